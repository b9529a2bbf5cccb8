//! Berger tables.

use std::collections::HashMap;

use tigerden_tournament::pairing::{Because, Unpairable, round_robin, rounds_of_cycle};

fn boards(count: u32, cycle: u32, round: u32) -> Vec<[u32; 2]> {
    let round = round_robin(count, cycle, round).expect("a round");
    round
        .boards
        .iter()
        .map(|board| [board.first, board.second])
        .collect()
}

#[test]
fn the_published_table_of_six() {
    // FIDE C.05, annex 1: Berger table for 5 or 6 players.
    let table = [
        [[1, 6], [2, 5], [3, 4]],
        [[6, 4], [5, 3], [1, 2]],
        [[2, 6], [3, 1], [4, 5]],
        [[6, 5], [1, 4], [2, 3]],
        [[3, 6], [4, 2], [5, 1]],
    ];
    for (round, row) in (1..).zip(table) {
        assert_eq!(boards(6, 1, round), row, "round {round}");
    }
}

#[test]
fn everybody_meets_everybody_with_sides_balanced() {
    for count in 2..=41_u32 {
        for cycle in 1..=2 {
            let mut met = HashMap::new();
            let mut sides: HashMap<u32, i32> = HashMap::new();
            let mut byes = Vec::new();
            for round in 1..=rounds_of_cycle(count) {
                let round = round_robin(count, cycle, round).expect("a round");
                for board in round.boards {
                    *met.entry((board.first.min(board.second), board.first.max(board.second)))
                        .or_insert(0) += 1;
                    *sides.entry(board.first).or_default() += 1;
                    *sides.entry(board.second).or_default() -= 1;
                }
                byes.extend(round.idle.iter().map(|idle| (idle.player, idle.because)));
            }
            assert_eq!(met.len() as u32, count * (count - 1) / 2, "{count} players");
            assert!(met.values().all(|&times| times == 1), "{count} players");
            assert!(
                sides.values().all(|side| side.abs() <= 1),
                "{count} players: {sides:?}"
            );
            byes.sort_by_key(|bye| bye.0);
            let each: Vec<_> = (1..=count)
                .filter(|_| count % 2 == 1)
                .map(|player| (player, Because::Odd))
                .collect();
            assert_eq!(byes, each, "{count} players");
        }
    }
}

#[test]
fn the_second_cycle_swaps_sides() {
    for round in 1..=7 {
        let swapped: Vec<_> = boards(8, 2, round)
            .iter()
            .map(|[first, second]| [*second, *first])
            .collect();
        assert_eq!(boards(8, 1, round), swapped);
    }
}

#[test]
fn what_does_not_exist_is_refused() {
    assert_eq!(round_robin(1, 1, 1), Err(Unpairable::TooFew { players: 1 }));
    for (cycle, round) in [(1, 0), (1, 6), (0, 1), (1, u32::MAX)] {
        let refused = round_robin(6, cycle, round);
        assert_eq!(refused, Err(Unpairable::NoSuchRound { round, rounds: 5 }));
    }
}
