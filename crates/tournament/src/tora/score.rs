//! What follows from a match.

use serde::Serialize;

use super::foul::Foul;
use crate::pair::{Pair, Seat};
use crate::percent::Shown;
use crate::rank::Change;

/// The rule that the input of a match breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// M-T3.
    #[error("the target of a match is between {0} and {1} game points")]
    Target(i64, i64),
    /// M-T3.
    #[error("game {game}: nobody takes more than {most} points in a game on this board")]
    Points {
        /// The number of the game, from 1.
        game: usize,
        /// The most points.
        most: u16,
    },
    /// M-T1.
    #[error("each player is Challenger in two of the four games, not in three")]
    Challenger,
    /// M-T4.
    #[error("game {0} was played after the match was over")]
    Over(usize),
    /// M-T8.
    #[error("the recount needs the captured pieces of each game")]
    Captured,
}

/// What follows from a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ToraScore {
    /// It was played fairly.
    Fair(Score),
    /// It ended by cheating.
    Foul(Foul),
}

/// Everything that follows from a match that was played fairly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Game points before the first game (M-T5).
    pub handicap: Pair<i64>,
    /// Each of the first four games.
    pub games: Vec<Tallied>,
    /// How many of them each player won.
    pub games_won: Pair<u32>,
    /// Points taken in them, which never change (M-T2).
    pub ranking_tally: Pair<i64>,
    /// Handicap and points, before the recount (M-T2).
    pub game_tally: Pair<i64>,
    /// The comparison, if the match is over and one player won three games or four (M-T6).
    pub compared: Option<Compared>,
    /// The transitions (M-T7).
    pub transition: Pair<Option<i64>>,
    /// Game points that the recount adds (M-T8).
    pub recount: Pair<i64>,
    /// Game points with the recount; tie-break games are not in it.
    pub final_tally: Pair<i64>,
    /// How far the match has come.
    pub state: State,
    /// After which of the first four games somebody had reached the target, or the fourth.
    pub over_after: Option<usize>,
    /// Who has won.
    pub winner: Option<Seat>,
    /// What decided.
    pub by: Option<By>,
    /// The game points after each tie-break game.
    pub tie_breaks: Vec<Pair<i64>>,
    /// What the match does to both ranks, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Pair<Change>>,
}

/// A game in the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tallied {
    /// Each player's share of the points (M-T6).
    pub percent: Pair<Shown>,
    /// The game points after it.
    pub tally: Pair<i64>,
}

/// The comparison of percentages (M-T6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Compared {
    /// Who won three games or four.
    pub winner_of_games: Seat,
    /// The numbers of the games that he won, from 1.
    pub games: Vec<usize>,
    /// Each player's mean over these games.
    pub mean: Pair<Mean>,
}

/// A mean of percentages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mean {
    /// With two decimals.
    pub percent: Shown,
    /// The lowest fraction, or a whole number.
    pub exact: String,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// It goes on.
    Running,
    /// It is over.
    Over,
    /// It needs another tie-break game.
    TieBreak,
    /// It ended by cheating.
    Cheating,
}

/// What decided a match (M-T4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// More game points, at or over the target.
    Target,
    /// More game points after four games.
    Points,
    /// The better record of games in the tournament.
    Record,
    /// Tie-break games.
    TieBreak,
}

impl Refused {
    /// The rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Challenger => "M-T1",
            Self::Target(..) | Self::Points { .. } => "M-T3",
            Self::Over(_) => "M-T4",
            Self::Captured => "M-T8",
        }
    }
}
