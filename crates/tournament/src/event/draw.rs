//! Pairing a round.

use serde::Serialize;

use super::Tournament;
use super::field::Field;
use super::refused::Refused;
use super::tally::{Tallies, Tally};
use crate::log::{Entry, Fact, Format, Number, Pairing};
use crate::pair::Seat;
use crate::pairing::{self, Because, Round, Unpairable, Why};

/// A round as the rules and the seed pair it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The tables; the first of them is number 1.
    pub tables: Vec<Pairing>,
    /// Why these two sit at each of them. The numbers in it are those of `order`.
    pub why: Vec<Seated>,
    /// Who has no opponent and gets the points of a win.
    pub byes: Vec<Number>,
    /// The players by pairing number, from 1.
    pub order: Vec<Number>,
}

/// Why two players sit at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    /// They are paired.
    Paired(Why),
    /// One has no opponent, and plays a Substitute.
    Substituted(Because),
}

/// Why a round can't be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CantPair {
    /// It is not the time for it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The rules leave no pairing. The players in it have the numbers of the event.
    #[error(transparent)]
    Unpairable(#[from] Unpairable),
    /// The player who is left over needs a Substitute, and there is nobody.
    #[error("{0} is left over and needs a Substitute: register one who stands by")]
    NoSubstitute(String),
}

impl Draw {
    /// The fact that the round is paired so.
    #[must_use]
    pub fn fact(self) -> Fact {
        Fact::Paired {
            tables: self.tables,
            byes: self.byes,
            by_hand: false,
        }
    }
}

impl Tournament {
    /// Why two players sit at a table of a draw, in words.
    #[must_use]
    pub fn seated(&self, draw: &Draw, table: usize) -> Option<String> {
        let seated = draw.why.get(table.checked_sub(1)?)?;
        let name = |place: u32| {
            let number = draw.order.get(Number(place).index());
            number.map_or_else(String::new, |number| self.name(*number).to_owned())
        };
        Some(match seated {
            Seated::Paired(why) => why.sentence(name),
            Seated::Substituted(because) => format!("One player {because}."),
        })
    }

    /// Pairs the next round by the rules and the seed.
    ///
    /// # Errors
    ///
    /// Why it can't be paired.
    pub fn draw(&self) -> Result<Draw, CantPair> {
        self.check_can_pair()?;
        let tallies = self.tallies();
        let field = Field::new(self, &tallies);
        let round = self.pair_field(&field, &tallies);
        let number = |place: u32| {
            let number = field.order.get(Number(place).index());
            number.map_or(place, |number| number.0)
        };
        let round = round.map_err(|error| error.renumbered(number))?;
        let mut draw = Draw {
            tables: Vec::with_capacity(round.boards.len()),
            why: Vec::with_capacity(round.boards.len()),
            byes: Vec::new(),
            order: field.order.clone(),
        };
        for board in round.boards {
            let players = [board.first, board.second].map(|number| field.number(number));
            match players.map(|number| self.is_ready(number, &board.why, &tallies)) {
                [true, true] => {
                    draw.tables.push(self.pairing(players, &tallies));
                    draw.why.push(Seated::Paired(board.why));
                }
                // In a table that is fixed, the opponent of a missing player wins without a game.
                [true, false] => draw.byes.push(players[0]),
                [false, true] => draw.byes.push(players[1]),
                [false, false] => {}
            }
        }
        for idle in round.idle {
            let number = field.number(idle.player);
            match idle.because {
                Because::Substitute { rank } => {
                    let pairing = self.with_substitute(number, rank, &tallies, &draw)?;
                    draw.tables.push(pairing);
                    draw.why.push(Seated::Substituted(idle.because));
                }
                Because::Odd | Because::Seeded if self.plays_next(number) => draw.byes.push(number),
                _ => {}
            }
        }
        Ok(draw)
    }

    /// Two players at a table, with the handicap of their present ranks, for a round that the director pairs.
    #[must_use]
    pub fn pairing_of(&self, players: [Number; 2]) -> Pairing {
        self.pairing(players, &self.tallies())
    }

