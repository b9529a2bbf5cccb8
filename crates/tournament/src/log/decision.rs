//! What judges decide (M-G2).

use serde::{Deserialize, Serialize};

use super::fact::{GameResult, Number, Spot};
use crate::pair::{Pair, Seat};
use crate::tora::Offence;

/// A judge's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The rule by which he decides, by its id or name.
    pub rule: String,
    /// Why.
    pub reason: String,
    /// What.
    pub ruling: Ruling,
}

/// What a judge can decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// A result was entered wrongly. The bout may go on, or end earlier than it did.
    Corrected {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// The number of the game in the bout, from 1.
        game: usize,
        /// How it ended.
        #[serde(flatten)]
        result: GameResult,
    },
    /// A game is decided without being played to its end.
    Adjudicated {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// How it counts.
        #[serde(flatten)]
        result: GameResult,
    },
    /// The last game of a bout that has a result doesn't count, and is played again; if none has, the one that
    /// a server plays there now.
    Annulled {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// From which position; `None`: from the beginning.
        #[serde(default)]
        position: Option<String>,
    },
    /// Somebody has cheated, or accused his opponent falsely: the bout is over, and he is expelled (M-T11).
    Cheated {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// Who.
        by: Seat,
        /// What he did.
        what: Offence,
    },
    /// A Substitute plays instead of somebody (M-T11, M-T12). What was played in the bout doesn't count.
    Substituted {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// Whose place he takes.
        seat: Seat,
        /// Who.
        by: Number,
    },
    /// A player leaves the tournament.
    Expelled(Number),
    /// Points are taken away from a player, or given back.
    Penalty {
        /// From whom.
        player: Number,
        /// How many half points; less than 0 gives some back.
        half_points: i64,
    },
    /// A bout rests.
    Paused(Spot),
    /// A bout goes on.
    Resumed(Spot),
    /// A bout is put off.
    Adjourned {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// Until when, in milliseconds since the beginning of 1970 (UTC).
        until: i64,
    },
    /// The clocks of the running game are set.
    Clocks {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// What both players have left, in milliseconds.
        left: Pair<i64>,
    },
}
