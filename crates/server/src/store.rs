//! The store: what is kept of games, on disk before it is acknowledged.
//!
//! [`Store`] is what the rooms above ask of it. SQLite does it today, in [`sqlite`]; a database that
//! several machines reach is another implementation of the same trait.

mod game;
pub(crate) mod sqlite;
mod write;

use std::error::Error;
use std::pin::Pin;

pub(crate) use game::{Draft, Requests, StoredGame};
pub(crate) use write::{Append, NewGame, Write};

/// An answer of the store, as soon as there is one.
pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What is kept of games.
pub(crate) trait Store: Send + Sync {
    /// A game with all that is kept of it, as it was at one moment; `None` if there is no such game.
    fn load<'a>(&'a self, game: &'a str) -> Pending<'a, Option<StoredGame>>;

    /// Writes all of it or nothing; when this returns it is on disk.
    fn commit(&self, write: Write) -> Pending<'_, ()>;

    /// The games in which a clock runs.
    fn with_deadline(&self) -> Pending<'_, Vec<String>>;

    /// The games in which the computer has something to answer.
    fn computer_due(&self) -> Pending<'_, Vec<String>>;

    /// The last time at which the server is known to have run; `None` if it never has.
    fn last_alive(&self) -> Pending<'_, Option<i64>>;

    /// Whether it can be asked at all.
    fn check(&self) -> Pending<'_, ()>;

    /// Writes what waits, and takes nothing more.
    fn close(&self) -> Pending<'_, ()>;
}

/// Why the store does not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// Somebody else has written to the game first: what is in memory is out of date.
    #[error("the game has moved on")]
    Conflict,
    /// It is closed.
    #[error("the store is closed")]
    Closed,
    /// It has a problem of its own.
    #[error("the store has failed: {0}")]
    Failed(Box<dyn Error + Send + Sync>),
}
