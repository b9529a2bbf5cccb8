//! What orders players of the same score.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::reason::{Reason, Term};
use super::unplayed::adjusted;
use crate::event::{Line, Tallies, Tally, Tournament};
use crate::log::Number;

/// What orders players of the same score. All are sums; see [`Reason`] for what is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The scores of all opponents. A round without a game counts as one against an opponent of the
    /// player's own score, and opponents who have left count as if they had drawn since, within the limits of
    /// FIDE C.07, article 16.
    Buchholz,
    /// [`Buchholz`](Self::Buchholz) without the lowest of them; first goes a round that the player himself has
    /// not played (16.5).
    BuchholzCut,
    /// The scores of beaten opponents, and half those of the others drawn with, as for
    /// [`Buchholz`](Self::Buchholz).
    SonnebornBerger,
    /// The score after each round.
    Progressive,
    /// The half points from those of the same score and tie-breaks so far.
    DirectEncounter,
    /// Won bouts that were played.
    Wins,
    /// Bouts played in which the player had the second side first.
    SecondSide,
    /// Game points (M-T13).
    GamePoints,
    /// Games won minus games lost (M-T13).
    GameRecord,
}

/// What everybody has, to break ties from.
pub(super) struct Counted<'a> {
    tournament: &'a Tournament,
    tallies: &'a Tallies,
    scores: Vec<i64>,
    /// The scores as they count for opponents.
    adjusted: Vec<i64>,
}

impl<'a> Counted<'a> {
    pub(super) fn new(tournament: &'a Tournament, tallies: &'a Tallies) -> Self {
        let scores: Vec<i64> = tallies.iter().map(|(_, tally)| tally.score()).collect();
        let adjusted = match tournament.charter().format.swiss_rounds() {
            Some(_) => tallies.iter().map(|(_, tally)| adjusted(tally)).collect(),
            None => scores.clone(),
        };
        Self {
            tournament,
            tallies,
            scores,
            adjusted,
        }
    }

    /// The value of a tie-break, among these players, who are in the order of their numbers.
    pub(super) fn value(&self, tie_break: TieBreak, player: Number, group: &[Number]) -> i64 {
        let mut sum = 0;
        self.terms(tie_break, player, group, |term| sum += term.amount);
        sum
    }

    /// What a tie-break is made of.
    pub(super) fn reason(&self, tie_break: TieBreak, player: Number, group: &[Number]) -> Reason {
        let mut terms = Vec::new();
        self.terms(tie_break, player, group, |term| terms.push(term));
        Reason {
            tie_break: Some(tie_break),
            unit: tie_break.unit(self.tournament),
            total: terms.iter().map(|term| term.amount).sum(),
            terms,
        }
    }

    fn terms(
        &self,
        tie_break: TieBreak,
        player: Number,
        group: &[Number],
        mut add: impl FnMut(Term),
    ) {
        let Some(tally) = self.tallies.of(player) else {
            return;
        };
        match tie_break {
            TieBreak::Buchholz => self.buchholz(tally, player).for_each(add),
            TieBreak::BuchholzCut => {
                let mut all: Vec<_> = self.buchholz(tally, player).collect();
                let is_swiss = self.swiss_rounds().is_some();
                let lowest = (0..all.len()).min_by_key(|index| {
                    let voluntary = is_swiss && tally.lines[*index].is_voluntary();
                    (!voluntary, all[*index].amount)
                });
                if let Some(lowest) = lowest {
                    all.remove(lowest);
                }
                all.into_iter().for_each(add);
            }
            TieBreak::Progressive => {
                let mut score = tally.start;
                for (round, line) in (1..).zip(&tally.lines) {
                    score += line.half_points();
                    add(Term::of_round(round, score));
                }
            }
            TieBreak::SonnebornBerger => {
                let lines = (1..).zip(&tally.lines);
                let terms = lines
                    .filter_map(|(round, line)| self.sonneborn_berger(tally, player, round, line));
                terms.for_each(add);
            }
            _ => {
                for (round, line) in (1..).zip(&tally.lines) {
                    if let Some(term) = self.term(tie_break, round, line, group) {
                        add(term);
                    }
                }
            }
        }
    }

