//! Why a tournament is not found or does not take an entry.

use game::TextError;
use tournament::event::{CantPair, Refused, ReplayError};

use crate::games::GameError;
use crate::limits::Busy;
use crate::store::StoreError;
use crate::token::NoRandom;

/// Why a tournament is not found or does not take an entry.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EventError {
    /// Something that the sender can put right.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The same as with games: nothing can be written, there is too much to do, and so on.
    #[error(transparent)]
    Game(#[from] GameError),
    /// What is stored is no tournament.
    #[error("tournament {id}: {error}")]
    Damaged {
        /// The tournament.
        id: String,
        /// Why.
        error: ReplayError,
    },
}

/// Something that the sender can put right.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// There is none with this id.
    #[error("there is no such tournament")]
    NoTournament,
    /// It was not said who asks.
    #[error(
        "this needs the secret of an official of this tournament or of a player: `Authorization: Bearer SECRET`"
    )]
    NoSecret,
    /// Nobody has this secret.
    #[error("the secret is neither that of an official of this tournament nor of a player")]
    WrongSecret,
    /// This is for directors.
    #[error("only a director of this tournament may do this")]
    NotDirector,
    /// A player may not do this.
    #[error(
        "with a player's secret you register, check in, rest, withdraw, choose and appeal for yourself; everything else needs an official's secret"
    )]
    NotYours,
    /// The rules of tournaments refuse it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The round can't be paired.
    #[error(transparent)]
    CantPair(#[from] CantPair),
    /// A text is no log.
    #[error("the log can't be read: {0}")]
    Log(String),
    /// A log can't be.
    #[error("the log can't be: {0}")]
    Replay(#[from] ReplayError),
    /// A log is not that of this tournament.
    #[error("entry {entry} differs from the log here; take the log from here first and add to it")]
    Differs {
        /// The number of the first entry that differs.
        entry: u64,
    },
    /// A judge lets the bout rest.
    #[error("a judge has paused this game, or put it off: turns count when it goes on")]
    Rests,
    /// The keeper of the server keeps it out of the list.
    #[error("the keeper of this server keeps the tournament out of the list; ask there")]
    KeptOut,
    /// There is no such round.
    #[error("round {0} is not paired")]
    NoRound(usize),
    /// A report has no room for the scores.
    #[error("somebody has 100 points or more, for which a report has no room")]
    NoReport,
    /// The log has no such director.
    #[error("{0} is no director in this log")]
    NoDirector(String),
    /// There is no room for more.
    #[error("a tournament on this server has at most {most} {what}")]
    Full {
        /// Of what.
        what: &'static str,
        /// How much there can be.
        most: usize,
    },
    /// Only the server says this.
    #[error("{0}")]
    OfServer(&'static str),
    /// The clock settings of the games can't be read.
    #[error("clock settings: {0}")]
    Clock(TextError),
    /// The position can't be played.
    #[error("the position can't be read: {0}")]
    Position(TextError),
    /// Nobody here has this id.
    #[error(
        "there is no player `{0}` on this server: an `id` is that of a player's key, or `computer:1` to `computer:10`"
    )]
    NoPlayer(String),
    /// Somebody has registered with this id.
    #[error("{0} has registered with this key already")]
    Registered(String),
    /// A name can't be.
    #[error("a name has 1 to 40 characters, all of them visible and of one alphabet")]
    Name,
    /// The same number or secret stood for something else before.
    #[error(
        "this secret or number stood for another request before; a new request needs a new one"
    )]
    Reused {
        /// The number of the entry that it became.
        number: Option<u64>,
    },
}

impl From<StoreError> for EventError {
    fn from(error: StoreError) -> Self {
        Self::Game(error.into())
    }
}

impl From<Busy> for EventError {
    fn from(error: Busy) -> Self {
        Self::Game(error.into())
    }
}

impl From<NoRandom> for EventError {
    fn from(error: NoRandom) -> Self {
        Self::Game(error.into())
    }
}

impl From<Refused> for EventError {
    fn from(error: Refused) -> Self {
        Self::Fault(error.into())
    }
}
