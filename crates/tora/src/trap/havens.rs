//! Where command pieces that act on the way of another could be at the end of the turn (T-J2).

use std::ops::Range;

use board::{Bits, Square};
use game::Side;

use super::candidate::Candidate;
use super::done::Done;
use super::scene::Scene;
use crate::{Edition, Kind, Piece, Tora};

/// Places where command pieces could be at the end, by the number of the piece, and the attacks on each.
pub(super) struct Havens<const N: usize, const W: usize> {
    places: Vec<(usize, Square<N>, Range<usize>)>,
    attacks: Vec<Stops<W>>,
}

impl<const N: usize, const W: usize> Havens<N, W> {
    pub(super) const fn new() -> Self {
        Self {
            places: Vec::new(),
            attacks: Vec::new(),
        }
    }
}

/// What could stop an attack, which stands until then.
#[derive(Clone, Copy)]
struct Stops<const W: usize> {
    removals: Bits<W>,
    /// Where a piece that comes, or a change of stance, stops it.
    ways: Bits<W>,
    /// The same together with others.
    parts: Bits<W>,
    /// The crew of a Cannon, one of whom may not be enough.
    crew: Bits<W>,
}

impl<const W: usize> Stops<W> {
    /// What could stop it after this; `None` if it is stopped.
    fn left(&self, done: &Done<W>) -> Option<Self> {
        let came = done.filled | done.guarded;
        let mut left = *self;
        if self.crew.meets(done.removed) {
            left.removals |= self.crew;
        }
        if self.parts.meets(came) {
            left.ways = self.parts;
        }
        let stopped = self.removals.meets(done.removed) || self.ways.meets(came);
        (!stopped).then_some(left)
    }
}

/// Who must act last, as it has acted and no other can make it safe where it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Duty {
    Nobody,
    /// The command piece with this number.
    One(usize),
    Several,
}

impl Duty {
    /// Whether this one may act last; `None` is no command piece.
    pub(super) fn allows(self, number: Option<usize>) -> bool {
        match self {
            Self::Nobody => true,
            Self::One(one) => number == Some(one),
            Self::Several => false,
        }
    }
}

impl<const N: usize, const W: usize> Scene<'_, N, W> {
    /// How far a piece of this kind goes with one action at most.
    pub(super) fn stride(&self, kind: Kind) -> usize {
        usize::from(kind.limit()) + usize::from(self.position.has_land()) // T-T5
    }

    /// Calls `visit` with what stops the attacks on a command piece that is at a place at the end.
    fn haven<T>(&self, number: usize, at: Square<N>, visit: impl FnOnce(&[Stops<W>]) -> T) -> T {
        let Havens { places, attacks } = &mut *self.havens.borrow_mut();
        let known = places
            .iter()
            .position(|place| (place.0, place.1) == (number, at));
        let place = known.unwrap_or_else(|| {
            let first = attacks.len();
            self.add_attacks_on(number, at, attacks);
            places.push((number, at, first..attacks.len()));
            places.len() - 1
        });
        visit(&attacks[places[place].2.clone()])
    }

    /// Adds the attacks on a command piece there.
    fn add_attacks_on(&self, number: usize, at: Square<N>, attacks: &mut Vec<Stops<W>>) {
        let Some(board) = self.lifted(number) else {
            return;
        };
        let side = self.position.side;
        let mut enemies = board.attackers(!side, at) - Bits::of(at);
        let mut lasting = Bits::EMPTY;
        if side == Side::First {
            // T-R7: one that is taken stays, T-J3: and may be excused.
            for command in board.commands(!side) {
                lasting.insert(command.at);
            }
            enemies -= lasting;
        }
        let soldiers = board.standing(Piece::new(side, Kind::Soldier));
        let pieces = enemies
            .iter()
            .filter_map(|from| Some((board.piece_of(!side, from)?, from)));
        let others = pieces.filter(|(piece, _)| piece.kind != Kind::Assassin);
        attacks.extend(others.map(|(piece, from)| {
            let way = board.way_of(piece, from, at) - Bits::of(from) - Bits::of(at);
            let stops = |places: Bits<W>, guards: Bits<W>| {
                let mut changed = *board;
                changed.defenders |= places & guards;
                for place in (places - soldiers).iter::<N>() {
                    changed.put(side, place);
                }
                !changed.could_attack(piece, from, at)
            };
            let all = way & (soldiers | board.empty());
            let parts = if stops(all, all) { all } else { Bits::EMPTY };
            let places = parts.iter::<N>().map(Bits::of);
            let ways = places.filter(|place| stops(*place, soldiers));
            let mut removals = Bits::of(from);
            let mut crew = Bits::EMPTY;
            if piece.kind == Kind::Cannon {
                crew = board.crew(piece, from);
                // T-C4
                if crew.count() == 2 {
                    removals |= crew - lasting;
                }
            }
            Stops {
                removals,
                ways: ways.fold(Bits::EMPTY, |set, place| set | place),
                parts,
                crew,
            }
        }));
    }
}

