//! Records: a played game as one text file.
//!
//! A record has tags, the start position, the moves round by round, comments and clock times, and
//! the result. The grammar is in the book, chapter "Formats". It is the same for every game: how a
//! move is written is the game's own affair, where turns and rounds begin follows from the
//! position.
//!
//! [`Sheet::parse`] reads the text without knowing the game, [`Sheet::replay`] plays it, [`write()`]
//! writes a game down again.

mod about;
mod error;
mod replay;
mod syntax;
mod write;

pub use about::{About, Note, Tags, Verdict};
pub use error::{Problem, RecordError, RecordFault};
pub use syntax::Sheet;
pub use write::write;

/// Tags that are made from the game itself and are therefore not in [`Tags`]; the tag of
/// [`Notations`](crate::Notations) is one, too.
const GAME: &str = "Game";
const START: &str = "Start";
const HISTORY: &str = "History";
const RESULT: &str = "Result";
const REASON: &str = "Reason";

/// What the result was, and why, before an arbiter decided otherwise: [`RESULT`] and [`REASON`] are
/// the arbiter's then.
const OVERRULED: &str = "Overruled";

/// The name of the note of a time-out after which the game went on.
const TIME_OUT: &str = "timeout";
/// What it says: whose time it was, first and second side.
const SIDES: [&str; 2] = ["first", "second"];
