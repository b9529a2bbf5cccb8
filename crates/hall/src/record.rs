//! Records of games of any kind.

use game::record::{About, RecordError, Sheet};

use crate::{Options, Table, open};

/// Reads the record of a game and plays it through.
///
/// # Errors
///
/// The first place that is not as it must be.
pub fn read(text: &str) -> Result<(Box<dyn Table>, About), RecordError> {
    let sheet = Sheet::parse(text)?;
    let start = open(sheet.start()?, &Options::default());
    let mut table = start.map_err(|error| sheet.wrong_start(error))?;
    let about = table.replay(&sheet)?;
    Ok((table, about))
}

/// Writes the record of a game; everything is in it, also what players may not know yet.
#[must_use]
pub fn write(table: &dyn Table, about: &About) -> String {
    table.record(about)
}
