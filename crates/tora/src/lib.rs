//! The rules of TORA, for the short and the long board.
//!
//! Positions implement [`game::Position`]; [`Short`] and [`Long`] are one implementation for two
//! board sizes. A ply is a single action, the end of a turn, or the naming of a ruler.
//!
//! With the feature `serde`, a position is stored as its text and read back with the built-in
//! [`Catalogue`]. A [`Ply`] is not stored, as it has no text without its position.
//!
//! ```
//! use game::{MoveError, Notation, Position, Refusal};
//! use tigerden_tora::Short;
//!
//! let text = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
//! let mut position: Short = text.parse()?;
//! let step = position.parse_move("A v5h7-v5h6")?;
//! position.play(step)?;
//! match position.parse_move("A v5h6-v5h2") {
//!     Err(MoveError::Illegal(reason)) => assert_eq!(reason.rule().map(|rule| rule.0), Some("T-M1")),
//!     other => panic!("{other:?}"),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod endings;

mod action;
mod arrange;
mod ask;
mod assassin;
mod attack;
mod build;
mod bundle;
mod candidates;
mod cannon;
mod catalogue;
mod check;
mod command;
mod conduct;
mod crews;
mod data_file;
mod explain;
mod field;
mod forms;
mod gesture;
mod ground;
mod ground_text;
mod illegal;
mod jeopardy;
mod judge;
mod kind;
mod legal;
mod marks;
mod motion;
mod movement;
mod notation;
mod outcome;
mod places;
mod position;
mod prowl;
mod read;
mod read_ply;
mod round;
mod scene;
mod search;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod show;
mod start;
mod state;
mod terrain;
mod text;
mod told;
mod trace;
mod trap;
mod turn;
mod whereabouts;
mod whole;

pub use action::{Action, CannonTask, Crew, Ply, Told};
pub use assassin::Hiding;
pub use build::Impossible;
pub use catalogue::Catalogue;
pub use ground::Ground;
pub use illegal::Illegal;
pub use kind::{Edition, Kind, Piece};
pub use marks::{Activity, Search};
pub use notation::Numbering;
pub use setup::Setup;
pub use start::Options;
pub use state::Tora;
pub use terrain::Terrain;
pub use whereabouts::Whereabouts;
pub use whole::{Answer, Whole};

/// A position on the short board, 9 x 9 (T-B1).
pub type Short = Tora<9, 2>;
/// A position on the long board, 17 x 17 (T-B1), as somebody knows it: a hidden Assassin may be
/// somewhere. [`Whole`] is a position with everything in it.
pub type Long = Tora<17, 5>;
/// A place of the short board.
pub type ShortSquare = board::Square<9>;
/// A place of the long board.
pub type LongSquare = board::Square<17>;

/// The rule book, as the text of its file, `rules.json`.
pub const RULE_BOOK: &str = include_str!("../data/rules.json");

/// The puzzles on the short and on the long board, as the texts of their files.
pub const PUZZLES: [&str; 2] = [
    include_str!("../data/puzzles/tora-short.json"),
    include_str!("../data/puzzles/tora-long.json"),
];
