//! The search for a way out against the same search without its shortcuts.

use std::collections::HashSet;
use std::ops::ControlFlow;

use board::Square;
use game::{Position, Side, SplitMix};

use super::search::Search;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Catalogue, Edition, Kind, Long, Piece, Short, Terrain, Tora};

/// Tries all actions in all orders.
fn plainly<const N: usize, const W: usize>(position: &Tora<N, W>, seen: &mut HashSet<u64>) -> bool {
    if position.has_escaped() {
        return true;
    }
    if position.left == 0 || !seen.insert(position.whole_key()) {
        return false;
    }
    let field = Field::new(position);
    let side = position.side;
    let own = field.of[side.index()].iter::<N>();
    own.filter_map(|from| Some((from, field.piece_of(side, from)?)))
        .any(|(from, piece)| {
            let visit = &mut |bundle: Bundle<N, W>| {
                bundle.each(|action| match plainly(&position.after(action), seen) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                })
            };
            position.candidates(&field, piece, from, visit).is_break()
        })
}

/// What crowds are made of.
struct Crowd {
    /// Places a side.
    width: usize,
    /// One in so many pieces stands there: the mover's, and the enemy's.
    present: [usize; 2],
    commands: usize,
    terrain: Terrain,
}

/// A crowd at the start of a turn in which all untaken command pieces are in jeopardy.
fn crowd<const N: usize, const W: usize>(
    crowd: &Crowd,
    random: &mut SplitMix,
) -> Option<Tora<N, W>> {
    let side = Side::BOTH[random.below(2)];
    let mut position = Tora::empty(Edition::Rulebook, crowd.terrain);
    position.side = side;
    let corner = [0, 1].map(|_| 1 + random.below(N - crowd.width + 1));
    for of in [side, !side] {
        let mut commands = 0;
        for kind in Kind::ALL.into_iter().rev() {
            for _ in 0..kind.in_army::<N>() {
                let present = crowd.present[usize::from(of != side)];
                if kind.is_command() {
                    if commands == crowd.commands {
                        continue;
                    }
                    commands += 1;
                } else if random.below(present) > 0 {
                    continue;
                }
                let [v, h] = corner.map(|first| first + random.below(crowd.width));
                let taken = kind.is_command()
                    && of == Side::Second
                    && side == Side::Second
                    && random.below(4) == 0;
                let flips = matches!(kind, Kind::Soldier | Kind::Cannon);
                let piece = Piece {
                    side: of,
                    kind,
                    flipped: flips && random.below(3) == 0,
                    taken,
                };
                let _no_room = position.place(Square::at(v, h)?, piece);
            }
        }
    }
    position.left = position.full_turn(side);
    position.possible().ok()?;
    let field = Field::new(&position);
    let mut untaken = field.commands(side).filter(|c| !c.taken).peekable();
    untaken.peek()?;
    let endangered = untaken.all(|c| !field.attackers(!side, c.at).is_empty());
    (endangered && !position.has_escaped()).then_some(position)
}

/// Compares so many crowds; returns how many were trapped.
fn compare<const N: usize, const W: usize>(like: &Crowd, crowds: usize, seed: u64) -> usize {
    let mut random = SplitMix(seed);
    let mut trapped = 0;
    let mut compared = 0;
    while compared < crowds {
        let Some(position) = crowd::<N, W>(like, &mut random) else {
            continue;
        };
        compared += 1;
        let found = Search::new(&position).finds_a_way_out();
        assert_eq!(
            found,
            plainly(&position, &mut HashSet::new()),
            "{position:?}"
        );
        trapped += usize::from(!found);
    }
    trapped
}

#[test]
fn t_v2_the_search_agrees_with_trying_everything_on_the_short_board() {
    let mut trapped = 0;
    let terrains = || {
        [Terrain::PLAIN]
            .into_iter()
            .chain(Catalogue::built_in().terrains(9))
    };
    for (seed, width) in (1..).zip([3, 4, 5]) {
        for present in [[5, 1], [3, 1], [2, 1]] {
            for terrain in terrains() {
                let like = Crowd {
                    width,
                    present,
                    commands: 1,
                    terrain,
                };
                trapped += compare::<9, 2>(&like, 12, seed);
            }
        }
    }
    assert!(trapped > 5, "{trapped}");
}

