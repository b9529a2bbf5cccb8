//! Who could do something at a place with one action.

use std::cell::OnceCell;

use board::{Bits, Square};
use game::Side;

use super::ahead::Ahead;
use super::end::Last;
use super::left::Left;
use crate::field::Field;
use crate::{Kind, Piece};

/// What is done at a place.
#[derive(Clone, Copy)]
enum Deed {
    Remove,
    Fill,
}

/// The own pieces near enough to do something at a place, as of the start of the search.
pub(super) struct Means<const N: usize, const W: usize> {
    side: Side,
    field: Field<N, W>,
    of: [Vec<OnceCell<Vec<Mean<N, W>>>>; 2],
}

/// A piece near enough.
struct Mean<const N: usize, const W: usize> {
    at: Square<N>,
    kind: Kind,
    /// Whether it could do it right away.
    now: bool,
    /// All that this depends on is what is here.
    zone: Bits<W>,
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

    /// Whether some piece might do one of these things after the `movers` have changed something in
    /// these places. Of the command pieces only those matter for which `acts` says so, given whether
    /// they come to the place.
    pub(super) fn may_do(
        &self,
        (leads, pairs): &Left<N, W>,
        movers: &[Option<Mover<N>>; 2],
        changed: Bits<W>,
        acts: impl Fn(Square<N>, bool) -> bool,
        ahead: Option<&Ahead<'_, N, W>>,
    ) -> bool {
        let tests = (&acts, ahead);
        let may = |deed, goal, target| self.may((deed, goal, target), movers, changed, tests);
        // Whoever stands there may change its stance.
        leads
            .guarded
            .iter::<N>()
            .any(|at| Ahead::allows(ahead, || Last::stance(at)))
            || leads
                .removed
                .iter()
                .any(|goal| may(Deed::Remove, goal, None))
            || leads.filled.iter().any(|goal| may(Deed::Fill, goal, None))
            || pairs
                .iter()
                .any(|(end, target)| may(Deed::Fill, *end, Some(*target)))
    }

    fn may(
        &self,
        (deed, goal, target): (Deed, Square<N>, Option<Square<N>>),
        movers: &[Option<Mover<N>>; 2],
        changed: Bits<W>,
        (acts, ahead): (&impl Fn(Square<N>, bool) -> bool, Option<&Ahead<'_, N, W>>),
    ) -> bool {
        let fills = matches!(deed, Deed::Fill) && target.is_none();
        let means = self.of[deed as usize][goal.index()].get_or_init(|| self.means(deed, goal));
        let shoots = |kind, at: Square<N>| {
            target.is_none_or(|target| {
                let far = goal.distance(target);
                match kind {
                    Kind::Archer => (at.distance(goal), far) == (1, 1), // T-A4
                    Kind::General | Kind::Assassin => far == 1,
                    Kind::King | Kind::Queen => far <= 2,
                    Kind::Soldier | Kind::Cavalry | Kind::Cannon => false,
                }
            })
        };
        let last = |kind: Kind, from| {
            Ahead::allows(ahead, || match deed {
                Deed::Remove => Last::removing(kind, from, goal),
                Deed::Fill => Last::going(kind, from, goal, target),
            })
        };
        let again = |mover: &Mover<N>| {
            let tired = mover.attacked && mover.piece.kind.attacks_once();
            self.is_near(deed, (mover.piece, mover.to), goal)
                && shoots(mover.piece.kind, mover.to)
                && (fills || !tired)
                && (!mover.piece.kind.is_command() || acts(mover.to, fills))
                && last(mover.piece.kind, mover.to)
        };
        movers.iter().flatten().any(again)
            || means.iter().any(|mean| {
                shoots(mean.kind, mean.at)
                    && (mean.now || mean.zone.meets(changed))
                    && movers.iter().flatten().all(|mover| mover.from != mean.at)
                    && (!mean.kind.is_command() || acts(mean.at, fills))
                    && last(mean.kind, mean.at)
            })
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
