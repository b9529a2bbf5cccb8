//! The terms of a game: what is played, how, and who sits where.

use std::collections::BTreeMap;

use clock::Settings;
use serde::{Deserialize, Serialize};

use crate::InSeries;
use crate::promise::Promise;

/// The terms on which a game was created; the first fact of every game. Nothing in them is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Id of the game's rules, such as `tora-short`.
    pub game: String,
    /// Choices for the game by option id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A position to start from instead of the set-ups; nobody chooses seat options then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The clock settings; `None` for a game without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Settings>,
    /// The promise of fair dice, in games that have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Promise>,
    /// Whether an arbiter watches who may overrule the result, in games with a rule for that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arbiter: bool,
    /// Whether the players have agreed that a touched piece has to move. Touches are not sent, so
    /// each player's own program holds its player to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub touch_move: bool,
    /// Whether the players have agreed that a turn is taken back if the other side grants it. Not with an
    /// arbiter or touch-move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub take_back: bool,
    /// The series that it belongs to, with its place there; `None` for a game of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<InSeries>,
    /// Whether the clocks wait at the start until both players are there, at most for a
    /// [`BREAK`](crate::BREAK), as in a rematch.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gathers: bool,
    /// How both sides choose if their seats are taken from the beginning; `None`: whoever takes a seat chooses
    /// with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choosing: Option<Choosing>,
    /// Who sits where.
    pub seats: [Seat; 2],
}

impl Terms {
    /// The terms of a game with the usual options and nothing else agreed: no clock, no dice, no arbiter.
    #[must_use]
    pub fn plain(game: &str, seats: [Seat; 2]) -> Self {
        Self {
            game: game.to_owned(),
            options: BTreeMap::new(),
            position: None,
            clock: None,
            dice: None,
            arbiter: false,
            touch_move: false,
            take_back: false,
            series: None,
            gathers: false,
            choosing: None,
            seats,
        }
    }
}

/// How both sides choose before the first move of a game whose seats are taken from the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choosing {
    /// How many seconds they have. After that play begins with what is given, and defaults for the rest.
    pub seconds: u32,
    /// What both sides are given, by option id: it is not theirs to choose.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub given: BTreeMap<String, String>,
}

/// Who sits on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Seat {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// What the person is called.
        name: String,
    },
    /// The computer.
    Computer {
        /// Its level, 1..=10.
        level: u8,
        /// What it is called here, as in a tournament; `None`: by its level alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}
