//! The texts that users of TigerDen read, in English and German, as Fluent files.
//!
//! Code asks for a text by key. The keys of a game's texts begin with the game's name; the text of
//! a rule has the rule's id as its key, its heading is `ID.title`.
//!
//! With the feature `files`, which is on by default, the files are compiled in, and `Texts::of` reads
//! all of them. With `format` alone, a program reads what it has fetched with `Texts::add`. With
//! `catalogue`, a `Catalogue` says which texts files hold.
//!
//! ```
//! use tigerden_texts::Texts;
//!
//! let german = Texts::of("de").ok_or("no texts")?;
//! assert_eq!(german.text("tora-archer", &[]).as_deref(), Some("Bogenschütze"));
//! assert_eq!(german.text("tora-dragon", &[]), None);
//! # Ok::<(), &str>(())
//! ```

#[cfg(feature = "catalogue")]
mod catalogue;
#[cfg(feature = "files")]
mod files;
#[cfg(feature = "format")]
mod texts;

#[cfg(feature = "catalogue")]
pub use catalogue::{Catalogue, FileError};
#[cfg(feature = "files")]
pub use files::{FILES, File};
#[cfg(feature = "format")]
pub use fluent_bundle::FluentValue;
#[cfg(feature = "format")]
pub use texts::{Arg, NotFluent, Texts};
