//! How a ply is carried out: on which way, and with which weapon; and what a piece could do.

use board::Square;
use game::{Motion, Place, Reach, Side, Strike};

use crate::field::Field;
use crate::scene::place;
use crate::{Action, CannonTask, Kind, Ply, Told, Tora};

/// What a screen plays of a legal ply, as far as the ply tells.
pub(crate) fn motion<const N: usize, const W: usize>(position: &Tora<N, W>, ply: Ply<N>) -> Motion {
    let march = |from, to| Motion::march(way(position, from, to));
    match ply {
        Ply::Act(Action::Go { from, to, attack }) => {
            let piece = position.piece_of(position.side(), from);
            let shoots = piece.is_some_and(|piece| piece.kind == Kind::Archer);
            Motion {
                strike: if shoots && attack.is_some_and(|at| at != to) {
                    Strike::Shot
                } else {
                    Strike::Blow
                },
                ..march(from, to)
            }
        }
        Ply::Act(Action::Prowl { from, to, .. }) => march(from, to),
        Ply::Act(Action::Cannon { at, task, crew }) => {
            let going = match task {
                CannonTask::Move(to) => march(at, to),
                CannonTask::Ready | CannonTask::Fire(_) => Motion::default(),
            };
            Motion {
                strike: Strike::Ball,
                helpers: places(crew.as_slice()),
                ..going
            }
        }
        Ply::Act(Action::Take { crew, .. }) => Motion {
            helpers: crew.map_or_else(Vec::new, |crew| places(crew.as_slice())),
            ..Motion::default()
        },
        Ply::Act(Action::Stance { .. } | Action::Search { .. })
        | Ply::End
        | Ply::Name(_)
        | Ply::Told(
            Told::Prowl { .. } | Told::Found { .. } | Told::EndInTrap | Told::NameInTrap(_),
        ) => Motion::default(),
    }
}

fn places<const N: usize>(squares: &[Square<N>]) -> Vec<Place> {
    squares.iter().copied().map(place).collect()
}

/// A shortest way of the piece that stands at `from` to a place that it can reach; nothing if it stays.
fn way<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    from: Square<N>,
    to: Square<N>,
) -> Vec<Place> {
    if from == to {
        return Vec::new();
    }
    let piece = position.piece_of(position.side(), from);
    let between = piece.map(|piece| Field::new(position).path(piece, from, to));
    let stops = between.into_iter().flatten();
    let squares: Vec<_> = [from].into_iter().chain(stops).chain([to]).collect();
    places(&squares)
}

/// What the piece of a side at a place could do with one action, as if it had not acted yet.
pub(crate) fn reach<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    side: Side,
    at: Square<N>,
) -> Option<Reach> {
    let piece = position.piece_of(side, at)?;
    let field = Field::new(position);
    let goes = if piece.kind == Kind::Cannon {
        let crew = field.crew(piece, at).count() as usize;
        let beside = Tora::<N, W>::tables().ring(at) & field.empty();
        let moves = |to: &Square<N>| !piece.flipped && crew >= field.crew_to_move(at, *to);
        beside.iter::<N>().filter(moves).map(place).collect()
    } else {
        field
            .reach(piece, at)
            .stops
            .iter::<N>()
            .map(place)
            .collect()
    };
    let strikes = field.area(piece, at) - field.of[side.index()];
    Some(Reach::new(goes, strikes.iter::<N>().map(place).collect()))
}
