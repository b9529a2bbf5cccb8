//! Set-ups and terrain boards by their names.

use std::sync::LazyLock;

use game::{Message, TextError};

use crate::{Setup, Terrain};

/// The set-ups and terrain boards that a program knows: the built-in ones and those of a user's
/// own. It is handed over where a position text is read or a game is to start; what one catalogue
/// calls by a name, another need not.
#[derive(Clone, Debug)]
pub struct Catalogue {
    setups: Vec<Setup>,
    terrains: Vec<Terrain>,
}

const SETUPS: [&str; 4] = [
    include_str!("../data/setups/defensive-9.setup"),
    include_str!("../data/setups/aggressive-9.setup"),
    include_str!("../data/setups/defensive-17.setup"),
    include_str!("../data/setups/aggressive-17.setup"),
];

const TERRAINS: [&str; 8] = [
    include_str!("../data/terrain/river-9.terrain"),
    include_str!("../data/terrain/river-flipped-9.terrain"),
    include_str!("../data/terrain/lake-9.terrain"),
    include_str!("../data/terrain/lake-flipped-9.terrain"),
    include_str!("../data/terrain/ridge-9.terrain"),
    include_str!("../data/terrain/river-17.terrain"),
    include_str!("../data/terrain/lake-17.terrain"),
    include_str!("../data/terrain/ridge-17.terrain"),
];

impl Catalogue {
    /// What comes with the game.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Catalogue> = LazyLock::new(|| {
            let mut catalogue = Catalogue {
                setups: Vec::new(),
                terrains: Vec::new(),
            };
            let setups = SETUPS.map(|text| catalogue.add_setup(text));
            let terrains = TERRAINS.map(|text| catalogue.add_terrain(text).map(|_| ()));
            let read: Result<Vec<()>, _> = setups.into_iter().chain(terrains).collect();
            read.expect("the built-in files are right: a test reads them");
            catalogue
        });
        &BUILT_IN
    }

    /// The set-ups for boards of `size` x `size` places, the built-in ones first.
    pub fn setups(&self, size: usize) -> impl Iterator<Item = &Setup> {
        self.setups.iter().filter(move |setup| setup.size() == size)
    }

    /// The set-up with this name for boards of `size` x `size` places.
    #[must_use]
    pub fn setup(&self, name: &str, size: usize) -> Option<&Setup> {
        self.setups(size).find(|setup| setup.name() == name)
    }

    /// The terrain boards of `size` x `size` places, the built-in ones first.
    pub fn terrains(&self, size: usize) -> impl Iterator<Item = Terrain> {
        let known = self.terrains.iter().copied();
        known.filter(move |terrain| terrain.size() == Some(size))
    }

    /// The terrain board of `size` x `size` places with this name.
    #[must_use]
    pub fn terrain(&self, name: &str, size: usize) -> Option<Terrain> {
        self.terrains(size).find(|terrain| terrain.name() == name)
    }

    /// Adds the set-up in a file; the same one again changes nothing.
    ///
    /// # Errors
    ///
    /// If the text is no set-up (T-S5), or another one has this name.
    pub fn add_setup(&mut self, text: &str) -> Result<(), TextError> {
        let setup: Setup = text.parse()?;
        match self.setup(setup.name(), setup.size()) {
            Some(known) if known.stands_like(&setup) => Ok(()),
            Some(_) => taken(text, "tora-text-another-setup", setup.name(), setup.size()),
            None => {
                self.setups.push(setup);
                Ok(())
            }
        }
    }

    /// Adds the terrain board in a file; the same one again changes nothing.
    ///
    /// # Errors
    ///
    /// If the text is no terrain board (T-T7), or another one has this name.
    pub fn add_terrain(&mut self, text: &str) -> Result<Terrain, TextError> {
        let terrain: Terrain = text.parse()?;
        let size = terrain.size().unwrap_or_default();
        match self.terrain(terrain.name(), size) {
            Some(known) if known == terrain => Ok(known),
            Some(_) => taken(text, "tora-text-another-terrain", terrain.name(), size),
            None => {
                self.terrains.push(terrain);
                Ok(terrain)
            }
        }
    }
}

fn taken<T>(text: &str, key: &'static str, name: &str, size: usize) -> Result<T, TextError> {
    let message = Message::new(key).with("name", name).with("size", size);
    Err(TextError::new(0, text.len(), message))
}

/// What comes with the game.
impl Default for Catalogue {
    fn default() -> Self {
        Self::built_in().clone()
    }
}
