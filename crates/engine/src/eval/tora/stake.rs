//! What a position is worth in points play (T-V7). The winner of a board gets nothing for it: what
//! has been taken counts, and the pieces still on the board are only prospects of more, which are
//! gone when the board ends and another one is set up.

use game::Side;
use series::Race;
use tora::Kind;

use super::army::{COMMANDS, standard_worth};

/// What a point is worth, in centi-points.
const POINT: i32 = 100;
/// What it is worth to have reached the target while the round goes on.
const REACHED: i32 = 2_500;
/// By how much the worth of points grows as the target comes near: `NEAR.0 / (missing + NEAR.1)`.
const NEAR: (i64, i64) = (4_000, 3);
/// The most that the prospects of a board count, short and long: on the short board less than the
/// General (T-P1), or an army that is far ahead would rather stay so than take him.
const PROSPECTS: [i32; 2] = [700, 2_500];

/// What is known of one side of a position, in centi-points where nothing else is said.
pub(super) struct Outlook {
    /// What its pieces are worth.
    pub(super) material: i32,
    /// What its standard pieces have to fear.
    pub(super) fear: i32,
    /// What its command pieces have to fear.
    pub(super) exposure: i32,
    /// Everything else that makes it strong.
    pub(super) strength: i32,
    /// How many command pieces it has that have not been taken.
    pub(super) standing: usize,
}

impl Outlook {
    /// The chance that the side loses its last command piece and the board ends (T-V1), in hundredths.
    fn end(&self) -> i32 {
        match self.standing {
            0 => 100,
            1 => (self.exposure * 100 / COMMANDS[0]).clamp(0, 100),
            _ => 0,
        }
    }

    /// What the side may expect of the board while it goes on. Lost pieces are points for the enemy,
    /// too, so that pieces are worth less than outside of points play, and dangers more.
    fn prospects(&self) -> i32 {
        let exposure = if self.standing > 1 { self.exposure } else { 0 };
        let last = if self.standing > 0 { COMMANDS[0] } else { 0 };
        (self.material - last + self.strength) / 2 - self.fear * 3 / 2 - exposure
    }
}

/// What points are worth in a race to a total.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stake(pub(super) Race);

impl Stake {
    /// The worth of the points of both sides, from the view of the first one.
    pub(super) fn banked(self, points: [i32; 2]) -> i32 {
        let [first, second] = Side::BOTH.map(|side| {
            let missing = self.missing(side, points[side.index()]);
            points[side.index()] * POINT + near(missing)
        });
        first - second
    }

    /// The worth of a position with these points, those of taken pieces included, on the board of
    /// `N` places a side. `points_of_last` is what the last command piece scores.
    pub(super) fn worth<const N: usize>(
        self,
        outlooks: &[Outlook; 2],
        points: [i32; 2],
        points_of_last: i32,
    ) -> i32 {
        let banked = self.banked(points);
        let [first, second] = outlooks;
        let most = PROSPECTS[usize::from(N > 9)];
        let prospects = (first.prospects() - second.prospects()).clamp(-most, most);
        let open = (100 - first.end()) * (100 - second.end());
        let mut worth = banked + prospects * open / 10_000;
        for (side, outlook) in Side::BOTH.into_iter().zip(outlooks) {
            // The points of one that is already taken are counted.
            if outlook.standing == 1 {
                let mut taken = points;
                taken[(!side).index()] += points_of_last;
                worth += (self.banked(taken) - banked) * outlook.end() / 100;
            }
        }
        worth
    }

    /// What capturing a piece is worth to `side`, which has these points; `usual` is what it is worth
    /// outside of points play.
    pub(super) fn prize(self, side: Side, points: i32, kind: Kind, scores: i32, usual: i32) -> i32 {
        let own = if kind.is_command() {
            usual
        } else {
            standard_worth(kind) / 2 + scores * POINT
        };
        let nearer = |points| near(self.missing(side, points));
        own + nearer(points + scores) - nearer(points)
    }

    /// How many points a side still needs with these points on the board.
    fn missing(self, side: Side, points: i32) -> i64 {
        let total = i64::from(self.0.before[side.index()]) + i64::from(points);
        i64::from(self.0.target.get()) - total
    }
}

/// What it is worth that only so many points are missing.
fn near(missing: i64) -> i32 {
    if missing <= 0 {
        return REACHED;
    }
    let (most, slope) = NEAR;
    i32::try_from(most / (missing + slope)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    fn stake(before: [i32; 2], target: u32) -> Stake {
        let target = NonZeroU32::new(target).expect("a target");
        Stake(Race { before, target })
    }

    #[test]
    fn points_are_worth_more_near_the_target() {
        let worth = |before, points| stake(before, 79).banked(points);
        assert_eq!(worth([0, 0], [5, 5]), 0);
        assert!(worth([70, 0], [8, 0]) > worth([0, 0], [8, 0]));
        assert!(worth([70, 70], [9, 8]) > REACHED / 2);
    }

    #[test]
    fn nothing_overflows() {
        for before in [[i32::MIN; 2], [i32::MAX; 2], [0, 0]] {
            assert_eq!(stake(before, u32::MAX).banked([60, 60]), 0);
            assert!(stake(before, 1).banked([-120, 60]) < 0);
        }
    }
}
