//! Which crew works a Cannon.

use board::Square;
use tora::{Action, Kind, Ply};

/// Of the crews that can work a Cannon for the same task, keeps the one least needed elsewhere.
/// Such crews follow each other in the list.
pub(super) fn spare_crews<const N: usize, const W: usize>(
    position: &tora::Tora<N, W>,
    plies: &mut Vec<Ply<N>>,
) {
    plies.dedup_by(|later, kept| match (&*later, &*kept) {
        (
            Ply::Act(Action::Cannon { at, task, crew }),
            Ply::Act(Action::Cannon {
                at: kept_at,
                task: kept_task,
                crew: kept_crew,
            }),
        ) if at == kept_at && task == kept_task => {
            let cost = |crew: &tora::Crew<N>| -> i32 {
                crew.as_slice()
                    .iter()
                    .map(|at| crew_cost(position, *at))
                    .sum()
            };
            if cost(crew) < cost(kept_crew) {
                *kept = *later;
            }
            true
        }
        _ => false,
    });
}

/// How much a piece is needed elsewhere while it works a Cannon.
fn crew_cost<const N: usize, const W: usize>(position: &tora::Tora<N, W>, at: Square<N>) -> i32 {
    if position.bound_to(at).is_some() {
        return 0;
    }
    match position.piece_of(position.side(), at) {
        Some(piece) if piece.flipped => 1,
        Some(piece) => match piece.kind {
            Kind::Soldier => 2,
            Kind::Cannon => 3,
            Kind::Archer => 4,
            Kind::Cavalry | Kind::Assassin => 6,
            Kind::General | Kind::King | Kind::Queen => 8,
        },
        None => 0,
    }
}
