//! A player's rated games in their order.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::Rating;

/// Microseconds of a day.
const DAY_US: i64 = 86_400_000_000;

/// A rating period: the number of a day, counted from 1970-01-01 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub i64);

impl Day {
    /// The day of a moment in microseconds since 1970-01-01 UTC.
    #[must_use]
    pub fn of(at_us: i64) -> Self {
        Self(at_us.div_euclid(DAY_US))
    }
}

/// What a player has got for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

impl Score {
    /// In half points: 0, 1 or 2.
    #[must_use]
    pub const fn half_points(self) -> u8 {
        match self {
            Self::Loss => 0,
            Self::Draw => 1,
            Self::Win => 2,
        }
    }

    /// From half points; `None` for other numbers than 0, 1 and 2.
    #[must_use]
    pub const fn from_half_points(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Loss),
            1 => Some(Self::Draw),
            2 => Some(Self::Win),
            _ => None,
        }
    }

    const fn outcome(self) -> Outcomes {
        match self {
            Self::Loss => Outcomes::LOSS,
            Self::Draw => Outcomes::DRAW,
            Self::Win => Outcomes::WIN,
        }
    }
}

/// A game in a player's history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The day on which it ended.
    pub day: Day,
    /// The rating with which the opponent entered that day.
    pub opponent: Rating,
    /// What the player got.
    pub score: Score,
    /// The player's rating after it.
    pub after: Rating,
}

/// A player's rated games in one game on one board, in the order in which they ended. Where only the last
/// ones are known, it has to begin with the last game of a day or the first of one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History(Vec<Point>);

impl History {
    /// Games that are known already.
    #[must_use]
    pub fn of(points: Vec<Point>) -> Self {
        Self(points)
    }

    /// The games.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.0
    }

    /// The rating with which the player enters a day: games of that day or later don't count.
    #[must_use]
    pub fn entering(&self, day: Day) -> Rating {
        let last = self.0.iter().rev().find(|point| point.day < day);
        last.map_or(Rating::START, |last| {
            let rests = day.0.saturating_sub(last.day.0).saturating_sub(1);
            last.after.rested(u64::try_from(rests).unwrap_or(0))
        })
    }

    /// The rating on a day: that after its last game so far, or that with which it was entered.
    #[must_use]
    pub fn on(&self, day: Day) -> Rating {
        let of_day = self.0.last().filter(|last| last.day >= day);
        of_day.map_or_else(|| self.entering(day), |last| last.after)
    }

    /// Adds the next game, against an opponent who has entered the day with a rating. A game that seems to
    /// have ended on an earlier day than the one before counts for that one's day.
    pub fn after_game(&mut self, day: Day, opponent: Rating, score: Score) -> Point {
        let day = self.0.last().map_or(day, |last| last.day.max(day));
        let entered = self.entering(day);
        let of_day = self.0.iter().filter(|point| point.day == day);
        let played: Vec<(Glicko2Rating, Outcomes)> = of_day
            .map(|point| (point.opponent, point.score))
            .chain([(opponent, score)])
            .map(|(opponent, score)| (opponent.into(), score.outcome()))
            .collect();
        // The constant of the system, τ = 0.5, is that of Glickman's example.
        let after = glicko2_rating_period(&entered.into(), &played, &Glicko2Config::new());
        let point = Point {
            day,
            opponent,
            score,
            after: after.into(),
        };
        self.0.push(point);
        point
    }
}
