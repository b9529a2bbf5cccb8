//! What a server does by itself: it plays the computer's seats and lets time run out.

pub(crate) mod computer;
pub(crate) mod deadlines;
mod engine;

pub use computer::Player;
pub use engine::Engine;
