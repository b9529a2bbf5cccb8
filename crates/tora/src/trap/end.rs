//! The board at the end of the turn, as far as it is known before the last actions are played.

use std::cell::Cell;

use board::{Bits, Square};
use game::Side;

use super::demand::Demand;
use super::stops::Soldiers;
use crate::field::Field;
use crate::{Kind, Tora};

/// The board at the end of the turn, with the command piece lifted off for which there is a refuge.
#[derive(Clone, Copy)]
pub(super) struct End<const N: usize, const W: usize> {
    board: Field<N, W>,
    side: Side,
    /// Where pieces may have come to stand besides.
    filled: Bits<W>,
    /// Enemies here may have been removed besides.
    removed: Bits<W>,
}

/// What a last action does.
#[derive(Clone, Copy)]
pub(super) struct Last<const N: usize, const W: usize> {
    /// The piece that does it, unless it is the one for which there is the refuge.
    pub(super) mover: Option<(Kind, Square<N>)>,
    pub(super) ends: Ends<N, W>,
    /// Whom it removes from afar.
    pub(super) target: Option<Square<N>>,
    /// Where it may have removed somebody else.
    pub(super) spare: Bits<W>,
    /// Where a Soldier changes its stance.
    pub(super) guarded: Bits<W>,
}

/// Where a piece could be after an action.
#[derive(Clone, Copy)]
pub(super) enum Ends<const N: usize, const W: usize> {
    At(Square<N>),
    Within(Bits<W>),
}

impl<const N: usize, const W: usize> Last<N, W> {
    /// The command piece for which there is the refuge comes there, or stays.
    pub(super) fn walk() -> Self {
        Self {
            mover: None,
            ends: Ends::Within(Bits::EMPTY),
            target: None,
            spare: Bits::EMPTY,
            guarded: Bits::EMPTY,
        }
    }

    /// The same, and it removes an enemy.
    pub(super) fn shot(target: Square<N>) -> Self {
        Self {
            target: Some(target),
            ..Self::walk()
        }
    }

    /// A change of stance.
    pub(super) fn stance(at: Square<N>) -> Self {
        Self {
            guarded: Bits::of(at),
            ..Self::walk()
        }
    }

    /// A piece goes to a place, and may remove an enemy there or from there, with the last of so many actions of its
    /// own.
    pub(super) fn going(
        kind: Kind,
        (from, to): (Square<N>, Square<N>),
        target: Option<Square<N>>,
        actions: usize,
    ) -> Self {
        let shot = match kind {
            Kind::Soldier | Kind::Cavalry | Kind::Cannon => None,
            Kind::King | Kind::Queen => Some(2),
            Kind::Archer if actions == 1 && from.distance(to) > 1 => None, // T-A4
            Kind::General | Kind::Archer | Kind::Assassin => Some(1),
        };
        let near = |shot| Tora::<N, W>::tables().near_both(to, to, shot);
        Self {
            mover: Some((kind, from)),
            ends: Ends::At(to),
            target,
            spare: match target {
                Some(_) => Bits::EMPTY,
                None => shot.map_or(Bits::EMPTY, near),
            },
            guarded: Bits::EMPTY,
        }
    }

    /// The same for each place where its piece could be then; `None` if that is known.
    pub(super) fn each_end(&self) -> Option<impl Iterator<Item = Self>> {
        let ((kind, from), Ends::Within(ends)) = (self.mover?, self.ends) else {
            return None;
        };
        let target = self.target;
        let going = move |end| Self::going(kind, (from, end), target, 1);
        Some(ends.iter().map(going))
    }

    /// A piece removes an enemy, wherever it is then, with the last of so many actions of its own.
    pub(super) fn removing(kind: Kind, from: Square<N>, target: Square<N>, actions: usize) -> Self {
        let near = |at, far| Tora::<N, W>::tables().near_both(at, at, far);
        // T-T5
        let stride = usize::from(kind.limit()) + 1;
        let ends = match kind {
            Kind::Soldier | Kind::Cavalry => Ends::At(target),
            Kind::Cannon if actions == 1 => Ends::At(from),
            Kind::Cannon => Ends::Within(near(from, stride * (actions - 1))),
            // Who shoots may have gone to some place before.
            _ => Ends::Within(near(target, 2) & near(from, stride * actions)),
        };
        Self {
            mover: Some((kind, from)),
            ends,
            ..Self::shot(target)
        }
    }
}

impl<const N: usize, const W: usize> End<N, W> {
    pub(super) fn new(board: &Field<N, W>, side: Side) -> Self {
        Self {
            board: *board,
            side,
            filled: Bits::EMPTY,
            removed: Bits::EMPTY,
        }
    }

    /// The places of all own pieces.
    pub(super) fn own(&self) -> Bits<W> {
        self.board.of[self.side.index()]
    }

    /// The places of all enemies.
    pub(super) fn enemies(&self) -> Bits<W> {
        self.board.of[(!self.side).index()]
    }

    /// Whether an enemy command piece stands at one of these places, or may have been removed besides.
    pub(super) fn takes(&self, places: Bits<W>) -> bool {
        let mut enemies = self.board.commands(!self.side);
        enemies.any(|enemy| (self.removed | places).contains(enemy.at))
    }

