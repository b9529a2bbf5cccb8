//! Why touches lead nowhere: the reason that helps most.

use board::Square;
use game::{ButtonId, Touch};

use crate::check::theirs_at;
use crate::crews::choices;
use crate::field::Field;
use crate::scene::{
    ASSASSIN, ATTACK_STANCE, DEFEND, END, LAND, READY, SEARCH, SHOOT, TAKE, touched_square,
};
use crate::{Action, CannonTask, Hiding, Illegal, Kind, Piece, Ply, Tora};

/// The reason why the last of these touches continues no legal ply.
pub(crate) fn explain<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    touched: &[Touch],
) -> Illegal<N> {
    let first = touched.first().copied();
    let touched_end = touched.last() == Some(&END.into());
    // What refuses every ply alike: the game is over, or a ruler is to be named.
    let ending = position.refuse(Ply::End).err();
    match ending {
        Some(reason @ Illegal::GameOver) => return reason,
        Some(reason @ Illegal::NamingFirst) => {
            return match first.and_then(touched_square) {
                Some(at) => refusal(position, Ply::Name(at)).unwrap_or(reason),
                None => reason,
            };
        }
        Some(reason) if touched_end => return reason,
        _ => {}
    }
    if Tora::<N, W>::ASSASSINS && first == Some(ASSASSIN.into()) {
        return with_assassin(position, &touched[1..]);
    }
    let Some(from) = first.and_then(touched_square) else {
        return Illegal::PieceFirst;
    };
    let Some(piece) = position.piece_of(position.side(), from) else {
        return match position.pieces_at(from).next() {
            Some(theirs) => theirs_at(theirs, from),
            None => Illegal::NoPiece { at: from },
        };
    };
    let taking = touched.get(1) == Some(&TAKE.into());
    if position.actions_left() == 0 && !taking {
        return Illegal::NoActionsLeft;
    }
    if let Some(hindrance) = position.hinders(from, piece) {
        return hindrance;
    }
    let reason = match (piece.kind, &touched[1..]) {
        (_, [Touch::Button(TAKE), ..]) => Some(Illegal::NothingFound { at: from }),
        (_, [Touch::Button(SEARCH), ..]) => {
            refusal(position, Ply::Act(Action::Search { at: from }))
        }
        (Kind::Cannon, rest) => with_cannon(position, piece, from, rest),
        (_, []) => idle(position, piece, from),
        (_, [second]) => with_second(position, piece, from, *second),
        (_, [second, .., last]) => with_third(position, from, *second, *last),
    };
    reason.unwrap_or(Illegal::NoUse { at: from })
}

/// Why the hidden Assassin can't go on like this.
fn with_assassin<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    rest: &[Touch],
) -> Illegal<N> {
    let Hiding::At(from) = position.hiding(position.side()) else {
        return Illegal::PieceFirst;
    };
    if position.actions_left() == 0 {
        return Illegal::NoActionsLeft;
    }
    let squares: Vec<Square<N>> = rest
        .iter()
        .filter_map(|touch| touched_square(*touch))
        .collect();
    let to = squares.first().copied().unwrap_or(from);
    let attack = squares.get(1).copied();
    refusal(position, Ply::Act(Action::Prowl { from, to, attack }))
        .unwrap_or(Illegal::NoUse { at: from })
}

fn refusal<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    ply: Ply<N>,
) -> Option<Illegal<N>> {
    position.refuse(ply).err()
}

fn go<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    from: Square<N>,
    to: Square<N>,
    attack: Option<Square<N>>,
) -> Option<Illegal<N>> {
    refusal(position, Ply::Act(Action::Go { from, to, attack }))
}

/// Why a piece of the side to move has no action at all: the end of the turn forbids what it could
/// do, or it is shut in.
fn idle<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: Piece,
    from: Square<N>,
) -> Option<Illegal<N>> {
    let stance = (piece.kind == Kind::Soldier)
        .then(|| refusal(position, Ply::Act(Action::Stance { at: from })))
        .flatten();
    let steps = Tora::<N, W>::tables().ring(from).iter().filter_map(|to| {
        let enemy = position.piece_of(!piece.side, to).map(|_| to);
        go(position, from, to, enemy)
    });
    let forbidden = |reason: &Illegal<N>| matches!(reason, Illegal::NoLegalEnd { .. });
    stance
        .into_iter()
        .chain(steps)
        .find(forbidden)
        .or(Some(Illegal::ShutIn { at: from }))
}

fn with_second<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: Piece,
    from: Square<N>,
    second: Touch,
) -> Option<Illegal<N>> {
    if let Touch::Button(button) = second {
        return with_button(position, piece, from, button);
    }
    let to = touched_square(second)?;
    if position.piece_of(!position.side(), to).is_none() {
        return go(position, from, to, None);
    }
    // An enemy: the piece might land on it or attack it from afar; the reason that says more.
    let landing = go(position, from, to, Some(to))?;
    let attack = go(position, from, from, Some(to))?;
    Some(if weight(&attack) >= weight(&landing) {
        attack
    } else {
        landing
    })
}

