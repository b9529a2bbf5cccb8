//! Who could do something at a place with one action.

use std::cell::OnceCell;

use board::{Bits, Square};
use game::Side;

use super::end::Last;
use crate::field::Field;
use crate::{Kind, Piece};

/// What is done at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    Remove,
    Fill,
}

/// What a piece could do with the last action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Job<const N: usize> {
    pub(super) deed: Deed,
    pub(super) at: Square<N>,
    /// Whom who comes there must also remove.
    pub(super) target: Option<Square<N>>,
}

impl<const N: usize> Job<N> {
    /// The action in which a piece does it, the last of so many actions of its own.
    pub(super) fn by<const W: usize>(
        &self,
        kind: Kind,
        from: Square<N>,
        actions: usize,
    ) -> Last<N, W> {
        match self.deed {
            Deed::Remove => Last::removing(kind, from, self.at, actions),
            Deed::Fill => Last::going(kind, (from, self.at), self.target, actions),
        }
    }

    /// Whether it is nothing but to come to a place.
    pub(super) fn is_coming(&self) -> bool {
        self.deed == Deed::Fill && self.target.is_none()
    }

    /// Whether a piece of this kind attacks so far after so many steps.
    pub(super) fn suits(&self, kind: Kind, from: Square<N>) -> bool {
        self.target.is_none_or(|target| {
            let far = self.at.distance(target);
            match kind {
                Kind::Archer => (from.distance(self.at), far) == (1, 1), // T-A4
                Kind::General | Kind::Assassin => far == 1,
                Kind::King | Kind::Queen => far <= 2,
                Kind::Soldier | Kind::Cavalry | Kind::Cannon => false,
            }
        })
    }
}

/// The own pieces near enough to do something at a place, as of the start of the search.
pub(super) struct Means<const N: usize, const W: usize> {
    side: Side,
    field: Field<N, W>,
    of: [Vec<OnceCell<Vec<Mean<N, W>>>>; 2],
}

/// A piece near enough.
pub(super) struct Mean<const N: usize, const W: usize> {
    pub(super) at: Square<N>,
    pub(super) kind: Kind,
    /// Whether it could do it right away.
    pub(super) now: bool,
    /// All that this depends on is what is here.
    pub(super) zone: Bits<W>,
}

/// A piece that has acted.
#[derive(Clone, Copy)]
pub(super) struct Mover<const N: usize> {
    pub(super) piece: Piece,
    /// Where it was at the start of the search.
    pub(super) from: Square<N>,
    pub(super) to: Square<N>,
    pub(super) attacked: bool,
}

impl<const N: usize, const W: usize> Means<N, W> {
    pub(super) fn new(side: Side, field: &Field<N, W>) -> Self {
        let none = || (0..N * N).map(|_| OnceCell::new()).collect();
        Self {
            side,
            field: *field,
            of: [none(), none()],
        }
    }

    /// The pieces near enough to do a job.
    pub(super) fn of(&self, job: &Job<N>) -> &[Mean<N, W>] {
        let known = &self.of[job.deed as usize][job.at.index()];
        known.get_or_init(|| self.means(job.deed, job.at))
    }

    /// Whether a piece that has acted could do this as well.
    pub(super) fn may_again(&self, mover: &Mover<N>, job: &Job<N>) -> bool {
        let tired = mover.attacked && mover.piece.kind.attacks_once();
        self.is_near(job.deed, (mover.piece, mover.to), job.at)
            && job.suits(mover.piece.kind, mover.to)
            && (job.is_coming() || !tired)
    }

    fn means(&self, deed: Deed, goal: Square<N>) -> Vec<Mean<N, W>> {
        let own = self.field.of[self.side.index()].iter();
        let pieces = own.filter_map(|at| Some((self.field.piece_of(self.side, at)?, at)));
        let near = pieces.filter(|(piece, at)| self.is_near(deed, (*piece, *at), goal));
        near.map(|(piece, at)| self.mean(deed, (piece, at), goal))
            .collect()
    }

    fn mean(&self, deed: Deed, (piece, at): (Piece, Square<N>), goal: Square<N>) -> Mean<N, W> {
        let field = &self.field;
        let (now, zone) = match (deed, piece.kind) {
            (Deed::Fill, Kind::Cannon) => (true, Bits::EMPTY),
            (Deed::Fill, _) => {
                let reach = field.reach(piece, at);
                let goes = (reach.stops | reach.landings).contains(goal);
                (goes, field.way_to(piece, at, goal))
            }
            (Deed::Remove, _) => (
                field.area(piece, at).contains(goal),
                field.way_of(piece, at, goal),
            ),
        };
        Mean {
            at,
            kind: piece.kind,
            now,
            zone,
        }
    }

    /// Whether a piece is near enough to do this.
    fn is_near(&self, deed: Deed, (piece, at): (Piece, Square<N>), goal: Square<N>) -> bool {
        let far = at.distance(goal);
        match (deed, piece.kind) {
            (Deed::Remove, Kind::Cannon) => at.direction(goal).is_some(),
            (Deed::Remove, kind) => far <= self.field.range(kind),
            (Deed::Fill, kind) => {
                far <= usize::from(kind.limit()) + usize::from(self.field.land.is_some())
            }
        }
    }
}
