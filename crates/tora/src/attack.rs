//! Attacks without landing (T-A3 to T-A7, T-T4).

use board::{Bits, Dir, Square};

use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// Why a piece can't attack a place from where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoShot {
    /// It attacks by landing only, or not so far.
    Range,
    /// An Archer that moved attacks a neighbor only.
    Moved,
    /// An Archer reaches only one space into forest.
    Forest,
    /// Soldiers in defense stance stop the line.
    Stopped,
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// All places that `piece` at `from` could attack with one action if an enemy stood there
    /// (T-J1).
    pub(crate) fn area(&self, piece: Piece, from: Square<N>) -> Bits<W> {
        if piece.kind == Kind::Cannon {
            return self.cannon_area(piece, from);
        }
        let reach = self.reach(piece, from);
        let mut area = reach.landings;
        if reach.firing.is_empty() {
            // Who attacks by landing could land wherever it can stop, if an enemy stood there.
            return area | reach.stops;
        }
        area |= Tora::<N, W>::tables().spread(reach.firing);
        area |= match piece.kind {
            Kind::Archer => self.far_shots(piece, Bits::of(from)),
            kind if kind.is_ruler() => self.far_shots(piece, reach.firing),
            _ => Bits::EMPTY,
        };
        // Its own place, where an enemy may share it: from there only if taken (T-A7), else after a
        // step aside. Whatever the ground, the first step to an empty place is always allowed, and
        // from beside it all these pieces attack.
        area.set(from, piece.taken || reach.firing != Bits::of(from));
        area
    }

    /// Whether this place is in the [`area`](Self::area), which takes less time to find out.
    pub(crate) fn could_attack(&self, piece: Piece, from: Square<N>, target: Square<N>) -> bool {
        let far = from.distance(target);
        match piece.kind {
            Kind::Cannon => return self.could_hit(piece, from, target),
            _ if far == 0 => return self.area(piece, from).contains(target),
            kind if far > self.range(kind) => return false,
            Kind::Soldier | Kind::Cavalry => {
                let reach = self.reach(piece, from);
                return (reach.stops | reach.landings).contains(target);
            }
            _ if far == 1 => return true,
            _ => {}
        }
        let near = Tora::<N, W>::tables().ring(target);
        // Shots go both ways, but for forest (T-T4).
        let far_ends = || match piece.kind {
            Kind::Archer if self.in_forest(target) => Bits::EMPTY,
            Kind::General | Kind::Assassin => Bits::EMPTY,
            _ => self.far_shots(Piece::new(piece.side, Kind::King), Bits::of(target)),
        };
        if far == 2 && far_ends().contains(from) {
            return true;
        }
        let reach = self.reach(piece, from);
        (reach.firing | reach.landings).contains(target)
            || reach.firing.meets(near)
            || (piece.kind.is_ruler() && far_ends().meets(reach.firing))
    }

    /// The places at distance 2 that a piece can attack from any of `ends`: a shot can cross some
    /// space before them that has no defending Soldier (T-A5). Nearer places may be among them.
    fn far_shots(&self, piece: Piece, ends: Bits<W>) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let shots = if tables.spread(ends).meets(self.defenders) {
            Dir::ALL.into_iter().fold(Bits::EMPTY, |shots, dir| {
                let over = tables.shifted(ends, dir) - self.defenders;
                // A shot like a Knight's jump may cross either of two spaces: it goes straight and
                // then turns, or the other way round.
                let [left, right] = [7, 1].map(|turn| Dir::from_index(dir.index() + turn));
                shots
                    | tables.shifted(over, left)
                    | tables.shifted(over, dir)
                    | tables.shifted(over, right)
            })
        } else {
            tables.spread(tables.spread(ends))
        };
        match &self.land {
            Some(land) if piece.kind == Kind::Archer => shots - land.forest(), // T-T4
            _ => shots,
        }
    }

    /// Which of the `wanted` places `piece` can attack from `end`, whoever stands there; `moved`
    /// says whether it went there in the same action.
    fn shots(&self, piece: Piece, end: Square<N>, moved: bool, wanted: Bits<W>) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let mut near = tables.ring(end);
        if piece.taken && !moved {
            near.insert(end); // T-A7
        }
        let far = tables.second_ring(end) & wanted;
        let shoots_far = piece.kind.is_ruler() || (piece.kind == Kind::Archer && !moved); // T-A4
        if shoots_far && !far.is_empty() {
            // Far shots are costly to find, so this comes only after somebody wanted is seen there.
            near |= far & self.far_shots(piece, Bits::of(end));
        }
        near & wanted
    }

    /// The enemies that `piece` can attack from `end`.
    #[inline]
    pub(crate) fn targets(&self, piece: Piece, end: Square<N>, moved: bool) -> Bits<W> {
        self.shots(piece, end, moved, self.of[(!piece.side).index()])
    }

    /// Why `piece` can't attack a place from `end`.
    pub(crate) fn no_shot(
        &self,
        piece: Piece,
        end: Square<N>,
        moved: bool,
        target: Square<N>,
    ) -> Option<NoShot> {
        if self
            .shots(piece, end, moved, Bits::of(target))
            .contains(target)
        {
            return None;
        }
        let archer = piece.kind == Kind::Archer;
        Some(
            if end.distance(target) != 2 || !(archer || piece.kind.is_ruler()) {
                NoShot::Range
            } else if archer && moved {
                NoShot::Moved
            } else if archer && self.in_forest(target) {
                NoShot::Forest
            } else {
                NoShot::Stopped
            },
        )
    }

    fn in_forest(&self, at: Square<N>) -> bool {
        self.land
            .as_ref()
            .is_some_and(|land| land.forest().contains(at))
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
