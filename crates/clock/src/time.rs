//! Points in time and lengths of time, in microseconds.

use std::fmt;

/// A point in time: microseconds since 1970-01-01 UTC, or since whatever the caller counts from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Moment(pub i64);

/// A length of time in microseconds.
///
/// Its text is in minutes and seconds, such as `2m30s`; below two minutes it is in seconds alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Span(pub u64);

const SECOND: u64 = 1_000_000;

impl Moment {
    /// The time from `earlier` until this moment; zero if `earlier` is not earlier.
    #[must_use]
    pub fn since(self, earlier: Self) -> Span {
        Span(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// The point in time this much later.
    #[must_use]
    pub fn after(self, span: Span) -> Self {
        Self(self.0.saturating_add_unsigned(span.0))
    }
}

impl Span {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// A length of this many seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(SECOND))
    }

    /// A length of this many days.
    #[must_use]
    pub const fn days(days: u32) -> Self {
        Self::seconds(days as u64 * 86_400)
    }

    /// The number of whole seconds, rounded down.
    #[must_use]
    pub const fn as_seconds(self) -> u64 {
        self.0 / SECOND
    }

    /// Whether it is no time at all.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left without `other`; zero if `other` is longer.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// This length multiplied by `factor`.
    #[must_use]
    pub const fn times(self, factor: u32) -> Self {
        Self(self.0.saturating_mul(factor as u64))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.as_seconds();
        match (seconds / 60, seconds % 60) {
            (..2, _) => write!(f, "{seconds}s"),
            (minutes, 0) => write!(f, "{minutes}m"),
            (minutes, rest) => write!(f, "{minutes}m{rest}s"),
        }
    }
}
