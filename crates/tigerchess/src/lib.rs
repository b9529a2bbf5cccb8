//! The rules of `TigerChess` and `LancerChess`.
//!
//! Positions implement [`game::Position`]; [`LancerChess`] and [`TigerChess`] are one
//! implementation. Side [`First`](game::Side::First) is Bengal, which moves first in the
//! engagement; side [`Second`](game::Side::Second) is the Siberian one, which begins the
//! deployment. The letter puzzle at the end of the inventor's document is no part of either (C-N5).
//!
//! With the feature `serde`, a position is stored as its text. A [`Move`] is not stored, as it has
//! no text without its position.
//!
//! ```
//! use game::{MoveError, Notation, Position, Refusal, Start};
//! use tigerden_tigerchess::{LancerChess, Options, TigerChess, Variation};
//!
//! let Ok(mut position) = LancerChess::start(&());
//! let step = position.parse_move("e2e4")?;
//! position.play(step)?;
//! match position.parse_move("e7e4") {
//!     Err(MoveError::Illegal(reason)) => assert_eq!(reason.rule().map(|rule| rule.0), Some("C-L2")),
//!     other => panic!("{other:?}"),
//! }
//!
//! let countdown = Options { deployment: Variation::Countdown, ..Options::default() };
//! let Ok(mut deployment) = TigerChess::start(&countdown);
//! let posting = deployment.parse_move("S@c6")?;
//! deployment.play(posting)?;
//! assert!(deployment.parse_move("S@c3").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod endings;

mod action;
mod arrange;
mod attacks;
mod beside;
mod bits;
mod castling;
mod check;
mod conduct;
mod deployment;
mod explain;
mod forms;
mod generate;
mod gesture;
mod illegal;
mod jumps;
mod key;
mod kind;
mod laid;
mod legal;
mod notation;
mod outcome;
mod parts;
mod pikemen;
mod play;
mod position;
mod read;
mod read_tiger;
mod scene;
#[cfg(feature = "serde")]
mod serial;
mod short;
mod show;
mod sink;
mod start;
mod state;
mod steps;
mod survey;
mod tables;
mod text;
mod watch;
mod ways;
mod words;

pub use action::{Move, Path, Wing};
pub use attacks::Army;
pub use deployment::{Deployment, Variation};
pub use illegal::{Cause, Illegal};
pub use kind::{Kind, Marking, Piece};
pub use start::Options;
pub use state::{Chess, Guard};

/// A position of `LancerChess` (C-L).
pub type LancerChess = Chess<false>;
/// A position of `TigerChess` (C-P, C-D, C-T).
pub type TigerChess = Chess<true>;

/// The rule book, as the text of its file, `rules.json`.
pub const RULE_BOOK: &str = include_str!("../data/rules.json");

/// The puzzles of `LancerChess` and of `TigerChess`, as the texts of their files.
pub const PUZZLES: [&str; 2] = [
    include_str!("../data/puzzles/lancerchess.json"),
    include_str!("../data/puzzles/tigerchess.json"),
];
