//! The search for a way out against the same search without its shortcuts.

use std::cell::Cell;
use std::collections::HashSet;
use std::ops::{ControlFlow, Range};

use board::Square;
use game::{Side, SplitMix};

use super::search::Search;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Catalogue, Edition, Kind, Piece, Terrain, Tora};

thread_local! {
    /// Whether searches of the long board look ahead, as they do everywhere but in the browser.
    pub(super) static LOOKS_AHEAD: Cell<bool> = const { Cell::new(true) };
}

/// What the search finds, with and without looking ahead.
pub(super) fn finds_a_way_out<const N: usize, const W: usize>(position: &Tora<N, W>) -> bool {
    let [without, found] = [false, true].map(|looks_ahead| {
        LOOKS_AHEAD.set(looks_ahead);
        Search::new(position).finds_a_way_out()
    });
    assert_eq!(without, found, "{position:?}");
    found
}

/// Tries all actions in all orders.
pub(super) fn plainly<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    seen: &mut HashSet<u64>,
) -> bool {
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

/// The seeds of a comparison that runs for minutes: from FIRST to ROUNDS.
pub(super) fn rounds() -> Range<u64> {
    let [first, rounds] = [("FIRST", 0), ("ROUNDS", 20)]
        .map(|(name, usual)| std::env::var(name).map_or(usual, |text| text.parse().unwrap()));
    first..rounds
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
        let escapes = plainly(&position, &mut HashSet::new());
        assert_eq!(finds_a_way_out(&position), escapes, "{position:?}");
        trapped += usize::from(!escapes);
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

/// The same for longer, with all command pieces, also beside those of the enemy.
#[test]
#[ignore = "runs for minutes; ROUNDS sets how many, FIRST where to begin"]
fn t_v2_the_search_agrees_with_trying_everything_on_the_long_board_for_minutes() {
    for seed in rounds() {
        for width in [3, 4, 6] {
            for present in [[12, 2], [8, 1], [20, 1], [30, 3], [20, 4], [30, 6]] {
                for commands in [2, 3] {
                    let like = Crowd {
                        width,
                        present,
                        commands,
                        terrain: Terrain::PLAIN,
                    };
                    compare::<17, 5>(&like, 2, 1_000 + seed);
                }
            }
        }
    }
}

#[test]
fn t_j1_a_single_place_is_attacked_if_it_is_in_the_area() {
    let mut random = SplitMix(1);
    let mut attacked = 0;
    for terrain in [Terrain::PLAIN]
        .into_iter()
        .chain(Catalogue::built_in().terrains(17))
    {
        for width in [3, 5, 7] {
            let like = Crowd {
                width,
                present: [2, 2],
                commands: 3,
                terrain,
            };
            for position in (0..40).filter_map(|_| crowd::<17, 5>(&like, &mut random)) {
                let field = Field::new(&position);
                for (from, piece) in position.pieces() {
                    let area = field.area(piece, from);
                    for at in Square::all() {
                        let could = field.could_attack(piece, from, at);
                        assert_eq!(
                            could,
                            area.contains(at),
                            "{piece:?} {from} {at} {position:?}"
                        );
                        attacked += usize::from(could);
                    }
                }
            }
        }
    }
    assert!(attacked > 1_000, "{attacked}");
}