    /// What a round adds to a tie-break that looks at each alone.
    fn term(
        &self,
        tie_break: TieBreak,
        round: usize,
        line: &Line,
        group: &[Number],
    ) -> Option<Term> {
        let Line::Met(met) = line else { return None };
        let half_points = met.half_points?;
        let amount = match tie_break {
            TieBreak::GamePoints => met.game_points,
            TieBreak::GameRecord => met.games_won - met.games_lost,
            _ if met.forfeited => return None,
            TieBreak::DirectEncounter if group.binary_search(&met.opponent).is_err() => {
                return None;
            }
            TieBreak::DirectEncounter => half_points,
            TieBreak::Wins => i64::from(half_points == 2),
            TieBreak::SecondSide => i64::from(met.seat == crate::Seat::B),
            TieBreak::Buchholz
            | TieBreak::BuchholzCut
            | TieBreak::SonnebornBerger
            | TieBreak::Progressive => return None,
        };
        Some(Term {
            round,
            opponent: Some(met.opponent),
            amount,
        })
    }

    fn buchholz<'b>(&'b self, tally: &'b Tally, player: Number) -> impl Iterator<Item = Term> + 'b {
        (1..)
            .zip(&tally.lines)
            .map(move |(round, line)| self.met(tally, player, round, line))
    }

    /// The opponent of a round, or who stands for one, with the score.
    fn met(&self, tally: &Tally, player: Number, round: usize, line: &Line) -> Term {
        match line.played() {
            Some(met) => Term {
                round,
                opponent: Some(met.opponent),
                amount: self.for_opponents(met.opponent),
            },
            None => Term::of_round(round, self.dummy(player, tally, line)),
        }
    }

    /// What a round adds to the Sonneborn-Berger: rounds that were not played only in a Swiss.
    fn sonneborn_berger(
        &self,
        tally: &Tally,
        player: Number,
        round: usize,
        line: &Line,
    ) -> Option<Term> {
        let half_points = match line {
            Line::Met(met) => met.half_points?,
            Line::Bye | Line::Rest | Line::Absent => line.half_points(),
        };
        let was_played = line.played().is_some();
        let counts = was_played || (self.swiss_rounds().is_some() && half_points > 0);
        counts.then(|| {
            let met = self.met(tally, player, round, line);
            Term {
                amount: met.amount * half_points,
                ..met
            }
        })
    }

    /// How many rounds there are, where unplayed ones count as in a Swiss.
    pub(super) fn swiss_rounds(&self) -> Option<u32> {
        self.tournament.charter().format.swiss_rounds()
    }

    /// The score of a player as it counts for those who met him.
    pub(super) fn for_opponents(&self, player: Number) -> i64 {
        self.adjusted.get(player.index()).copied().unwrap_or(0)
    }

    pub(super) fn score(&self, player: Number) -> i64 {
        self.scores.get(player.index()).copied().unwrap_or(0)
    }
}

impl TieBreak {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Buchholz,
        Self::BuchholzCut,
        Self::SonnebornBerger,
        Self::Progressive,
        Self::DirectEncounter,
        Self::Wins,
        Self::SecondSide,
        Self::GamePoints,
        Self::GameRecord,
    ];
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Buchholz => "Buchholz",
            Self::BuchholzCut => "Buchholz without the lowest",
            Self::SonnebornBerger => "Sonneborn-Berger",
            Self::Progressive => "progressive score",
            Self::DirectEncounter => "direct encounter",
            Self::Wins => "wins",
            Self::SecondSide => "games with the second side",
            Self::GamePoints => "game points",
            Self::GameRecord => "games won minus games lost",
        })
    }
}