    /// The players who can be paired for the next round.
    pub fn ready(&self) -> impl Iterator<Item = Number> + '_ {
        let tallies = self.tallies();
        let eliminates = self.charter().format.eliminates();
        let numbers = (0..self.players().len()).map(Number::at);
        numbers.filter(move |number| {
            let lost = tallies.of(*number).is_some_and(|tally| tally.out.is_some());
            self.plays_next(*number) && !(eliminates && lost)
        })
    }

    /// Why the players of a round met: the draw as it was, or `None` if the director paired it himself.
    ///
    /// # Errors
    ///
    /// If the log has no such round, or is no tournament.
    pub fn draw_of(log: &[Entry], round: usize) -> Result<Option<Draw>, CantPair> {
        let paired = |(_, entry): &(usize, &Entry)| matches!(entry.fact, Fact::Paired { .. });
        let mut rounds = log.iter().enumerate().filter(paired);
        let at = round.checked_sub(1).and_then(|index| rounds.nth(index));
        let (index, entry) = at.ok_or(Refused::NoRounds)?;
        if let Fact::Paired { by_hand: true, .. } = entry.fact {
            return Ok(None);
        }
        let before = Self::replay(&log[..index]).map_err(|error| error.refused)?;
        before.draw().map(Some)
    }

    fn pair_field(&self, field: &Field, tallies: &Tallies) -> Result<Round, Unpairable> {
        let round = u32::try_from(self.rounds().len() + 1).unwrap_or(u32::MAX);
        let seed = self.charter().seed;
        match self.charter().format {
            Format::RoundRobin { .. } => {
                let players = u32::try_from(field.order.len()).unwrap_or(u32::MAX);
                let cycle_rounds = pairing::rounds_of_cycle(players).max(1);
                let cycle = (round - 1) / cycle_rounds + 1;
                pairing::round_robin(players, cycle, (round - 1) % cycle_rounds + 1)
            }
            Format::Swiss { rounds } | Format::McMahon { rounds, .. } => {
                pairing::swiss(&field.players, round, rounds, seed)
            }
            Format::KnockOut { third_place } => {
                let players = field.order.len();
                let players = u32::try_from(players).unwrap_or(u32::MAX);
                let mut winners = Vec::with_capacity(self.rounds().len());
                for round in self.rounds() {
                    let bracket = pairing::knock_out(players, &winners, third_place)?;
                    winners.push(field.winners(&bracket, round, tallies, winners.len()));
                }
                pairing::knock_out(players, &winners, third_place)
            }
            Format::Tiers {} => pairing::tiers(&field.players, seed),
            Format::Ladder { .. } => pairing::ladder(&field.players, &field.settled, seed),
        }
    }

    /// Whether a player can sit down at a table that the rules of pairing give him.
    fn is_ready(&self, number: Number, why: &Why, tallies: &Tallies) -> bool {
        let for_third_place = matches!(
            why,
            Why::Bracket {
                third_place: true,
                ..
            }
        );
        let is_out = self.charter().format.eliminates()
            && !for_third_place
            && tallies.of(number).is_some_and(|tally| tally.out.is_some());
        self.plays_next(number) && !is_out
    }

    /// Seats somebody of comparable rank as a Substitute (M-T12): one who stands by or is out of the
    /// tournament, else one who plays at another table, too.
    fn with_substitute(
        &self,
        player: Number,
        rank: i64,
        tallies: &Tallies,
        draw: &Draw,
    ) -> Result<Pairing, CantPair> {
        let met = |other: Number| {
            let past = tallies.of(player).into_iter().flat_map(Tally::played);
            past.into_iter().any(|(_, met)| met.opponent == other)
        };
        let plays = |other: &Number| {
            draw.tables
                .iter()
                .any(|table| table.players.contains(other))
        };
        let candidates = tallies.iter().filter(|(other, _)| {
            *other != player
                && self
                    .player(*other)
                    .is_some_and(|player| player.gone.is_none())
        });
        let nearest = candidates.min_by_key(|(other, tally)| {
            let distance = tally.standing.rank().abs_diff(rank);
            (plays(other), met(*other), distance, *other)
        });
        let name = || self.name(player).to_owned();
        let (substitute, _) = nearest.ok_or_else(|| CantPair::NoSubstitute(name()))?;
        Ok(Pairing {
            substitute: Some(Seat::B),
            ..self.pairing([player, substitute], tallies)
        })
    }
}
