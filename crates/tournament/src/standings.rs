//! Who is first, and why.

mod explain;
mod reason;
mod tie_break;
mod unplayed;

use std::cmp::Reverse;

use serde::Serialize;

use crate::event::{Gone, Tallies, Tally, Tournament};
use crate::log::{Format, Number};
pub use reason::{Reason, Term, Unit};
pub use tie_break::TieBreak;

/// The order of the players, the first one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// The tie-breaks, the most important first.
    pub tie_breaks: Vec<TieBreak>,
    /// A row for each player.
    pub rows: Vec<Row>,
}

/// Where a player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The place, from 1; those whom nothing tells apart share it.
    pub place: usize,
    /// Who.
    pub player: Number,
    /// What orders players first.
    pub score: Score,
    /// The tie-breaks, in their order.
    pub tie_breaks: Vec<i64>,
    /// Why he takes part no more, if he doesn't.
    pub gone: Option<Gone>,
}

/// What orders players first; more is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// Half points.
    HalfPoints(i64),
    /// Rank and surplus on a ladder (M-K3).
    Ladder(u32, i64),
    /// How far a player came where who loses is out.
    Survived {
        /// The rounds that he survived.
        rounds: usize,
        /// Whether nobody else is left.
        champion: bool,
        /// Whether he has won the third place.
        third: bool,
    },
}

impl Tournament {
    /// Who is first.
    #[must_use]
    pub fn standings(&self) -> Standings {
        self.standings_of(&self.tallies())
    }

    /// Who is first, as these tallies say.
    #[must_use]
    pub fn standings_of(&self, tallies: &Tallies) -> Standings {
        let tie_breaks = self.charter().tie_breaks.clone();
        let scores = self.scores(tallies);
        let mut rows: Vec<_> = tallies
            .iter()
            .zip(scores)
            .filter(|((number, _), _)| self.is_ranked(*number))
            .map(|((player, _), score)| Row {
                place: 0,
                player,
                score,
                tie_breaks: Vec::with_capacity(tie_breaks.len()),
                gone: self.player(player).and_then(|player| player.gone),
            })
            .collect();
        let key = |row: &Row| (row.is_expelled(), Reverse(row.score));
        rows.sort_by_key(|row| (key(row), row.player));
        let counted = tie_break::Counted::new(self, tallies);
        for tie_break in &tie_breaks {
            // Those that are still equal are neighbors, which the direct encounter looks at.
            let equal = |one: &Row, other: &Row| {
                key(one) == key(other) && one.tie_breaks == other.tie_breaks
            };
            let groups: Vec<Vec<Number>> = rows
                .chunk_by(equal)
                .map(|group| group.iter().map(|row| row.player).collect())
                .collect();
            let values: Vec<_> = groups
                .iter()
                .flat_map(|group| {
                    let value = |player: &Number| counted.value(*tie_break, *player, group);
                    group.iter().map(value).collect::<Vec<_>>()
                })
                .collect();
            for (row, value) in rows.iter_mut().zip(values) {
                row.tie_breaks.push(value);
            }
            rows.sort_by_cached_key(|row| {
                let tie_breaks: Vec<_> = row.tie_breaks.iter().copied().map(Reverse).collect();
                (key(row), tie_breaks, row.player)
            });
        }
        number_places(&mut rows, |row| (key(row), row.tie_breaks.clone()));
        Standings { tie_breaks, rows }
    }

    /// Whether a player is in the standings: who only stood by is not.
    fn is_ranked(&self, number: Number) -> bool {
        self.player(number)
            .is_some_and(|player| !player.registration.stands_by)
    }

    fn scores(&self, tallies: &Tallies) -> Vec<Score> {
        match self.charter().format {
            Format::Ladder { .. } => self.ladder_scores(),
            format if format.eliminates() => {
                let rounds = self.rounds().len();
                let champion = self.champion(tallies);
                let score = |(number, tally): (Number, &Tally)| Score::Survived {
                    rounds: tally.out.map_or(rounds, |round| round - 1),
                    champion: champion == Some(number),
                    third: tally.is_third,
                };
                tallies.iter().map(score).collect()
            }
            _ => {
                let score = |(_, tally): (Number, &Tally)| Score::HalfPoints(tally.score());
                tallies.iter().map(score).collect()
            }
        }
    }
}

impl Standings {
    /// The row of a player.
    #[must_use]
    pub fn row(&self, player: Number) -> Option<&Row> {
        self.rows.iter().find(|row| row.player == player)
    }
}

impl Row {
    /// Whether a judge has expelled the player, who is listed last then (M-T11).
    #[must_use]
    pub fn is_expelled(&self) -> bool {
        matches!(self.gone, Some(Gone::Expelled | Gone::Banned))
    }
}

fn number_places<K: PartialEq>(rows: &mut [Row], key: impl Fn(&Row) -> K) {
    let mut place = 0;
    let mut last = None;
    for (number, row) in (1..).zip(rows) {
        let own = key(row);
        if last.as_ref() != Some(&own) {
            place = number;
            last = Some(own);
        }
        row.place = place;
    }
}
