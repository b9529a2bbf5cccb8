//! Lists the texts of `locales/` and the books of `data/`, so that a new game's are found without
//! a line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut code = String::from("pub(crate) static LOCALES: &[(&str, &str, &str)] = &[\n");
    for folder in listed(&root.join("locales"))? {
        for file in listed(&folder)? {
            entry(&mut code, &[&stem(&folder), &stem(&file)], &file);
        }
    }
    code.push_str("];\npub(crate) static BOOKS: &[(&str, &str, &str)] = &[\n");
    for folder in listed(&root.join("data"))? {
        for name in ["rules", "guide"] {
            let file = folder.join(name).with_extension("json");
            if file.is_file() {
                entry(&mut code, &[&stem(&folder), name], &file);
            }
        }
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    fs::write(out.join("texts.rs"), code)
}

fn entry(code: &mut String, names: &[&str], file: &Path) {
    for (i, name) in names.iter().enumerate() {
        let _ = write!(code, "{}{name:?}, ", if i == 0 { "(" } else { "" });
    }
    let _ = writeln!(code, "include_str!({:?})),", file.display().to_string());
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The entries of a folder in order; the build looks again when the folder changes.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = fs::read_dir(folder)?
        .map(|e| Ok(e?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
