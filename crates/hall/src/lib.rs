//! The games on offer, behind one object-safe table that speaks text.
//!
//! Server, terminal and browser never match on a game's name: they list [`games`], [`start`] one
//! with [`Options`] (or [`throw`] dice for what the options leave open) or [`open`] a position text,
//! and work with the [`Table`] they get.

pub mod record;

mod convoy;
mod deployment;
mod files;
mod info;
mod list;
mod playing;
mod settle;
mod table;
mod tigerchess;
mod tora;

pub use files::{FILES, FileKind};
pub use info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
pub use list::{find, game_of, games, open, start, throw};
pub use settle::{Started, Throw};
pub use table::{Offer, PlayError, Played, Table, gestures};
