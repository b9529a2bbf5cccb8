//! The touches that make a ply.
//!
//! | ply | touches |
//! |---|---|
//! | move | piece, end |
//! | landing, attack from the spot | piece, enemy; and `land` or `shoot` where both are legal |
//! | move, then attack | piece, end, enemy |
//! | attack on what shares the place | piece, piece |
//! | stance | Soldier, `defend` or `attack-stance` |
//! | moving, firing a Cannon | Cannon, end or enemy; then its crew, or none for the usual one |
//! | readying a Cannon | Cannon, `ready`; then its crew, or none for the usual one |
//! | naming a ruler | General |
//! | hidden Assassin | `assassin`, end; then its target, if any; its own place to stay there |
//! | search | piece, `search` |
//! | free taking | finder, `take`; then its crew, or none for the usual one |
//! | end of the turn | `end` |

use board::Square;
use game::{Gesture, Touch};

use crate::crews::Crews;
use crate::field::Field;
use crate::scene::{ASSASSIN, ATTACK_STANCE, DEFEND, END, LAND, READY, SEARCH, SHOOT, TAKE, place};
use crate::{Action, CannonTask, Crew, Ply, Told, Tora};

/// The gesture of a legal ply.
pub(crate) fn gesture<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    ply: Ply<N>,
    crews: &Crews<'_, N, W>,
) -> Gesture {
    match ply {
        Ply::End | Ply::Told(Told::EndInTrap) => Gesture::new(vec![END.into()]),
        // Nobody makes the move of a piece that nobody else sees.
        Ply::Told(Told::Prowl { .. }) => Gesture::new(vec![ASSASSIN.into()]),
        Ply::Act(Action::Prowl { to, attack, .. }) => {
            let ends = [Some(to), attack].into_iter().flatten().map(touch);
            Gesture::new([ASSASSIN.into()].into_iter().chain(ends).collect())
        }
        Ply::Act(Action::Search { at }) | Ply::Told(Told::Found { at, .. }) => {
            Gesture::new(vec![touch(at), SEARCH.into()])
        }
        Ply::Act(Action::Take { at, crew, .. }) => taking(position, at, crew),
        Ply::Name(at) | Ply::Told(Told::NameInTrap(at)) => Gesture::new(vec![touch(at)]),
        Ply::Act(Action::Go { from, to, attack }) => Gesture::new(go(position, from, to, attack)),
        Ply::Act(Action::Stance { at }) => {
            let defends = position
                .piece_of(position.side(), at)
                .is_some_and(|piece| piece.defends());
            let button = if defends { ATTACK_STANCE } else { DEFEND };
            Gesture::new(vec![touch(at), button.into()])
        }
        Ply::Act(Action::Cannon { at, task, crew }) => cannon(position, crews, at, task, crew),
    }
}

fn taking<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    at: Square<N>,
    crew: Option<Crew<N>>,
) -> Gesture {
    let ordered = vec![touch(at), TAKE.into()];
    let takings = position.takings();
    let first = takings.iter().find_map(|action| match action {
        Action::Take { crew, .. } => *crew,
        _ => None,
    });
    let Some(crew) = crew.filter(|_| takings.len() > 1) else {
        return Gesture::new(ordered);
    };
    let any_order: Vec<Touch> = crew.as_slice().iter().map(|at| touch(*at)).collect();
    let enough = if first == Some(crew) {
        2
    } else {
        2 + any_order.len()
    };
    Gesture {
        ordered,
        any_order,
        enough,
    }
}

fn touch<const N: usize>(at: Square<N>) -> Touch {
    place(at).into()
}

fn go<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    from: Square<N>,
    to: Square<N>,
    attack: Option<Square<N>>,
) -> Vec<Touch> {
    let Some(target) = attack else {
        return vec![touch(from), touch(to)];
    };
    if target == from && to == from {
        return vec![touch(from), touch(from)];
    }
    let other_end = match to {
        to if to == target => from,
        to if to == from => target,
        _ => return vec![touch(from), touch(to), touch(target)],
    };
    let mut touches = vec![touch(from), touch(target)];
    let other_way = Action::Go {
        from,
        to: other_end,
        attack,
    };
    if position.refuse(Ply::Act(other_way)).is_ok() {
        let button = if to == target { LAND } else { SHOOT };
        touches.push(button.into());
    }
    touches
}

fn cannon<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    crews: &Crews<'_, N, W>,
    at: Square<N>,
    task: CannonTask<N>,
    crew: Crew<N>,
) -> Gesture {
    let second = match task {
        CannonTask::Move(to) => touch(to),
        CannonTask::Ready => READY.into(),
        CannonTask::Fire(dir) => {
            let hit = Field::new(position).fire(position.side(), at, dir);
            touch(hit.unwrap_or(at))
        }
    };
    let ordered = vec![touch(at), second];
    if !crews.several(at, task) {
        return Gesture::new(ordered);
    }
    let any_order: Vec<Touch> = crew.as_slice().iter().map(|at| touch(*at)).collect();
    let usual = crews.usual(at, task) == Some(crew);
    let enough = if usual { 2 } else { 2 + any_order.len() };
    Gesture {
        ordered,
        any_order,
        enough,
    }
}
