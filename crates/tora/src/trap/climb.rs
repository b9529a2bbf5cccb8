//! The slowest positions known, and the search for slower ones.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use board::Square;
use game::{Side, SplitMix};

use super::search::Search;
use super::tests::{plainly, rounds};
use crate::field::Field;
use crate::{Catalogue, Kind, Long, Piece, Terrain};

/// Positions that took long, with the most nodes that the search may look at.
fn slow() -> impl Iterator<Item = (u32, Long)> {
    let lines = include_str!("../../benches/crowded.txt").lines();
    lines.map(|line| {
        let (most, text) = line.split_once(' ').unwrap();
        (most.parse().unwrap(), text.parse().unwrap())
    })
}

#[test]
fn t_v2_crowds_take_no_longer_than_they_did() {
    for (most, position) in slow() {
        let nodes = nodes(&position);
        assert!(nodes <= most, "{nodes} nodes in {position}");
    }
}

/// How long a search takes.
fn nodes(position: &Long) -> u32 {
    let mut search = Search::new(position);
    search.finds_a_way_out();
    search.nodes
}

/// A position with one piece elsewhere, gone or come.
fn changed(position: &Long, random: &mut SplitMix) -> Option<Long> {
    let pieces: Vec<_> = position.pieces().collect();
    let mut next = *position;
    let near = |at: Square<17>, random: &mut SplitMix| {
        let [v, h] = [at.v(), at.h()].map(|middle| (middle + random.below(7)).checked_sub(3));
        Square::at(v?, h?)
    };
    let (at, piece) = pieces[random.below(pieces.len())];
    match random.below(4) {
        0 if !piece.kind.is_command() => next.remove(at, piece),
        1 => {
            let side = Side::BOTH[random.below(2)];
            let kind = Kind::ALL[random.below(4)];
            next.place(near(at, random)?, Piece::new(side, kind)).ok()?;
        }
        _ => {
            next.remove(at, piece);
            next.place(near(at, random)?, piece).ok()?;
        }
    }
    in_trouble(next).filter(|next| !next.can_flee())
}

/// The position at the beginning of a turn, if it is possible and all command pieces are attacked.
fn in_trouble(mut position: Long) -> Option<Long> {
    position.left = position.full_turn(position.side);
    position.possible().ok()?;
    let field = Field::new(&position);
    let attacked = field
        .commands(position.side)
        .all(|command| !field.attackers(!position.side, command.at).is_empty());
    (attacked && !position.has_escaped()).then_some(position)
}

/// How long a search takes: the least of three times, if the first one is longer than this.
fn time(position: &Long, most: Duration) -> Duration {
    let once = || {
        let started = Instant::now();
        nodes(position);
        started.elapsed()
    };
    let first = once();
    if first > most {
        first.min(once()).min(once())
    } else {
        first
    }
}

/// Climbs from the worst known positions to such as take longer, and prints them for the list.
#[test]
#[ignore = "a search that runs for minutes; CLIMBS sets the number of steps, SEED another way"]
fn t_v2_climb_to_slow_positions() {
    let number = |name, usual| std::env::var(name).map_or(usual, |text| text.parse().unwrap());
    let steps = number("CLIMBS", 2_000);
    let mut random = SplitMix(number("SEED", 1));
    for (_, position) in slow() {
        let mut worst = position;
        let mut most = time(&position, Duration::ZERO);
        for _ in 0..steps {
            let Some(next) = changed(&worst, &mut random) else {
                continue;
            };
            let time = time(&next, most);
            if time > most {
                println!("{} {time:.1?} {next}", nodes(&next));
                (worst, most) = (next, time);
            }
        }
    }
}

/// Takes own pieces away until so few are left that everything can be tried.
fn thinned(position: &Long, pieces: usize, random: &mut SplitMix) -> Option<Long> {
    let mut next = *position;
    loop {
        let own: Vec<_> = next
            .pieces()
            .filter(|(_, piece)| piece.side == next.side)
            .collect();
        if own.len() <= pieces {
            break;
        }
        let (at, piece) = own[random.below(own.len())];
        // One command piece is left, and mostly no third action.
        let commands = next.full_turn(next.side) as usize;
        if !piece.kind.is_command() || commands > 1 + random.below(2) {
            next.remove(at, piece);
        }
    }
    in_trouble(next)
}

/// The same on terrain.
fn on(position: &Long, terrain: Terrain) -> Long {
    let mut next = *position;
    next.terrain = terrain;
    next
}

/// Compares crowds made of the slowest positions known; returns how many were trapped.
fn compare_slow(rounds: usize, pieces: usize, seed: u64) -> usize {
    let mut random = SplitMix(seed);
    let mut trapped = 0;
    let terrains: Vec<_> = Catalogue::built_in().terrains(17).collect();
    for round in 0..rounds {
        for (_, position) in slow() {
            let terrain = match round % 2 {
                0 => Terrain::PLAIN,
                _ => terrains[random.below(terrains.len())],
            };
            let Some(next) = thinned(&on(&position, terrain), pieces, &mut random) else {
                continue;
            };
            let found = Search::new(&next).finds_a_way_out();
            assert_eq!(found, plainly(&next, &mut HashSet::new()), "{next:?}");
            trapped += usize::from(!found);
        }
    }
    trapped
}

#[test]
fn t_v2_the_search_agrees_with_trying_everything_on_what_is_left_of_crowds() {
    assert!(compare_slow(6, 5, 1) > 0);
}

/// The same for longer and with more pieces.
#[test]
#[ignore = "runs for minutes; ROUNDS sets how many, FIRST where to begin"]
fn t_v2_the_search_agrees_with_trying_everything_for_minutes() {
    for seed in rounds() {
        compare_slow(6, 4 + seed as usize % 3, 1_000 + seed);
    }
}
