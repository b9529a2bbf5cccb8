//! What `UCI_Variant` names: a game of the hall, or a member of a family of games.

use hall::{GameInfo, Hall, Options, StartError, Table};

use crate::Dialect;

/// A game, or a member of a family, with its usual start.
#[derive(Clone, Debug)]
pub struct Variant {
    name: String,
    game: &'static GameInfo,
}

impl Variant {
    /// All variants of a hall; members of families that a user has added are among them.
    pub fn all(hall: &Hall) -> impl Iterator<Item = Self> {
        hall.games().flat_map(|rules| {
            rules.heads().map(|head| Self {
                name: head.to_owned(),
                game: rules.info(),
            })
        })
    }

    /// The variant with this name, in small letters or capitals.
    #[must_use]
    pub fn find(hall: &Hall, name: &str) -> Option<Self> {
        Self::all(hall).find(|variant| variant.name.eq_ignore_ascii_case(name))
    }

    /// Its name, which is the first word of its position texts.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How its positions and moves are written.
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        Dialect::of(self.game)
    }

    /// A game of `hall` from the usual start, with the usual options. Where dice would decide an
    /// option, it takes the first choice that needs no dice.
    ///
    /// # Errors
    ///
    /// If the game can't start in this way.
    pub fn start(&self, hall: &Hall) -> Result<Box<dyn Table>, StartError> {
        let rules = hall.named(self.game.id)?;
        let mut options = Options::default();
        for option in self.game.options {
            let names_it = rules.choices(option).any(|choice| choice.id == self.name);
            if names_it {
                options.game.insert(option.id.to_owned(), self.name.clone());
            }
        }
        loop {
            match hall.start(self.game.id, &options) {
                Err(StartError::Dice { option }) if !options.game.contains_key(option) => {
                    let infos = self.game.options.iter();
                    let choices = infos.filter(|info| info.id == option);
                    let choice = choices.flat_map(|info| info.choices).nth(1);
                    let choice = choice.map_or("", |choice| choice.id);
                    options.game.insert(option.to_owned(), choice.to_owned());
                }
                started => return started,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Viewer;

    use super::*;

    #[test]
    fn every_variant_starts_as_itself() {
        let hall = Hall::all();
        let mut names = Vec::new();
        for variant in Variant::all(&hall) {
            let table = variant.start(&hall).expect("a usual start");
            let text = table.position(Viewer::Judge);
            assert_eq!(game::head(&text), variant.name());
            names.push(variant.name);
        }
        for name in ["tora-long", "tigerchess", "convoy", "brandubh", "tablut"] {
            assert!(names.iter().any(|known| known == name), "{names:?}");
        }
        assert!(Variant::find(&hall, "Brandubh").is_some());
        assert!(Variant::find(&hall, "ludo").is_none());
    }
}
