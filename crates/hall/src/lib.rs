//! The games on offer, behind one object-safe table that speaks text.
//!
//! Server, terminal and browser never match on a game's name. What is known about a game without
//! its rules is in a constant list: [`games`]. A [`Hall`] has games with their [`Rules`]: it starts
//! a game with [`Options`], throws dice for what the options leave open, or opens a position text.
//! Each returns the [`Table`] on which the game is played.
//!
//! ```
//! use tigerden_hall as hall;
//! use hall::{Hall, Options};
//!
//! let hall = Hall::all();
//! for info in hall::games() {
//!     assert_eq!(hall.find(info.id).map(|rules| rules.info().name), Some(info.name));
//! }
//! let mut table = hall.start("tora-short", &Options::default())?;
//! assert!(table.play("A v5h7-v5h6").is_ok());
//! # Ok::<(), hall::StartError>(())
//! ```

#[cfg(feature = "parts")]
pub mod parts;
pub mod record;

mod catalogue;
mod convoy;
mod deployment;
mod hall;
mod info;
mod list;
mod playing;
mod rules;
mod settle;
mod table;
mod tigerchess;
mod tora;

pub use catalogue::{Catalogue, FILES, FileKind};
pub use hall::Hall;
#[cfg(feature = "reading")]
pub use hall::Recorded;
pub use info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
pub use list::{find, game_of, games, puzzles, rule_book};
pub use rules::{Listed, Rules};
pub use settle::{Settling, Started, Throw};
pub use table::{Offer, PlayError, Played, Table, gestures};
