//! The criteria of the Dutch system over all pairings of a small event, by trying every one.

use std::collections::HashMap;

use tigerden_tournament::pairing::{Past, Player, Side};

/// A player as the criteria see him, worked out anew from his past.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) number: u32,
    pub(crate) score: u32,
    met: Vec<u32>,
    sides: Vec<Side>,
    /// 1 for down, -1 for up: one round ago, two rounds ago.
    drifts: [i32; 2],
    pub(crate) bye: bool,
    top: bool,
}

impl Seen {
    fn surplus(&self) -> i32 {
        let first = self
            .sides
            .iter()
            .filter(|side| **side == Side::First)
            .count() as i32;
        2 * first - self.sides.len() as i32
    }

    /// The side he is due, and how much: 1 mild, 2 strong, 3 absolute.
    fn due(&self) -> Option<(Side, u32)> {
        let last = *self.sides.last()?;
        let twice = self.sides.len() > 1 && self.sides[self.sides.len() - 2] == last;
        let balance = if self.surplus() > 0 {
            Side::Second
        } else {
            Side::First
        };
        Some(match self.surplus().abs() {
            2.. => (balance, 3),
            _ if twice => (last.other(), 3),
            1 => (balance, 2),
            _ => (last.other(), 1),
        })
    }

    fn due_at_least(&self, strength: u32) -> Option<Side> {
        self.due().filter(|due| due.1 >= strength).map(|due| due.0)
    }

    /// Whether these two may meet.
    pub(crate) fn may_meet(&self, other: &Seen) -> bool {
        let clash = self.due_at_least(3).is_some() && self.due_at_least(3) == other.due_at_least(3);
        !self.met.contains(&other.number) && (!clash || self.top || other.top)
    }
}

/// Everybody who plays, the highest first.
pub(crate) fn seen(players: &[Player], last_round: bool) -> Vec<Seen> {
    let points = |player: &Player, rounds: usize| -> u32 {
        player.past[..rounds].iter().map(|past| past.points()).sum()
    };
    let by_number: HashMap<_, _> = players
        .iter()
        .map(|player| (player.number, player))
        .collect();
    let mut seen: Vec<_> = players
        .iter()
        .filter(|player| player.playing)
        .map(|player| {
            let rounds = player.past.len();
            let drift = |ago: usize| {
                let Some(at) = rounds.checked_sub(ago) else {
                    return 0;
                };
                match player.past[at] {
                    Past::Played { opponent, .. } => {
                        let (own, other) = (points(player, at), points(by_number[&opponent], at));
                        i32::from(own > other) - i32::from(own < other)
                    }
                    past => i32::from(past.points() > 0),
                }
            };
            let played = || {
                player.past.iter().filter_map(|past| match past {
                    Past::Played { opponent, side, .. } => Some((*opponent, *side)),
                    _ => None,
                })
            };
            Seen {
                number: player.number,
                score: player.score,
                met: played().map(|(opponent, _)| opponent).collect(),
                sides: played().map(|(_, side)| side).collect(),
                drifts: [drift(1), drift(2)],
                bye: player.past.iter().all(|past| match past {
                    Past::Played { .. } => true,
                    Past::Bye { .. } => false,
                    past => past.points() < 2,
                }),
                top: last_round && player.score > rounds as u32,
            }
        })
        .collect();
    seen.sort_by_key(|seen| (std::cmp::Reverse(seen.score), seen.number));
    seen
}

/// A complete pairing: the place of each player's opponent, his own for the bye.
pub(crate) type Complete = Vec<usize>;

/// Every legal pairing of everybody.
pub(crate) fn every(seen: &[Seen]) -> Vec<Complete> {
    fn go(seen: &[Seen], mates: &mut Vec<Option<usize>>, rests: bool, out: &mut Vec<Complete>) {
        let Some(first) = mates.iter().position(Option::is_none) else {
            out.push(mates.iter().copied().map(Option::unwrap).collect());
            return;
        };
        for other in first..seen.len() {
            let bye = other == first;
            let possible = match bye {
                true => rests && seen[first].bye,
                false => mates[other].is_none() && seen[first].may_meet(&seen[other]),
            };
            if possible {
                mates[first] = Some(other);
                mates[other] = Some(first);
                go(seen, mates, rests && !bye, out);
                mates[first] = None;
                mates[other] = None;
            }
        }
    }
    let mut out = Vec::new();
    go(
        seen,
        &mut vec![None; seen.len()],
        seen.len() % 2 == 1,
        &mut out,
    );
    out
}

/// C5: the score of whoever has the bye.
pub(crate) fn bye_score(seen: &[Seen], pairing: &Complete) -> u32 {
    let rests = (0..seen.len()).find(|&player| pairing[player] == player);
    rests.map_or(0, |player| seen[player].score)
}

/// Whether a player goes down from the bracket of this score or passes it.
fn goes_below(seen: &[Seen], pairing: &Complete, player: usize, score: u32) -> bool {
    let mate = pairing[player];
    seen[player].score >= score && (mate == player || seen[mate].score < score)
}

/// The scores of those who go down from a bracket, in descending order.
fn down(seen: &[Seen], pairing: &Complete, score: u32) -> Vec<u32> {
    let below = (0..seen.len()).filter(|&player| goes_below(seen, pairing, player, score));
    below.map(|player| seen[player].score).collect()
}

/// C6 to C17 for the bracket of a score, but for C10 and C11; lower is better.
pub(crate) fn worth(seen: &[Seen], pairing: &Complete, score: u32, next: Option<u32>) -> Vec<u32> {
    let mut worth = Vec::new();
    for score in [Some(score), next].into_iter().flatten() {
        let down = down(seen, pairing, score);
        worth.push(down.len() as u32);
        worth.extend(
            down.iter()
                .copied()
                .chain(std::iter::repeat(0))
                .take(seen.len()),
        );
    }
    let here = || (0..seen.len()).filter(|&player| seen[player].score >= score);
    let rests = here().find(|&player| pairing[player] == player);
    worth.push(rests.map_or(0, |player| {
        (seen_rounds(seen) - seen[player].sides.len()) as u32
    }));
    let pairs = || {
        here().filter_map(|player| {
            let mate = pairing[player];
            (mate > player && seen[mate].score == score).then_some((&seen[player], &seen[mate]))
        })
    };
    for strength in [1, 2] {
        let same = |(one, two): &(&Seen, &Seen)| {
            one.due_at_least(strength).is_some()
                && one.due_at_least(strength) == two.due_at_least(strength)
        };
        worth.push(pairs().filter(same).count() as u32);
    }
    for ago in 0..2 {
        let again_down = here().filter(|&player| {
            let down = goes_below(seen, pairing, player, score);
            seen[player].score == score && down && seen[player].drifts[ago] > 0
        });
        worth.push(again_down.count() as u32);
        let again_up = |(one, two): &(&Seen, &Seen)| one.score > score && two.drifts[ago] < 0;
        worth.push(pairs().filter(again_up).count() as u32);
    }
    worth
}

/// The rounds before; whoever played in all of them has so many sides.
fn seen_rounds(seen: &[Seen]) -> usize {
    seen.iter()
        .map(|player| player.sides.len())
        .max()
        .unwrap_or(0)
}
