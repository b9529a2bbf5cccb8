//! Who looks at a screen at which one side of a game is played, or both.

use game::{Side, Viewer};
use hall::Table;

/// A screen, the sides that are played at it, and which of them holds it.
///
/// If both sides are played at one screen, each player sees what he may know. While a side is to move
/// that has secrets, the screen shows what everybody may know until that side says that it has
/// [taken](Self::take) the screen. Where no side is played, or the game is over, the screen shows all that it was
/// told: to a spectator of a running game what everybody may know, to a judge everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    played: [bool; 2],
    holder: Option<Side>,
}

impl Screen {
    /// A screen at which these sides are played, by [`Side::index`]; nobody holds it yet.
    #[must_use]
    pub const fn new(played: [bool; 2]) -> Self {
        Self {
            played,
            holder: None,
        }
    }

    /// The sides that are played here, by [`Side::index`].
    #[must_use]
    pub const fn played(self) -> [bool; 2] {
        self.played
    }

    /// `side` has taken the screen, and nobody else looks at it.
    pub const fn take(&mut self, side: Side) {
        self.holder = Some(side);
    }

    /// Whoever is not to move any more gives the screen away. Call this after every change of the game.
    pub fn follow(&mut self, table: &dyn Table) {
        self.holder = self.holder.filter(|side| table.to_move() == Some(*side));
    }

    /// The side that has to take the screen before the game is shown as it knows it.
    #[must_use]
    pub fn waits_for(self, table: &dyn Table) -> Option<Side> {
        let shared = self.played == [true, true];
        let side = table.to_move().filter(|_| shared && table.has_secrets())?;
        let secret = || table.position(Viewer::Player(side)) != table.position(Viewer::Public);
        (self.holder != Some(side) && secret()).then_some(side)
    }

    /// The viewer for whom the game is shown.
    #[must_use]
    pub fn viewer(self, table: &dyn Table) -> Viewer {
        match self.played {
            // Nothing is hidden any more, or as much as this screen was told.
            _ if table.outcome().is_some() => Viewer::Judge,
            // Whoever only looks was told no more than that.
            [false, false] => Viewer::Judge,
            [true, false] => Viewer::Player(Side::First),
            [false, true] => Viewer::Player(Side::Second),
            [true, true] => match table.to_move() {
                None => Viewer::Judge,
                Some(_) if self.waits_for(table).is_some() => Viewer::Public,
                Some(side) => Viewer::Player(side),
            },
        }
    }
}