impl<const N: usize, const W: usize> Candidate<'_, N, W> {
    /// Whether a command piece that acts could be here after the last action, for all that is known. If it comes there
    /// with that action and must remove a certain enemy, that is `target`.
    pub(super) fn has_haven(
        &self,
        number: usize,
        at: Square<N>,
        target: Option<Square<N>>,
    ) -> bool {
        let scene = self.scene;
        // T-J5, T-E3
        let watched = scene.is_untaken(number) && scene.position.edition != Edition::Website;
        let command = self.command(number).filter(|_| watched);
        let Some((kind, here)) = command else {
            return true;
        };
        let comes = || {
            if scene.trail.0[number] == Some(self.action.piece()) {
                return here.distance(at) <= scene.stride(kind);
            }
            let reach = self
                .walks
                .after(number, scene.field, self.done, self.action);
            reach.contains(at)
        };
        (here == at || comes())
            && scene.haven(number, at, |attacks| {
                let left = attacks.iter().filter_map(|stops| stops.left(&self.done));
                let left: Vec<_> = left.collect();
                if here == at {
                    one_stops::<N, W>(&left)
                } else {
                    one_removal_stops(&left, (kind, at), target)
                }
            })
    }

    /// What a command piece is, and where after the action.
    pub(super) fn command(&self, number: usize) -> Option<(Kind, Square<N>)> {
        let position = self.scene.position;
        let piece = position.piece_of(position.side, self.scene.trail.0[number]?)?;
        Some((piece.kind, self.after.0[number]?))
    }

    /// Who must act after it, on the way of the command piece with this number.
    pub(super) fn duty(&self, number: usize) -> Duty {
        let by = Some(self.action.piece());
        let others = (0..self.after.0.len()).filter(|other| *other != number);
        let mut unsafe_ones = others.filter(|other| {
            let acted = self.scene.acted(*other, by);
            acted && self.after.0[*other].is_some_and(|at| !self.has_haven(*other, at, None))
        });
        match (unsafe_ones.next(), unsafe_ones.next()) {
            (None, _) => Duty::Nobody,
            (Some(one), None) => Duty::One(one),
            _ => Duty::Several,
        }
    }
}

/// Whether one removal could stop all these attacks, by a command piece that comes to this place.
fn one_removal_stops<const N: usize, const W: usize>(
    attacks: &[Stops<W>],
    (kind, at): (Kind, Square<N>),
    target: Option<Square<N>>,
) -> bool {
    let shot = if kind.is_ruler() { 2 } else { 1 }; // T-A2, T-A3
    let near = || Tora::<N, W>::tables().near_both(at, at, shot);
    let targets = target.map_or_else(near, Bits::of);
    let mut attacks = attacks.iter();
    attacks
        .try_fold(targets, |targets, stops| {
            let some = targets & stops.removals;
            (!some.is_empty()).then_some(some)
        })
        .is_some()
}

/// Whether one action could stop all these attacks: it may fill a place, and remove a piece from there.
fn one_stops<const N: usize, const W: usize>(attacks: &[Stops<W>]) -> bool {
    let ways = |target: Option<Square<N>>| {
        let rest = attacks
            .iter()
            .filter(|stops| target.is_none_or(|at| !stops.removals.contains(at)));
        rest.map(|stops| stops.ways).reduce(|all, some| all & some)
    };
    let all = attacks
        .iter()
        .fold(Bits::EMPTY, |all, stops| all | stops.removals);
    ways(None).is_none_or(|ways| !ways.is_empty())
        || all.iter().any(|target| {
            let near = Tora::<N, W>::tables().near_both(target, target, 2); // T-A2
            ways(Some(target)).is_none_or(|ways| ways.meets(near))
        })
}
