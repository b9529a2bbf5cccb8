//! A game as it is kept.

use std::collections::HashMap;

use dice::Seed;
use game::Side;
use protocol::NumberedFact;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::NodeId;
use crate::token::{Hash, TokenRow};

/// Which event each request of a side has become.
pub(crate) type Requests = HashMap<(Side, Uuid), u64>;

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
    /// The node that runs it, if it waits for a clock or for the computer.
    pub(crate) runner: Option<NodeId>,
    /// The moves that a side has declared last.
    pub(crate) draft: Option<Draft>,
}

/// What a side has declared of its running turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// How many plies had been played before; with any other number the draft is out of date.
    pub(crate) plies: usize,
    /// The moves.
    pub(crate) moves: Vec<String>,
}
