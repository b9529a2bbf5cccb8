//! The texts that users of TigerDen read, in English and German, as Fluent files.
//!
//! Code asks for a text by key. The keys of a game's texts begin with the game's name; the text of
//! a rule has the rule's id as its key, its heading is `ID.title`.
//!
//! ```
//! use tigerden_texts::Texts;
//!
//! let german = Texts::of("de").ok_or("no texts")?;
//! assert_eq!(german.text("tora-archer", &[]).as_deref(), Some("Bogenschütze"));
//! assert_eq!(german.text("tora-dragon", &[]), None);
//! # Ok::<(), &str>(())
//! ```

mod texts;

pub use fluent_bundle::FluentValue;
pub use texts::{Arg, Texts};

/// A file of texts.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The code of its language: `en`.
    pub language: &'static str,
    /// Its name without the ending: `tora-rules`.
    pub name: &'static str,
    /// What it holds, in Fluent.
    pub text: &'static str,
}

/// All files, by language and name.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
