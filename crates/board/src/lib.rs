//! Geometry of square boards: squares, directions and sets of squares. It knows no rules.
//!
//! A board of N x N squares uses [`Square<N>`], [`Bits<W>`](Bits) with W words of 64 bits (enough
//! for N x N), and the tables of [`Geometry<N, W>`](Geometry), which the compiler computes.
//! With the feature `serde`, a square is stored as its index and a direction as its name.
//!
//! ```
//! use tigerden_board::{Dir, Geometry, Square};
//!
//! type Long = Geometry<17, 5>;
//! let corner = Square::<17>::at(1, 1).ok_or("not on the board")?;
//! assert_eq!(Long::TABLES.ring(corner).count(), 3);
//! assert_eq!(Long::TABLES.ray(corner, Dir::NE).count(), 16);
//! assert_eq!(corner.step(Dir::S), None);
//! # Ok::<(), &'static str>(())
//! ```

#![no_std]

mod bits;
mod dir;
mod geometry;
#[cfg(feature = "serde")]
mod serial;
mod square;

pub use bits::{Bits, Iter};
pub use dir::Dir;
pub use geometry::Geometry;
pub use square::Square;
