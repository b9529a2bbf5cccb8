//! Why a game is not found or does not change.

use protocol::ApplyError;

use crate::limits::Busy;
use crate::store::StoreError;
use crate::token::NoRandom;

/// Why a game is not found or does not change.
#[derive(Debug, thiserror::Error)]
pub(crate) enum GameError {
    /// No game has this id.
    #[error("there is no such game")]
    NoGame,
    /// The sender has not seen the game's last events.
    #[error("the game has moved on to event {seq}; ask for what is new and try again")]
    Stale {
        /// Number of the last event.
        seq: u64,
    },
    /// The sender's time had run out.
    #[error("your time was out at event {seq} or before")]
    OutOfTime {
        /// Number of the last event.
        seq: u64,
    },
    /// The same number stood for another request before.
    #[error(
        "this `request` asked for something else before, which became event {seq}; a new request needs a new one"
    )]
    Reused {
        /// Number of the event.
        seq: u64,
    },
    /// The running turn was declared too often.
    #[error("a turn can be declared {most} times; send it when it is complete")]
    Declared {
        /// How often it can be.
        most: u32,
    },
    /// In this game no moves are declared.
    #[error("only in games with clocks and turns of several actions can moves be declared")]
    NoDraft,
    /// The fact can't follow.
    #[error("{error}")]
    Refused {
        /// Why.
        error: ApplyError,
        /// Number of the last event.
        seq: u64,
    },
    /// The stored facts are not a legal game.
    #[error("game {id}, event {seq}: {error}")]
    Damaged {
        /// The game.
        id: String,
        /// Number of the fact that can't follow.
        seq: usize,
        /// Why.
        error: Box<ApplyError>,
    },
    /// Other nodes were quicker, again and again.
    #[error("others keep writing to the same game")]
    Crowded,
    /// The task that makes the change has failed.
    #[error("a change has failed: {0}")]
    Failed(tokio::task::JoinError),
    /// New events can't be written as text.
    #[error("events can't be written as text: {0}")]
    Text(#[from] serde_json::Error),
    /// There is too much to do.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The store has refused.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system gives no random numbers.
    #[error(transparent)]
    Random(#[from] NoRandom),
}
