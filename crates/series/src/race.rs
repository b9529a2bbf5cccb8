//! Points play as a running game sees it: a race of its two sides.

use std::num::NonZeroU32;

use game::Side;

use crate::{Length, Series, Standing};

/// The race to a total that a game is part of in points play (T-V7), by the sides of that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Race {
    /// The points of both sides before the game.
    pub before: [i32; 2],
    /// The total to reach.
    pub target: NonZeroU32,
}

impl Race {
    /// The totals of both sides when they have these points in the game.
    #[must_use]
    pub fn totals(&self, points: [i32; 2]) -> [i32; 2] {
        Side::BOTH
            .map(Side::index)
            .map(|side| self.before[side].saturating_add(points[side]))
    }

    /// The side that has won when the sides have these points at the end of a round: of those who
    /// have reached the target, the one with the higher total; nobody if the totals are equal.
    #[must_use]
    pub fn winner(&self, points: [i32; 2]) -> Option<Side> {
        let totals @ [first, second] = self.totals(points);
        let ahead = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Side::First,
            std::cmp::Ordering::Less => Side::Second,
            std::cmp::Ordering::Equal => return None,
        };
        let reached = i64::from(totals[ahead.index()]) >= i64::from(self.target.get());
        reached.then_some(ahead)
    }
}

impl Series {
    /// The race that the next game is part of, or the running one; `standing` is the one before it.
    /// `None` if there is no points play.
    #[must_use]
    pub fn race(&self, standing: &Standing) -> Option<Race> {
        let Length::Points(target) = self.length else {
            return None;
        };
        let points = standing.points.unwrap_or_default();
        let of = |side| points[self.player(side, standing.games).index()];
        Some(Race {
            before: Side::BOTH.map(of),
            target,
        })
    }
}
