//! One running server: it changes games for those who ask, plays the computer's seats, and lets
//! time run out.
//!
//! ```arrows
//! start
//! relay shares
//! computer deadlines takeover
//! state engine
//! player shared timers
//! ```

mod computer;
mod deadlines;
mod engine;
mod player;
mod relay;
mod shared;
mod shares;
mod start;
mod state;
mod takeover;
mod timers;

pub use engine::Engine;
pub(crate) use player::LEVELS;
pub use player::Player;
pub use shared::Shared;
pub(crate) use state::Node;
