//! Why a player has a number in the standings.

use std::fmt;

use serde::Serialize;

use super::TieBreak;
use super::tie_break::Counted;
use crate::event::{Line, Tournament};
use crate::log::{Contest, Number};

/// What a number in the standings is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// Which number; `None` is the score.
    pub tie_break: Option<TieBreak>,
    /// What is counted.
    pub unit: Unit,
    /// What is added, by round.
    pub terms: Vec<Term>,
    /// The sum.
    pub total: i64,
}

/// What a round adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The number of the round; 0 is before the first.
    pub round: usize,
    /// The opponent by whom it is so.
    pub opponent: Option<Number>,
    /// How much.
    pub amount: i64,
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Half points.
    Halves,
    /// Quarters of points, half points times half points.
    Quarters,
    /// Whole numbers.
    Whole,
}

impl Tournament {
    /// Why a player has his numbers in the standings: the score and then each tie-break.
    #[must_use]
    pub fn reasons(&self, player: Number) -> Vec<Reason> {
        let tallies = self.tallies();
        let standings = self.standings_of(&tallies);
        let (Some(row), Some(tally)) = (standings.row(player), tallies.of(player)) else {
            return Vec::new();
        };
        let mut terms = Vec::new();
        let fixed = [(0, tally.start), (0, -tally.penalty)];
        terms.extend(
            fixed
                .into_iter()
                .filter(|(_, amount)| *amount != 0)
                .map(|(round, amount)| Term::of_round(round, amount)),
        );
        terms.extend((1..).zip(&tally.lines).map(|(round, line)| Term {
            round,
            opponent: match line {
                Line::Met(met) => Some(met.opponent),
                Line::Bye | Line::Rest | Line::Absent => None,
            },
            amount: line.half_points(),
        }));
        let mut reasons = vec![Reason {
            tie_break: None,
            unit: Unit::Halves,
            total: tally.score(),
            terms,
        }];
        let counted = Counted::new(self, &tallies);
        for (number, tie_break) in standings.tie_breaks.iter().enumerate() {
            let equal = |other: &&super::Row| {
                other.is_expelled() == row.is_expelled()
                    && other.score == row.score
                    && other.tie_breaks[..number] == row.tie_breaks[..number]
            };
            let mut group: Vec<_> = standings
                .rows
                .iter()
                .filter(equal)
                .map(|row| row.player)
                .collect();
            group.sort_unstable();
            reasons.push(counted.reason(*tie_break, player, &group));
        }
        reasons
    }
}

impl Term {
    pub(super) const fn of_round(round: usize, amount: i64) -> Self {
        Self {
            round,
            opponent: None,
            amount,
        }
    }
}

impl TieBreak {
    /// What its numbers count in this tournament.
    #[must_use]
    pub fn unit(self, tournament: &Tournament) -> Unit {
        match self {
            Self::SonnebornBerger => Unit::Quarters,
            Self::Wins | Self::SecondSide | Self::GameRecord => Unit::Whole,
            Self::GamePoints => match tournament.charter().contest {
                Contest::Tora { .. } => Unit::Whole,
                _ => Unit::Halves,
            },
            Self::Buchholz | Self::BuchholzCut | Self::Progressive | Self::DirectEncounter => {
                Unit::Halves
            }
        }
    }
}

impl Unit {
    /// A number as it is read, such as `3½`.
    #[must_use]
    pub fn show(self, amount: i64) -> impl fmt::Display {
        let parts = match self {
            Self::Whole => 1,
            Self::Halves => 2,
            Self::Quarters => 4,
        };
        let sign = if amount < 0 { "-" } else { "" };
        let (whole, part) = (amount.abs() / parts, amount.abs() % parts);
        let part = match (self, part) {
            (Self::Halves, 1) | (Self::Quarters, 2) => "½",
            (Self::Quarters, 1) => "¼",
            (Self::Quarters, 3) => "¾",
            _ => "",
        };
        match (whole, part) {
            (0, part) if !part.is_empty() => format!("{sign}{part}"),
            (whole, part) => format!("{sign}{whole}{part}"),
        }
    }
}
