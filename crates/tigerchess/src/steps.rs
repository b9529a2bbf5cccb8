//! Moves of pieces other than Queens and Pikemen: steps, slides, leaps and rows of jumps.

use game::Side;

use crate::Kind;
use crate::action::Move;
use crate::attacks::{diagonal_reach, forward, pikeman_captures, straight_reach};
use crate::bits::{FILE_A, FILE_H, Place, bit, singles, squares};
use crate::generate::eighth_rank;
use crate::jumps::{Jumper, Rows};
use crate::legal::Legal;
use crate::sink::Sink;
use crate::tables::{CORNERS, KINGS_LANCER, KNIGHT, QUEENS_LANCER, TIGER_KNIGHT};

impl<const TIGER: bool> Legal<'_, TIGER> {
    /// The moves of those pieces among `who` that are neither Queen nor Pikemen.
    #[inline]
    pub(crate) fn pieces(&self, sink: &mut impl Sink, who: u64, targets: u64) {
        let us = &self.us;
        for from in squares(us.straight & who) {
            self.offer(
                sink,
                from,
                straight_reach(from, self.occupied) & targets,
                None,
            );
        }
        for from in squares(us.diagonal & who) {
            self.offer(
                sink,
                from,
                diagonal_reach(from, self.occupied) & targets,
                None,
            );
        }
        for from in squares(us.kings_lancers & who) {
            self.offer(sink, from, KINGS_LANCER[from.index() & 63] & targets, None);
        }
        for from in squares(us.queens_lancers & who) {
            self.offer(sink, from, QUEENS_LANCER[from.index() & 63] & targets, None);
        }
        if !TIGER {
            return;
        }
        for from in squares(us.knights & who) {
            self.offer(sink, from, KNIGHT[from.index() & 63] & targets, None);
        }
        for from in squares(us.tiger_knights & who) {
            let leaps = TIGER_KNIGHT[us.side.index()][from.index() & 63];
            self.offer(sink, from, leaps & targets, None);
        }
        let vacant = targets & !self.occupied;
        for from in squares(us.archers & who) {
            self.offer(sink, from, CORNERS[from.index() & 63] & vacant, None);
        }
        for from in squares(us.swordsmen & who) {
            let steps = pikeman_captures(us.side, bit(from)) & vacant;
            let eighth = eighth_rank(us.side);
            self.offer(sink, from, steps & !eighth, None);
            self.offer(sink, from, steps & eighth, Some(Kind::Archer)); // C-P9
        }
    }

    /// Hands on the legal ones of these moves of one piece. By checks and pins they are all
    /// allowed; attacks by jumps remain to be tested (C-P11).
    #[inline]
    pub(crate) fn offer(&self, sink: &mut impl Sink, from: Place, to: u64, becomes: Option<Kind>) {
        if !TIGER || self.watch.seen == 0 {
            sink.go(from, to, becomes);
            return;
        }
        // A move that changes no watched square leaves the answer of the watch as it is.
        let touching = if self.watch.seen & bit(from) != 0 {
            to
        } else {
            to & self.watch.seen
        };
        let mut legal = if self.watch.attacked {
            0
        } else {
            to & !touching
        };
        for to in singles(touching) {
            if !self.jumped_after(bit(from), to, to) {
                legal |= to;
            }
        }
        sink.go(from, legal, becomes);
    }

    pub(crate) fn jumps(&self, sink: &mut impl Sink) {
        let side = self.us.side;
        let able = first_jumps(side, self.us.swordsmen, self.them.all, !self.occupied);
        for from in squares(able) {
            self.rows(sink, from, Jumper::Swordsman(side));
        }
        for from in squares(self.us.archers) {
            self.rows(sink, from, Jumper::Archer);
        }
    }

    fn rows(&self, sink: &mut impl Sink, from: Place, jumper: Jumper) {
        let mut rows = Rows::new(jumper, self.us.all ^ bit(from));
        rows.each(from, self.them.all, &mut |row| {
            // C-P12: a row may open and close lines, so pins and checks tell nothing about it.
            if !self.attacked_after(bit(from), bit(row.to), row.captured) {
                sink.one(Move::Jump {
                    from,
                    to: row.to,
                    path: row.path,
                    becomes: jumper.becomes(row.to),
                });
            }
        });
    }
}

impl Jumper {
    /// What a row of jumps that ends here makes of the piece (C-P9).
    pub(crate) fn becomes(self, to: Place) -> Option<Kind> {
        self.ends_on(bit(to)).then_some(Kind::Archer)
    }
}

/// The Swordsmen who can jump at once.
#[inline]
fn first_jumps(side: Side, swordsmen: u64, enemies: u64, vacant: u64) -> u64 {
    // The square that a Swordsman lands on, brought back by two ranks, is beside his own.
    let back = |set: u64| forward(!side, forward(!side, set));
    let right =
        (back(vacant) & !(FILE_A | FILE_A << 1)) >> 2 & (forward(!side, enemies) & !FILE_A) >> 1;
    let left =
        (back(vacant) & !(FILE_H | FILE_H >> 1)) << 2 & (forward(!side, enemies) & !FILE_H) << 1;
    swordsmen & (right | left)
}
