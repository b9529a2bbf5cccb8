//! Records: a played game as a text in PGN, the Portable Game Notation.
//!
//! A record has tags, among them the start position, then the moves with comments and clock times,
//! and the result. The grammar is in the book, chapter "Formats". It is the same for every game: the
//! game alone decides how a move is written, and the position shows where turns and rounds begin.
//!
//! [`Sheet::parse`] reads the tags without knowing the game, [`Sheet::replay`] plays the moves,
//! [`write()`] writes a game down again. [`Sheet::all`] reads a file with several games.

mod about;
mod ending;
mod error;
mod movetext;
mod notes;
mod replay;
mod result;
mod sheet;
mod tags;
mod time;
mod turns;
mod variation;
mod write;

pub use about::{About, Note, Tags, Variation, Verdict};
pub use error::{RecordError, RecordFault};
pub use replay::AsFar;
pub use sheet::{Sheet, games};
pub use time::{read_time, time_text};
pub use write::write;

/// The tags with which every PGN begins, in this order, and their values where nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    (RESULT, "*"),
];

/// Tags that are made from the game itself and are therefore not in [`Tags`]; the tag of
/// [`Notations`](crate::Notations) is one, too.
const GAME: [&str; 10] = [
    RESULT,
    VARIANT,
    HAS_FEN,
    FEN,
    HISTORY,
    TERMINATION,
    REASON,
    OVERRULED,
    POINTS,
    SIGNATURE,
];
/// Who has signed the text: what is written anew is not signed.
const SIGNATURE: &str = "Signature";
const RESULT: &str = "Result";
/// The first word of the start position.
const VARIANT: &str = "Variant";
/// Whether there is a start position.
const HAS_FEN: &str = "SetUp";
/// The other words of the start position.
const FEN: &str = "FEN";
const HISTORY: &str = "History";
/// Why the game ended, in the words of the standard.
const TERMINATION: &str = "Termination";
/// Why the game ended, in ours.
const REASON: &str = "Reason";

/// The result and its reason before an arbiter decided otherwise; [`RESULT`] and [`REASON`] then
/// give the arbiter's.
const OVERRULED: &str = "Overruled";

/// The points that an arbiter has given, first and second side, where the result alone would give
/// others.
const POINTS: &str = "Points";

/// The name of the note of a position that an arbiter has set up: its text, ` | ` and the reason.
const SET_UP: &str = "setup";

/// The name of the note of what an arbiter has set the clocks to: two times, of the first and the second
/// side.
pub const CLOCKS_SET: &str = "clocks";

/// The name of the note of a time-out after which the game went on.
const TIME_OUT: &str = "timeout";
/// The values of that note: the side whose time ran out, first or second.
const SIDES: [&str; 2] = ["first", "second"];
