//! The key with which the server signs records, kept in the data folder.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use signed::SecretKey;

use crate::store::sqlite::DbError;
use crate::token::random;

/// Name of its file in the data folder.
const FILE: &str = "records.key";
/// The same while it is written.
const UNFINISHED: &str = "records.key.new";

/// Reads the key of a data folder, which nobody else uses now; draws one if there is none.
pub(crate) fn open(folder: &Path) -> Result<SecretKey, DbError> {
    let path = folder.join(FILE);
    let found = match fs::read_to_string(&path) {
        Ok(text) => read(&text),
        Err(error) if error.kind() == ErrorKind::NotFound => make(folder),
        Err(error) => Err(error),
    };
    found.map_err(|error| DbError::Key { path, error })
}

fn read(text: &str) -> io::Result<SecretKey> {
    let key = text.trim_end().parse();
    key.map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

/// Draws a key. It has its name only once it is on disk.
fn make(folder: &Path) -> io::Result<SecretKey> {
    let key = SecretKey::new(random().map_err(io::Error::other)?);
    let unfinished = folder.join(UNFINISHED);
    let mut file = private(&unfinished)?;
    writeln!(file, "{}", key.reveal())?;
    file.sync_all()?;
    fs::rename(&unfinished, folder.join(FILE))?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(key)
}

/// A new file that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_drawn_once_and_only_its_owner_can_read_it() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(UNFINISHED), "left by a crash").unwrap();
        let key = open(folder.path()).unwrap().public();
        assert_eq!(open(folder.path()).unwrap().public(), key);
        let files: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().collect();
        assert_eq!(files.len(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = files[0].metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let other = tempfile::tempdir().unwrap();
        assert_ne!(open(other.path()).unwrap().public(), key);
    }

    #[test]
    fn a_damaged_key_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        fs::write(&path, "0123").unwrap();
        let error = open(folder.path()).unwrap_err().to_string();
        assert!(
            error.contains(FILE) && error.contains("64 digits"),
            "{error}"
        );
        assert_eq!(fs::read_to_string(path).unwrap(), "0123");
    }
}
