//! Bouts that are matches of TORA.

use super::bout::{Bout, State};
use super::refused::Refused;
use super::tally::Tallies;
use super::{Table, Tournament};
use crate::log::{Contest, Number, Pairing, Spot};
use crate::pair::Pair;
use crate::rank::Standing;
use crate::tora::{Entrant, Record, ToraScore};

impl Tournament {
    /// How far a bout has come that is played here.
    pub(super) fn state_of(&self, at: Spot, bout: &Bout) -> Result<State, Refused> {
        let entrants = || self.entrants(bout, &self.tallies_after(at.round - 1));
        bout.state(
            self.charter.contest,
            self.charter.format.eliminates(),
            entrants,
        )
        .map_err(|rule| Refused::Tora { at, rule })
    }

    /// The two players of a bout as they were before it.
    pub(super) fn entrants(&self, bout: &Bout, before: &Tallies) -> Pair<Entrant> {
        Pair::each(|seat| {
            let number = bout.player(seat);
            let tally = before.of(number);
            Entrant {
                name: self.name(number).to_owned(),
                standing: tally.map_or_else(Standing::default, |tally| tally.standing.clone()),
                record: tally.map_or_else(Record::default, |tally| tally.record),
            }
        })
    }

    /// The bouts at a table as matches of TORA, those that were broken off before the one that counts;
    /// empty in other games.
    #[must_use]
    pub fn tora_scores(&self, at: Spot) -> Vec<ToraScore> {
        let before = self.tallies_after(at.round.saturating_sub(1));
        let bouts = self.table(at).map_or(&[][..], |table| &table.bouts);
        let score = |bout: &Bout| {
            let players = || self.entrants(bout, &before);
            bout.tora_score(self.charter.contest, players, players)
                .ok()?
        };
        bouts.iter().filter_map(score).collect()
    }

    /// Two players at a table, with the handicap that follows from their present ranks.
    pub(super) fn pairing(&self, players: [Number; 2], now: &Tallies) -> Pairing {
        let handicap = match self.charter.contest {
            Contest::Tora { board, .. } => {
                let [a, b] =
                    players.map(|number| now.of(number).map_or(1, |of| of.standing.rank()));
                board.handicaps(Pair { a, b })
            }
            _ => Pair::default(),
        };
        Pairing {
            players,
            handicap,
            substitute: None,
        }
    }
}

impl Table {
    /// A table at which this is played.
    pub(super) fn new(pairing: Pairing) -> Self {
        Self {
            bouts: vec![Bout::new(pairing)],
            pause: None,
            position: None,
            board: None,
        }
    }
}
