//! The places of a ply.

use board::Square;
use game::Place;

use crate::field::Field;
use crate::scene::place;
use crate::{Action, CannonTask, Ply, Told, Tora};

/// Where the piece of a legal ply stands, where it goes, and what it attacks elsewhere, as far as the ply
/// tells.
pub(crate) fn trace<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    ply: Ply<N>,
) -> Vec<Place> {
    let mut places: Vec<Place> = match ply {
        Ply::End | Ply::Told(Told::EndInTrap) => Vec::new(),
        Ply::Name(at) | Ply::Told(Told::NameInTrap(at)) => vec![place(at)],
        Ply::Act(action) => squares(position, action).into_iter().map(place).collect(),
        Ply::Told(Told::Found { at, place: found }) => vec![place(at), place(found)],
        Ply::Told(Told::Prowl { fell, shown }) => {
            let shown = shown.map(|(at, _)| at);
            shown.into_iter().chain(fell).map(place).collect()
        }
    };
    places.dedup();
    places
}

fn squares<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    action: Action<N>,
) -> Vec<Square<N>> {
    match action {
        Action::Go { from, to, attack } | Action::Prowl { from, to, attack } => {
            [from, to].into_iter().chain(attack).collect()
        }
        Action::Stance { at } | Action::Search { at } => vec![at],
        Action::Take { at, target, .. } => vec![at, target],
        Action::Cannon { at, task, .. } => match task {
            CannonTask::Move(to) => vec![at, to],
            CannonTask::Ready => vec![at],
            CannonTask::Fire(dir) => {
                let hit = Field::new(position).fire(position.side(), at, dir);
                std::iter::once(at).chain(hit).collect()
            }
        },
    }
}
