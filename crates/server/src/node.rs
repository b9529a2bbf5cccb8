//! One running server: it changes games for those who ask, plays the computer's seats, and lets
//! time run out.
//!
//! ```arrows
//! start
//! alive computer deadlines
//! state engine
//! player waiting
//! ```

mod alive;
mod computer;
mod deadlines;
mod engine;
mod player;
mod start;
mod state;
mod waiting;

pub use engine::Engine;
pub(crate) use player::LEVELS;
pub use player::Player;
pub(crate) use state::Node;
