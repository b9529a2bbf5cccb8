//! What is sent about a game: a fact as one viewer may know it.

use std::collections::BTreeMap;
use std::ops::Not;

use commit::Seal;
use dice::{Nonce, Seed};
use game::Side;
use serde::{Deserialize, Serialize, Serializer};

use crate::Terms;
use crate::promise::Thrown;
use crate::seals::OpenNote;
use crate::version::Version;

/// The version in which events are sent: `v` of a [`NumberedEvent`].
pub const EVENT_VERSION: u32 = 1;

/// An event with its place in the list and its time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Read")]
pub struct NumberedEvent {
    /// Its number in the game, from 1, without gaps.
    pub seq: u64,
    /// When the server recorded it, in microseconds since 1970-01-01 UTC.
    pub at_us: i64,
    /// What happened.
    pub event: Event,
}

/// A fact as one viewer may know it; [`project`](crate::project) makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game was created; always the first event.
    Created(Box<Terms>),
    /// A person took an open seat.
    Joined {
        /// Which seat.
        side: Side,
        /// The person's chosen name.
        name: String,
        /// The person's contribution to the dice, in games that have any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Who waits for somebody to join does not want to play any more: nobody can take the open seat.
    Withdrawn {
        /// Who.
        side: Side,
    },
    /// A side chose its options (set-up), which stay secret (T-S3), and what it wishes, which does
    /// not.
    Chose {
        /// Which side.
        side: Side,
        /// Its choices by option id; `None` for a viewer who may not know them.
        options: Option<BTreeMap<String, String>>,
        /// What it would like for the game, by option id.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        wishes: BTreeMap<String, String>,
    },
    /// Both sides have chosen; play begins.
    Begun {
        /// The start position as the viewer may know it.
        position: String,
        /// How the dice fell, in games that have any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Thrown>,
    },
    /// A side played a turn, or the part of it up to a move that can't be taken back.
    Turn {
        /// Who.
        side: Side,
        /// The moves in their usual form as the viewer reads them, the end of the turn included.
        moves: Vec<String>,
        /// How much of the turn's time is given back, in microseconds: the network lag that the
        /// server measured. Zero in games without clocks.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_us: u64,
        /// Whether the game's history ends it after this turn; in games with secrets not every viewer
        /// can tell alone whether a position has occurred before.
        #[serde(default, skip_serializing_if = "Not::not")]
        repeated: bool,
    },
    /// The time of the side to move has run out.
    TimeOut {
        /// Who.
        side: Side,
        /// The declared part of its turn that counts (T-R6), as the viewer reads it, including the
        /// end of the turn; if there is none, the rules say what follows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
        /// As in a turn.
        #[serde(default, skip_serializing_if = "Not::not")]
        repeated: bool,
    },
    /// Both sides' time ran out in an opening phase, and lots have finished it (C-D10).
    Lots {
        /// The secret that they were drawn from, now open; its lock is the seed of the dice.
        secret: Seed,
        /// The moves, of either side, as the viewer reads them.
        moves: Vec<String>,
    },
    /// A side that hides something has sealed what it did in its last turn, or how it begins (T-X9).
    Sealed {
        /// Which side.
        side: Side,
        /// The hash of the note and a salt.
        seal: Seal,
        /// What was sealed; `None` for a viewer who may not know it yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<OpenNote>,
    },
    /// A side hides nothing any more, or the game is over: its notes are opened.
    Opened {
        /// Which side.
        side: Side,
        /// The notes that were not open yet, in the order of their seals.
        notes: Vec<OpenNote>,
    },
    /// The server was away; this time counts for nobody's clock.
    Restarted {
        /// How long it was away, in microseconds before this event.
        away_us: u64,
        /// How long the clocks wait from then on for the players to come back, at most, in microseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        waits_us: u64,
    },
    /// Both players are there: clocks that would have waited longer for them run from now on.
    Gathered,
    /// A side offers to end the game. The offer stands until declined or until the other side has
    /// played.
    Offered {
        /// Who.
        side: Side,
        /// Who would win, in games with a rule for that (C-T3); `None` for a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Side>,
    },
    /// The other side's offer is declined.
    Declined {
        /// Who declines.
        side: Side,
    },
    /// The other side's offer is accepted, which ends the game.
    Agreed {
        /// Who accepts.
        side: Side,
    },
    /// A side asks to take back its last turn, with all that was played since. That stands until it is declined
    /// or somebody plays.
    TakeBackAsked {
        /// Who.
        side: Side,
    },
    /// The other side's wish to take back a turn is declined.
    TakeBackDeclined {
        /// Who declines.
        side: Side,
    },
    /// It is granted: whoever has asked is to move again.
    TakenBack {
        /// Who grants it.
        side: Side,
    },
    /// A side resigns.
    Resigned {
        /// Who.
        side: Side,
    },
    /// A side that is down to one action has the board set up anew, as agreed for points play (T-V7).
    Reset {
        /// Who.
        side: Side,
    },
    /// The arbiter decides the game, over or not (C-N4).
    Overruled {
        /// Who has won; `None` for a draw.
        winner: Option<Side>,
        /// The points of both sides, if they are not those that follow from the result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<[i32; 2]>,
        /// Why.
        reason: String,
    },
    /// The arbiter has moved pieces: the game goes on from this position.
    SetUp {
        /// The position as the viewer may know it.
        position: String,
        /// Why.
        reason: String,
    },
    /// The arbiter has set the clocks.
    ClocksSet {
        /// What they show now, in microseconds, first and second side.
        left_us: [u64; 2],
        /// Why.
        reason: String,
    },
    /// A side wants another game, or series, with sides swapped.
    RematchOffered {
        /// Who.
        side: Side,
    },
    /// The next game was created: the next one of the series, or the rematch. The players' tokens
    /// hold their seats there, too.
    NextBegun {
        /// Id of the new game.
        game: String,
    },
}

impl Event {
    /// Whether the game stands after it as before, but for clocks, seals and wishes to take a turn back: a turn
    /// that has begun can go on.
    #[must_use]
    pub const fn is_quiet(&self) -> bool {
        matches!(
            self,
            Self::Restarted { .. }
                | Self::Gathered
                | Self::Sealed { .. }
                | Self::Opened { .. }
                | Self::TakeBackAsked { .. }
                | Self::TakeBackDeclined { .. }
        )
    }
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The form in which an event is read.
#[derive(Deserialize)]
struct Read {
    #[serde(rename = "v")]
    _version: Version<EVENT_VERSION>,
    seq: u64,
    at_us: i64,
    event: Event,
}

impl From<Read> for NumberedEvent {
    fn from(read: Read) -> Self {
        Self {
            seq: read.seq,
            at_us: read.at_us,
            event: read.event,
        }
    }
}

/// The form in which it is written.
#[derive(Serialize)]
struct Written<'a> {
    v: Version<EVENT_VERSION>,
    seq: u64,
    at_us: i64,
    event: &'a Event,
}

impl Serialize for NumberedEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = Written {
            v: Version,
            seq: self.seq,
            at_us: self.at_us,
            event: &self.event,
        };
        written.serialize(serializer)
    }
}
