//! Takes the browser app into the program: a listing of copies of its files, compressed where that makes them
//! smaller. They are copies, so that the app may be built anew while the program is compiled. It lies in the folder
//! `web`: in the repository that is a link to `target/web`.
//!
//! A program for use needs the app, so a release build without it fails. Builds for tests do
//! without: the listing is empty then.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, process};

use flate2::Compression;
use flate2::write::GzEncoder;

/// Endings of files that are compressed already.
const PACKED: [&str; 6] = ["png", "webp", "woff2", "mp3", "ogg", "ico"];

pub(crate) fn take_in() -> Result<(), Box<dyn Error>> {
    let web = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("web");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed={}", web.display());
    let release = env::var("PROFILE")? == "release";
    if release && !web.join("index.html").is_file() {
        println!(
            "cargo::error=the browser app is not built, and it is a part of the program: \
             run `cargo xtask build`, or leave it out with `--no-default-features`"
        );
        process::exit(1);
    }
    let mut files = Vec::new();
    if web.is_dir() {
        list(&web, &mut files)?;
    }
    files.sort();
    let kept = out.join("web");
    if kept.is_dir() {
        fs::remove_dir_all(&kept)?;
    }
    let mut listing = String::from("&[\n");
    for path in &files {
        let name = path
            .strip_prefix(&web)?
            .to_string_lossy()
            .replace('\\', "/");
        let copy = kept.join(&name);
        fs::create_dir_all(copy.parent().unwrap_or(&kept))?;
        fs::copy(path, &copy)?;
        include(&name, &copy, &mut listing)?;
        let packed = path
            .extension()
            .is_some_and(|ending| PACKED.iter().any(|p| ending == *p));
        // Compressing well takes seconds, which only users of the program gain from.
        if release && !packed {
            compress(&copy, &name, &mut listing)?;
        }
    }
    listing.push(']');
    fs::write(out.join("web.rs"), listing)?;
    Ok(())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn include(name: &str, file: &Path, listing: &mut String) -> Result<(), Box<dyn Error>> {
    let file = file.display().to_string();
    writeln!(listing, "({name:?}, include_bytes!({file:?})),")?;
    Ok(())
}

/// Writes the compressed forms of a file that are smaller than the file, beside it.
fn compress(path: &Path, name: &str, listing: &mut String) -> Result<(), Box<dyn Error>> {
    let plain = fs::read(path)?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&plain)?;
    let mut brotli = Vec::new();
    let best = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut plain.as_slice(), &mut brotli, &best)?;
    for (ending, bytes) in [("br", brotli), ("gz", gzip.finish()?)] {
        if bytes.len() < plain.len() {
            let mut file = path.as_os_str().to_owned();
            file.push(format!(".{ending}"));
            fs::write(&file, bytes)?;
            include(&format!("{name}.{ending}"), Path::new(&file), listing)?;
        }
    }
    Ok(())
}
