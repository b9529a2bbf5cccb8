//! Search, one evaluation per game, ten levels of strength, and matches of the engine against
//! itself.
//!
//! A [`Player`] takes a [`Request`] (a start position and the moves since, as texts) and answers
//! with a turn to play. It runs natively and in the browser, on the thread that calls it.
//!
//! A game becomes known by an [`Evaluate`] of its own and a line in `games.rs`.

pub mod bench;
mod code;
mod eval;
mod evaluate;
mod games;
mod level;
mod limits;
mod order;
mod player;
mod score;
mod search;
pub mod selfplay;
mod sight;
mod style;
mod table;
mod think;
#[cfg(test)]
mod toy;

pub use evaluate::{Evaluate, Look};
pub use level::{LEVELS, Level};
pub use limits::Limits;
pub use player::{Answer, Player, Report, Request, ThinkError};
pub use score::Score;
pub use style::Style;
