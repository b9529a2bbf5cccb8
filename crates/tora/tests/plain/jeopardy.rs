//! Jeopardy and the end of a turn against the plain words of T-J1 to T-J5, T-E3 and T-E4: every
//! path of every piece is walked step by step, on random ground and in random crowds.

use game::{Position, SplitMix};
use tigerden_tora::{Illegal, Ply, Tora};

use crate::crowds::{Crowds, exciting};
use crate::words::{self, Board};

/// What was seen, so that the test can tell that it has seen enough.
#[derive(Default, Debug)]
struct Seen {
    endangered: u32,
    refused: u32,
    /// Turns whose end only an exception allows.
    excused: u32,
}

/// Compares one position with the words.
fn compare<const N: usize, const W: usize>(position: &Tora<N, W>, seen: &mut Seen)
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>>,
{
    let board = Board::of(position);
    for (at, piece) in position.pieces() {
        let found: Vec<_> = position.jeopardy(piece.side, at).collect();
        let mut plain = board.attackers(!piece.side, at);
        plain.sort();
        assert_eq!(found, plain, "T-J1: {at} in {position}");
        seen.endangered += u32::from(!found.is_empty());
    }
    let end = words::end_of_turn(position);
    assert_eq!(
        position.check(Ply::End).is_ok(),
        end.is_allowed(),
        "T-J2 in {position}"
    );
    seen.refused += u32::from(!end.is_allowed());
    seen.excused += u32::from(end == words::End::Excused);
}

fn play<const N: usize, const W: usize>(crowds: usize, seed: u64) -> Seen
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>>,
{
    let mut random = SplitMix(seed);
    let crowd = Crowds::new(&mut random);
    let mut seen = Seen::default();
    for _ in 0..crowds {
        let mut position: Tora<N, W> = crowd.position(&mut random);
        for _ in 0..6 {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            if legal.is_empty() || matches!(legal[0], Ply::Name(_)) {
                break;
            }
            compare(&position, &mut seen);
            position.play_unchecked(exciting(&position, &legal, &mut random));
        }
    }
    seen
}

#[test]
fn t_j1_t_j2_t_e3_on_the_short_board() {
    let seen = play::<9, 2>(700, 1);
    assert!(
        seen.endangered > 10_000 && seen.refused > 50 && seen.excused > 20,
        "{seen:?}"
    );
}

#[test]
fn t_j1_t_j2_on_the_long_board() {
    let seen = play::<17, 5>(100, 2);
    assert!(
        seen.endangered > 1_000 && seen.refused > 10 && seen.excused > 0,
        "{seen:?}"
    );
}
