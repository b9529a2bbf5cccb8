//! Lists the files of `locales/`, so that a new one is found without a line of code.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    let mut list = String::from("&[\n");
    for folder in listed(&locales)? {
        for file in listed(&folder)? {
            let language = folder.file_name().unwrap_or_default().to_string_lossy();
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let path = file.display().to_string();
            writeln!(
                list,
                "File {{ language: {language:?}, name: {name:?}, text: include_str!({path:?}) }},"
            )?;
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("files.rs"), list)?;
    Ok(())
}

/// The entries of a folder in order; the build looks again when the folder changes.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder)?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
