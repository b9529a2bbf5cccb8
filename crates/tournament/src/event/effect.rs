//! What an entry changes in the standings.

use serde::Serialize;

use super::Tournament;
use super::refused::Refused;
use super::tally::Tallies;
use crate::log::{Entry, Number};
use crate::standings::Row;

/// What an entry changes in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Effect {
    /// The players whose row changes, in the order of their new places.
    pub moved: Vec<Moved>,
}

/// A row of the standings that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moved {
    /// Whose.
    pub player: Number,
    /// The row before; `None` if there was none.
    pub before: Option<Row>,
    /// The row after.
    pub after: Row,
    /// His rank before and after (M-T9).
    pub ranks: [i64; 2],
}

impl Tournament {
    /// What an entry would change in the standings. Nothing is changed.
    ///
    /// # Errors
    ///
    /// Why the entry can't be.
    pub fn effect(&self, entry: &Entry) -> Result<Effect, Refused> {
        let mut after = self.clone();
        after.apply(entry)?;
        Ok(after.changes_since(self))
    }

    /// What has changed in the standings since the tournament was like this.
    #[must_use]
    pub fn changes_since(&self, before: &Self) -> Effect {
        let tallies = [before, self].map(Self::tallies);
        let old = before.standings();
        let moved = self.standings().rows.into_iter().filter_map(|row| {
            let player = row.player;
            let rank = |of: &Tallies| of.of(player).map_or(1, |tally| tally.standing.rank());
            let ranks = tallies.each_ref().map(rank);
            let was = old.row(player);
            (was != Some(&row) || ranks[0] != ranks[1]).then(|| Moved {
                player,
                before: was.cloned(),
                after: row,
                ranks,
            })
        });
        Effect {
            moved: moved.collect(),
        }
    }
}
