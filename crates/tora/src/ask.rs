//! What the next touch is for, in words.

use game::{Message, Touch};

use crate::field::Field;
use crate::scene::{ASSASSIN, READY, TAKE, touched_square};
use crate::{CannonTask, Illegal, Kind, Piece, Ply, Tora};

/// What the next touch is for, after these.
pub(crate) fn ask<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    touched: &[Touch],
) -> Message {
    let Some((first, rest)) = touched.split_first() else {
        return Message::new(first_touch(position));
    };
    if *first == ASSASSIN.into() {
        return Message::new(match rest {
            [] => "tora-ask-prowl",
            _ => "tora-ask-prowl-target",
        });
    }
    let piece = touched_square(*first).and_then(|at| position.piece_of(position.side(), at));
    let Some(piece) = piece else {
        return Message::new(first_touch(position));
    };
    match rest {
        [] => Message::new(piece_touched(piece)),
        [second, members @ ..] if piece.kind == Kind::Cannon || *second == TAKE.into() => {
            crew(position, *first, *second, members)
        }
        [second, ..] => {
            let enemy = touched_square(*second)
                .is_some_and(|at| position.piece_of(!position.side(), at).is_some());
            Message::new(if enemy {
                "tora-ask-land-or-shoot"
            } else {
                "tora-ask-target"
            })
        }
    }
}

fn first_touch<const N: usize, const W: usize>(position: &Tora<N, W>) -> &'static str {
    let naming = matches!(position.refuse(Ply::End), Err(Illegal::NamingFirst));
    match position.actions_left() {
        _ if naming => "tora-ask-heir",
        0 if position.takings().is_empty() => "tora-ask-end",
        _ => "tora-ask-piece",
    }
}

fn piece_touched(piece: Piece) -> &'static str {
    match piece.kind {
        Kind::Soldier if piece.flipped => "tora-ask-defending-soldier",
        Kind::Soldier => "tora-ask-soldier",
        Kind::Archer => "tora-ask-archer",
        Kind::Cavalry => "tora-ask-cavalry",
        Kind::Cannon if piece.flipped => "tora-ask-unready-cannon",
        Kind::Cannon => "tora-ask-cannon",
        Kind::General => "tora-ask-general",
        Kind::King | Kind::Queen => "tora-ask-ruler",
        Kind::Assassin => "tora-ask-shown-assassin",
    }
}

/// Who serves a Cannon (T-C2, T-C6). As long as nobody is named, the program may choose.
fn crew<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    cannon: Touch,
    task: Touch,
    members: &[Touch],
) -> Message {
    let moves = touched_square(cannon)
        .zip(touched_square(task))
        .filter(|(_, to)| task != READY.into() && position.pieces_at(*to).next().is_none());
    let needed = moves.map_or(2, |(at, to)| {
        Field::new(position).crew_needed(at, CannonTask::Move(to))
    });
    let key = if members.is_empty() {
        "tora-ask-usual-crew"
    } else {
        "tora-ask-crew"
    };
    Message::new(key)
        .with("number", members.len() + 1)
        .with("needed", needed)
}
