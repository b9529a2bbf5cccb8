//! Captures (K-5 to K-8).

use board::{Bits, Square};
use game::Side;

use crate::family::{Grip, Throne};
use crate::moves::Move;
use crate::state::{Boat, Convoy, SIDES};

impl<const N: usize, const W: usize> Convoy<N, W> {
    /// Whether an empty or special square counts as an enemy of a boat of `victim` (K-7).
    fn is_hostile(&self, square: Square<N>, victim: Side) -> bool {
        if square == Self::THRONE {
            match self.family.throne() {
                Throne::Hostile => true,
                Throne::HostileWhenEmpty => {
                    victim == Side::First || !self.boats(Boat::King).contains(square)
                }
            }
        } else {
            self.is_corner_escape(square)
        }
    }

    /// What a boat captures by coming to `to`, the king excepted: enemies between it and an own
    /// boat or a hostile square (K-5, K-6). The boat that comes is never the one on the far side,
    /// so it does not matter whether it has left its square.
    pub(crate) fn captured_from(&self, to: Square<N>, side: Side) -> Bits<W> {
        let own = self.of(side);
        let enemies = match side {
            Side::First => self.boats(Boat::Defender),
            Side::Second => self.boats(Boat::Attacker),
        };
        let mut captured = Bits::EMPTY;
        if !Self::beside(to).meets(enemies) {
            return captured;
        }
        for dir in SIDES {
            let Some(beside) = to.step(dir).filter(|at| enemies.contains(*at)) else {
                continue;
            };
            let beyond = beside.step(dir);
            if beyond.is_some_and(|at| own.contains(at) || self.is_hostile(at, !side)) {
                captured.insert(beside);
            }
        }
        captured
    }

    /// Whether an attacker captures the king by coming to `to` (K-8). A king who went among
    /// attackers himself is safe until one of them closes in.
    pub(crate) fn captures_king(&self, to: Square<N>) -> bool {
        if !Self::beside(to).meets(self.boats(Boat::King)) {
            return false;
        }
        let Some(king) = self.king() else {
            return false;
        };
        let Some(dir) = SIDES.into_iter().find(|dir| to.step(*dir) == Some(king)) else {
            return false;
        };
        let attackers = self.boats(Boat::Attacker) | Bits::of(to);
        let holds = |at: Square<N>| attackers.contains(at) || self.is_hostile(at, Side::Second);
        match self.family.grip(Self::spot(king)) {
            Grip::Safe => false,
            Grip::Flanked => king.step(dir).is_some_and(holds),
            Grip::Surrounded => SIDES
                .into_iter()
                .all(|dir| king.step(dir).is_none_or(holds)),
        }
    }

    /// What a legal move would capture, the king included.
    #[must_use]
    pub fn captures(&self, mv: Move<N>) -> Bits<W> {
        let mut captured = self.captured_from(mv.to, self.side);
        if self.side == Side::First && self.captures_king(mv.to) {
            captured |= self.boats(Boat::King);
        }
        captured
    }

    /// Whether the attackers could capture the king now, if it were their turn.
    #[must_use]
    pub fn king_in_danger(&self) -> bool {
        let closing = |at: &Square<N>| self.captures_king(*at) && self.can_be_reached(*at);
        let king = self.king().filter(|_| !self.is_over());
        king.is_some_and(|king| Self::beside(king).iter().any(|at| closing(&at)))
    }

    /// Whether an attacker could go to a square.
    fn can_be_reached(&self, to: Square<N>) -> bool {
        let from_there = |mv: Move<N>| mv.to == to;
        let mut theirs = *self;
        theirs.side = Side::First;
        self.at(to).is_none() && theirs.any_move(from_there)
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn sail(&mut self, mv: Move<N>) {
        let Some(boat) = self.mover(mv.from) else {
            return;
        };
        self.toggle(mv.from, boat);
        self.toggle(mv.to, boat);
        let captured = self.captured_from(mv.to, self.side);
        let victim = match self.side {
            Side::First => Boat::Defender,
            Side::Second => Boat::Attacker,
        };
        self.quiet = self.quiet.saturating_add(1);
        if !captured.is_empty() {
            captured.iter().for_each(|at| self.toggle(at, victim));
            self.quiet = 0;
        }
        if boat == Boat::Attacker
            && self.captures_king(mv.to)
            && let Some(king) = self.king()
        {
            self.toggle(king, Boat::King);
            self.quiet = 0;
        }
        if self.side == Side::Second {
            self.round += 1;
        }
        self.side = !self.side;
    }

    /// The boat of the side to move on a square.
    #[inline]
    fn mover(&self, at: Square<N>) -> Option<Boat> {
        match self.side {
            Side::First => Some(Boat::Attacker),
            Side::Second if self.boats(Boat::King).contains(at) => Some(Boat::King),
            Side::Second => Some(Boat::Defender),
        }
    }
}
