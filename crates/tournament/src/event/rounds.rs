//! How many rounds there are, when the next one may begin, and who is left for it.

use super::tally::Tallies;
use super::{Pause, Player, Refused, Tournament};
use crate::log::{Format, Number, Spot};
use crate::pairing;

impl Tournament {
    /// Whether another round may begin.
    pub(super) fn check_can_pair(&self) -> Result<(), Refused> {
        let waits = |at: &Spot| !self.can_wait(*at);
        if let Some(at) = self.open_tables().find(waits) {
            return Err(Refused::RoundOpen(at));
        }
        let rounds = self.all_rounds();
        let played = self.rounds().len();
        if rounds.is_some_and(|rounds| played >= rounds) {
            return Err(Refused::NoRounds);
        }
        Ok(())
    }

    /// Whether the next round may begin before a table has finished: an adjourned bout counts as drawn until then,
    /// where a result decides nothing but points.
    fn can_wait(&self, at: Spot) -> bool {
        let only_points = matches!(
            self.charter().format,
            Format::Swiss { .. } | Format::McMahon { .. } | Format::RoundRobin { .. }
        );
        let pause = self.table(at).and_then(|table| table.pause);
        only_points && matches!(pause, Some(Pause::Until(_)))
    }

    /// How many rounds there are, as far as that is known.
    #[must_use]
    pub fn all_rounds(&self) -> Option<usize> {
        let format = self.charter().format;
        match format {
            Format::RoundRobin { cycles } => {
                let players = u32::try_from(self.roster().len()).ok()?;
                let rounds = pairing::rounds_of_cycle(players) * cycles;
                usize::try_from(rounds).ok()
            }
            Format::KnockOut { .. } | Format::Tiers {} => {
                let left = self.survivors(&self.tallies()).count();
                let played = self.rounds().len();
                let bracket = matches!(format, Format::KnockOut { .. }).then(|| {
                    let players = u32::try_from(self.roster().len()).unwrap_or(u32::MAX);
                    usize::try_from(pairing::rounds_of_knock_out(players)).unwrap_or(usize::MAX)
                });
                if played > 0 && left < 2 {
                    Some(played)
                } else {
                    bracket
                }
            }
            _ => format
                .rounds()
                .and_then(|rounds| usize::try_from(rounds).ok()),
        }
    }

    /// Who plays in the table of a round robin: those who were there when it began.
    pub(super) fn roster(&self) -> Vec<Number> {
        let numbers = (0..self.players().len()).map(Number::at);
        let Some(first) = self.rounds().first() else {
            return numbers.filter(|number| self.plays_next(*number)).collect();
        };
        let seated = first
            .tables
            .iter()
            .flat_map(|table| table.bouts[0].pairing.players);
        let mut all: Vec<_> = seated.chain(first.byes.iter().copied()).collect();
        all.sort_unstable();
        all
    }

    /// Who is left where who loses is out, if it is only one.
    pub(crate) fn champion(&self, tallies: &Tallies) -> Option<Number> {
        let mut left = self.survivors(tallies);
        let first = left.next().filter(|_| !self.rounds().is_empty());
        first.filter(|_| left.next().is_none())
    }

    fn survivors<'a>(&'a self, tallies: &'a Tallies) -> impl Iterator<Item = Number> + 'a {
        let left = tallies.iter().filter(|(_, tally)| tally.out.is_none());
        left.map(|(number, _)| number)
            .filter(|number| self.is_in(*number))
    }

    /// Whether a player takes part at all.
    fn is_in(&self, number: Number) -> bool {
        self.player(number).is_some_and(Player::is_active)
    }

    /// Whether a player can be paired for the next round.
    pub(super) fn plays_next(&self, number: Number) -> bool {
        self.player(number).is_some_and(|player| {
            let is_here = player.is_here || !self.charter().check_in;
            player.is_active() && is_here && !player.rests
        })
    }
}
