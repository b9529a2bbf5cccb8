//! One running server: it changes games for those who ask, plays the computer's seats, and lets
//! time run out.
//!
//! ```arrows
//! start
//! relay shares
//! boards computer deadlines people takeover
//! change resting
//! state engine task
//! happening judges player shared threads timers
//! ```

mod boards;
mod change;
mod computer;
mod deadlines;
mod engine;
mod happening;
mod judges;
mod people;
mod player;
mod relay;
mod resting;
mod shared;
mod shares;
mod start;
mod state;
mod takeover;
mod task;
mod threads;
mod timers;

pub use boards::{Board, BoardError};
pub(crate) use boards::{Set, Sitter};
pub use engine::Engine;
pub(crate) use happening::{Happening, Happenings};
pub(crate) use judges::{Judges, NoJudge, Rests};
pub(crate) use player::LEVELS;
pub use player::Player;
pub use shared::Shared;
pub(crate) use start::Outside;
pub(crate) use state::Node;
