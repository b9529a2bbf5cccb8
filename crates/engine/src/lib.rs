//! Search, one evaluation per game, ten levels of strength, and matches of the engine against
//! itself.
//!
//! A [`Thinker`] takes a game and a [`Task`] and answers with a turn to play. It runs natively and
//! in the browser, on the thread that calls it. A [`Player`] is the same for programs that speak
//! text: it knows all games of the hall.
//!
//! A game becomes known by an [`Evaluate`] of its own and a line in `games.rs`.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use game::{Game, History, Start};
//! use tigerchess::LancerChess;
//! use tigerden_engine::{Limits, Task, Thinker, eval};
//!
//! let Ok(start) = LancerChess::start(&());
//! let game = Game::new(start, History::Counts);
//! let mut thinker = Thinker::new(eval::TigerChess, 1);
//! let task = Task { limits: Limits::depth(3), ..Task::default() };
//! let answer = thinker.think(&game, &task, &AtomicBool::new(false), &mut |_| {});
//! let answer = answer.ok_or("the game is over")?;
//! assert_eq!(answer.moves.len(), 1);
//! assert!(answer.report.is_some_and(|report| report.depth == 3 && report.line[0] == answer.moves[0]));
//! # Ok::<(), &'static str>(())
//! ```

pub mod bench;
mod code;
mod deepen;
pub mod eval;
mod evaluate;
mod games;
mod level;
mod limits;
mod order;
mod player;
mod score;
mod search;
#[cfg(test)]
mod secrets;
pub mod selfplay;
mod sight;
mod style;
mod table;
mod task;
mod think;
mod threads;
#[cfg(test)]
mod toy;

pub use evaluate::{Evaluate, Look};
pub use level::{LEVELS, Level};
pub use limits::Limits;
pub use player::{Player, Request, ThinkError};
pub use score::Score;
pub use style::Style;
pub use task::{BestTurn, Progress, Report, Task};
pub use think::Thinker;