/// How much a reason says about an enemy that can be attacked neither way.
fn weight<const N: usize>(reason: &Illegal<N>) -> u8 {
    match reason {
        Illegal::NoLegalEnd { .. } | Illegal::Jeopardy { .. } => 4,
        Illegal::Stopped { .. } | Illegal::Forest { .. } => 3,
        Illegal::ArcherLanding { .. }
        | Illegal::Barred { .. }
        | Illegal::Blocked { .. }
        | Illegal::Ground { .. } => 2,
        Illegal::LandsOnly { .. } => 0,
        _ => 1,
    }
}

fn with_button<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: Piece,
    at: Square<N>,
    button: ButtonId,
) -> Option<Illegal<N>> {
    match button {
        DEFEND | ATTACK_STANCE if piece.kind != Kind::Soldier => Some(Illegal::NoSoldier { at }),
        DEFEND | ATTACK_STANCE if piece.defends() == (button == DEFEND) => {
            Some(Illegal::SameStance { at })
        }
        DEFEND | ATTACK_STANCE => refusal(position, Ply::Act(Action::Stance { at })),
        READY => Some(Illegal::NoCannon { at }),
        _ => None,
    }
}

fn with_third<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    from: Square<N>,
    second: Touch,
    last: Touch,
) -> Option<Illegal<N>> {
    let to = touched_square(second)?;
    let Touch::Place(_) = last else {
        // `land` and `shoot` ask the same as the place alone, and are not offered with it.
        return match last {
            Touch::Button(LAND) => go(position, from, to, Some(to)),
            Touch::Button(SHOOT) => go(position, from, from, Some(to)),
            _ => None,
        };
    };
    go(position, from, to, Some(touched_square(last)?))
}

fn with_cannon<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: Piece,
    at: Square<N>,
    rest: &[Touch],
) -> Option<Illegal<N>> {
    let field = Field::new(position);
    let (task, members) = match rest {
        [] => return idle_cannon(position, piece, at),
        [Touch::Button(READY), members @ ..] => (CannonTask::Ready, members),
        [Touch::Button(button), ..] => return with_button_of_cannon(at, *button),
        [second, members @ ..] => {
            let to = touched_square(*second)?;
            if !field.occupied.contains(to) {
                (CannonTask::Move(to), members)
            } else if let Some(dir) = at.direction(to) {
                if let Some(hit) = field.fire(position.side(), at, dir)
                    && hit != to
                    && !piece.flipped
                {
                    return Some(Illegal::FirstInLine { at, piece: hit });
                }
                (CannonTask::Fire(dir), members)
            } else {
                return Some(Illegal::NotInLine { at, target: to });
            }
        }
    };
    with_crew(position, piece, at, task, members)
}

fn with_button_of_cannon<const N: usize>(at: Square<N>, button: ButtonId) -> Option<Illegal<N>> {
    matches!(button, DEFEND | ATTACK_STANCE).then_some(Illegal::NoSoldier { at })
}

/// Why a Cannon has no action: what is wrong with the task that comes first to mind.
fn idle_cannon<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: Piece,
    at: Square<N>,
) -> Option<Illegal<N>> {
    if piece.flipped {
        return with_crew(position, piece, at, CannonTask::Ready, &[]);
    }
    let empty = Tora::<N, W>::tables().ring(at) & Field::new(position).empty();
    match empty.first() {
        Some(to) => with_crew(position, piece, at, CannonTask::Move(to), &[]),
        None => Some(Illegal::ShutIn { at }),
    }
}

/// Why a Cannon's task is not to be had with these members of a crew.
fn with_crew<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: Piece,
    at: Square<N>,
    task: CannonTask<N>,
    members: &[Touch],
) -> Option<Illegal<N>> {
    let field = Field::new(position);
    if let Err(reason) = position.permit_task(&field, piece, at, task) {
        return Some(reason);
    }
    let named: Vec<Square<N>> = members
        .iter()
        .filter_map(|touch| touched_square(*touch))
        .collect();
    let unfit = |member: &Square<N>| position.no_crew(&field, at, *member);
    if let Some(reason) = named.iter().rev().find_map(unfit) {
        return Some(reason);
    }
    let needed = field.crew_needed(at, task);
    let able = position.crew_for(&field, at);
    if named.len() > needed {
        return Some(Illegal::CrewSize { at, needed });
    }
    if (able.count() as usize) < needed {
        // Somebody is there, but has other duties; or there are too few.
        let beside = Tora::<N, W>::tables().ring(at) & field.of[position.side().index()];
        let busy = beside.iter().find_map(|member| unfit(&member));
        return busy
            .filter(|_| beside.count() as usize >= needed)
            .or(Some(Illegal::CrewSize { at, needed }));
    }
    let able: Vec<Square<N>> = able.iter().collect();
    choices(&able, needed)
        .filter(|crew| named.iter().all(|member| crew.contains(*member)))
        .find_map(|crew| refusal(position, Ply::Act(Action::Cannon { at, task, crew })))
}
