//! The traits and types that all board games share.
//!
//! A rules crate implements [`Position`] and the traits beside it; everything else in TigerDen
//! (engine, server, browser, terminal) works on positions, [`Scene`]s and [`Gesture`]s and never
//! asks which game it has.
//!
//! * [`Position`]: plain data with the rules as pure functions on it; no clock, no I/O, no chance.
//! * [`Notation`], [`Show`], [`Conduct`], [`Counting`]: moves as texts, what a screen needs, what the
//!   rules say beyond the moves, and counting. They have defaults where a game has nothing to say.
//! * [`Hidden`]: what each viewer may know; [`Open`] for games without secrets. [`Playable`] is all of
//!   them together.
//! * [`Game`]: a start position and the moves played from it, with repetition and take-back.
//! * [`Scene`] and [`Gesture`]: how a position looks and which touches make a move, so that one
//!   screen serves every game. [`Composer`] turns touches into moves.
//! * [`Arrange`]: positions put together by hand, and what is wrong with them where.
//! * [`record`]: a played game as a text file.
//! * [`perft`], [`turns`], [`playout`], [`solve`]: counting, random play and exact search, the same for every game.
//!
//! With the feature `serde`, sides, viewers and the like can be stored, and a module `as_text` stores
//! a value of any type as its text.

#[cfg(feature = "serde")]
pub mod as_text;
pub mod drawing;
pub mod record;

mod arrange;
mod composer;
mod conduct;
mod counting;
mod gesture;
mod hidden;
mod history;
mod laid;
mod message;
mod motion;
mod notation;
mod outcome;
mod part;
mod perft;
mod playable;
mod played;
mod playout;
mod position;
mod reach;
mod refusal;
#[cfg(feature = "texts")]
mod said;
mod scene;
mod show;
mod side;
mod solve;
mod start;
mod text;
mod trail;

pub use arrange::{Arrange, Arranged, Field, FieldKind, places_of};
pub use composer::{Composer, Touched};
pub use conduct::Conduct;
pub use counting::Counting;
pub use gesture::{ButtonId, Gesture, Place, Touch};
pub use hidden::{Hidden, Open, Seen};
pub use history::History;
pub use laid::Laid;
pub use message::{Message, Value};
pub use motion::{Gait, Motion, Strike};
pub use notation::{MoveError, Notation, Notations};
pub use outcome::{Ending, Outcome, Reason};
pub use part::Part;
pub use perft::{divide, perft, turns, watch_turns};
pub use playable::Playable;
pub use played::{Game, GameError, SetUp};
pub use playout::{Playout, SplitMix, playout};
pub use position::Position;
pub use reach::Reach;
pub use refusal::{Refusal, Refused, RuleId};
pub use scene::{
    Board, BoardStyle, Button, Counter, Ground, HIDDEN, Mark, MarkKind, Note, PieceView, PlaceView,
    Scene, Tray,
};
pub use show::Show;
pub use side::{Side, Viewer};
pub use solve::{GaveUp, Goal, solve};
pub use start::Start;
pub use text::{Fault, Faults, TextError, head};
