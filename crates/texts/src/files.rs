//! The files, as they were when this was compiled.

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
