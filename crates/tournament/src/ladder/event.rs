//! What is agreed on a ladder, and what happens on it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::LadderError;

/// How many games a match of King's Convoy has (M-K2).
const PAIR: usize = 2;
/// The winner of a drawn game.
const DRAWN: &str = "-";

/// What is agreed on a ladder (M-K2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// What a match is.
    #[serde(rename = "match")]
    pub kind: MatchKind,
    /// By how many wins a match of the kind [`Lead`](MatchKind::Lead) is won.
    #[serde(default)]
    pub match_advantage: Option<u32>,
    /// How many more matches must be won than lost at a rank to reach the next.
    pub advance: u32,
    /// How many lost matches eliminate a player; `None`: nobody is eliminated.
    #[serde(default)]
    pub max_losses: Option<u32>,
    /// How many days must lie between two resets of a player; `None`: there are no resets.
    #[serde(default)]
    pub reset_frequency: Option<u32>,
}

/// What a match is (M-K2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MatchKind {
    /// Two games with sides swapped.
    Pair,
    /// As many games as it takes until one player leads by so many wins.
    Lead,
}

/// Something that happens on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A match was played.
    Match(Played),
    /// An eliminated player goes on.
    Choice {
        /// The day, counted from any day.
        day: i64,
        /// Who.
        name: String,
        /// How.
        choice: Choice,
    },
}

/// A match that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The day, counted from any day.
    pub day: i64,
    /// Who played; in the first game the first one attacks.
    pub players: [String; 2],
    /// The winner of each game in order; `-` of a drawn one.
    pub games: Vec<String>,
}

/// How an eliminated player goes on (M-K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// From rank 1, with nothing won or lost.
    Reset,
    /// With one win fewer, which cancels a loss.
    Forfeit,
}

/// Why an event changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ignored {
    /// The match was not played to its end.
    Unfinished,
    /// The match was drawn (M-K5).
    Drawn,
    /// One of the players is eliminated (M-K4).
    Eliminated,
    /// Their ranks differ (M-K1).
    #[serde(rename = "ranks differ")]
    RanksDiffer,
    /// One of them has beaten the other at his rank (M-K3).
    #[serde(rename = "already beaten")]
    AlreadyBeaten,
    /// Only eliminated players have this choice (M-K4).
    #[serde(rename = "not eliminated")]
    NotEliminated,
    /// This ladder has no resets (M-K4).
    #[serde(rename = "no resets")]
    NoResets,
    /// The last reset was too short ago (M-K4).
    #[serde(rename = "reset too early")]
    ResetTooEarly,
    /// There is no win at the rank (M-K4).
    #[serde(rename = "no win to forfeit")]
    NoWinToForfeit,
}

impl Settings {
    pub(super) fn check(&self) -> Result<(), LadderError> {
        let lead = match self.kind {
            MatchKind::Pair => 1,
            MatchKind::Lead => self.match_advantage.unwrap_or(0),
        };
        let settings = [
            ("match_advantage", lead),
            ("advance", self.advance),
            ("max_losses", self.max_losses.unwrap_or(1)),
        ];
        let bad = settings.into_iter().find(|(_, value)| *value == 0);
        bad.map_or(Ok(()), |(name, _)| Err(LadderError::Setting(name)))
    }
}

impl Event {
    pub(super) const fn day(&self) -> i64 {
        match self {
            Self::Match(played) => played.day,
            Self::Choice { day, .. } => *day,
        }
    }

    /// Whether it can be an event of this ladder.
    pub(super) fn check(
        &self,
        settings: &Settings,
        players: &HashMap<String, usize>,
        event: usize,
    ) -> Result<(), LadderError> {
        let known = |name: &String| match players.contains_key(name) {
            true => Ok(()),
            false => Err(LadderError::Unknown {
                event,
                name: name.clone(),
            }),
        };
        match self {
            Self::Choice { name, .. } => known(name),
            Self::Match(played) => {
                played.players.iter().try_for_each(known)?;
                played.check(settings, event)
            }
        }
    }
}

impl Played {
    fn check(&self, settings: &Settings, event: usize) -> Result<(), LadderError> {
        let [first, second] = &self.players;
        if first == second {
            let name = first.clone();
            return Err(LadderError::Himself { event, name });
        }
        let plays = |name: &&String| **name == DRAWN || self.players.contains(name);
        if let Some(name) = self.games.iter().find(|name| !plays(name)) {
            let name = name.clone();
            return Err(LadderError::Stranger { event, name });
        }
        match self.over_after(settings) {
            Some(games) if games < self.games.len() => Err(LadderError::Long { event, games }),
            _ => Ok(()),
        }
    }

    /// After how many games it was over.
    fn over_after(&self, settings: &Settings) -> Option<usize> {
        let needed = i64::from(settings.match_advantage.unwrap_or(0));
        let is_over = |games: &usize| match settings.kind {
            MatchKind::Pair => *games == PAIR,
            MatchKind::Lead => self.lead(*games).abs() >= needed,
        };
        (1..=self.games.len()).find(is_over)
    }

    /// How many games more the first player has won after so many games.
    fn lead(&self, games: usize) -> i64 {
        let won = |player: &String| {
            let first = self.games.iter().take(games);
            first.map(|winner| i64::from(winner == player)).sum::<i64>()
        };
        won(&self.players[0]) - won(&self.players[1])
    }

    pub(super) fn winner(&self, settings: &Settings) -> Result<&str, Ignored> {
        let games = self.over_after(settings).ok_or(Ignored::Unfinished)?;
        match self.lead(games) {
            0 => Err(Ignored::Drawn),
            lead if lead > 0 => Ok(&self.players[0]),
            _ => Ok(&self.players[1]),
        }
    }
}
