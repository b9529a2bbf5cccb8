//! Percentages of points as exact fractions (M-T6, M-T7).

use num_rational::Ratio;
use serde::{Serialize, Serializer};

use crate::pair::{Pair, Seat};

/// A share of points in percent, exact: from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percent(Ratio<i64>);

/// A percentage with two decimals, such as `66.67`; halves are rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown(pub Percent);

impl Percent {
    /// Each player's share of the points of both; without points it is half (M-T6).
    #[must_use]
    pub fn of(points: Pair<u16>) -> Pair<Self> {
        let all = i64::from(points.a) + i64::from(points.b);
        Pair::each(|seat: Seat| {
            Self(match all {
                0 => Ratio::from(50),
                all => Ratio::new(100 * i64::from(*points.of(seat)), all),
            })
        })
    }

    /// The mean of some; `None` of none.
    #[must_use]
    pub fn mean(all: &[Self]) -> Option<Self> {
        let number = i64::try_from(all.len()).ok().filter(|number| *number > 0)?;
        let sum: Ratio<i64> = all.iter().map(|percent| percent.0).sum();
        Some(Self(sum / number))
    }

    /// By how much a player's rank is in transition who scores this (M-T7).
    #[must_use]
    pub fn transition(self) -> i64 {
        // The bands are closed below.
        let bands = [(96, 3), (80, 2), (60, 1), (40, 0), (20, -1)];
        let band = bands.iter().find(|(from, _)| self.0 >= Ratio::from(*from));
        band.map_or(-2, |(_, transition)| *transition)
    }

    /// The lowest fraction, or a whole number.
    #[must_use]
    pub fn exact(self) -> String {
        self.0.to_string()
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (self.0.0 * 100 + Ratio::new(1, 2)).floor().to_integer();
        write!(f, "{}.{:02}", hundredths / 100, hundredths % 100)
    }
}
