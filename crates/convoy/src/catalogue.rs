//! The members of the family by their names.

use std::sync::LazyLock;

use game::{Message, TextError};

use crate::family::Family;

/// The members of the family that a program knows: the built-in ones and those of a user's own. It
/// is handed over where a position text is read or a game is to start; what one catalogue calls by a
/// name, another need not.
///
/// A family that was read stays in memory as long as the program runs, since positions point to it.
#[derive(Clone, Debug)]
pub struct Catalogue {
    families: Vec<&'static Family>,
}

const FILES: [&str; 4] = [
    include_str!("../data/families/convoy.family"),
    include_str!("../data/families/hnefatafl.family"),
    include_str!("../data/families/tablut.family"),
    include_str!("../data/families/brandubh.family"),
];

impl Catalogue {
    /// What comes with the game.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Catalogue> = LazyLock::new(|| {
            let mut catalogue = Catalogue {
                families: Vec::new(),
            };
            for text in FILES {
                let added = catalogue.add_family(text);
                added.expect("the built-in files are right: a test reads them");
            }
            catalogue
        });
        &BUILT_IN
    }

    /// All members, King's Convoy first.
    pub fn families(&self) -> impl Iterator<Item = &'static Family> {
        self.families.iter().copied()
    }

    /// The member with this name.
    #[must_use]
    pub fn family(&self, name: &str) -> Option<&'static Family> {
        self.families().find(|family| family.name() == name)
    }

    /// Adds the member in a file; the same one again changes nothing.
    ///
    /// # Errors
    ///
    /// If the text is no member of the family, or another one has this name.
    pub fn add_family(&mut self, text: &str) -> Result<&'static Family, TextError> {
        let family = Family::read(text)?;
        match self.family(family.name()) {
            Some(known) if known.is_same(&family) => Ok(known),
            Some(_) => {
                let message = Message::new("convoy-text-another-family");
                let message = message.with("name", family.name());
                Err(TextError::new(0, text.len(), message))
            }
            None => {
                let family: &'static Family = Box::leak(Box::new(family));
                self.families.push(family);
                Ok(family)
            }
        }
    }
}

/// What comes with the game.
impl Default for Catalogue {
    fn default() -> Self {
        Self::built_in().clone()
    }
}
