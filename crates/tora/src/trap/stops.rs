//! What can stop an attack on its way.

use board::{Bits, Square};
use game::Side;

use super::demand::Demand;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// The Soldiers that could stop attacks in defense stance.
pub(super) struct Soldiers<const W: usize> {
    /// Those that can take it up where they are.
    pub(super) now: Bits<W>,
    /// Places where others could stand in it after the actions left.
    pub(super) later: Bits<W>,
    /// How many actions there are.
    pub(super) actions: u32,
}

impl<const W: usize> Soldiers<W> {
    pub(super) fn of<const N: usize>(side: Side, field: &Field<N, W>, actions: u32) -> Self {
        let now = field.standing(Piece::new(side, Kind::Soldier));
        let mut later = Bits::EMPTY;
        if actions > 1 {
            // A step and the change of stance are an action each.
            let stride = usize::from(Kind::Soldier.limit()) + usize::from(field.land.is_some());
            let steps = (actions as usize - 1) * stride;
            let all = now | (field.defenders & field.of[side.index()]);
            let spread = |set, _| Tora::<N, W>::tables().spread(set);
            later = (0..steps).fold(all, spread) - now;
        }
        Self {
            now,
            later,
            actions,
        }
    }
}

impl<const W: usize> Demand<W> {
    /// Adds all that might stop this attack, which it makes on this board. What of it does,
    /// [`keep_stops`](Self::keep_stops) finds out; that takes longer.
    pub(super) fn add_stops<const N: usize>(
        &mut self,
        board: &Field<N, W>,
        (piece, from, at): (Piece, Square<N>, Square<N>),
        soldiers: &Soldiers<W>,
    ) {
        if piece.kind == Kind::Cannon {
            self.fillings = Tora::<N, W>::tables().between(from, at);
        } else {
            let way = board.way_of(piece, from, at) - Bits::of(from) - Bits::of(at);
            self.fillings = way & board.empty();
            self.guards = way & soldiers.now;
            self.comers = way & soldiers.later;
            if soldiers.actions > 1 {
                self.several = self.stops();
            }
        }
        self.places |= self.stops();
    }

    /// Takes away what by itself can't stop this attack on a piece of `side` after all.
    pub(super) fn keep_stops<const N: usize>(
        &mut self,
        board: &mut Field<N, W>,
        side: Side,
        (piece, from, at): (Piece, Square<N>, Square<N>),
    ) {
        if piece.kind == Kind::Cannon {
            return;
        }
        let mut stopped = stopped(board, side, (piece, from, at));
        if stopped(self.fillings | self.comers, self.guards | self.comers) {
            self.fillings = each_that::<N, W>(self.fillings, |at| stopped(at, Bits::EMPTY));
            self.guards = each_that::<N, W>(self.guards, |at| stopped(Bits::EMPTY, at));
            self.comers = each_that::<N, W>(self.comers, |at| stopped(at, at));
        } else {
            self.places = self.removals | self.crew;
            (self.fillings, self.guards) = (Bits::EMPTY, Bits::EMPTY);
            (self.comers, self.several) = (Bits::EMPTY, Bits::EMPTY);
        }
    }

    /// Takes away what can't stop it together with what the other actions could do, however they fill
    /// places and whichever Soldiers guard them.
    pub(super) fn keep_several<const N: usize>(
        &mut self,
        board: &mut Field<N, W>,
        side: Side,
        attack: (Piece, Square<N>, Square<N>),
        soldiers: &Soldiers<W>,
    ) {
        if self.several.is_empty() {
            return;
        }
        let mut stopped = stopped(board, side, attack);
        let mut stops = |some| stopped(some, some & (soldiers.now | soldiers.later));
        let mut parts = Bits::EMPTY;
        add_parts::<N, W>(
            (Bits::EMPTY, self.several),
            soldiers.actions,
            &mut stops,
            &mut parts,
        );
        self.several = parts;
        self.places = self.removals | self.crew | self.all_stops();
    }
}

impl<const W: usize> Demand<W> {
    /// What stops this attack together with what fills and guards half of these places.
    pub(super) fn other_half<const N: usize>(
        &self,
        board: &mut Field<N, W>,
        side: Side,
        attack: (Piece, Square<N>, Square<N>),
        (half, soldiers): (Bits<W>, &Soldiers<W>),
    ) -> Bits<W> {
        let mut stopped = stopped(board, side, attack);
        each_that::<N, W>(self.all_stops(), |other| {
            let both = half | other;
            stopped(both, both & (soldiers.now | soldiers.later))
        })
    }
}

/// Those of these places, each by itself, of which this is true.
fn each_that<const N: usize, const W: usize>(
    set: Bits<W>,
    mut is_true: impl FnMut(Bits<W>) -> bool,
) -> Bits<W> {
    let places = set.iter::<N>().map(Bits::of);
    let some = places.filter(|place| is_true(*place));
    some.fold(Bits::EMPTY, |some, place| some | place)
}

/// Whether an attack on a piece of a side is stopped with these places filled and guarded.
fn stopped<const N: usize, const W: usize>(
    board: &mut Field<N, W>,
    side: Side,
    (piece, from, at): (Piece, Square<N>, Square<N>),
) -> impl FnMut(Bits<W>, Bits<W>) -> bool {
    let before = (board.occupied, board.defenders, board.of[side.index()]);
    move |filled, guarded| {
        board.occupied = before.0 | filled;
        board.defenders = before.1 | guarded;
        board.of[side.index()] = before.2 | filled;
        let stopped = !board.could_attack(piece, from, at);
        (board.occupied, board.defenders, board.of[side.index()]) = before;
        stopped
    }
}

/// Adds to `parts` the places which together with what is filled stop an attack, so many of them at most, but
/// not those that do so alone.
fn add_parts<const N: usize, const W: usize>(
    (filled, all): (Bits<W>, Bits<W>),
    others: u32,
    stops: &mut impl FnMut(Bits<W>) -> bool,
    parts: &mut Bits<W>,
) {
    // As many more as don't stop it: whatever does has one of the rest.
    let mut most = filled;
    for place in (all - filled).iter::<N>().map(Bits::of) {
        if !stops(most | place) {
            most |= place;
        }
    }
    for place in (all - most).iter::<N>().map(Bits::of) {
        let some = filled | place;
        if stops(some) {
            if !filled.is_empty() {
                *parts |= some;
            }
        } else if others > 1 {
            add_parts::<N, W>((some, all), others - 1, stops, parts);
        }
    }
}
