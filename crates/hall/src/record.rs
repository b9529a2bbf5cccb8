//! Records of games of any kind: written here, read by a [`Hall`](crate::Hall).
//!
//! ```
//! use tigerden_hall::{Hall, Options, record};
//!
//! let hall = Hall::all();
//! let mut table = hall.start("tora-short", &Options::default())?;
//! table.play("A v5h7-v5h6")?;
//! table.play("end")?;
//! let mut about = game::record::About::default();
//! about.tags.set("White", "Ann");
//! let text = record::write(&*table, &about, game::Viewer::Judge);
//! assert!(text.ends_with("\n1. A v5h7-v5h6 /\n*\n"));
//!
//! let (read, about) = hall.read(&text)?;
//! assert_eq!((read.plies(), about.tags.get("White")), (2, Some("Ann")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use game::Viewer;
use game::record::About;

use crate::Table;

/// Writes the record of a game as `viewer` has seen it. Only what a judge has seen can be read as
/// the whole game again.
#[must_use]
pub fn write(table: &dyn Table, about: &About, viewer: Viewer) -> String {
    table.record(about, viewer)
}
