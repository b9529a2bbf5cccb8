//! Writes files that the user asked for; one that is there already is replaced only with `--force`.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use game::TextError;

use crate::failure::Failure;

/// Writes `text` to the file that the user named with `option`, such as `--out`. With `force`, a
/// file that is there already is replaced.
pub(crate) fn create(
    option: &str,
    path: &Path,
    text: &(impl AsRef<[u8]> + ?Sized),
    force: bool,
) -> Result<(), Failure> {
    if force || is_device(path) {
        return replace(path, text);
    }
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(mut file) => file.write_all(text.as_ref()).map_err(|error| {
            // Half a file would be taken for a whole one.
            let _ = fs::remove_file(path);
            Failure::write(path, error)
        }),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(exists(option, path)),
        Err(error) => Err(Failure::write(path, error)),
    }
}

/// Refuses a path where there is something already.
pub(crate) fn missing(option: &str, path: &Path) -> Result<(), Failure> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(exists(option, path)),
        Err(_) => Ok(()),
    }
}

/// The file that the user named with `option` is there already, and may be replaced with `--force`.
fn exists(option: &str, path: &Path) -> Failure {
    let name = path.display().to_string();
    let error = TextError::new(0, name.len(), "cli-text-file-exists");
    Failure::input(option, &name, error).help("--force replaces it")
}

/// Writes a file, new or not. The text goes to a second file first, so that there is a complete
/// one at any time.
pub(crate) fn replace(path: &Path, text: &(impl AsRef<[u8]> + ?Sized)) -> Result<(), Failure> {
    let written = if is_device(path) {
        fs::write(path, text)
    } else {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        fs::write(&beside, text).and_then(|()| fs::rename(&beside, path))
    };
    written.map_err(|error| Failure::write(path, error))
}

/// Whether this is neither a file nor a folder but something to write into, such as `/dev/null`.
fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_only_by_force() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.txt");
        create("--out", &path, "one", false).expect("a new file");
        let refused = create("--out", &path, "two", false).expect_err("it is there");
        assert!(matches!(refused, Failure::Input(_)), "{refused}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "one");
        create("--out", &path, "three", true).expect("force");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "three");
        let files = fs::read_dir(folder.path()).expect("a folder");
        assert_eq!(files.count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_folder_that_is_not_there_is_no_reason_for_force() {
        let refused = create("--out", Path::new("/no/such/game.txt"), "one", false);
        assert!(matches!(refused, Err(Failure::Write { .. })));
    }

    #[cfg(unix)]
    #[test]
    fn a_device_can_be_written_to() {
        create("--out", Path::new("/dev/null"), "one", false).expect("nothing to lose");
        create("--out", Path::new("/dev/null"), "one", true).expect("nothing to lose");
        assert!(is_device(Path::new("/dev/null")), "it is still there");
    }
}
