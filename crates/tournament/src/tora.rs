//! TORA's matches of four games (M-T1 to M-T8, M-T11).

mod count;
mod foul;
mod input;
mod recount;
mod score;

pub use foul::{Foul, FoulGame, Proved, Replay};
pub use input::{Board, Captured, Cheating, Entrant, Game, Offence, Record, ToraMatch};
pub use score::{By, Compared, Mean, Refused, Score, State, Tallied, ToraScore};
