//! What a game is, without being one.
//!
//! A rules crate implements [`Position`]; everything else in TigerDen (engine, server, browser,
//! terminal) works on positions, [`Scene`]s and [`Gesture`]s and never asks which game it has.
//!
//! * [`Position`]: plain data with the rules as pure functions on it; no clock, no I/O, no chance.
//! * [`Game`]: a start position and the moves played from it, with repetition and take-back.
//! * [`Scene`] and [`Gesture`]: how a position looks and which touches make a move, so that one
//!   screen serves every game. [`Composer`] turns touches into moves.
//! * [`record`]: a played game as a text file.
//! * [`perft`], [`turns`], [`playout`]: counting and random play, the same for every game.

pub mod record;

mod composer;
mod gesture;
mod history;
mod outcome;
mod part;
mod perft;
mod played;
mod playout;
mod position;
mod refusal;
mod scene;
mod side;
mod text;

pub use composer::{Composer, Touched};
pub use gesture::{ButtonId, Gesture, Place, Touch};
pub use history::History;
pub use outcome::{Ending, Outcome, Reason};
pub use part::Part;
pub use perft::{divide, perft, turns};
pub use played::{Game, GameError};
pub use playout::{Playout, SplitMix, playout};
pub use position::{MoveError, Notations, Position};
pub use refusal::{Refusal, Refused, RuleId};
pub use scene::{
    Board, BoardStyle, Button, Counter, Ground, Mark, MarkKind, PieceView, PlaceView, Scene, Tray,
};
pub use side::{Side, Viewer};
pub use text::{TextError, head};
