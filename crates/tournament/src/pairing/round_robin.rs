//! Everybody meets everybody, by the Berger tables.

use super::{Because, Board, Idle, MOST_PLAYERS, Round, Unpairable, Why};

/// The number of rounds in which each of `count` players meets each other once.
pub fn rounds_of_cycle(count: u32) -> u32 {
    even(count).saturating_sub(1)
}

fn even(count: u32) -> u32 {
    count.saturating_add(count % 2)
}

/// A round of a round robin of `count` players, by the Berger tables (FIDE C.05, annex 1).
///
/// `cycle` and `round` count from 1; each cycle has [`rounds_of_cycle`] rounds. In even cycles the sides are
/// swapped. With an odd number of players one has a bye in each round, everybody once. Within a cycle nobody
/// has one side more often than the other by more than one.
///
/// # Errors
///
/// [`Unpairable::TooFew`] if there are less than two players, [`Unpairable::TooMany`]
/// if there are more than [`MOST_PLAYERS`], [`Unpairable::NoSuchRound`] if the cycle doesn't
/// have the round.
pub fn round_robin(count: u32, cycle: u32, round: u32) -> Result<Round, Unpairable> {
    if count < 2 {
        return Err(Unpairable::TooFew { players: count });
    }
    if count > MOST_PLAYERS {
        return Err(Unpairable::TooMany {
            players: count as usize,
        });
    }
    let rounds = rounds_of_cycle(count);
    if cycle == 0 || !(1..=rounds).contains(&round) {
        return Err(Unpairable::NoSuchRound { round, rounds });
    }
    let (table, circle) = (u64::from(even(count)), u64::from(rounds));
    // Two players of the circle meet in the round in which their numbers add up to `round + 1`, modulo the
    // circle; the one who would meet himself plays the last number of the table.
    let sum = u64::from(round) + 1;
    let alone = if sum.is_multiple_of(2) {
        sum / 2
    } else {
        (sum + circle) / 2
    };
    let seat = |number: u64| (number - 1) % circle + 1;
    let alone = seat(alone);
    let mut out = Round::default();
    let mut add = |first: u64, second: u64| {
        let [first, second] = [first, second].map(|number| number as u32);
        let (first, second) = if cycle.is_multiple_of(2) {
            (second, first)
        } else {
            (first, second)
        };
        if first.max(second) > count {
            out.idle.push(Idle {
                player: first.min(second),
                because: Because::Odd,
            });
        } else {
            out.boards.push(Board {
                first,
                second,
                why: Why::Table { cycle, round },
            });
        }
    };
    if alone <= table / 2 {
        add(alone, table);
    } else {
        add(table, alone);
    }
    for step in 1..table / 2 {
        let pair = [seat(alone + step), seat(alone + circle - step)];
        let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        if (low + high) % 2 == 1 {
            add(low, high);
        } else {
            add(high, low);
        }
    }
    Ok(out)
}
