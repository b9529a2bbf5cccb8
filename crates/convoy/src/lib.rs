//! The rules of King's Convoy, and of tafl games that differ from it only by their [`Family`]:
//! board size, layout, where the king escapes, how throne and corners count, how he is captured.
//!
//! One type, [`Convoy`], is a position of any of them: a smaller board is a corner of the same grid.
//! The first side attacks, the second defends the king.
//!
//! With the feature `serde`, moves and positions are stored as their texts; a position is read back
//! with the built-in [`Catalogue`].
//!
//! ```
//! use game::{Position, Start};
//! use tigerden_convoy::{Convoy, Options};
//!
//! let Ok(start) = Convoy::start(&Options::default());
//! let mut moves = Vec::new();
//! start.legal_moves(&mut moves);
//! assert_eq!(moves.len(), 156);
//! ```

pub mod endings;

mod arrange;
mod capture;
mod catalogue;
mod explain;
mod family;
mod family_file;
mod illegal;
mod lines;
mod moves;
mod notation;
mod outcome;
mod position;
mod read;
mod rows;
mod scene;
#[cfg(feature = "serde")]
mod serial;
mod squares;
mod start;
mod state;
mod text;

pub use catalogue::Catalogue;
pub use family::{Escape, Family, Grip, Throne};
pub use illegal::Illegal;
pub use moves::Move;
pub use squares::{Square, Squares};
pub use start::Options;
pub use state::{Boat, Convoy};

/// The rule book, as the text of its file, `rules.json`.
pub const RULE_BOOK: &str = include_str!("../data/rules.json");

/// The puzzles, as the text of their file.
pub const PUZZLES: &str = include_str!("../data/puzzles/convoy.json");
