//! How a game's positions and moves are written between programs.

mod lancer;

use game::{TextError, Viewer};
use hall::{GameInfo, Hall, Options, StartError, Table};

/// How the positions and moves of a game are written. A game's own texts can always be read;
/// LancerChess also has the form that other engines use for it, and is written in that form.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    game: &'static GameInfo,
}

impl Dialect {
    /// The dialect of a game.
    #[must_use]
    pub fn of(game: &'static GameInfo) -> Self {
        Self { game }
    }

    /// The dialect of the game with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        hall::find(id).map(Self::of)
    }

    /// The game.
    #[must_use]
    pub fn game(self) -> &'static GameInfo {
        self.game
    }

    fn foreign(self) -> bool {
        self.game.id == lancer::GAME
    }

    /// A game of `hall` from its usual start, with the usual options. Where dice would decide an
    /// option, it takes the first choice that needs no dice.
    ///
    /// # Errors
    ///
    /// If the game can't start in this way.
    pub fn start(self, hall: &Hall) -> Result<Box<dyn Table>, StartError> {
        let mut options = Options::default();
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

    /// A game of `hall` from a position text, in the form of this dialect or in any game's own
    /// form.
    ///
    /// # Errors
    ///
    /// If the text is no such position.
    pub fn open(self, hall: &Hall, text: &str) -> Result<Box<dyn Table>, TextError> {
        if self.foreign() && hall.game_of(text).is_err() {
            lancer::open(hall, text)
        } else {
            hall.open(text, &Options::default())
        }
    }

    /// The text of the position of a table, in this dialect.
    #[must_use]
    pub fn position(self, table: &dyn Table) -> String {
        let own = table.position(Viewer::Judge);
        if self.foreign() {
            lancer::position(&own)
        } else {
            own
        }
    }

    /// Translates a move of this dialect to the game's own form.
    #[must_use]
    pub fn to_own(self, mv: &str) -> String {
        if self.foreign() {
            lancer::promoting(mv, lancer::to_own)
        } else {
            mv.to_owned()
        }
    }

    /// Translates a move from the game's own form to this dialect.
    #[must_use]
    pub fn from_own(self, mv: &str) -> String {
        if self.foreign() {
            lancer::promoting(mv, lancer::from_own)
        } else {
            mv.to_owned()
        }
    }
}
