//! The checks that every game must pass, for the tests of rules crates.
//!
//! [`conforms`] plays seeded random games from given positions and examines every position on the
//! way: text, moves, keys, scenes, gestures, reasons and endings. A [`Fault`] names the seed, the
//! moves and the position, so that it can be seen again.
//!
//! For a game with secrets it also examines each viewer's view; [`keeps_secrets`] compares what
//! viewers see of positions that differ only in what they may not know.
//!
//! The checks know nothing of any game but [`game::Playable`]. They learn which pieces are where
//! from a census, which the test writes in the plainest way it can (from the position's text, say),
//! so that they notice a piece which the scene forgets.

mod arranged;
pub mod book;
mod ending;
mod examine;
mod fault;
mod gestures;
mod keys;
pub mod laid;
mod motions;
mod moves;
pub mod play;
mod reasons;
mod records;
mod scenes;
mod secrets;
pub mod speed;
mod text;
mod views;

pub use examine::{Effort, Tally, conforms, examine};
pub use fault::Fault;
pub use scenes::CensusPiece;
pub use secrets::{examine_secrets, keeps_secrets};
