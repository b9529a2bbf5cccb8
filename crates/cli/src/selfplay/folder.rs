//! The folder that the records of a match are written into.

use std::fs;
use std::path::{Path, PathBuf};

use game::{Message, TextError};

use crate::failure::Failure;

/// How the names of records begin and end; the number of the game stands between.
const RECORD: &str = "game-";
const ENDING: &str = ".txt";

/// The file of the game with this number.
pub(super) fn file(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("{RECORD}{number:04}{ENDING}"))
}

/// The name of a player, before its letter.
pub(super) const PLAYER: &str = "TigerDen ";

/// Makes the folder ready for a match: creates it if it is missing. With `force`, removes the records
/// of an older match.
///
/// Without, a folder that has such records is refused, so that the two don't get mixed up.
pub(super) fn prepare(folder: &Path, force: bool) -> Result<(), Failure> {
    let failed = |error| Failure::write(folder, error);
    fs::create_dir_all(folder).map_err(failed)?;
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !is_record(&name) {
            continue;
        }
        if !force {
            return Err(occupied(folder, &name));
        }
        if is_own(&path) {
            fs::remove_file(&path).map_err(|error| Failure::write(&path, error))?;
        }
    }
    Ok(())
}

/// Whether a match may give this name to a record.
fn is_record(name: &str) -> bool {
    let number = name.strip_prefix(RECORD);
    let number = number.and_then(|rest| rest.strip_suffix(ENDING));
    number
        .is_some_and(|number| number.len() >= 4 && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a match has written this file: both players are its own.
fn is_own(path: &Path) -> bool {
    let is_player = |text: &str, color: &str| text.contains(&format!("\n[{color} \"{PLAYER}"));
    let text = fs::read_to_string(path);
    text.is_ok_and(|text| is_player(&text, "White") && is_player(&text, "Black"))
}

fn occupied(folder: &Path, file: &str) -> Failure {
    let name = folder.display().to_string();
    let message = Message::new("cli-text-has-records").with("name", file);
    let error = TextError::new(0, name.len(), message);
    let help = "--force removes the records of an older match there";
    Failure::input("--out", &name, error).help(help)
}
