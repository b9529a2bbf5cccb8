//! Who has played what in a game.

use game::{Message, Side, Viewer};
use hall::Table;

use crate::fault::Unproved;

/// Who played each ply, and in which round.
pub(crate) struct Turns {
    plies: Vec<(Side, u32)>,
    last_round: u32,
}

impl Turns {
    pub(crate) fn of(table: &dyn Table) -> Self {
        let ply = |ply| {
            let (side, _) = table.ply(ply, Viewer::Judge)?;
            Some((side, table.round_after(ply)?))
        };
        Self {
            plies: (0..table.plies()).map_while(ply).collect(),
            last_round: table.round(),
        }
    }

    /// How many plies were played.
    pub(crate) fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Who played the last of the first `plies` plies.
    pub(crate) fn player_before(&self, plies: usize) -> Option<Side> {
        let (side, _) = self.plies.get(plies.checked_sub(1)?)?;
        Some(*side)
    }

    /// Whether after so many plies the other side goes on, or nobody does.
    pub(crate) fn other_side_next(&self, plies: usize) -> bool {
        let next = self.plies.get(plies).map(|(side, _)| *side);
        next != self.player_before(plies)
    }

    /// The round in which the last of the first `plies` plies was played.
    pub(crate) fn round(&self, plies: usize) -> u32 {
        let played = self.plies.get(plies.saturating_sub(1));
        played.map_or(self.last_round, |(_, round)| *round)
    }

    /// Something that is wrong after so many plies.
    pub(crate) fn fault(
        &self,
        plies: usize,
        rule: Option<&'static str>,
        message: impl Into<Message>,
    ) -> Unproved {
        Unproved {
            plies,
            round: self.round(plies),
            rule,
            message: message.into(),
        }
    }
}
