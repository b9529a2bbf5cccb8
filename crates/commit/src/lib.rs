//! Commitments: what a player notes unseen is sealed first and opened later, so that everybody can
//! check that the note was not changed in between.
//!
//! A [`Note`] says what somebody did unseen, in which game and round. Whoever keeps it draws a secret
//! [`Salt`] and publishes the [`Seal`], a hash of both, from which nobody can find the note, however
//! few notes are possible. Later note and salt are published: everybody can seal them again and
//! compare.
//!
//! What is hashed is text, so that a seal can be checked without this program:
//!
//! ```sh
//! salt=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
//! printf 'tigerden note %s %s %s %s %s' ew2vg51bk21d first 12 $salt 'X v5h9-v7h8 * v6h8' | sha256sum
//! ```
//!
//! ```
//! use tigerden_commit::{Note, Salt};
//!
//! let note = Note::new("ew2vg51bk21d", "first", 12, "X v5h9-v7h8 * v6h8")?;
//! let salt: Salt = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse()?;
//! let published = note.seal(&salt);
//! let hash = "5c157671d731b73962ddc070bc35c5ea3d0c07e69e09ac685a88708740578817";
//! assert_eq!(published.to_string(), hash);
//!
//! // Later, with note and salt opened:
//! assert_eq!(note.seal(&salt), published);
//! let other = Note::new("ew2vg51bk21d", "first", 12, "X v5h9-v7h9 * v6h8")?;
//! assert_ne!(other.seal(&salt), published);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod note;

pub use bits::{Bits256, HexError};
pub use note::{Note, NoteError, Salt, Seal};
