//! A game as it is kept.

use dice::Seed;
use protocol::NumberedFact;
use serde::{Deserialize, Serialize};

use super::{BoardAt, NodeId, Outage, Requests};
use crate::token::{Hash, TokenRow};

/// A game with everything that is kept of it.
pub(crate) struct StoredGame {
    /// Its facts in order, at least one.
    pub(crate) facts: Vec<NumberedFact>,
    /// The tokens of seats and invitations.
    pub(crate) tokens: Vec<TokenRow>,
    /// The requests that have been answered.
    pub(crate) requests: Requests,
    /// What its dice are thrown from, if it has any.
    pub(crate) secret: Option<Seed>,
    /// The hash of its arbiter's secret, if it has an arbiter.
    pub(crate) arbiter: Option<Hash>,
    /// Whether it is rated.
    pub(crate) rated: bool,
    /// Where in a tournament it is played, if it belongs to one.
    pub(crate) board: Option<BoardAt>,
    /// The node that was its runner when it was last written, if it waited for a clock or for the
    /// computer.
    pub(crate) runner: Option<NodeId>,
    /// What has happened to its runners since, in order.
    pub(crate) outages: Vec<Outage>,
    /// The moves that a side has declared last.
    pub(crate) draft: Option<Draft>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stand {
    /// Number of the last fact that is stored.
    pub(crate) seq: u64,
    /// Number of the last outage that concerns it; 0 if there is none, or if what is stored takes it
    /// into account.
    pub(crate) outage: u64,
}

impl Stand {
    /// Whether somebody who knows this of a game knows all that is `stored`.
    pub(crate) fn covers(self, stored: Self) -> bool {
        self.seq >= stored.seq && self.outage >= stored.outage
    }
}

/// A game whose flag falls if nothing happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Falling {
    /// The game.
    pub(crate) game: String,
    /// When its flag would have fallen as it stood when it was last written.
    pub(crate) falls_us: i64,
    /// When it was last written.
    pub(crate) last_us: i64,
}

/// What a side has declared of its running turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// How many plies had been played before; with any other number the draft is out of date.
    pub(crate) plies: usize,
    /// The moves.
    pub(crate) moves: Vec<String>,
}
