//! Legality: checks, pins, and attacks by jumps.
//!
//! Moves of the Queen are tested one by one. For the others there is a shortcut, as in chess:
//! pinned pieces stay on their line, and a check must be answered. It does not work for attacks of
//! Swordsmen and Archers (C-P11). For these the [`Watch`] knows all squares on which it depends
//! whether they attack the Queen. Moves that change none of these squares change nothing for her,
//! so they are all legal, or all illegal. Each other move is tested on the board after it.

use crate::action::Move;
use crate::attacks::Army;
use crate::bits::{Place, bit, only, singles, squares};
use crate::castling::Wall;
use crate::sink::Sink;
use crate::state::Chess;
use crate::tables::{DIAGONAL, LINES, RING, STRAIGHT};
use crate::watch::{Watch, suspects, watch};

/// A position in the engagement, with what all its moves need to know, worked out once.
pub(crate) struct Legal<'a, const TIGER: bool> {
    pub(crate) position: &'a Chess<TIGER>,
    pub(crate) us: Army,
    pub(crate) them: Army,
    pub(crate) queen: Place,
    pub(crate) occupied: u64,
    /// The pieces that attack the Queen otherwise than by jumping.
    checkers: u64,
    /// Where a piece other than the Queen must go, as far as chess is concerned.
    targets: u64,
    pins: Pins,
    pub(crate) watch: Watch,
}

/// Own pieces that shield the Queen, each from one attacker.
#[derive(Clone, Copy, Default)]
pub(crate) struct Pins {
    all: u64,
    /// For each the squares where it goes on doing so, its own among them.
    lines: [u64; 8],
    count: usize,
}

impl Pins {
    #[inline]
    fn push(&mut self, piece: u64, line: u64) {
        self.all |= piece;
        // There are eight directions from the Queen, so eight pins at most; the mask saves a check.
        self.lines[self.count & 7] = line;
        self.count += 1;
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = u64> {
        self.lines.into_iter().take(self.count)
    }
}

impl<'a, const TIGER: bool> Legal<'a, TIGER> {
    #[inline]
    pub(crate) fn new(position: &'a Chess<TIGER>) -> Option<Self> {
        let us = position.army(position.side);
        let them = position.army(!position.side);
        let mut legal = Self {
            position,
            queen: only(us.queen)?,
            us,
            them,
            occupied: us.all | them.all,
            checkers: 0,
            targets: !us.all,
            pins: Pins::default(),
            watch: Watch::default(),
        };
        legal.look_at_lines();
        if TIGER {
            let suspects = suspects(&them, us.queen);
            if suspects != 0 {
                legal.watch = watch(&them, suspects, us.queen, us.all, them.all);
            }
        }
        Some(legal)
    }

    /// Finds checks and pins.
    #[inline]
    fn look_at_lines(&mut self) {
        let mut answers = 0;
        self.checkers = self.them.near_attackers(self.queen);
        let sliders = [
            (STRAIGHT, self.them.straight),
            (DIAGONAL, self.them.diagonal),
        ];
        for (lines, sliders) in sliders {
            for line in lines {
                let line = LINES[line][self.queen.index() & 63];
                for slider in singles(line & sliders) {
                    let between = line & strictly_between(self.us.queen, slider);
                    let blockers = between & self.occupied;
                    if blockers == 0 {
                        self.checkers |= slider;
                        answers |= between;
                    // Exactly one piece is between, and it is ours: it is pinned.
                    } else if blockers & blockers.wrapping_sub(1) == 0
                        && blockers & self.us.all != 0
                    {
                        self.pins.push(blockers, between | slider);
                    }
                }
            }
        }
        if self.checkers != 0 {
            // A single checker is captured or its line closed; two are too many for one piece.
            self.targets = if self.checkers & self.checkers.wrapping_sub(1) == 0 {
                self.checkers | answers
            } else {
                0
            };
        }
    }

