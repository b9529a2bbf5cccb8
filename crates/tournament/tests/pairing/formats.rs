//! Knock-out, tiers, ladder and McMahon.

use std::collections::HashSet;

use proptest::prelude::*;
use tigerden_tournament::pairing::{
    Because, Board, Past, Player, Round, Side, Unpairable, Why, knock_out, ladder, mcmahon,
    rounds_of_knock_out, tiers,
};

use super::event::Dice;

fn player(number: u32, rank: i64) -> Player {
    Player {
        number,
        rank,
        score: 0,
        past: Vec::new(),
        playing: true,
    }
}

fn met(mut player: Player, opponents: &[u32]) -> Player {
    let past = opponents.iter().map(|&opponent| Past::Played {
        opponent,
        side: Side::First,
        points: 0,
    });
    player.past = past.collect();
    player
}

/// The pairs, lower number first.
fn pairs(round: &Round) -> Vec<[u32; 2]> {
    let pair = |board: &Board| [board.first.min(board.second), board.first.max(board.second)];
    round.boards.iter().map(pair).collect()
}

fn idle(round: &Round) -> Vec<u32> {
    round.idle.iter().map(|idle| idle.player).collect()
}

#[test]
fn the_strongest_meet_late_and_rest_first() {
    let first = knock_out(6, &[], false).expect("a round");
    assert_eq!(pairs(&first), [[4, 5], [3, 6]]);
    assert_eq!(
        (idle(&first), first.idle[0].because),
        (vec![1, 2], Because::Seeded)
    );
    let second = knock_out(6, &[vec![3, 4]], false).expect("a round");
    assert_eq!(
        (pairs(&second), idle(&second)),
        (vec![[1, 4], [2, 3]], vec![])
    );
    let last = knock_out(6, &[vec![3, 4], vec![4, 2]], true).expect("a round");
    assert_eq!(pairs(&last), [[2, 4], [1, 3]]);
    let third_place = |board: &Board| {
        matches!(
            board.why,
            Why::Bracket {
                third_place: true,
                before_final: 0,
                ..
            }
        )
    };
    assert_eq!(
        last.boards.iter().map(third_place).collect::<Vec<_>>(),
        [false, true]
    );
    assert_eq!(
        knock_out(6, &[vec![3, 4], vec![4, 2]], false)
            .expect("a round")
            .boards
            .len(),
        1
    );
}

#[test]
fn winners_must_fit_the_games() {
    let refused = |winners: &[Vec<u32>]| knock_out(6, winners, false).expect_err("refused");
    assert_eq!(
        refused(&[vec![4]]),
        Unpairable::NoWinner {
            players: [3, 6],
            round: 1
        }
    );
    assert_eq!(
        refused(&[vec![4, 5, 3]]),
        Unpairable::NotAWinner {
            player: 5,
            round: 1
        }
    );
    assert_eq!(
        refused(&[vec![4, 3, 1]]),
        Unpairable::NotAWinner {
            player: 1,
            round: 1
        }
    );
    let over = [vec![4, 3], vec![1, 2], vec![1]];
    assert_eq!(
        refused(&over),
        Unpairable::NoSuchRound {
            round: 4,
            rounds: 3
        }
    );
    assert_eq!(
        knock_out(1, &[], true),
        Err(Unpairable::TooFew { players: 1 })
    );
}

