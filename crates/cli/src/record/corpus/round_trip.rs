//! What is written can be read, and is the same when it is written again.

use game::Viewer;
use game::record::About;
use hall::{Hall, Table};

/// Reads a record and writes it again, as it is and in all notations of its game.
///
/// # Errors
///
/// What is not the same, in a sentence.
pub(super) fn check(hall: &Hall, record: &str) -> Result<(), String> {
    let read = |text: &str| hall.read(text).map_err(|error| format!("{error}\n{text}"));
    let (table, about) = read(record)?;
    if write(&*table, &about) != record {
        return Err(format!("written again it differs\n{record}"));
    }
    for name in table.notations().names {
        let own = Some(*name).filter(|name| table.notations().names.first() != Some(name));
        let in_notation = About {
            notation: own,
            ..about.clone()
        };
        let text = write(&*table, &in_notation);
        let (again, about_again) = read(&text)?;
        if about_again != in_notation || write(&*again, &about) != record {
            return Err(format!("in the notation `{name}` it differs\n{text}"));
        }
    }
    Ok(())
}

fn write(table: &dyn Table, about: &About) -> String {
    hall::record::write(table, about, Viewer::Judge)
}
