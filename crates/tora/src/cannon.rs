//! Cannons and their crews (T-C2 to T-C7, T-T3).

use board::{Bits, Dir, Square};
use game::Side;

use crate::action::CannonTask;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Own pieces beside the Cannon at `at` that may work it now (T-C2, T-C5).
    pub(crate) fn crew_for(&self, field: &Field<N, W>, at: Square<N>) -> Bits<W> {
        let mut crew = field.crew(Piece::new(self.side, Kind::Cannon), at);
        let number = self.cannon_number(at);
        for (square, activity) in self.marks.iter::<N>() {
            // T-C5: crew of the same Cannon may serve it again, but not another one.
            if activity.acted() || activity.bound.is_some_and(|other| other != number) {
                crew.remove(square);
            }
        }
        crew
    }

    /// The number of the own Cannon at `at` in square order.
    pub(crate) fn cannon_number(&self, at: Square<N>) -> u8 {
        self.cannons(self.side).filter(|other| *other < at).count() as u8
    }
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// How many crew a Cannon needs to be moved from `at` to `to` (T-T3).
    pub(crate) fn crew_to_move(&self, at: Square<N>, to: Square<N>) -> usize {
        let wet = |place| {
            self.land
                .as_ref()
                .is_some_and(|land| land.water().contains(place))
        };
        if wet(at) || wet(to) { 3 } else { 2 }
    }

    /// How many crew this task of the Cannon at `at` needs.
    pub(crate) fn crew_needed(&self, at: Square<N>, task: CannonTask<N>) -> usize {
        match task {
            CannonTask::Move(to) => self.crew_to_move(at, to),
            CannonTask::Fire(_) | CannonTask::Ready => 2,
        }
    }

    /// The enemy that a shot of `side`'s Cannon in this direction hits; none if the first piece on
    /// the line is an own one or there is none (T-C4).
    pub(crate) fn fire(&self, side: Side, at: Square<N>, dir: Dir) -> Option<Square<N>> {
        let hit = Tora::<N, W>::tables().first_on_ray(at, dir, self.occupied)?;
        // On a shared space the own piece counts, too.
        (!self.of[side.index()].contains(hit)).then_some(hit)
    }

    /// The places where a Cannon could hit an enemy now, if one stood there.
    pub(crate) fn cannon_area(&self, piece: Piece, at: Square<N>) -> Bits<W> {
        if !self.can_fire(piece, at) {
            return Bits::EMPTY;
        }
        let lines = Dir::ALL.into_iter().map(|dir| self.line(piece, at, dir));
        lines.fold(Bits::EMPTY, |area, line| area | line)
    }

    /// Whether a Cannon could hit `target` now, if an enemy stood there.
    pub(crate) fn could_hit(&self, piece: Piece, at: Square<N>, target: Square<N>) -> bool {
        self.can_fire(piece, at)
            && at
                .direction(target)
                .is_some_and(|dir| self.line(piece, at, dir).contains(target))
    }

    /// It must be ready and have two pieces of its side beside it.
    fn can_fire(&self, piece: Piece, at: Square<N>) -> bool {
        !piece.flipped && self.crew(piece, at).count() >= 2
    }

    /// The pieces of its side beside a Cannon; an Assassin does not serve (T-C5).
    pub(crate) fn crew(&self, piece: Piece, at: Square<N>) -> Bits<W> {
        let beside = Tora::<N, W>::tables().ring(at) & self.of[piece.side.index()];
        if N > 9 {
            beside - self.standing(Piece::new(piece.side, Kind::Assassin))
        } else {
            beside
        }
    }

    /// The line in one direction; it ends with its first piece.
    fn line(&self, piece: Piece, at: Square<N>, dir: Dir) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let ray = tables.ray(at, dir);
        let line = match tables.first_on_ray(at, dir, self.occupied) {
            Some(first) => ray - tables.ray(first, dir),
            None => ray,
        };
        line - self.of[piece.side.index()]
    }
}
