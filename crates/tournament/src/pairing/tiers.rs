//! Tiers of a TORA tournament: players of like ranks meet (M-T12).

use super::card::{Card, cards};
use super::matching::Fields;
use super::sides::seat;
use super::unpairable::check;
use super::{Because, Board, Idle, Past, Player, Round, Side, Unpairable, Why};

/// The most players who are weighed pair by pair. An even number.
const WEIGHED: usize = 100;

/// Larger differences of ranks count as this one.
const WIDEST: u64 = 1 << 16;

/// Pairs a tier: those of `players` who are [playing](Player::playing).
///
/// As few as possible meet again; then, with an odd number, nobody plays a Substitute twice if that can be avoided;
/// then the sum of the squared differences of rank over all pairs is as small as possible; then as few as possible
/// get a side that they aren't due. The odd one out is in [`Round::idle`], with the rank of the Substitute that he
/// needs. `seed` is as in [`swiss`](super::swiss). More than 100 players are divided by rank into parts of 100, and
/// the sum is the smallest in each part. A difference over 65,536 ranks counts as 65,536.
///
/// # Errors
///
/// [`Unpairable`], if the players contradict themselves, or are less than two.
pub fn tiers(players: &[Player], seed: u64) -> Result<Round, Unpairable> {
    check(players, None)?;
    let lot = if seed.is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    };
    let mut cards = cards(players, 1, 2);
    cards.sort_by_key(|card| (std::cmp::Reverse(card.rank), card.number));
    let substituted = |number: u32| {
        let player = players.iter().find(|player| player.number == number);
        player.is_some_and(|player| {
            player
                .past
                .iter()
                .any(|past| matches!(past, Past::Bye { .. }))
        })
    };
    let mut out = Round::default();
    if cards.len() > WEIGHED && !cards.len().is_multiple_of(2) {
        let alone = cards.remove(odd_one(&cards, substituted));
        out.idle.push(alone.idle());
    }
    for part in cards.chunks(WEIGHED) {
        let before: Vec<_> = part.iter().map(|card| substituted(card.number)).collect();
        for (one, mate) in mates(part, &before).into_iter().enumerate() {
            match mate {
                Some(two) if one < two && two < part.len() => {
                    out.boards.push(board(&part[one], &part[two], lot))
                }
                Some(two) if two < part.len() => {}
                _ => out.idle.push(part[one].idle()),
            }
        }
    }
    Ok(out)
}

/// Who is left over if the others, by rank, are paired with their neighbors: those who have not played a Substitute
/// come first, then the smallest sum, then the lowest.
fn odd_one(cards: &[Card], substituted: impl Fn(u32) -> bool) -> usize {
    let square = |low: usize| square(cards[low].rank, cards[low + 1].rank);
    // Only every other place leaves even numbers on both sides; the others are never better.
    let mut sum: u64 = (1..cards.len()).step_by(2).map(square).sum();
    let mut best = (substituted(cards[0].number), sum, 0);
    for place in (2..cards.len()).step_by(2) {
        sum = sum + square(place - 2) - square(place - 1);
        let worth = (substituted(cards[place].number), sum, place);
        if (worth.0, worth.1) <= (best.0, best.1) {
            best = worth;
        }
    }
    best.2
}

fn square(one: i64, two: i64) -> u64 {
    one.abs_diff(two).min(WIDEST).pow(2)
}

/// The opponent of each; the place after the last one is the Substitute.
fn mates(cards: &[Card], substituted: &[bool]) -> Vec<Option<usize>> {
    let count = cards.len();
    let widest = cards
        .first()
        .zip(cards.last())
        .map_or(0, |(first, last)| square(first.rank, last.rank));
    let mut fields = Fields::default();
    let pairs = fields.add(count);
    let meetings = fields.add(cards.iter().map(|card| card.met.len()).sum());
    let substitutes = fields.add(1);
    let squares = fields.add(widest as usize * count);
    let wishes = fields.add(count);
    let places = fields.add(count * count);
    let found = fields.heaviest(count + count % 2, |low, high, sum| {
        sum.add(pairs, 1);
        if high == count {
            sum.add(substitutes, -i64::from(substituted[low]));
            sum.add(places, low as i64);
            return true;
        }
        let (one, two) = (&cards[low], &cards[high]);
        let again = one.met.iter().filter(|met| met.0 == two.number).count();
        sum.add(meetings, -(again as i64));
        sum.add(squares, -(square(one.rank, two.rank) as i64));
        sum.add(
            wishes,
            -i64::from(one.wish().is_some() && one.wish() == two.wish()),
        );
        sum.add(places, low as i64 - high as i64);
        true
    });
    // There are always few fields, so there is always an answer.
    found.unwrap_or_else(|| vec![None; count])
}

fn board(one: &Card, two: &Card, lot: Side) -> Board {
    let (first, second, side) = seat(one, two, lot);
    let ranks = [first.rank, second.rank];
    let why = Why::Tier {
        ranks,
        again: one.met(two.number).is_some(),
        side,
    };
    Board {
        first: first.number,
        second: second.number,
        why,
    }
}

impl Card {
    fn idle(&self) -> Idle {
        Idle {
            player: self.number,
            because: Because::Substitute { rank: self.rank },
        }
    }
}
