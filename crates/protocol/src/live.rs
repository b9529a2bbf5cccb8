//! What client and server say on the live connection of a game.

use game::Side;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{ErrorBody, NumberedEvent};

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

/// What a client may send at any time after its [`Hello`]: that it is still there. The server answers
/// each with [`Update::Beat`], so that both notice within seconds that a connection has gone silent, which
/// the network may not tell them for minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    /// The client will be heard of again within this many seconds, or it is gone. From 5 to 60; the
    /// server takes other numbers as the nearest of these.
    pub within: u16,
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
    /// The answer to a [`Beat`].
    Beat,
    /// The hello or the connection is refused; the server closes it.
    Refused {
        /// Why.
        error: ErrorBody,
    },
}
