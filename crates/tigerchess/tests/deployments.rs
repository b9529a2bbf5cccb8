//! How many ways there are to deploy (C-D6), found by the program itself.
//!
//! Two rows of postings that have led to the same squares of both sides, and leave the same
//! choices, have the same number of continuations; so each such situation is counted once. The
//! sums are the plain numbers: a test counts without this on shorter rows.

use std::collections::{HashMap, HashSet};

use game::{Counting, Position, Side, Start, perft};
use tigerden_tigerchess::{Kind, Move, Options, TigerChess, Variation};

/// What the rest of a deployment depends on: the squares of both sides and the last one.
type Situation = (u64, u64, Option<usize>);

fn situation(position: &TigerChess) -> Situation {
    let [first, second] = Side::BOTH.map(|side| position.places(side, Kind::Swordsman));
    let deployment = position.deployment();
    // Only the Symmetrical variation asks where the last Swordsman went.
    let last = deployment.filter(|it| it.variation() == Variation::Symmetrical);
    let last = last.and_then(|it| it.posted().last());
    (first, second, last.map(|at| at.index()))
}

/// [`perft`] with each situation counted once.
fn rows(position: &TigerChess, depth: u32, known: &mut HashMap<Situation, u64>) -> u64 {
    if depth <= 2 {
        return perft(position, depth);
    }
    let situation = situation(position);
    if let Some(count) = known.get(&situation) {
        return *count;
    }
    let count = after(position)
        .map(|next| rows(&next, depth - 1, known))
        .sum();
    known.insert(situation, count);
    count
}

fn after(position: &TigerChess) -> impl Iterator<Item = TigerChess> + use<> {
    let position = *position;
    let mut moves: Vec<Move> = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().map(move |mv| {
        let mut next = position;
        next.play_unchecked(mv);
        next
    })
}

const COUNTS: [(Variation, u64); 4] = [
    (Variation::Open, 1_907_942_400),
    (Variation::Countdown, 518_918_400),
    (Variation::Dragon, 5_644_800),
    (Variation::Symmetrical, 43_680),
];

fn deploying(deployment: Variation, tiger_variation: bool) -> TigerChess {
    let Ok(start) = TigerChess::start(&Options {
        deployment,
        tiger_variation,
    });
    start
}

#[test]
fn c_d6_rows_of_postings() {
    for (variation, count) in COUNTS {
        let start = deploying(variation, false);
        assert_eq!(rows(&start, 8, &mut HashMap::new()), count, "{variation:?}");
    }
}

#[test]
fn c_d6_sixteen_times_as_many_with_the_tiger_variation() {
    for (variation, count) in COUNTS {
        let guards: Vec<TigerChess> = after(&deploying(variation, true))
            .flat_map(|siberian| after(&siberian))
            .collect();
        assert_eq!(guards.len(), 16);
        // The Guards have no part in what follows: one pair stands for all but the short rows.
        let total = rows(&guards[5], 8, &mut HashMap::new());
        assert_eq!(16 * total, 16 * count, "{variation:?}");
        let short = |guards: &TigerChess| perft(guards, 3);
        assert!(guards.iter().all(|pair| short(pair) == short(&guards[0])));
    }
}

#[test]
fn c_d6_counting_each_situation_once_gives_the_plain_numbers() {
    for (variation, _) in COUNTS {
        for tiger_variation in [false, true] {
            let start = deploying(variation, tiger_variation);
            for depth in 1..=5 {
                let counted = rows(&start, depth, &mut HashMap::new());
                assert_eq!(counted, perft(&start, depth), "{variation:?} {depth}");
            }
        }
    }
    let symmetrical = deploying(Variation::Symmetrical, false);
    assert_eq!(perft(&symmetrical, 8), 43_680);
    let dragon = deploying(Variation::Dragon, false);
    assert_eq!(perft(&dragon, 8), 5_644_800);
}

#[test]
fn c_d6_positions_after_the_open_deployment() {
    let mut now = HashSet::from([(0, 0)]);
    let mut standing = vec![deploying(Variation::Open, false)];
    for _ in 0..6 {
        now.clear();
        let next = standing.iter().flat_map(after);
        standing = next
            .filter(|position| {
                let (first, second, _) = situation(position);
                now.insert((first, second))
            })
            .collect();
    }
    // Each side has still one Swordsman to post: what the two can reach is independent.
    let mut ends = HashSet::new();
    for position in standing {
        let (first, second, _) = situation(&position);
        assert_eq!((first.count_ones(), second.count_ones()), (3, 3));
        let mut free = (0..16)
            .map(|i| 1_u64 << (16 + i))
            .filter(|at| first & at == 0);
        let own: Vec<u64> = free.by_ref().map(|at| first | at).collect();
        assert_eq!(own.len() as u64, position.count_moves());
        ends.extend(own.into_iter().map(|first| (first, second)));
    }
    let last = (0..16).map(|i| 1_u64 << (32 + i));
    let last: Vec<u64> = last.collect();
    let reached = |(first, second): (u64, u64)| {
        let free = last.iter().filter(move |at| second & **at == 0);
        free.map(move |at| (first, second | at)).collect::<Vec<_>>()
    };
    let ends: HashSet<(u64, u64)> = ends.into_iter().flat_map(reached).collect();
    assert_eq!(ends.len(), 3_312_400);
}
