//! Captures (K-5 to K-8).

use game::Side;

use crate::family::{Grip, Throne};
use crate::moves::Move;
use crate::squares::{SIDES, Square, Squares, shifted};
use crate::state::{Boat, Convoy};

impl Convoy {
    /// The special squares that count as enemies of the boats of `victim` (K-7).
    #[inline]
    fn hostile(&self, victim: Side) -> Squares {
        let throne = self.family.throne_square();
        let hostile = match self.family.throne() {
            Throne::Hostile => true,
            // Attackers are in danger beside it either way: a king on it captures, too (K-6).
            Throne::HostileWhenEmpty => victim == Side::First || self.king() != Some(throne),
        };
        let mut squares = self.family.hostile_corners();
        squares.set(throne, hostile);
        squares
    }

    /// The boats that a side can capture, the king excepted.
    #[inline]
    fn victims(&self, side: Side) -> Squares {
        match side {
            Side::First => self.boats(Boat::Defender),
            Side::Second => self.boats(Boat::Attacker),
        }
    }

    /// What a boat captures by coming to `to`, the king excepted: enemies between it and another
    /// boat of its side or a hostile square (K-5, K-6). It can't have come from beyond an enemy
    /// that it captures, so it does not matter whether it has left its square.
    #[inline]
    pub(crate) fn captured_from(&self, to: Square, side: Side) -> Squares {
        let mut captured = Squares::EMPTY;
        let victims = self.victims(side);
        for dir in SIDES {
            if let Some(at) = to.step(dir).filter(|at| victims.contains(*at))
                && let Some(beyond) = at.step(dir)
                && (self.of(side) | self.hostile(!side)).contains(beyond)
            {
                captured.insert(at);
            }
        }
        captured
    }

    /// Whether an attacker captures the king by coming to `to` (K-8). A king who went among
    /// attackers himself is safe until one of them closes in.
    #[inline]
    pub(crate) fn captures_king(&self, to: Square) -> bool {
        let beside = |king| SIDES.into_iter().find(|dir| to.step(*dir) == Some(king));
        match self.king().map(|king| (king, beside(king))) {
            Some((king, Some(dir))) => {
                let mut holding = self.boats(Boat::Attacker) | self.hostile(Side::Second);
                // The square that the attacker leaves is never among those that hold the king: no
                // slide leads from one of his neighbors to another.
                holding.insert(to);
                match self.family.grip(king) {
                    Grip::Safe => false,
                    Grip::Flanked => king.step(dir).is_some_and(|at| holding.contains(at)),
                    Grip::Surrounded => (self.neighbors(king) - holding).is_empty(),
                }
            }
            _ => false,
        }
    }

    /// What a legal move would capture, the king included.
    #[must_use]
    pub fn captures(&self, mv: Move) -> Squares {
        let mut captured = self.captured_from(mv.to, self.side);
        if self.side == Side::First && self.captures_king(mv.to) {
            captured |= self.boats(Boat::King);
        }
        captured
    }

    /// Where the others stand, boats or hostile squares, that hold what a legal move captures.
    pub(crate) fn holders(&self, mv: Move) -> Squares {
        let captured = self.captures(mv);
        let holds = self.of(self.side) | self.hostile(!self.side);
        let mut holders = Squares::EMPTY;
        for dir in SIDES {
            let next = mv.to.step(dir).filter(|at| captured.contains(*at));
            let beyond = next.and_then(|at| at.step(dir));
            if let Some(beyond) = beyond.filter(|at| holds.contains(*at)) {
                holders.insert(beyond);
            }
        }
        if let Some(king) = self.king().filter(|king| captured.contains(*king)) {
            holders |= self.neighbors(king) & holds;
        }
        holders
    }

    /// The squares where a boat that came to them would capture something for the side to move.
    #[must_use]
    pub fn capturing_squares(&self) -> Squares {
        let victims = self.victims(self.side);
        let helpers = self.of(self.side) | self.hostile(!self.side);
        // All captures in one direction at once: one step takes helpers to victims, the next one
        // takes these to the squares from which they would be caught between two.
        let across = |dir| shifted(victims & shifted(helpers, dir), dir);
        let mut squares = SIDES
            .into_iter()
            .map(across)
            .fold(Squares::EMPTY, |a, b| a | b);
        if self.side == Side::First {
            squares |= self.closing_squares();
        }
        squares
    }

    /// The squares where an attacker that came to them would capture the king.
    pub(crate) fn closing_squares(&self) -> Squares {
        let king = self.king();
        let beside = king.map_or(Squares::EMPTY, |king| self.neighbors(king));
        let free = beside - self.of(Side::First) - self.of(Side::Second);
        free.iter().filter(|at| self.captures_king(*at)).collect()
    }

    /// Whether the attackers could capture the king now, if it were their turn.
    #[must_use]
    pub fn king_in_danger(&self) -> bool {
        let closing = self.closing_squares();
        !self.is_over() && !closing.is_empty() && self.reached_by(Boat::Attacker).meets(closing)
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn make(&mut self, mv: Move) {
        let (boat, victim) = match self.side {
            Side::First => (Boat::Attacker, Boat::Defender),
            Side::Second if self.king() == Some(mv.from) => (Boat::King, Boat::Attacker),
            Side::Second => (Boat::Defender, Boat::Attacker),
        };
        self.lift(mv.from, boat);
        self.place(mv.to, boat);
        self.quiet = self.quiet.saturating_add(1);
        // The king is never among these; he has a rule of his own (K-6, K-8).
        let captured = self.captured_from(mv.to, self.side);
        if !captured.is_empty() {
            captured.iter().for_each(|at| self.lift(at, victim));
            self.quiet = 0; // K-10
        }
        if boat == Boat::Attacker
            && self.captures_king(mv.to)
            && let Some(king) = self.king()
        {
            self.lift(king, Boat::King);
            self.quiet = 0;
        }
        if self.side == Side::Second {
            self.round += 1;
        }
        self.side = !self.side;
    }
}
