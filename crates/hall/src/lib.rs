//! The games on offer, behind one object-safe table that speaks text.
//!
//! Server, terminal and browser never match on a game's name: they list [`games`], [`start`] one
//! with [`Options`] or [`open`] a position text, and work with the [`Table`] they get.

pub mod record;

mod files;
mod info;
mod list;
mod playing;
mod table;
mod tora;

pub use files::{FILES, FileKind};
pub use info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
pub use list::{find, games, open, start};
pub use table::{Offer, PlayError, Played, Table};
