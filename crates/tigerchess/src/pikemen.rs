//! Moves of Pikemen (C-L2), all in one direction at a time.

use game::Side;

use crate::action::Move;
use crate::attacks::{forward, pikeman_captures};
use crate::bits::{FILE_A, FILE_H, Place, RANK_1, bit, only, singles, squares};
use crate::generate::eighth_rank;
use crate::legal::Legal;
use crate::sink::{Exchange, Sink};
use crate::watch::Watch;

impl<const TIGER: bool> Legal<'_, TIGER> {
    /// The moves of Pikemen, but for captures en passant.
    #[inline]
    pub(crate) fn pikemen(&self, sink: &mut impl Sink, who: u64, targets: u64) {
        let side = self.us.side;
        let vacant = !self.occupied;
        let ahead = forward(side, who);
        let single = ahead & vacant;
        // Whoever arrives on the third rank with one step began on the second.
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
            // The exchange depends on the rank alone, so it is asked for once, for any of the
            // squares.
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
        // A move touches the watched squares if it ends on one or begins on one.
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

    pub(crate) fn en_passant(&self, sink: &mut impl Sink) {
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
    pub(crate) fn passing_captures(&self, to: Place) -> impl Iterator<Item = Place> {
        let captured = forward(!self.us.side, bit(to));
        let able = pikeman_captures(!self.us.side, bit(to)) & self.us.pikemen;
        // Two Pikemen leave their squares at once, so pins don't tell whether the Queen is safe.
        squares(able).filter(move |from| !self.attacked_after(bit(*from), bit(to), captured))
    }
}

const fn third_rank(side: Side) -> u64 {
    match side {
        Side::First => RANK_1 << 16,
        Side::Second => RANK_1 << 40,
    }
}
