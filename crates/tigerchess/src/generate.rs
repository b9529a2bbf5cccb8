//! The legal moves of a position.
//!
//! Moves of the Queen are looked at one by one. For the others chess has a short way: pieces that
//! are pinned stay on their line, and a check must be answered. Attacks of draughts personnel are
//! not like that (C-P11): a move that changes nothing on the squares that such an attack depends
//! on is judged with all its like, every other is tested on the board after it.

use game::Side;

use crate::action::Move;
use crate::attacks::{Army, diagonal_reach, forward, pikeman_captures, straight_reach};
use crate::bits::{FILE_A, FILE_H, Place, RANK_1, bit, only, singles, squares};
use crate::castling::Wall;
use crate::jumps::{Jumper, Rows};
use crate::sink::{Any, Count, Exchange, List, Sink};
use crate::state::{Chess, Guard};
use crate::tables::TIGER_KNIGHT;
use crate::tables::{
    CORNERS, DIAGONAL, KINGS_LANCER, KNIGHT, LINES, QUEENS_LANCER, RING, STRAIGHT,
};
use crate::watch::{Watch, suspects, watch};
use crate::{Kind, Wing};

impl<const TIGER: bool> Chess<TIGER> {
    /// Appends the legal moves; draws are not looked at.
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        self.generate(&mut List(out));
    }

    /// The number of legal moves; draws are not looked at.
    pub(crate) fn count(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        count.0
    }

    /// Whether there is a legal move; draws are not looked at.
    pub(crate) fn can_move(&self) -> bool {
        let mut any = Any::default();
        self.generate(&mut any);
        any.0
    }

    fn generate(&self, sink: &mut impl Sink) {
        if TIGER && self.deployment.is_some() {
            self.deploy(sink);
        } else if (!TIGER || self.occupied_by().is_none())
            && let Some(legal) = Legal::new(self)
        {
            legal.moves(sink);
        }
    }

    fn deploy(&self, sink: &mut impl Sink) {
        if self.guard_due().is_some() {
            Wing::ALL
                .into_iter()
                .for_each(|wing| sink.one(Move::Guard(wing)));
        } else if let Some(postings) = self.postings() {
            sink.postings(postings);
        }
    }

    /// The side that has occupied the enemy's Palace (C-T2).
    #[inline]
    pub(crate) fn occupied_by(&self) -> Option<Side> {
        let guards = self.guards?;
        Side::BOTH
            .into_iter()
            .find(|side| guards[(!*side).index()] == Guard::Captured)
    }

    /// The pieces that attack the Queen of `side`.
    pub(crate) fn queen_attackers(&self, side: Side) -> u64 {
        let ours = self.army(side);
        let theirs = self.army(!side);
        let Some(queen) = only(ours.queen) else {
            return 0;
        };
        let mut attackers = theirs.attackers(queen, self.occupied());
        if TIGER {
            let suspects = suspects(&theirs, ours.queen);
            attackers |=
                crate::watch::attackers(&theirs, suspects, ours.queen, ours.all, theirs.all);
        }
        attackers
    }

    /// What a Pikeman of the side to move can become on a square.
    pub(crate) fn exchange_on(&self, to: Place) -> Exchange {
        let rank = match self.side {
            Side::First => to.v(),
            Side::Second => 9 - to.v(),
        };
        match rank {
            8 if !TIGER => Exchange::Promotion,
            8 if self.exchange[self.side.index()] => Exchange::TigerKnight,
            7 if TIGER && self.exchange[self.side.index()] => Exchange::Choice,
            7 if TIGER => Exchange::Knight,
            _ => Exchange::None,
        }
    }
}

/// A position in the engagement with what is worth knowing once for all its moves.
pub(crate) struct Legal<'a, const TIGER: bool> {
    position: &'a Chess<TIGER>,
    us: Army,
    them: Army,
    queen: Place,
    occupied: u64,
    /// The pieces that attack the Queen otherwise than by jumping.
    checkers: u64,
    /// Where a piece other than the Queen must go, as far as chess is concerned.
    targets: u64,
    pins: Pins,
    watch: Watch,
}