proptest! {
    #[test]
    fn a_knock_out_leaves_one(count in 2..70_u32, seed in any::<u64>()) {
        let mut dice = Dice(seed);
        let mut winners: Vec<Vec<u32>> = Vec::new();
        let (mut games, mut out) = (0, HashSet::new());
        for round in 1..=rounds_of_knock_out(count) {
            let paired = knock_out(count, &winners, false).expect("a round");
            prop_assert!(round == 1 || paired.idle.is_empty());
            games += paired.boards.len() as u32;
            let won = paired.boards.iter().map(|board| {
                let (winner, loser) = match dice.below(2) {
                    0 => (board.first, board.second),
                    _ => (board.second, board.first),
                };
                out.insert(loser).then_some(winner)
            });
            winners.push(won.collect::<Option<_>>().expect("whoever lost is out"));
        }
        prop_assert_eq!(games, count - 1);
        prop_assert!(knock_out(count, &winners, false).is_err());
    }

    /// Nobody begins two more games than his opponents let him: the difference of sides in a row of wins is small.
    #[test]
    fn sides_of_a_knock_out_alternate_for_whoever_wins(rounds in 1..8_u32) {
        let mut winners: Vec<Vec<u32>> = Vec::new();
        let mut begun = 0_i32;
        for _ in 0..rounds {
            let paired = knock_out(1 << rounds, &winners, false).expect("a round");
            let board = paired.boards.iter().find(|board| [board.first, board.second].contains(&1));
            begun += if board.expect("1 plays").first == 1 { 1 } else { -1 };
            winners.push(pairs(&paired).iter().map(|pair| pair[0]).collect());
        }
        prop_assert!(begun.abs() <= 2, "{begun}");
    }

    /// M-T12, over all pairings of a small tier.
    #[test]
    fn no_tier_has_a_smaller_sum(
        ranks in prop::collection::vec(1..12_i64, 2..9), past in prop::collection::vec((0..8_u32, 0..8_u32), 0..8)
    ) {
        let mut players: Vec<_> = (1..).zip(&ranks).map(|(number, rank)| player(number, *rank)).collect();
        for (one, two) in past {
            let count = players.len() as u32;
            let (one, two) = (one % count, two % count);
            if one != two {
                for (own, opponent) in [(one, two), (two, one)] {
                    let past = Past::Played { opponent: opponent + 1, side: Side::First, points: 0 };
                    players[own as usize].past.push(past);
                }
            }
        }
        let round = tiers(&players, 0).expect("a round");
        let worth = |pairs: &[[u32; 2]]| {
            let worth = pairs.iter().map(|&[one, two]| {
                let (one, two) = (&players[one as usize - 1], &players[two as usize - 1]);
                let meets = |past: &&Past| matches!(past, Past::Played { opponent, .. } if *opponent == two.number);
                (one.past.iter().filter(meets).count(), (one.rank - two.rank).pow(2))
            });
            worth.fold((0, 0), |sum, worth| (sum.0 + worth.0, sum.1 + worth.1))
        };
        let best = every(&(1..=players.len() as u32).collect::<Vec<_>>()).iter().map(|pairs| worth(pairs)).min();
        prop_assert_eq!(Some(worth(&pairs(&round))), best);
        prop_assert_eq!(round.idle.len(), players.len() % 2);
        for idle in &round.idle {
            let rank = players[idle.player as usize - 1].rank;
            prop_assert_eq!(idle.because, Because::Substitute { rank });
        }
    }

    /// A large tier is divided, and without meetings before the neighbors by rank are the best.
    #[test]
    fn a_large_tier_pairs_neighbors(count in 101..260_usize, seed in any::<u64>()) {
        let mut dice = Dice(seed);
        let ranks: Vec<_> = (0..count).map(|_| dice.below(40) as i64).collect();
        let players: Vec<_> = (1..).zip(&ranks).map(|(number, rank)| player(number, *rank)).collect();
        let round = tiers(&players, seed).expect("a round");
        let sum = |ranks: &[i64]| ranks.chunks(2).map(|pair| (pair[0] - pair[1]).pow(2)).sum::<i64>();
        let of = |number: u32| players[number as usize - 1].rank;
        let own: Vec<_> = round.boards.iter().flat_map(|board| [of(board.first), of(board.second)]).collect();
        let mut sorted = ranks;
        sorted.sort_unstable();
        let best = match count % 2 {
            0 => sum(&sorted),
            _ => (0..count)
                .map(|out| {
                    let mut left = sorted.clone();
                    left.remove(out);
                    sum(&left)
                })
                .min()
                .expect("players"),
        };
        prop_assert_eq!(sum(&own), best);
        prop_assert_eq!(2 * round.boards.len() + round.idle.len(), count);
    }

    #[test]
    fn a_ladder_pairs_as_many_as_possible(
        ranks in prop::collection::vec(1..4_i64, 2..9), settled in prop::collection::vec([1..9_u32, 1..9_u32], 0..20)
    ) {
        let players: Vec<_> = (1..).zip(&ranks).map(|(number, rank)| player(number, *rank)).collect();
        let round = ladder(&players, &settled, 0).expect("a round");
        let counts = |&[one, two]: &[u32; 2]| {
            let same = ranks[one as usize - 1] == ranks[two as usize - 1];
            same && !settled.contains(&[one, two]) && !settled.contains(&[two, one])
        };
        prop_assert!(pairs(&round).iter().all(counts));
        let numbers: Vec<_> = (1..=players.len() as u32).collect();
        let most = every(&numbers).iter().map(|pairs| pairs.iter().filter(|pair| counts(pair)).count()).max();
        prop_assert_eq!(Some(round.boards.len()), most);
        let mut all: Vec<_> = pairs(&round).into_iter().flatten().chain(idle(&round)).collect();
        all.sort_unstable();
        prop_assert_eq!(all, numbers);
    }
}

