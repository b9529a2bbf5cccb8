//! What is stored about a game, including what some viewers may not know.

use std::collections::BTreeMap;
use std::fmt;

use commit::Seal;
use dice::{Nonce, Seed};
use game::Side;

use crate::Terms;
use crate::promise::Thrown;
use crate::seals::OpenNote;

/// A fact with its place in the list and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedFact {
    /// Its number in the game, from 1, without gaps.
    pub seq: u64,
    /// When it was recorded, in microseconds since 1970-01-01 UTC.
    pub at_us: i64,
    /// What happened.
    pub fact: Fact,
}

/// Something that happened in a game, with its private parts.
///
/// A fact is for storage and for the rules. Viewers are sent [`Event`](crate::Event)s, which
/// [`project`](crate::project) makes from facts. Only [`stored`](crate::stored) can serialize a
/// fact, so that no fact is sent by mistake:
///
/// ```compile_fail
/// # use tigerden_protocol as protocol;
/// let fact = protocol::Fact::Restarted { away_us: 0, waits_us: 0 };
/// serde_json::to_string(&fact).unwrap();
/// ```
///
/// An event can be serialized:
///
/// ```
/// # use tigerden_protocol as protocol;
/// let event = protocol::Event::Restarted { away_us: 0, waits_us: 0 };
/// serde_json::to_string(&event).unwrap();
/// ```
///
/// Nor does any message take one:
///
/// ```compile_fail
/// # use tigerden_protocol as protocol;
/// let fact = protocol::Fact::Restarted { away_us: 0, waits_us: 0 };
/// let events = vec![protocol::NumberedFact { seq: 1, at_us: 0, fact }];
/// protocol::Update::Events { events };
/// ```
///
/// ```
/// # use tigerden_protocol as protocol;
/// let event = protocol::Event::Restarted { away_us: 0, waits_us: 0 };
/// let events = vec![protocol::NumberedEvent { seq: 1, at_us: 0, event }];
/// protocol::Update::Events { events };
/// ```
///
/// `Debug` shows only the kind of a fact, so that logs can't reveal secrets.
#[derive(Clone, PartialEq, Eq)]
pub enum Fact {
    /// The game was created; always the first fact.
    Created(Box<Terms>),
    /// A person took an open seat.
    Joined {
        /// Which seat.
        side: Side,
        /// The person's chosen name.
        name: String,
        /// The person's contribution to the dice, in games that have any.
        nonce: Option<Nonce>,
    },
    /// Who waits for somebody to join does not want to play any more: nobody can take the open seat.
    Withdrawn {
        /// Who.
        side: Side,
    },
    /// A side chose its options and stated its wishes.
    Chose {
        /// Which side.
        side: Side,
        /// Its choices by option id, such as a set-up: secret (T-S3).
        options: BTreeMap<String, String>,
        /// What it would like for the game, by option id; visible to all.
        wishes: BTreeMap<String, String>,
    },
    /// Both sides have chosen; play begins.
    Begun {
        /// The start position, including everything hidden in it.
        position: String,
        /// How the dice fell, in games that have any.
        dice: Option<Thrown>,
    },
    /// A side played a turn, or the part of it up to a move that can't be taken back.
    Turn {
        /// Who.
        side: Side,
        /// The moves in their usual form, including hidden ones and the end of the turn.
        moves: Vec<String>,
        /// How much of the turn's time is given back, in microseconds: the network lag that the
        /// server measured. Zero in games without clocks.
        lag_us: u64,
    },
    /// The time of the side to move has run out.
    TimeOut {
        /// Who.
        side: Side,
        /// The declared part of its turn that counts (T-R6), including the end of the turn; if
        /// there is none, the rules say what follows.
        moves: Vec<String>,
    },
    /// Both sides' time ran out in an opening phase, and lots have finished it (C-D10).
    Lots {
        /// The secret that they were drawn from, now open; its lock is the seed of the dice.
        secret: Seed,
        /// The moves, of either side.
        moves: Vec<String>,
    },
    /// A side that hides something has sealed what it did in its last turn, or how it begins (T-X9).
    Sealed {
        /// Which side.
        side: Side,
        /// The hash of the note and the salt, for everybody.
        seal: Seal,
        /// What was sealed: secret.
        note: OpenNote,
    },
    /// A side hides nothing any more, or the game is over: its notes are opened to everybody.
    Opened {
        /// Which side.
        side: Side,
        /// The notes that were not open yet, in the order of their seals.
        notes: Vec<OpenNote>,
    },
    /// The server was away; this time counts for nobody's clock.
    Restarted {
        /// How long it was away, in microseconds before this fact.
        away_us: u64,
        /// How long the clocks wait from then on for the players to come back, at most, in microseconds.
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
        points: Option<[i32; 2]>,
        /// Why.
        reason: String,
    },
    /// The arbiter has moved pieces: the game goes on from this position.
    SetUp {
        /// The position, including everything hidden in it.
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

impl Fact {
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

impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Created(_) => "Created(..)",
            Self::Joined { .. } => "Joined { .. }",
            Self::Withdrawn { .. } => "Withdrawn { .. }",
            Self::Chose { .. } => "Chose { .. }",
            Self::Begun { .. } => "Begun { .. }",
            Self::Turn { .. } => "Turn { .. }",
            Self::TimeOut { .. } => "TimeOut { .. }",
            Self::Lots { .. } => "Lots { .. }",
            Self::Sealed { .. } => "Sealed { .. }",
            Self::Opened { .. } => "Opened { .. }",
            Self::Restarted { .. } => "Restarted { .. }",
            Self::Gathered => "Gathered",
            Self::Offered { .. } => "Offered { .. }",
            Self::Declined { .. } => "Declined { .. }",
            Self::Agreed { .. } => "Agreed { .. }",
            Self::TakeBackAsked { .. } => "TakeBackAsked { .. }",
            Self::TakeBackDeclined { .. } => "TakeBackDeclined { .. }",
            Self::TakenBack { .. } => "TakenBack { .. }",
            Self::Resigned { .. } => "Resigned { .. }",
            Self::Reset { .. } => "Reset { .. }",
            Self::Overruled { .. } => "Overruled { .. }",
            Self::SetUp { .. } => "SetUp { .. }",
            Self::ClocksSet { .. } => "ClocksSet { .. }",
            Self::RematchOffered { .. } => "RematchOffered { .. }",
            Self::NextBegun { .. } => "NextBegun { .. }",
        })
    }
}
