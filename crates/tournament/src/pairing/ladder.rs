//! The ladder of King's Convoy: players of the same rank meet, if a match between them counts (M-K1, M-K3).

use std::collections::HashSet;

use super::card::{Card, cards};
use super::matching::Fields;
use super::maximum::maximum;
use super::sides::seat;
use super::unpairable::check;
use super::{Because, Board, Idle, Player, Round, Side, Unpairable, Why};

/// The most players of a rank who are weighed pair by pair.
const WEIGHED: usize = 100;

/// Pairs as many as possible of those who are [playing](Player::playing), each with somebody of his own rank.
///
/// `settled` are pairs of numbers between whom a match doesn't count, since one has beaten the other at his present
/// rank (M-K5). With up to 100 players of a rank, then as few as possible meet again, those who were idle more
/// often are paired first, and as few as possible get a side that they aren't due. Everybody else is in
/// [`Round::idle`]. `seed` is as in [`swiss`](super::swiss).
///
/// # Errors
///
/// [`Unpairable`], if the players contradict themselves, or are less than two.
pub fn ladder(players: &[Player], settled: &[[u32; 2]], seed: u64) -> Result<Round, Unpairable> {
    check(players, None)?;
    let lot = if seed.is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    };
    let settled: HashSet<_> = settled
        .iter()
        .map(|&[one, two]| (one.min(two), one.max(two)))
        .collect();
    let mut cards = cards(players, 1, 2);
    cards.sort_by_key(|card| (std::cmp::Reverse(card.rank), card.number));
    let mut out = Round::default();
    for group in cards.chunk_by(|one, two| one.rank == two.rank) {
        let counts = |one: usize, two: usize| {
            let (one, two) = (group[one].number, group[two].number);
            !settled.contains(&(one.min(two), one.max(two)))
        };
        let few = (group.len() <= WEIGHED)
            .then(|| weighed(group, counts))
            .flatten();
        let mates = few.unwrap_or_else(|| maximum(group.len(), counts));
        for (one, mate) in mates.into_iter().enumerate() {
            let rank = group[one].rank;
            match mate {
                Some(two) if one < two => {
                    let (first, second, side) = seat(&group[one], &group[two], lot);
                    let why = Why::Ladder { rank, side };
                    out.boards.push(Board {
                        first: first.number,
                        second: second.number,
                        why,
                    });
                }
                Some(_) => {}
                None => {
                    let because = Because::NobodyOfRank { rank };
                    out.idle.push(Idle {
                        player: group[one].number,
                        because,
                    });
                }
            }
        }
    }
    Ok(out)
}

fn weighed(group: &[Card], counts: impl Fn(usize, usize) -> bool) -> Option<Vec<Option<usize>>> {
    let count = group.len();
    let mut fields = Fields::default();
    let pairs = fields.add(count);
    let meetings = fields.add(group.iter().map(|card| card.met.len()).sum());
    let waited = fields.add(group.iter().map(|card| card.unplayed as usize).sum());
    let wishes = fields.add(count);
    let places = fields.add(count * count);
    fields.heaviest(count, |low, high, sum| {
        let (one, two) = (&group[low], &group[high]);
        let again = one.met.iter().filter(|met| met.0 == two.number).count();
        sum.add(pairs, 1);
        sum.add(meetings, -(again as i64));
        sum.add(waited, i64::from(one.unplayed) + i64::from(two.unplayed));
        sum.add(
            wishes,
            -i64::from(one.wish().is_some() && one.wish() == two.wish()),
        );
        sum.add(places, low as i64 - high as i64);
        counts(low, high)
    })
}
