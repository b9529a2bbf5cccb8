//! How a game's positions and moves are written between programs.

mod lancer;

use game::{TextError, Viewer};
use hall::{GameInfo, Hall, Options, Table};

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

    fn foreign(self) -> bool {
        self.game.id == lancer::GAME
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
