//! The list of legal plies against the plain words of T-J6 and T-V2: an action is offered exactly
//! if some further actions, or none, bring the turn to a legal end; and who is not trapped has a
//! way out.

use std::collections::HashSet;

use board::{Dir, Square};
use game::{Notation, Position, Side, SplitMix};
use tigerden_tora::{Action, CannonTask, Crew, Edition, Illegal, Kind, Piece, Ply, Tora};

use crate::crowds::Crowds;

/// Every action that the pieces have by themselves, found by asking for each that can be written
/// down near the piece; what only the end of the turn forbids is among them.
fn permitted<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<Ply<N>>
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>>,
{
    let mut found = Vec::new();
    let mut ask = |action| {
        let ply = Ply::Act(action);
        if matches!(
            position.check(ply),
            Ok(()) | Err(Illegal::NoLegalEnd { .. })
        ) {
            found.push(ply);
        }
    };
    let near =
        |at: Square<N>, distance| Square::all().filter(move |to| at.distance(*to) <= distance);
    for (from, piece) in position
        .pieces()
        .filter(|(_, piece)| piece.side == position.side())
    {
        if piece.kind != Kind::Cannon {
            ask(Action::Stance { at: from });
            for to in near(from, 4) {
                ask(Action::Go {
                    from,
                    to,
                    attack: None,
                });
                let enemies =
                    near(to, 2).filter(|at| position.piece_of(!piece.side, *at).is_some());
                for target in enemies {
                    ask(Action::Go {
                        from,
                        to,
                        attack: Some(target),
                    });
                }
            }
            continue;
        }
        let beside: Vec<_> = near(from, 1).filter(|at| *at != from).collect();
        let activity = Dir::ALL
            .map(CannonTask::Fire)
            .into_iter()
            .chain([CannonTask::Ready]);
        let moves = beside.iter().map(|to| CannonTask::Move(*to));
        for task in activity.chain(moves) {
            for (i, a) in beside.iter().enumerate() {
                for (j, b) in beside.iter().enumerate().skip(i + 1) {
                    let pair = Crew::new(&[*a, *b]).unwrap();
                    ask(Action::Cannon {
                        at: from,
                        task,
                        crew: pair,
                    });
                    for c in &beside[j + 1..] {
                        let three = Crew::new(&[*a, *b, *c]).unwrap();
                        ask(Action::Cannon {
                            at: from,
                            task,
                            crew: three,
                        });
                    }
                }
            }
        }
    }
    found
}

fn after<const N: usize, const W: usize>(position: &Tora<N, W>, ply: Ply<N>) -> Tora<N, W>
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>>,
{
    let mut next = *position;
    next.play_unchecked(ply);
    next
}

fn can_end<const N: usize, const W: usize>(position: &Tora<N, W>) -> bool
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>> + Notation,
{
    position.check(Ply::End).is_ok()
        || position.actions_left() > 0
            && permitted(position)
                .into_iter()
                .any(|ply| can_end(&after(position, ply)))
}

/// Whether some way to play the turn leaves a command piece that was not taken out of jeopardy.
fn can_escape<const N: usize, const W: usize>(position: &Tora<N, W>, side: Side) -> bool
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>> + Notation,
{
    if position.check(Ply::End).is_ok() {
        let ended = after(position, Ply::End);
        let mut own = ended
            .pieces()
            .filter(|(_, p)| p.side == side && p.kind.is_command() && !p.taken);
        if own.any(|(at, _)| ended.jeopardy(side, at).next().is_none()) {
            return true;
        }
    }
    position.actions_left() > 0
        && permitted(position)
            .into_iter()
            .any(|ply| can_escape(&after(position, ply), side))
}

