//! The texts that users read, in English and German, as Fluent files.
//!
//! Code asks for a text by key. The keys of a game's texts begin with the game's name, and the text
//! of a rule has the rule's id as its key.

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
