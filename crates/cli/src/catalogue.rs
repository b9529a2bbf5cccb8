//! Data files from the user's own folder.

use std::fs;
use std::path::{Path, PathBuf};

use hall::Catalogue;

use crate::failure::Failure;
use crate::source::{self, Source};

/// Reads all files below `folder` that a game knows, such as those in `tora/setups`, and adds them
/// to the built-in ones.
pub(crate) fn read(folder: &Path) -> Result<Catalogue, Failure> {
    let mut catalogue = Catalogue::default();
    fs::read_dir(folder).map_err(|error| Failure::read(folder, error))?;
    for kind in &hall::FILES {
        let folder = folder.join(kind.folder);
        if !folder.is_dir() {
            continue;
        }
        for path in files(&folder, kind.extension)? {
            let Source { name, text } = source::file(&path)?;
            catalogue
                .add(kind, &text)
                .map_err(|error| Failure::input(&name, &text, error))?;
        }
    }
    Ok(catalogue)
}

/// The files with this extension, sorted by name.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let failed = |error| Failure::read(folder, error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
