//! Lists the texts of `locales/`, the books of `data/` and the drawings of `static/art/`, so that a
//! new game's are found without a line of code. The page fetches them; tests have their contents at
//! hand.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in listed(&root.join("locales"))? {
        files.extend(listed(&folder)?);
    }
    for folder in listed(&root.join("data"))? {
        let books = ["rules.json", "guide.json"].map(|name| folder.join(name));
        files.extend(books.into_iter().filter(|file| file.is_file()));
    }
    let mut names = String::from("static FILES: &[&str] = &[\n");
    let mut contents = String::from("#[cfg(test)]\nstatic CONTENTS: &[&str] = &[\n");
    let served = root.join("crates/web/static");
    files.extend(listed(&served.join("art"))?);
    for file in files {
        let below = file.strip_prefix(&served).or(file.strip_prefix(&root));
        let name = below.unwrap_or(&file).display();
        let _ = writeln!(names, "    \"/{name}\",");
        let _ = writeln!(
            contents,
            "    include_str!({:?}),",
            file.display().to_string()
        );
    }
    let out = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    fs::write(out.join("files.rs"), format!("{names}];\n{contents}];\n"))
}

/// The entries of a folder in order; the build looks again when the folder changes.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
