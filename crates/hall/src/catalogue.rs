//! The data files of all games: the built-in ones, and those that a user adds.

use std::sync::Arc;

use game::{Message, TextError};

use crate::convoy::FAMILY;
use crate::list;

/// The data files that position texts and options may name. It is a value: a file added here is
/// known only to halls made from this catalogue.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// Set-ups and terrain boards of TORA.
    pub(crate) tora: Arc<tora::Catalogue>,
    /// King's Convoy and its family.
    pub(crate) convoy: Arc<convoy::Catalogue>,
}

/// A kind of file that a game reads.
#[derive(Clone, Copy, Debug)]
pub struct FileKind {
    /// The folder of such files, inside the folder of a user's files: `tora/setups`.
    pub folder: &'static str,
    /// The extension of their names: `setup`.
    pub extension: &'static str,
    add: fn(&mut Catalogue, &str) -> Result<(), TextError>,
}

/// All kinds of files that games read.
pub const FILES: [FileKind; 3] = [
    FileKind {
        folder: "tora/setups",
        extension: "setup",
        add: |catalogue, text| Arc::make_mut(&mut catalogue.tora).add_setup(text),
    },
    FileKind {
        folder: "tora/terrain",
        extension: "terrain",
        add: |catalogue, text| {
            let added = Arc::make_mut(&mut catalogue.tora).add_terrain(text);
            added.map(|_| ())
        },
    },
    FileKind {
        folder: "convoy/families",
        extension: "family",
        add: add_family,
    },
];

impl Catalogue {
    /// Adds a file; adding the same one again changes nothing.
    ///
    /// # Errors
    ///
    /// If the text is not valid, or if something else already has its name.
    pub fn add(&mut self, kind: &FileKind, text: &str) -> Result<(), TextError> {
        (kind.add)(self, text)
    }
}

/// The name of a family is the first word of its positions, so no other game may have it.
fn add_family(catalogue: &mut Catalogue, text: &str) -> Result<(), TextError> {
    let mut families = (*catalogue.convoy).clone();
    let name = families.add_family(text)?.name();
    if list::game_of(name).is_some_and(|info| info.id != FAMILY.id) {
        let message = Message::new("start-text-name-of-game").with("name", name);
        return Err(TextError::new(0, text.len(), message));
    }
    catalogue.convoy = Arc::new(families);
    Ok(())
}
