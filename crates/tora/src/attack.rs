//! Attacks without landing (T-A3 to T-A7, T-T4).

use board::{Bits, Square};

use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// Why a piece can't attack a place from where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoShot {
    /// It attacks by landing only, or not so far.
    Range,
    /// An Archer that moved attacks a neighbour only.
    Moved,
    /// An Archer reaches only one space into forest.
    Forest,
    /// Soldiers in defence stance stop the line.
    Stopped,
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// Whether `piece` can attack the place `target` from `end`, after having moved there or
    /// without having moved; who stands on the target is not asked here.
    pub(crate) fn shot(
        &self,
        piece: Piece,
        end: Square<N>,
        moved: bool,
        target: Square<N>,
    ) -> Result<(), NoShot> {
        let archer = piece.kind == Kind::Archer;
        match (end.distance(target), piece.kind) {
            // T-A7
            (0, kind) if kind.is_command() && piece.taken && !moved => Ok(()),
            (1, kind) if archer || kind.is_command() => Ok(()),
            (2, kind) if archer || kind.is_ruler() => {
                if archer && moved {
                    Err(NoShot::Moved) // T-A4
                } else if archer && self.in_forest(target) {
                    Err(NoShot::Forest) // T-T4
                } else if self.stopped(end, target) {
                    Err(NoShot::Stopped)
                } else {
                    Ok(())
                }
            }
            _ => Err(NoShot::Range),
        }
    }

    /// The enemies that `piece` can attack from `end`.
    pub(crate) fn targets(&self, piece: Piece, end: Square<N>, moved: bool) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let enemies = self.of[(!piece.side).index()];
        let mut near = tables.ring(end);
        if piece.taken && !moved {
            near.insert(end);
        }
        let far = if piece.kind.is_ruler() || (piece.kind == Kind::Archer && !moved) {
            tables.second_ring(end) & enemies
        } else {
            Bits::EMPTY
        };
        let in_range = far
            .iter()
            .filter(|target: &Square<N>| self.shot(piece, end, moved, *target).is_ok());
        (near & enemies) | in_range.collect()
    }

    /// The places within `firing` from which `piece`, standing at `from`, can attack `target`.
    pub(crate) fn shot_from(
        &self,
        piece: Piece,
        from: Square<N>,
        firing: Bits<W>,
        target: Square<N>,
    ) -> bool {
        let tables = Tora::<N, W>::tables();
        let near = tables.ring(target) | Bits::of(target);
        (near | tables.second_ring(target)).meets(firing)
            && ((near | tables.second_ring(target)) & firing)
                .iter()
                .any(|end| self.shot(piece, end, end != from, target).is_ok())
    }

    fn in_forest(&self, at: Square<N>) -> bool {
        self.land
            .is_some_and(|land| land.forest::<W>().contains(at))
    }

    /// Whether Soldiers in defence stance stop an attack between places at distance 2 (T-A5).
    fn stopped(&self, from: Square<N>, target: Square<N>) -> bool {
        self.passed_over(from, target)
            .into_iter()
            .all(|over| self.defenders.contains(over))
    }

    /// The one space, or the two, over which an attack at distance 2 goes; the one twice.
    pub(crate) fn passed_over(&self, from: Square<N>, target: Square<N>) -> [Square<N>; 2] {
        let halves = |a: usize, b: usize| {
            let sum = a + b;
            [sum / 2, sum.div_ceil(2)]
        };
        let v = halves(from.v(), target.v());
        let h = halves(from.h(), target.h());
        // Of the two squares beside the middle one is nearer to each end; both are at distance 1.
        [
            Square::at(v[0], h[0]).unwrap_or(from),
            Square::at(v[1], h[1]).unwrap_or(from),
        ]
    }
}
