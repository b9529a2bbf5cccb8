//! What all pages of a print have in common.

use texts::{Arg, Texts};

use crate::looks::ArtError;
use crate::paper::Paper;

/// Where the words on a page come from.
pub trait Words {
    /// The text of a key with these values, or the key itself if it has none.
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String;
}

impl Words for Texts {
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.text(key, args).unwrap_or_else(|| key.to_owned())
    }
}

/// What all pages of a print have in common.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The paper.
    pub paper: Paper,
    /// The words.
    pub words: &'a dyn Words,
}

impl Job<'_> {
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// How a sheet is counted among several.
    pub(crate) fn sheet(&self, number: usize, count: usize) -> String {
        let args = [("number", number.into()), ("count", count.into())];
        self.words.say("print-sheet", &args)
    }
}

/// Why something can't be printed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PrintError {
    /// A drawing is missing.
    #[error(transparent)]
    Art(#[from] ArtError),
    /// Squares of this size don't fit on a sheet; this many millimeters are the most.
    #[error("squares of this size don't fit on a sheet; {most} mm are the most")]
    Square {
        /// The most that fit.
        most: f32,
    },
}
