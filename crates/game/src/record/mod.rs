//! Records: a played game as one text file.
//!
//! A record has tags, the start position, the moves round by round, comments and clock times, and
//! the result. The grammar is in the book, chapter "Formats". It is the same for every game: the
//! game alone decides how a move is written, and the position shows where turns and rounds begin.
//!
//! [`Sheet::parse`] reads the text without knowing the game, [`Sheet::replay`] plays it, [`write()`]
//! writes a game down again.

mod about;
mod error;
mod replay;
mod syntax;
mod time;
mod write;

pub use about::{About, Note, Tags, Verdict};
pub use error::{Problem, RecordError, RecordFault};
pub use syntax::Sheet;
pub use time::{read_time, time_text};
pub use write::write;

/// Tags that are made from the game itself and are therefore not in [`Tags`]; the tag of
/// [`Notations`](crate::Notations) is one, too.
const GAME: &str = "Game";
const START: &str = "Start";
const HISTORY: &str = "History";
const RESULT: &str = "Result";
const REASON: &str = "Reason";

/// The result and its reason before an arbiter decided otherwise; [`RESULT`] and [`REASON`] then
/// give the arbiter's.
const OVERRULED: &str = "Overruled";

/// The points that an arbiter has given, first and second side, where the result alone would give
/// others.
const POINTS: &str = "Points";

/// The name of the note of a position that an arbiter has set up: its text, ` | ` and the reason.
const SET_UP: &str = "setup";

/// The name of the note of a time-out after which the game went on.
const TIME_OUT: &str = "timeout";
/// The values of that note: the side whose time ran out, first or second.
const SIDES: [&str; 2] = ["first", "second"];
