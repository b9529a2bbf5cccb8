//! What client and server say on the live connection of a game.

use game::Side;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{ErrorBody, NumberedEvent, SendTurn};

/// The first message of a client on the live connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The token of a seat; `None` to watch.
    #[serde(default)]
    pub token: Option<String>,
    /// Sequence number of the last event the client has; 0 for none.
    #[serde(default)]
    pub since: u64,
}

/// What a client may send at any time after its [`Hello`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Say {
    /// It is still there, and will be heard of again within this many seconds, or it is gone. From 5 to 60;
    /// the server takes other numbers as the nearest of these. The answer is [`Update::Beat`], so that both
    /// notice within seconds that a connection has gone silent, which the network may not tell them for
    /// minutes.
    Within(u16),
    /// It plays a turn. The answer is [`Update::Accepted`] or [`Update::NotAccepted`]; until it comes, the
    /// client sends no other turn. If it doesn't come, the same turn can be sent again, here or as a
    /// request of its own.
    Turn(SendTurn),
}

/// A message of the server on the live connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Update {
    /// The answer to [`Hello`]: the client is connected, and `events` has all that it missed.
    Welcome {
        /// Changes with every start of the server, so that clients can tell a restart from a lost
        /// connection.
        boot: Uuid,
        /// The viewer's side.
        side: Option<Side>,
        /// Everything after [`Hello::since`].
        events: Vec<NumberedEvent>,
    },
    /// New events, in order.
    Events {
        /// The events.
        events: Vec<NumberedEvent>,
    },
    /// Who is connected now.
    Presence {
        /// First and second side.
        seats: [bool; 2],
        /// Number of spectators.
        watching: u32,
    },
    /// The answer to [`Say::Within`].
    Beat,
    /// The turn with this number, [`SendTurn::request`], is on disk. Its event comes, or has come, with
    /// [`Update::Events`].
    Accepted(Uuid),
    /// A turn is refused; the connection stays.
    NotAccepted {
        /// Its number.
        request: Uuid,
        /// Why.
        error: ErrorBody,
    },
    /// The hello or the connection is refused; the server closes it.
    Refused {
        /// Why.
        error: ErrorBody,
    },
}
