//! Why something does not happen in a game.

use protocol::ApplyError;

use crate::store::StoreError;
use crate::token::NoRandom;

/// Why something does not happen in a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum GameError {
    /// No game has this id.
    #[error("there is no such game")]
    NoGame,
    /// The sender does not know the game's last events, of which this is the number.
    #[error("the game has moved on to event {seq}; ask for what is new and try again")]
    Stale {
        /// Number of the last event.
        seq: u64,
    },
    /// The sender's time was out.
    #[error("your time was out at event {seq} or before")]
    OutOfTime {
        /// Number of the last event.
        seq: u64,
    },
    /// Nothing is declared in this game.
    #[error("only in games with clocks and turns of several actions can moves be declared")]
    NoDraft,
    /// The event can't follow.
    #[error("{error}")]
    Refused {
        /// Why.
        error: ApplyError,
        /// Number of the last event.
        seq: u64,
    },
    /// What is stored is no game.
    #[error("game {id}, event {seq}: {error}")]
    Damaged {
        /// The game.
        id: String,
        /// Number of the event that can't follow.
        seq: usize,
        /// Why.
        error: ApplyError,
    },
    /// Somebody else was quicker, again and again.
    #[error("others keep writing to the same game")]
    Crowded,
    /// The change has failed half-way.
    #[error("a change has failed: {0}")]
    Failed(tokio::task::JoinError),
    /// New events can't be written as text.
    #[error("events can't be written as text: {0}")]
    Text(#[from] serde_json::Error),
    /// The store has refused.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something can't be drawn by lot.
    #[error(transparent)]
    Random(#[from] NoRandom),
}
