//! Lists the texts, the books and puzzles of the games and the drawings of `print/art/`, so that a new game's
//! are found without a line of code. The page fetches them; tests have their contents at hand.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The files of a game's data that are books.
const BOOKS: [&str; 2] = ["rules.json", "guide.json"];

fn main() -> Result<(), Box<dyn Error>> {
    let here = &PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let crates = here.join("..");
    // The path that the page asks for, and the file.
    let mut files = Vec::new();
    for folder in listed(&crates.join("texts/locales"))? {
        for file in listed(&folder)? {
            files.push((format!("/locales/{}/{}", name(&folder), name(&file)), file));
        }
    }
    // Looking at all crates again for each change would be too often; a new game is new there.
    println!("cargo::rerun-if-changed=../hall/Cargo.toml");
    for game in entries(&crates)? {
        let data = game.join("data");
        if data.is_dir() {
            let books = listed(&data)?.into_iter();
            for book in books.filter(|file| BOOKS.contains(&name(file).as_str())) {
                files.push((format!("/data/{}/{}", name(&game), name(&book)), book));
            }
            let puzzles = data.join("puzzles");
            if puzzles.is_dir() {
                for file in listed(&puzzles)? {
                    let path = format!("/data/{}/puzzles/{}", name(&game), name(&file));
                    files.push((path, file));
                }
            }
        }
    }
    for file in listed(&crates.join("print/art"))? {
        if file.extension().is_some_and(|ending| ending == "svg") {
            files.push((format!("/art/{}", name(&file)), file));
        }
    }
    let mut names = String::from("static FILES: &[&str] = &[\n");
    let mut contents = String::from("#[cfg(test)]\nstatic CONTENTS: &[&str] = &[\n");
    for (path, file) in files {
        let _ = writeln!(names, "    {path:?},");
        let _ = writeln!(
            contents,
            "    include_str!({:?}),",
            file.display().to_string()
        );
    }
    let out = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    fs::write(out.join("files.rs"), format!("{names}];\n{contents}];\n"))?;
    Ok(())
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The entries of a folder in order; the build looks again when the folder changes.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    entries(folder)
}

/// The entries of a folder in order.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
