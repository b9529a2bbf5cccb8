//! Records of games of any kind.
//!
//! ```
//! let mut table = tigerden_hall::start("tora-short", &tigerden_hall::Options::default())?;
//! table.play("A v5h7-v5h6")?;
//! table.play("end")?;
//! let mut about = game::record::About::default();
//! about.tags.set("First", "Ann");
//! let text = tigerden_hall::record::write(&*table, &about);
//! assert!(text.ends_with("\n1. A v5h7-v5h6 /\n*\n"));
//!
//! let (read, about) = tigerden_hall::record::read(&text)?;
//! assert_eq!((read.plies(), about.tags.get("First")), (2, Some("Ann")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use game::record::About;
#[cfg(feature = "reading")]
use game::record::{RecordError, Sheet};

use crate::Table;
#[cfg(feature = "reading")]
use crate::{Options, open};

#[cfg(feature = "reading")]
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