    pub(crate) fn moves(&self, sink: &mut impl Sink) {
        self.queen_moves(sink);
        if sink.enough() {
            return;
        }
        if self.targets != 0 {
            self.unpinned(sink);
            for line in self.pins.iter() {
                self.pieces(sink, self.pins.all & line, self.targets & line);
                let pikemen = self.pins.all & line & self.us.pikemen;
                self.pikemen(sink, pikemen, self.targets & line);
            }
        }
        if sink.enough() {
            return;
        }
        // Captures en passant and jumps change more than two squares, so each is tested on the
        // board after it. A row of jumps may even answer two checks at once (C-P12).
        self.en_passant(sink);
        if TIGER {
            if self.us.draughts() != 0 {
                self.jumps(sink);
            }
            if self.position.guards.is_some() {
                self.occupation(sink);
            }
        }
    }

    #[inline]
    fn unpinned(&self, sink: &mut impl Sink) {
        self.pieces(sink, !self.pins.all, self.targets);
        self.pikemen(sink, self.us.pikemen & !self.pins.all, self.targets);
    }

    /// Whether the Queen, who stays, can be jumped once a piece has gone from one square to another
    /// and the enemies on `captured` have left.
    pub(crate) fn jumped_after(&self, from: u64, to: u64, captured: u64) -> bool {
        let suspects = suspects(&self.them, self.us.queen) & !captured;
        if suspects == 0 {
            return false;
        }
        let ours = self.us.all & !from | to;
        let theirs = self.them.all & !captured;
        watch(&self.them, suspects, self.us.queen, ours, theirs).attacked
    }

    /// Whether the Queen, who stays, is attacked in any way after that, when all of it is done
    /// (C-P12).
    pub(crate) fn attacked_after(&self, from: u64, to: u64, captured: u64) -> bool {
        let occupied = (self.occupied & !from & !captured) | to;
        self.them.attackers(self.queen, occupied) & !captured != 0
            || TIGER && self.jumped_after(from, to, captured)
    }

    #[inline]
    fn queen_moves(&self, sink: &mut impl Sink) {
        let steps = RING[self.queen.index() & 63] & !self.us.all;
        let castling = self.position.castling;
        if steps == 0 && castling.is_none() {
            return;
        }
        // She must not shield the squares behind her from the piece that attacks her.
        let without = self.occupied ^ self.us.queen;
        let attacked = self.them.attacks(without);
        let mut legal = steps & !attacked;
        if TIGER && self.them.draughts() != 0 {
            let ours = self.us.all ^ self.us.queen;
            // The watch holds for the square where she stands, so each new one needs its own.
            for to in singles(legal) {
                let suspects = suspects(&self.them, to) & !to;
                let theirs = self.them.all & !to;
                if suspects != 0 && watch(&self.them, suspects, to, ours | to, theirs).attacked {
                    legal ^= to;
                }
            }
        }
        sink.go(self.queen, legal, None);
        if castling.is_none() || self.checkers != 0 {
            return;
        }
        for wall in Wall::BOTH {
            if castling.has(self.us.side, wall) {
                let protection = wall.protection(self.us.side);
                // Nobody on the edge of the board can be jumped, so that the attacks are those of
                // chess (C-P11).
                if protection.between & self.occupied == 0 && protection.passed & attacked == 0 {
                    sink.go(self.queen, bit(protection.queen.1), None);
                }
            }
        }
    }

    fn occupation(&self, sink: &mut impl Sink) {
        // C-T2 asks only that the Queen isn't in check before: a pinned Bearer may go.
        if self.checkers != 0 || self.watch.attacked {
            return;
        }
        let bearers = self.us.kings_lancers & self.position.doorstep();
        for from in squares(bearers) {
            sink.one(Move::Occupy { from });
        }
    }
}

/// The indices strictly between those of two single squares.
#[inline]
const fn strictly_between(a: u64, b: u64) -> u64 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (high - 1) & !(low | (low - 1))
}