    /// Plays an action; `None` if its piece leaves the board before the turn is judged, so that little is known.
    pub(super) fn play(&mut self, last: &Last<N, W>) -> Option<()> {
        if let Some((kind, from)) = last.mover {
            match last.ends {
                Ends::At(to) => self.go(kind, (from, to))?,
                Ends::Within(ends) => self.filled |= ends,
            }
        }
        self.removed |= last.spare;
        self.change(last.target.map_or(Bits::EMPTY, Bits::of), last.guarded);
        Some(())
    }

    /// The same with the command piece on its refuge.
    pub(super) fn with(mut self, at: Square<N>) -> Self {
        self.board.put(self.side, at);
        self
    }

    /// Enemies of whom one attacks this place, whoever has been removed besides; command pieces among them count if
    /// `all` do. `likely` is looked at first, and becomes one of those who do.
    pub(super) fn standing(
        &self,
        at: Square<N>,
        likely: &Cell<Option<Square<N>>>,
        all: bool,
    ) -> Option<Bits<W>> {
        let mut enemies = self.enemies();
        if !all {
            for command in self.board.commands(!self.side) {
                enemies.remove(command.at);
            }
        }
        let first = likely.get().filter(|enemy| enemies.contains(*enemy));
        // One of these may have been removed, which ends all attacks that depend on it.
        let mut common = self.removed;
        let mut some = Bits::EMPTY;
        let near = || (enemies & self.board.near(!self.side, at)).iter();
        let mut each = first
            .into_iter()
            .chain(std::iter::once_with(near).flatten());
        let last = each.find(|enemy| {
            let removals = self.removals(*enemy, at);
            if let Some(removals) = removals {
                common &= removals;
                some.insert(*enemy);
            }
            removals.is_some() && common.is_empty()
        })?;
        likely.set(Some(last));
        Some(some)
    }

    /// Where removals, and where pieces that come or change their stance, could stop an enemy's attack.
    pub(super) fn stops(&self, enemy: Square<N>, at: Square<N>) -> (Bits<W>, Bits<W>) {
        let Some(piece) = self.board.piece_of(!self.side, enemy) else {
            return (Bits::EMPTY, Bits::EMPTY);
        };
        let mut removals = Bits::of(enemy);
        if piece.kind == Kind::Cannon {
            removals |= self.board.crew(piece, enemy);
        }
        (removals, self.board.way_of(piece, enemy, at))
    }

    /// The same with these Soldiers at hand, and nothing that does not stop it: that takes longer.
    pub(super) fn exact_stops(
        &self,
        enemy: Square<N>,
        at: Square<N>,
        soldiers: &Soldiers<W>,
    ) -> Bits<W> {
        let mut board = self.board;
        let Some(piece) = board.piece_of(!self.side, enemy) else {
            return Bits::EMPTY;
        };
        let way = (piece, enemy, at);
        let mut demand = Demand::removal(Bits::of(enemy));
        if piece.kind == Kind::Cannon {
            demand.add_crew(board.crew(piece, enemy), Bits::EMPTY);
        }
        demand.add_stops(&board, way, soldiers);
        demand.keep_stops(&mut board, self.side, way);
        demand.keep_several(&mut board, self.side, way, soldiers);
        demand.places
    }

    /// The pieces without one of which an enemy would not attack this place; `None` if it may be that it does not.
    fn removals(&self, enemy: Square<N>, at: Square<N>) -> Option<Bits<W>> {
        let piece = self.board.piece_of(!self.side, enemy)?;
        let far = enemy.distance(at);
        let cannon = piece.kind == Kind::Cannon;
        let is_near = cannon || far <= self.board.range(piece.kind);
        if piece.kind == Kind::Assassin
            || far == 0
            || !is_near
            || !self.board.could_attack(piece, enemy, at)
            || (!self.filled.is_empty()
                && (self.board.way_of(piece, enemy, at) - Bits::of(enemy)).meets(self.filled))
        {
            return None;
        }
        let mut removals = Bits::EMPTY;
        if self.falls(enemy) {
            removals.insert(enemy);
        }
        if cannon {
            removals |= self.board.crew(piece, enemy);
        }
        Some(removals)
    }

    /// Lets an own piece go somewhere.
    pub(super) fn go(&mut self, kind: Kind, (from, to): (Square<N>, Square<N>)) -> Option<()> {
        if !self.board.of[self.side.index()].contains(from) {
            return None;
        }
        if from != to {
            self.board.lift(self.side, from);
            if kind == Kind::Cavalry && self.board.defenders.contains(to) {
                // T-M4: it falls, if that Soldier is still there.
                self.filled.insert(to);
            } else {
                self.board.put(self.side, to);
            }
            self.change(Bits::of(to), Bits::EMPTY);
        }
        Some(())
    }

    /// Removes enemies, and changes the stance of Soldiers.
    pub(super) fn change(&mut self, removed: Bits<W>, guarded: Bits<W>) {
        for at in (removed & self.enemies()).iter() {
            if self.falls(at) {
                self.board.lift(!self.side, at);
            }
        }
        self.board.defenders ^= guarded;
    }

    /// Whether an enemy who is attacked there is gone when the turn is judged: whom the Challenger takes stays (T-R7).
    fn falls(&self, at: Square<N>) -> bool {
        let mut enemies = self.board.commands(!self.side);
        self.side == Side::Second || enemies.all(|enemy| enemy.at != at)
    }
}
