//! The folders of the repository, and reading and writing in them.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// The folder for everything that is built: cargo's own.
pub(crate) fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// The folder of the texts, with one folder a language.
pub(crate) fn locales() -> PathBuf {
    root().join("crates/texts/locales")
}

/// The files with this name among the games' data, each with its game's crate.
pub(crate) fn of_games(name: &str) -> Result<Vec<(String, PathBuf)>> {
    let mut found = with_data(name)?;
    found.retain(|(_, file)| file.is_file());
    Ok(found)
}

/// The crates of games that have data with this name, a file or a folder, in order.
fn with_data(name: &str) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for folder in fs::read_dir(root().join("crates"))? {
        let folder = folder?;
        let data = folder.path().join("data").join(name);
        if data.exists() {
            found.push((folder.file_name().to_string_lossy().into_owned(), data));
        }
    }
    found.sort();
    Ok(found)
}

/// The files of puzzles of all games, each with its game's crate.
///
/// # Errors
///
/// If a folder can't be read.
pub(crate) fn puzzles() -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for (game, folder) in with_data("puzzles")? {
        let files = below(&folder)?.into_iter();
        found.extend(files.map(|file| (game.clone(), file)));
    }
    Ok(found)
}

/// The name under which cargo knows the crate in this folder of `crates/`.
///
/// # Errors
///
/// If its manifest can't be read or names nothing.
pub(crate) fn package(krate: &str) -> Result<String> {
    let manifest = root().join("crates").join(krate).join("Cargo.toml");
    let text = read(&manifest)?;
    let name = text
        .lines()
        .find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    let name = name.with_context(|| format!("{} has no name", manifest.display()))?;
    Ok(name.to_owned())
}

/// Reads a text file.
///
/// # Errors
///
/// If it can't be read; the error names it.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))
}

/// All files below a folder, in order; none if there is no such folder. Links to other folders are
/// not followed.
pub(crate) fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let path = entry.path();
            if path.is_dir() {
                if !entry.file_type()?.is_symlink() {
                    open.push(path);
                }
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A file's path below a folder, with `/` between its parts on every system.
pub(crate) fn name_below(folder: &Path, file: &Path) -> String {
    let path = file.strip_prefix(folder).unwrap_or(file);
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Writes a file unless it has this content already, so that nothing is built again without need.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("{} can't be written", path.display()))
}

/// Makes a folder hold exactly these files, by their [names](name_below).
pub(crate) fn fill(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    for old in below(folder)? {
        if !files.contains_key(&name_below(folder, &old)) {
            fs::remove_file(&old)?;
        }
    }
    for (name, bytes) in files {
        write(&folder.join(name), bytes)?;
    }
    Ok(())
}

/// The FNV-1a hash of some bytes, 64 bits in hexadecimal: to notice a change, not to prove anything.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
