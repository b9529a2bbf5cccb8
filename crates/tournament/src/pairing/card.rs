//! What the Swiss rules look at in a player's past.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::{Past, Player, Side};

/// How much a player is due a side (FIDE C.04.3, 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// Which way a player left his score group in a round (FIDE C.04.3, 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drift {
    Down,
    Up,
}

/// A player as the Swiss rules see him.
#[derive(Clone, Debug)]
pub(super) struct Card {
    pub(super) number: u32,
    pub(super) rank: i64,
    pub(super) score: u32,
    /// Opponents of games that were played, with the round, by number.
    pub(super) met: Vec<(u32, u32)>,
    /// Games on the first side less games on the second.
    pub(super) surplus: i32,
    /// The sides of the games played, the first game first.
    pub(super) sides: Vec<Side>,
    pub(super) due: Option<(Side, Strength)>,
    /// In the round before, and in the one before that.
    pub(super) drifts: [Option<Drift>; 2],
    /// May get the bye.
    pub(super) bye: bool,
    /// Rounds without a game.
    pub(super) unplayed: u32,
    /// More than half of all points, and this is the last round: the limits of sides are softer.
    pub(super) top: bool,
}

impl Card {
    /// The round in which he played somebody.
    pub(super) fn met(&self, number: u32) -> Option<u32> {
        let place = self
            .met
            .binary_search_by_key(&number, |&(opponent, _)| opponent);
        place.ok().map(|place| self.met[place].1)
    }

    pub(super) fn opponents(&self) -> usize {
        self.met.len()
    }

    /// The side that he must have, unless he is a top scorer.
    pub(super) fn must(&self) -> Option<Side> {
        self.due
            .filter(|due| due.1 == Strength::Absolute)
            .map(|due| due.0)
    }

    pub(super) fn wish(&self) -> Option<Side> {
        self.due.map(|due| due.0)
    }

    /// The side that he is due at least strongly.
    pub(super) fn strong(&self) -> Option<Side> {
        self.due
            .filter(|due| due.1 >= Strength::Strong)
            .map(|due| due.0)
    }

    pub(super) fn drifted(&self, rounds_ago: usize, drift: Drift) -> bool {
        self.drifts[rounds_ago - 1] == Some(drift)
    }

    fn due(surplus: i32, sides: &[Side]) -> Option<(Side, Strength)> {
        let (&last, before) = sides.split_last()?;
        let twice = before.last() == Some(&last);
        Some(match surplus {
            ..-1 => (Side::First, Strength::Absolute),
            2.. => (Side::Second, Strength::Absolute),
            _ if twice => (last.other(), Strength::Absolute),
            -1 => (Side::First, Strength::Strong),
            1 => (Side::Second, Strength::Strong),
            _ => (last.other(), Strength::Mild),
        })
    }
}

/// The cards of everybody who plays in this round, the highest first: by score, then by number.
///
/// `round` of `rounds`; no score is less than the points of the past.
pub(super) fn cards(players: &[Player], round: u32, rounds: u32) -> Vec<Card> {
    let start =
        |player: &Player| player.score - player.past.iter().map(|past| past.points()).sum::<u32>();
    let before: HashMap<u32, Vec<u32>> = players
        .iter()
        .map(|player| {
            let mut score = start(player);
            let before = player.past.iter().map(|past| {
                score += past.points();
                score - past.points()
            });
            (player.number, before.collect())
        })
        .collect();
    let start_most = players.iter().map(start).max().unwrap_or(0);
    let most = u64::from(start_most) + 2 * u64::from(round - 1);
    let mut cards: Vec<_> = players
        .iter()
        .filter(|player| player.playing)
        .map(|player| {
            let mut met: Vec<_> = (1..)
                .zip(&player.past)
                .filter_map(|(round, past)| match past {
                    Past::Played { opponent, .. } => Some((*opponent, round)),
                    _ => None,
                })
                .collect();
            met.sort_unstable();
            let sides: Vec<_> = player
                .past
                .iter()
                .filter_map(|past| match past {
                    Past::Played { side, .. } => Some(*side),
                    _ => None,
                })
                .collect();
            let surplus = sides
                .iter()
                .map(|side| if *side == Side::First { 1 } else { -1 })
                .sum();
            let drift = |ago: usize| {
                let at = player.past.len().checked_sub(ago)?;
                match player.past[at] {
                    Past::Played { opponent, .. } => {
                        let other = before.get(&opponent)?.get(at)?;
                        match before[&player.number][at].cmp(other) {
                            Ordering::Greater => Some(Drift::Down),
                            Ordering::Less => Some(Drift::Up),
                            Ordering::Equal => None,
                        }
                    }
                    unplayed => (unplayed.points() > 0).then_some(Drift::Down),
                }
            };
            Card {
                number: player.number,
                rank: player.rank,
                score: player.score,
                surplus,
                due: Card::due(surplus, &sides),
                drifts: [drift(1), drift(2)],
                bye: !player.past.iter().any(|past| match past {
                    Past::Played { .. } => false,
                    Past::Bye { .. } => true,
                    Past::Forfeited { points, .. } | Past::Absent { points } => *points > 1,
                }),
                unplayed: (player.past.len() - sides.len()) as u32,
                top: round == rounds && 2 * u64::from(player.score) > most,
                met,
                sides,
            }
        })
        .collect();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.score), card.number));
    cards
}