/// Every pairing with as many pairs as possible.
fn every(numbers: &[u32]) -> Vec<Vec<[u32; 2]>> {
    if numbers.len() < 2 {
        return vec![Vec::new()];
    }
    let mut out = Vec::new();
    let firsts = if numbers.len() % 2 == 1 {
        numbers.len()
    } else {
        1
    };
    // With an odd number each can be left over; then the first of the others chooses.
    for alone in 0..firsts {
        let mut left = numbers.to_vec();
        if numbers.len() % 2 == 1 {
            left.remove(alone);
        }
        for other in 1..left.len() {
            let mut rest = left.clone();
            let two = rest.remove(other);
            let one = rest.remove(0);
            for mut pairs in every(&rest) {
                pairs.push([one, two]);
                out.push(pairs);
            }
        }
    }
    out
}

#[test]
fn nobody_plays_a_substitute_twice_if_others_have_not() {
    let mut players = vec![player(1, 5), player(2, 3), player(3, 3)];
    assert_eq!(idle(&tiers(&players, 0).expect("a round")), [1]);
    players[0].past.push(Past::Bye { points: 0 });
    let round = tiers(&players, 0).expect("a round");
    assert_eq!(
        (pairs(&round), round.idle[0].because),
        (vec![[1, 2]], Because::Substitute { rank: 3 })
    );
}

#[test]
fn roles_are_balanced_where_ranks_leave_the_choice() {
    // 1 and 2 began last time, 3 and 4 did not; all have the same rank.
    let mut players = vec![
        met(player(1, 3), &[9]),
        met(player(2, 3), &[8]),
        player(3, 3),
        player(4, 3),
    ];
    for (player, opponent) in players[2..].iter_mut().zip([7, 6]) {
        player.past.push(Past::Played {
            opponent,
            side: Side::Second,
            points: 0,
        });
    }
    let round = tiers(&players, 0).expect("a round");
    let boards: Vec<_> = round
        .boards
        .iter()
        .map(|board| (board.first, board.second))
        .collect();
    assert!(
        boards
            .iter()
            .all(|&(first, second)| first > 2 && second < 3),
        "{boards:?}"
    );
}

#[test]
fn a_large_rank_of_a_ladder_is_paired_wholly() {
    let players: Vec<_> = (1..=301).map(|number| player(number, 1)).collect();
    let settled: Vec<_> = (1..=150)
        .map(|number| [2 * number - 1, 2 * number])
        .collect();
    let round = ladder(&players, &settled, 0).expect("a round");
    assert_eq!((round.boards.len(), round.idle.len()), (150, 1));
    assert!(pairs(&round).iter().all(|pair| !settled.contains(pair)));
}

#[test]
fn mcmahon_begins_between_floor_and_bar() {
    let starts = [-5, 0, 1, 4, 9].map(|rank| mcmahon(rank, 0, 4));
    assert_eq!(starts, [0, 0, 2, 8, 8]);
    assert_eq!(mcmahon(3, 5, 1), 0);
    assert_eq!(mcmahon(i64::MAX, i64::MIN, i64::MAX), u32::MAX / 8 * 2);
}
