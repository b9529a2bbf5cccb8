//! The checks that every game must pass, for the tests of rules crates.
//!
//! [`conforms`] plays seeded random games from given positions and examines every position on the
//! way: text, moves, keys, scenes, gestures, reasons and endings. A [`Fault`] names the seed, the
//! moves and the position, so that it can be seen again.
//!
//! The checks know nothing of any game but [`game::Position`]. What stands where, they ask of a
//! census that the test writes in the plainest way it can (from the position's text, say), so that
//! a piece which the scene forgets is missed.

pub mod book;
mod ending;
mod examine;
mod fault;
mod gestures;
mod keys;
mod moves;
pub mod play;
mod reasons;
mod records;
mod scenes;
pub mod speed;
mod text;
mod views;

pub use examine::{Effort, Tally, conforms, examine};
pub use fault::Fault;
pub use scenes::Standing;
