//! The rules of King's Convoy, and of tafl games that differ from it only by their [`Family`]:
//! board size, layout, where the king escapes, how throne and corners count, how he is captured.
//!
//! [`Convoy<N, W>`](Convoy) is a position on a board of N x N squares whose sets have W words of
//! 64 bits. The first side attacks, the second defends the king.
//!
//! ```
//! use convoy::{Convoy, Family};
//! use game::Position;
//!
//! let family = Family::find("convoy").ok_or("not known")?;
//! let start = Convoy::<13, 3>::start(family).ok_or("another size")?;
//! let mut moves = Vec::new();
//! start.legal_moves(&mut moves);
//! assert_eq!(moves.len(), 156);
//! # Ok::<(), &'static str>(())
//! ```

mod capture;
mod explain;
mod family;
mod illegal;
mod lines;
mod moves;
mod notation;
mod outcome;
mod position;
mod read;
mod scene;
mod state;
mod text;

pub use family::{Escape, Family, Grip, Throne};
pub use illegal::Illegal;
pub use moves::Move;
pub use state::{Boat, Convoy};
