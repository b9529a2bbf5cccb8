//! The players of a round as the rules of pairing know them.

use std::cmp::Reverse;

use super::Tournament;
use super::tally::{DRAWN, Line, Tallies, Tally};
use crate::ladder::Ladder;
use crate::log::{Format, Number};
use crate::pair::Seat;
use crate::pairing::{self, Past, Round, Side};

/// The players of a round as the rules of pairing know them.
pub(super) struct Field {
    pub(super) players: Vec<pairing::Player>,
    /// By pairing number, from 1.
    pub(super) order: Vec<Number>,
    /// Those between whom a match would not count, on a ladder.
    pub(super) settled: Vec<[u32; 2]>,
}

impl Field {
    pub(super) fn new(of: &Tournament, tallies: &Tallies) -> Self {
        let is_table = matches!(
            of.charter().format,
            Format::RoundRobin { .. } | Format::KnockOut { .. }
        );
        let ladder = of.ladder();
        let climbed = ladder.as_ref().map(|ladder| ladder.places());
        let eliminated = ladder.as_ref().map_or(Vec::new(), Ladder::eliminated);
        let order = if is_table {
            of.by_strength(of.roster())
        } else {
            of.seeding()
        };
        let mut places = vec![0; of.players().len()];
        for (place, number) in (1..).zip(&order) {
            places[number.index()] = place;
        }
        let eliminates = of.charter().format.eliminates();
        let plays = |number: &Number| {
            let lost = tallies.of(*number).is_some_and(|tally| tally.out.is_some());
            let eliminated = eliminated.contains(&number.index());
            of.plays_next(*number) && !(eliminates && lost) && !eliminated
        };
        let rank = |number: &Number, tally: &Tally| {
            let climbed = climbed.as_ref().and_then(|all| all.get(number.index()));
            climbed.map_or(tally.standing.rank(), |(rank, _)| i64::from(*rank))
        };
        let player = |number: &Number| {
            let tally = tallies.of(*number)?;
            Some(pairing::Player {
                number: places[number.index()],
                rank: rank(number, tally),
                score: points(tally.start + tally.lines.iter().map(for_pairing).sum::<i64>()),
                past: tally.lines.iter().map(|line| past(line, &places)).collect(),
                playing: plays(number),
            })
        };
        Self {
            players: order.iter().filter_map(player).collect(),
            settled: ladder.map_or(Vec::new(), |ladder| {
                let numbers = ladder.settled_pairs().into_iter();
                numbers
                    .map(|pair| pair.map(|index| places[index]))
                    .collect()
            }),
            order,
        }
    }

    pub(super) fn number(&self, place: u32) -> Number {
        self.order[Number(place).index()]
    }

    /// Who goes on from a round of the bracket. Where nobody has won, since both have left, the first one stands
    /// for both, and his next opponent goes on without a game.
    pub(super) fn winners(
        &self,
        bracket: &Round,
        played: &super::Round,
        tallies: &Tallies,
        index: usize,
    ) -> Vec<u32> {
        let has_won = |place: u32| {
            let number = self.number(place);
            let line = tallies.of(number).and_then(|tally| tally.lines.get(index));
            let half_points = line.map_or(0, Line::half_points);
            half_points == 2 || played.byes.contains(&number)
        };
        let winner = |board: &pairing::Board| {
            let [first, second] = [board.first, board.second];
            if has_won(second) { second } else { first }
        };
        bracket.boards.iter().map(winner).collect()
    }
}

/// Half points with which the next round is paired: a bout that goes on then is an adjourned one, and counts as
/// drawn.
fn for_pairing(line: &Line) -> i64 {
    match line {
        Line::Met(met) => met.half_points.unwrap_or(DRAWN),
        Line::Bye | Line::Rest | Line::Absent => line.half_points(),
    }
}

fn past(line: &Line, places: &[u32]) -> Past {
    let points = points(for_pairing(line));
    match line {
        Line::Met(met) => {
            let opponent = places[met.opponent.index()];
            if met.forfeited {
                return Past::Forfeited { opponent, points };
            }
            let side = match met.seat {
                Seat::A => Side::First,
                Seat::B => Side::Second,
            };
            Past::Played {
                opponent,
                side,
                points,
            }
        }
        Line::Bye => Past::Bye { points },
        Line::Rest | Line::Absent => Past::Absent { points },
    }
}

fn points(half_points: i64) -> u32 {
    u32::try_from(half_points.max(0)).unwrap_or(u32::MAX)
}

impl Tournament {
    /// All players by pairing number: the strongest first, then as they registered; those who only stand by last.
    pub(super) fn seeding(&self) -> Vec<Number> {
        self.by_strength((0..self.players().len()).map(Number::at).collect())
    }

    fn by_strength(&self, mut players: Vec<Number>) -> Vec<Number> {
        players.sort_by_key(|number| {
            let registration = self.player(*number).map(|player| &player.registration);
            let stands_by = registration.is_some_and(|of| of.stands_by);
            (stands_by, Reverse(registration.map(|of| of.rank)), *number)
        });
        players
    }
}
