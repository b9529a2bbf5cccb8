//! What is written to the store.

use dice::Seed;
use game::Side;
use protocol::NumberedFact;
use uuid::Uuid;

use super::Draft;
use crate::token::{Hash, TokenRow};

/// What is written together or not at all.
#[derive(Default)]
pub(crate) struct Write {
    /// Games that begin to exist.
    pub(crate) games: Vec<NewGame>,
    /// Additions to games.
    pub(crate) appends: Vec<Append>,
    /// The server runs at this time.
    pub(crate) alive_us: Option<i64>,
}

/// A game that begins to exist.
pub(crate) struct NewGame {
    /// Its id.
    pub(crate) id: String,
    /// When it was made.
    pub(crate) created_us: i64,
    /// What its dice are thrown from, if it has any.
    pub(crate) secret: Option<Seed>,
    /// The hash of its arbiter's secret, if it has an arbiter.
    pub(crate) arbiter: Option<Hash>,
}

/// Additions to one game.
pub(crate) struct Append {
    /// The game.
    pub(crate) game: String,
    /// The next facts.
    pub(crate) facts: Vec<NumberedFact>,
    /// The request that became the fact with this number.
    pub(crate) request: Option<(Side, Uuid, u64)>,
    /// New tokens.
    pub(crate) tokens: Vec<TokenRow>,
    /// What a side declares of its turn.
    pub(crate) draft: Option<Draft>,
    /// Whether the computer has something to answer then.
    pub(crate) computer_due: bool,
    /// When the time of the running clock is out then.
    pub(crate) deadline_us: Option<i64>,
}
