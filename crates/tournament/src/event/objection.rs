//! What a pairing by hand does that the rules of pairing would not.

use super::Tournament;
use super::tally::{Line, Tally};
use crate::log::{Format, Number, Pairing};
use crate::pair::Seat;

/// Something that the rules of pairing would avoid. A director may do it all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// Two players have met as often as they should.
    Met {
        /// Who.
        players: [Number; 2],
        /// In which round, from 1, for the last time.
        round: usize,
    },
    /// A player gets the same side for the third time in a row.
    SameSide {
        /// Who.
        player: Number,
        /// The seat that has it in the first game.
        seat: Seat,
    },
    /// A player has had no opponent before.
    SecondBye(Number),
    /// A match between these two changes nothing on the ladder (M-K1, M-K3).
    DoesNotCount([Number; 2]),
}

impl Tournament {
    /// What the rules of pairing would not do in a round that is paired so.
    #[must_use]
    pub fn objections(&self, tables: &[Pairing], byes: &[Number]) -> Vec<Objection> {
        let format = self.charter().format;
        let swiss = matches!(format, Format::Swiss { .. } | Format::McMahon { .. });
        let meetings = match format {
            Format::RoundRobin { cycles } => cycles as usize,
            Format::KnockOut { .. } | Format::Ladder { .. } => usize::MAX,
            _ => 1,
        };
        let counts = self.ladder().map(|ladder| ladder.open_matches());
        let tallies = self.tallies();
        let mut found = Vec::new();
        for Pairing { players, .. } in tables {
            let Some(own) = tallies.of(players[0]) else {
                continue;
            };
            let met = own.played().filter(|(_, met)| met.opponent == players[1]);
            let met: Vec<_> = met.map(|(round, _)| round).collect();
            if let Some(round) = met.last().filter(|_| met.len() >= meetings) {
                found.push(Objection::Met {
                    players: *players,
                    round: *round,
                });
            }
            let [one, other] = players.map(Number::index);
            if counts.as_ref().is_some_and(|counts| !counts(one, other)) {
                found.push(Objection::DoesNotCount(*players));
            }
            for (player, seat) in players.iter().zip([Seat::A, Seat::B]) {
                let again = |tally: &Tally| {
                    let last: Vec<_> = tally.played().map(|(_, met)| met.seat).collect();
                    last.ends_with(&[seat, seat])
                };
                if swiss && tallies.of(*player).is_some_and(again) {
                    let player = *player;
                    found.push(Objection::SameSide { player, seat });
                }
            }
        }
        let second = |number: &&Number| {
            let tally = tallies.of(**number);
            swiss && tally.is_some_and(|tally| tally.lines.contains(&Line::Bye))
        };
        found.extend(
            byes.iter()
                .filter(second)
                .copied()
                .map(Objection::SecondBye),
        );
        found
    }
}