/// Compares one position; says whether T-J6 forbade something in it, and whether all command
/// pieces were in jeopardy.
fn compare<const N: usize, const W: usize>(position: &Tora<N, W>, legal: &[Ply<N>]) -> [u32; 2]
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>> + Notation,
{
    let possible = permitted(position);
    let completes = |ply: &Ply<N>| can_end(&after(position, *ply));
    let mut plain: HashSet<Ply<N>> = possible.iter().copied().filter(completes).collect();
    let forbidden = plain.len() < possible.len();
    if position.check(Ply::End).is_ok() {
        plain.insert(Ply::End);
    }
    let listed: HashSet<Ply<N>> = legal.iter().copied().collect();
    assert_eq!(listed, plain, "T-J6 in {position}");
    let side = position.side();
    let own_command = |piece: &Piece| piece.side == side && piece.kind.is_command() && !piece.taken;
    let own: Vec<_> = position
        .pieces()
        .filter(|(_, piece)| own_command(piece))
        .collect();
    let endangered = position.at_turn_start()
        && position.edition() == Edition::Rulebook
        && !own.is_empty()
        && own
            .iter()
            .all(|(at, _)| position.jeopardy(side, *at).next().is_some());
    if endangered {
        assert!(can_escape(position, side), "T-V2 in {position}");
    }
    [forbidden.into(), endangered.into()]
}

/// Compares in random games from these starts.
fn play<const N: usize, const W: usize>(starts: &[Tora<N, W>], plies: usize, seed: u64) -> [u32; 2]
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>> + Notation,
{
    let mut seen = [0; 2];
    let mut random = SplitMix(seed);
    for start in starts {
        let mut position = *start;
        for _ in 0..plies {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            if !matches!(legal[0], Ply::Name(_)) {
                let found = compare(&position, &legal);
                seen = [seen[0] + found[0], seen[1] + found[1]];
            }
            position.play_unchecked(legal[random.below(legal.len())]);
        }
    }
    seen
}

#[test]
fn t_j6_t_v2_in_crowds() {
    let mut random = SplitMix(7);
    let mut crowds = Crowds::new(&mut random);
    (crowds.width, crowds.missing) = (5, 5);
    let mut seen = [0; 2];
    for _ in 0..60 {
        let crowd = crowds.position::<9, 2>(&mut random);
        let found = play(&[crowd], 4, random.below(1000) as u64);
        seen = [seen[0] + found[0], seen[1] + found[1]];
    }
    assert!(seen[0] > 40 && seen[1] > 5, "{seen:?}");
}

#[test]
fn t_j6_t_v2_on_the_short_board() {
    let starts = [
        "tora-short/rulebook 9/9/9/3a1A3/2gsASG2/3a1A3/9/9/9 c 2 1 0:0 0 -",
        "tora-short/rulebook+terrain=lake 9/9/4a4/1dg1A1S2/4c1C2/3s1G3/2A6/9/9 o 2 14 7:2 0 -",
        "tora-short/website 9/9/3a1A3/2gdSG3/3c1C3/3s1A3/9/9/9 c 2 7 1:0 0 -",
        "tora-short/rulebook 9/9/9/d1a6/1Ss6/3D[Gg!]4/A1A6/9/C3ac3 o 2 9 4:3 0 -",
        "tora-short/quicksheet 9/9/9/9/d2a1s3/1S1D5/9/A2C1a3/A3c[Gg!]3 o 2 9 4:3 0 -",
        "tora-short/rulebook 9/9/9/5S3/3A1Gg2/4a4/9/9/s8 o 2 5 0:0 0 -",
    ]
    .map(|text| text.parse().unwrap());
    let mut seen = [0; 2];
    for seed in 1..=6 {
        let found = play::<9, 2>(&starts, 24, seed);
        seen = [seen[0] + found[0], seen[1] + found[1]];
    }
    assert!(seen[0] > 40 && seen[1] > 5, "{seen:?}");
}

#[test]
fn t_j6_on_the_long_board() {
    let starts = [
        "tora-long/rulebook 17/17/17/17/17/17/17/17/17/17/4GH1h9/4A1SKhA7/4c1s1Dd7/8U8/4HC2a8/5gak9/17 o 2 9 4:3 0 -",
        "tora-long/rulebook+terrain=ridge 17/17/17/17/17/17/7gK8/8h1A6/7A1H7/17/17/17/17/17/17/17/k16 c 1 9 4:3 0 -",
    ]
    .map(|text| text.parse().unwrap());
    let seen = play::<17, 5>(&starts, 10, 3);
    assert!(seen[0] > 0, "{seen:?}");
}
