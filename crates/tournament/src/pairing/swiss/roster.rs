//! Who may meet whom, and whether a pairing of everybody is possible.

use std::ops::Range;

use super::super::card::Card;
use super::super::maximum::maximum;
use super::super::{Side, Stuck};

/// The most players without an opponent who are named.
const NAMED: usize = 50;

/// Everybody who plays in the round, the highest first. Players are known by their place here.
pub(super) struct Roster {
    pub(super) cards: Vec<Card>,
    /// The side of an odd number if nobody is due one.
    pub(super) lot: Side,
    /// The score of the player who gets the bye, if there is one.
    pub(super) bye: Option<u32>,
    /// The most opponents that anybody has met.
    met: usize,
    /// From each place on, how many must have each side.
    musts: Vec<[usize; 2]>,
}

impl Roster {
    /// Settles the score of the bye: the lowest one with which everybody else can be paired (C5).
    ///
    /// # Errors
    ///
    /// Those who are left over, if no pairing is complete.
    pub(super) fn new(cards: Vec<Card>, lot: Side) -> Result<Roster, Vec<Stuck>> {
        let met = cards.iter().map(Card::opponents).max().unwrap_or(0);
        let mut musts = vec![[0; 2]];
        for card in cards.iter().rev() {
            let [first, second] = musts[musts.len() - 1];
            let [one, two] = must_of(card);
            musts.push([first + one, second + two]);
        }
        musts.reverse();
        let mut roster = Roster {
            cards,
            lot,
            bye: None,
            met,
            musts,
        };
        let all = 0..roster.cards.len();
        let mut scores = vec![None];
        if !all.len().is_multiple_of(2) {
            scores = roster
                .cards
                .iter()
                .rev()
                .filter(|card| card.bye)
                .map(|card| Some(card.score))
                .collect();
            scores.dedup();
        }
        let complete = scores.into_iter().any(|score| {
            roster.bye = score;
            roster.completes(&[], all.clone())
        });
        if complete {
            Ok(roster)
        } else {
            Err(roster.stuck())
        }
    }

    /// Whether two may meet (C1 and C3).
    pub(super) fn may_meet(&self, one: usize, two: usize) -> bool {
        let (one, two) = (&self.cards[one], &self.cards[two]);
        let clash = one.must().is_some() && one.must() == two.must() && !one.top && !two.top;
        !clash && one.met(two.number).is_none()
    }

    /// Whether a player may get the bye of this round (C2 and C5).
    pub(super) fn may_rest(&self, player: usize) -> bool {
        let card = &self.cards[player];
        card.bye && self.bye.is_none_or(|score| score == card.score)
    }

    /// Whether all of these can be paired, the bye included if their number is odd (C4).
    pub(super) fn completes(&self, some: &[usize], below: Range<usize>) -> bool {
        let mut musts = self.musts_of(some);
        for (must, more) in musts.iter_mut().zip(self.musts[below.start]) {
            *must += more;
        }
        let mut count = some.len() + below.len();
        if !count.is_multiple_of(2) {
            let last = below.clone().rev().chain(some.iter().rev().copied());
            let Some(rests) = last.into_iter().find(|&player| self.may_rest(player)) else {
                return false;
            };
            count -= 1;
            for (must, less) in musts.iter_mut().zip(must_of(&self.cards[rests])) {
                *must -= less;
            }
        }
        self.surely_paired(count, musts) || {
            let players: Vec<_> = some.iter().copied().chain(below).collect();
            self.fullest(&players).iter().all(Option::is_some)
        }
    }

    /// Whether all but one of these, or all if their number is even, can be paired.
    pub(super) fn nearly_completes(&self, players: &[usize]) -> bool {
        let odd = players.len() % 2;
        let even = &players[odd..];
        self.surely_paired(even.len(), self.musts_of(even)) || {
            let mates = maximum(players.len(), |a, b| self.may_meet(players[a], players[b]));
            mates.iter().filter(|mate| mate.is_none()).count() <= odd
        }
    }

    /// The fullest pairing of these. The place after the last player is the bye, if their number is odd.
    pub(super) fn fullest(&self, players: &[usize]) -> Vec<Option<usize>> {
        let count = players.len();
        maximum(count + count % 2, |a, b| match (a.min(b), a.max(b)) {
            (player, bye) if bye == count => self.may_rest(players[player]),
            (one, two) => self.may_meet(players[one], players[two]),
        })
    }

    /// How many of these must have each side.
    fn musts_of(&self, players: &[usize]) -> [usize; 2] {
        let musts = players.iter().map(|&player| must_of(&self.cards[player]));
        musts.fold([0; 2], |sum, must| [sum[0] + must[0], sum[1] + must[1]])
    }

    /// Whether an even number of players can surely be paired. It says no where it isn't sure.
    ///
    /// Everybody can be put into one of two halves by the side that he must have, and each may meet at least half of
    /// the other half: then all of them can be matched (by Hall's theorem).
    fn surely_paired(&self, count: usize, musts: [usize; 2]) -> bool {
        let half = count / 2;
        musts.into_iter().all(|must| must <= half) && half >= 2 * self.met
    }

    fn stuck(&self) -> Vec<Stuck> {
        let players: Vec<_> = (0..self.cards.len()).collect();
        let unbound = maximum(players.len() + players.len() % 2, |a, b| {
            match (a.min(b), a.max(b)) {
                (player, bye) if bye == players.len() => self.cards[player].bye,
                (one, two) => self.may_meet(one, two),
            }
        });
        let left = players
            .iter()
            .copied()
            .filter(|&player| unbound[player].is_none())
            .take(NAMED);
        left.map(|player| {
            let others = || {
                players
                    .iter()
                    .copied()
                    .filter(move |&other| other != player)
            };
            let met = |other: usize| self.cards[player].met(self.cards[other].number).is_some();
            let open = others()
                .filter(|&other| self.may_meet(player, other))
                .count();
            let met = others().filter(|&other| met(other)).count();
            Stuck {
                player: self.cards[player].number,
                met: met as u32,
                sides: (players.len() - 1 - open - met) as u32,
                open: open as u32,
                bye: self.cards[player].bye,
            }
        })
        .collect()
    }
}

/// Which side a player must have, as counts.
fn must_of(card: &Card) -> [usize; 2] {
    [Side::First, Side::Second].map(|side| usize::from(card.must() == Some(side)))
}