/// Own pieces that shield the Queen, each with the squares where it goes on doing so.
#[derive(Clone, Copy, Default)]
struct Pins {
    all: u64,
    list: [(u64, u64); 8],
    count: usize,
}

impl Pins {
    #[inline]
    fn push(&mut self, piece: u64, line: u64) {
        self.all |= piece;
        self.list[self.count & 7] = (piece, line);
        self.count += 1;
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.list.into_iter().take(self.count)
    }
}

impl<'a, const TIGER: bool> Legal<'a, TIGER> {
    #[inline]
    fn new(position: &'a Chess<TIGER>) -> Option<Self> {
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
                    } else if blockers & blockers.wrapping_sub(1) == 0
                        && blockers & self.us.all != 0
                    {
                        self.pins.push(blockers, between | slider);
                    }
                }
            }
        }
        if self.checkers != 0 {
            self.targets = if self.checkers & self.checkers.wrapping_sub(1) == 0 {
                self.checkers | answers
            } else {
                0
            };
        }
    }

    fn moves(&self, sink: &mut impl Sink) {
        self.queen_moves(sink);
        if sink.enough() {
            return;
        }
        if self.targets != 0 {
            self.unpinned(sink);
            for (piece, line) in self.pins.iter() {
                self.pieces(sink, piece, self.targets & line);
                self.pikemen(sink, piece & self.us.pikemen, self.targets & line);
            }
        }
        if sink.enough() {
            return;
        }
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

    /// The moves of those pieces among `who` that are neither Queen nor Pikemen.
    #[inline]
    fn pieces(&self, sink: &mut impl Sink, who: u64, targets: u64) {
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

    /// Hands on what is legal of these moves of one piece, which chess allows.
    #[inline]
    fn offer(&self, sink: &mut impl Sink, from: Place, to: u64, becomes: Option<Kind>) {
        if !TIGER || self.watch.seen == 0 {
            sink.go(from, to, becomes);
            return;
        }
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

    /// Whether the Queen, who stays, can be jumped once a piece has gone from one square to another
    /// and the enemies on `captured` have left.
    fn jumped_after(&self, from: u64, to: u64, captured: u64) -> bool {
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
    fn attacked_after(&self, from: u64, to: u64, captured: u64) -> bool {
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
        let without = self.occupied ^ self.us.queen;
        let attacked = self.them.attacks(without);
        let mut legal = steps & !attacked;
        if TIGER && self.them.draughts() != 0 {
            let ours = self.us.all ^ self.us.queen;
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

    /// The moves of Pikemen, but for captures en passant.
    #[inline]
    fn pikemen(&self, sink: &mut impl Sink, who: u64, targets: u64) {
        let side = self.us.side;
        let vacant = !self.occupied;
        let ahead = forward(side, who);
        let single = ahead & vacant;
        let double = forward(side, single & third_rank(side)) & vacant;
        let enemies = self.them.all & targets;
        let sign = match side {
            Side::First => 1,
            Side::Second => -1,
        };
        self.reach(sink, single & targets, 8 * sign);
        self.offer_pikemen(sink, double & targets, 16 * sign, Exchange::None);
        self.reach(sink, (ahead & !FILE_H) << 1 & enemies, 8 * sign + 1);
        self.reach(sink, (ahead & !FILE_A) >> 1 & enemies, 8 * sign - 1);
    }

    /// Pikemen reach squares, with what that makes of them.
    #[inline]
    fn reach(&self, sink: &mut impl Sink, to: u64, stride: i32) {
        let eighth = eighth_rank(self.us.side);
        let seventh = if TIGER {
            forward(!self.us.side, eighth)
        } else {
            0
        };
        self.offer_pikemen(sink, to & !eighth & !seventh, stride, Exchange::None);
        for last in [eighth, seventh] {
            if let Some(some) = only(to & last) {
                let exchange = self.position.exchange_on(some);
                self.offer_pikemen(sink, to & last, stride, exchange);
            }
        }
    }

    #[inline]
    fn offer_pikemen(&self, sink: &mut impl Sink, to: u64, stride: i32, exchange: Exchange) {
        let Watch { attacked, seen } = self.watch;
        if !TIGER || seen == 0 {
            sink.pikemen(to, stride, exchange);
            return;
        }
        let came = |set: u64| {
            if stride > 0 {
                set << stride
            } else {
                set >> -stride
            }
        };
        let touching = to & (seen | came(seen));
        let mut legal = if attacked { 0 } else { to & !touching };
        for to in singles(touching) {
            let from = if stride > 0 {
                to >> stride
            } else {
                to << -stride
            };
            if !self.jumped_after(from, to, to) {
                legal |= to;
            }
        }
        sink.pikemen(legal, stride, exchange);
    }

    fn en_passant(&self, sink: &mut impl Sink) {
        let Some(to) = self.position.passing else {
            return;
        };
        for from in self.passing_captures(to) {
            sink.one(Move::Go {
                from,
                to,
                becomes: None,
            });
        }
    }

    /// The squares of the Pikemen who may capture en passant on a square.
    fn passing_captures(&self, to: Place) -> impl Iterator<Item = Place> {
        let captured = forward(!self.us.side, bit(to));
        let able = pikeman_captures(!self.us.side, bit(to)) & self.us.pikemen;
        squares(able).filter(move |from| !self.attacked_after(bit(*from), bit(to), captured))
    }

    fn jumps(&self, sink: &mut impl Sink) {
        let side = self.us.side;
        for from in squares(self.us.swordsmen) {
            self.rows(sink, from, Jumper::Swordsman(side));
        }
        for from in squares(self.us.archers) {
            self.rows(sink, from, Jumper::Archer);
        }
    }

    fn rows(&self, sink: &mut impl Sink, from: Place, jumper: Jumper) {
        let mut rows = Rows::new(jumper, self.us.all ^ bit(from));
        rows.each(from, self.them.all, &mut |row| {
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

    fn occupation(&self, sink: &mut impl Sink) {
        if self.checkers != 0 || self.watch.attacked {
            return;
        }
        let bearers = self.us.kings_lancers & self.position.doorstep();
        for from in squares(bearers) {
            sink.one(Move::Occupy { from });
        }
    }
}

impl Jumper {
    /// What a row of jumps that ends here makes of the piece (C-P9).
    pub(crate) fn becomes(self, to: Place) -> Option<Kind> {
        self.ends_on(bit(to)).then_some(Kind::Archer)
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The square from which the Bearer of the side to move may jump into the Palace (C-T2).
    pub(crate) fn doorstep(&self) -> u64 {
        let Some(Guard::On(wing)) = self.guard(!self.side) else {
            return 0;
        };
        eighth_rank(self.side) & FILE_A << (wing.file() - 1)
    }

    /// Whether a Pikeman can be captured en passant on a square by the side to move.
    pub(crate) fn can_capture_passing(&self, to: Place) -> bool {
        Legal::new(self).is_some_and(|legal| legal.passing_captures(to).next().is_some())
    }
}

pub(crate) const fn eighth_rank(side: Side) -> u64 {
    match side {
        Side::First => RANK_1 << 56,
        Side::Second => RANK_1,
    }
}

const fn third_rank(side: Side) -> u64 {
    match side {
        Side::First => RANK_1 << 16,
        Side::Second => RANK_1 << 40,
    }
}

/// The indices strictly between those of two single squares.
#[inline]
const fn strictly_between(a: u64, b: u64) -> u64 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (high - 1) & !(low | (low - 1))
}
