//! Requests that may be sent again.

use std::collections::HashMap;

use game::Side;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::token::Hash;

/// Who sends a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sender {
    /// Who holds a seat.
    Seat(Side),
    /// The arbiter.
    Arbiter,
}

/// A request that its sender can send again.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Request {
    /// Who sends it.
    pub(crate) sender: Sender,
    /// The sender's number for it.
    pub(crate) number: Uuid,
    /// The SHA-256 of what it asks for.
    pub(crate) content: Hash,
}

/// What a request has become.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answered {
    /// The number of the fact.
    pub(crate) seq: u64,
    /// The SHA-256 of what it asked for; not known of old requests.
    pub(crate) content: Option<Hash>,
}

/// What the requests of a game have become.
pub(crate) type Requests = HashMap<(Sender, Uuid), Answered>;

/// A game that was created with a secret of its creator's choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Creation {
    /// The SHA-256 of the secret.
    pub(crate) secret: Hash,
    /// The SHA-256 of what was asked for.
    pub(crate) content: Hash,
}

impl Request {
    /// A request of `sender` for `content`.
    pub(crate) fn new(
        sender: Sender,
        number: Uuid,
        content: &impl Serialize,
    ) -> serde_json::Result<Self> {
        Ok(Self {
            sender,
            number,
            content: Hash::of_json(content)?,
        })
    }
}
