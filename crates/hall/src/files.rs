//! Files that a user adds: set-ups and terrain boards beside the built-in ones.

use game::TextError;
use tora::{Setup, Terrain};

/// A kind of file that a game reads.
#[derive(Clone, Copy, Debug)]
pub struct FileKind {
    /// Where such files lie, below the folder of all data: `tora/setups`.
    pub folder: &'static str,
    /// How their names end: `setup`.
    pub extension: &'static str,
    read: fn(&str) -> Result<(), TextError>,
}

/// All kinds of files that games read.
pub const FILES: [FileKind; 2] = [
    FileKind {
        folder: "tora/setups",
        extension: "setup",
        read: |text| Setup::add(text).map(|_| ()),
    },
    FileKind {
        folder: "tora/terrain",
        extension: "terrain",
        read: |text| Terrain::add(text).map(|_| ()),
    },
];

impl FileKind {
    /// Makes the content of such a file known to the whole process. To be offered as a choice it
    /// must be known before [`games`](crate::games) is first asked for.
    ///
    /// # Errors
    ///
    /// If the text is not right, or something else is known by its name.
    pub fn add(&self, text: &str) -> Result<(), TextError> {
        (self.read)(text)
    }
}