#[test]
fn t_v2_the_search_agrees_with_trying_everything_on_the_long_board() {
    let mut trapped = 0;
    for (seed, width) in (1..).zip([3, 4, 5]) {
        for present in [[12, 2], [8, 1], [6, 2]] {
            for commands in 1..=3 {
                for terrain in ["", "ridge"] {
                    let terrain = Catalogue::built_in().terrain(terrain, 17);
                    let like = Crowd {
                        width,
                        present,
                        commands,
                        terrain: terrain.unwrap_or_default(),
                    };
                    trapped += compare::<17, 5>(&like, 1, seed);
                }
            }
        }
    }
    assert!(trapped > 5, "{trapped}");
}

/// Positions that took long, with the most nodes that the search may look at.
const SLOW: [(&str, u32); 4] = [
    (
        "tora-long/rulebook 17/17/17/17/17/17/17/17/17/9gAsSaaH1/9gA2kAh1/8Sh1GGaKS1/8Hs2h1sc1/9CS1cha2/8a1aSAHAS1/9ssCAHaS1/8As1SaSaA1 c 3 5 0:0 0 -",
        60,
    ),
    (
        "tora-long/rulebook 17/17/17/9a7/17/17/9S7/15S1/8s1s3a2/7g1sAsA2H1/10A2khh1/8Sh1GG1K1c/8Hs4s2/5s1g1CSs1h3/10a1AHASa/10sCAH1S1/8AA1SaSaA1 c 3 5 0:0 0 -",
        20,
    ),
    (
        "tora-long/rulebook 17/17/17/17/17/12A2S1/17/12A4/9g1k5/9s1sS2H1/8Sg1sa1Ah1/8Sh1G2KSs/12a2ha/10SCchGH1/6s1a1aSA1A2/6A1s1sCAHaS1/6a1A2SaHaA1 c 3 5 0:0 0 -",
        200,
    ),
    (
        "tora-long/rulebook 17/17/4S12/17/9A1c5/8h8/10aAs4/15s1/6S2aak1A1a1/5S7sH2/5a1S3s2G2/4S2sss1As4/11H4a/3g3gA2G1hh2/6A2cCSA1K2/6Ssa1HC2ah1/9A1SaA1H1 c 3 5 0:0 0 -",
        17_936,
    ),
];

#[test]
fn t_v2_crowds_take_no_longer_than_they_did() {
    for (text, most) in SLOW {
        let position: Long = text.parse().unwrap();
        let mut search = Search::new(&position);
        search.finds_a_way_out();
        assert!(search.nodes < most, "{} nodes in {text}", search.nodes);
    }
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
    next.left = next.full_turn(next.side);
    next.possible().ok()?;
    let field = Field::new(&next);
    let endangered = field
        .commands(next.side)
        .all(|command| !field.attackers(!next.side, command.at).is_empty());
    (endangered && !next.has_escaped() && !next.can_flee()).then_some(next)
}

/// Climbs from the worst known positions to worse ones, and prints them for [`SLOW`].
#[test]
#[ignore = "a search that runs for minutes; CLIMBS sets the number of steps"]
fn t_v2_climb_to_slow_positions() {
    let steps = std::env::var("CLIMBS").map_or(2_000, |text| text.parse().unwrap());
    let mut random = SplitMix(steps);
    for (text, _) in SLOW {
        let mut worst: Long = text.parse().unwrap();
        let mut most = 0;
        for _ in 0..steps {
            let Some(next) = changed(&worst, &mut random) else {
                continue;
            };
            let mut search = Search::new(&next);
            let started = std::time::Instant::now();
            let found = search.finds_a_way_out();
            if search.nodes >= most {
                if search.nodes > most {
                    println!("{} {found} {:?} {next}", search.nodes, started.elapsed());
                }
                (worst, most) = (next, search.nodes);
            }
        }
        assert!(most > 0, "no step led anywhere");
    }
}

#[test]
fn t_v2_two_of_three_crew_are_removed_by_the_general_that_flees() {
    let text = "tora-short/rulebook 9/9/9/9/9/7CA/6AGg/6Sua/9 o 2 1 0:0 0 -";
    let position: Short = text.parse().unwrap();
    assert!(position.outcome().is_none(), "{text}");
}
