//! What can happen in a game.

use std::collections::BTreeMap;

use clock::Settings;
use dice::{Nonce, Seed};
use game::{Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::promise::{Promise, Thrown};

/// An event with its place in the list and its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the game, from 1, without gaps.
    pub seq: u64,
    /// When the server took it, in microseconds since 1970-01-01 UTC.
    pub at_us: i64,
    /// What happened.
    pub event: Event,
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game was created; always the first event.
    Opened(Box<Opening>),
    /// A person took an open seat.
    Joined {
        /// Which seat.
        side: Side,
        /// What the person wants to be called.
        name: String,
        /// What the person adds to the dice, in games that have any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// A side chose its options (set-up), which stay secret (T-S3), and what it wishes, which does
    /// not.
    Chose {
        /// Which side.
        side: Side,
        /// Its choices by option id; `None` for a viewer who may not know them yet.
        options: Option<BTreeMap<String, String>>,
        /// What it would like for the game, by option id.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        wishes: BTreeMap<String, String>,
    },
    /// Both sides have chosen; play begins.
    Begun {
        /// The start position.
        position: String,
        /// How the dice fell, in games that have any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Thrown>,
    },
    /// A side played a turn, or the part of it up to a move that can't be taken back.
    Turn {
        /// Who.
        side: Side,
        /// The moves in their usual form, the end of the turn included.
        moves: Vec<String>,
        /// How much of the time it took is given back, in microseconds: how long it was on its way
        /// by the server's own measuring. None in games without clocks.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_us: u64,
    },
    /// The time of the side to move is out.
    TimeOut {
        /// Who.
        side: Side,
        /// What it had declared of its turn and stands (T-R6), the end of the turn included; if
        /// nothing stands, the rules say what follows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
    },
    /// Both sides' time was out in an opening phase: lots have finished it (C-D10).
    Lots {
        /// What they were drawn from, opened; its lock is the seed of the dice.
        secret: Seed,
        /// The moves, of either side.
        moves: Vec<String>,
    },
    /// The server was away, which counts for nobody's clock.
    Restarted {
        /// How long, in microseconds before this event.
        away_us: u64,
    },
    /// A side offers to end the game. The offer stands until declined or until the other side has
    /// played.
    #[serde(alias = "draw-offered")]
    Offered {
        /// Who.
        side: Side,
        /// Who wins then, in games with a rule for that (C-T3); nobody in a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Side>,
    },
    /// The other side's offer is declined.
    #[serde(alias = "draw-declined")]
    Declined {
        /// Who declines.
        side: Side,
    },
    /// The other side's offer is accepted: the game ends so.
    #[serde(alias = "draw-agreed")]
    Agreed {
        /// Who accepts.
        side: Side,
    },
    /// A side resigns.
    Resigned {
        /// Who.
        side: Side,
    },
    /// The arbiter decides the game, over or not (C-N4).
    Overruled {
        /// Who has won; nobody if the game is drawn.
        winner: Option<Side>,
        /// Why.
        reason: String,
    },
    /// A side wants another game with sides swapped.
    RematchOffered {
        /// Who.
        side: Side,
    },
    /// The next game was created: that of the match, or the rematch. Each player's token holds the
    /// swapped seat there.
    #[serde(alias = "rematch-begun")]
    NextBegun {
        /// Id of the new game.
        game: String,
    },
}

/// How a game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// Id of the game's rules, such as `tora-short`.
    pub game: String,
    /// Choices for the game by option id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A position to start from instead of the set-ups; nobody chooses seat options then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// How the clocks are set; `None` for a game without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Settings>,
    /// The promise of fair dice, in games that have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Promise>,
    /// Whether an arbiter watches who may overrule the result, in games with a rule for that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arbiter: bool,
    /// How many games the match has that this one belongs to, from 1; the sides are swapped from
    /// one to the next (K-11).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub games: u8,
    /// Ids of the games of the match before this one, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// Who sits where.
    pub seats: [Seat; 2],
}

pub(crate) fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

fn is_zero(number: &u64) -> bool {
    *number == 0
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
    },
}

impl Event {
    /// The event as `viewer` may see it; secret choices are blanked.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        match self {
            Self::Chose { side, wishes, .. } if !viewer.knows(*side) => Self::Chose {
                side: *side,
                options: None,
                wishes: wishes.clone(),
            },
            other => other.clone(),
        }
    }
}
