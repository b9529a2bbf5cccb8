//! The store: what is kept of games, on disk before it is acknowledged.
//!
//! [`Store`] is what the rooms above ask of it. SQLite does it today, in [`sqlite`]; a database that
//! several machines reach is another implementation of the same trait.
//!
//! A game that waits for a clock or for the computer has a *runner*: the node that wrote to it last,
//! and which sees to it that it goes on. Each write says which runner it was made on; with any other
//! one in the store it is refused, and the numbers of facts are taken once only. So two nodes that do
//! the same thing at the same time do no harm: one of them finds that the game has moved on.

mod game;
mod node;
pub(crate) mod sqlite;
mod write;

use std::error::Error;
use std::pin::Pin;

pub(crate) use game::{Draft, Requests, StoredGame};
pub(crate) use node::{Beat, LostNode, NodeId};
pub(crate) use write::{Append, NewGame, Write};

/// An answer of the store, as soon as there is one.
pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What is kept of games.
pub(crate) trait Store: Send + Sync {
    /// A game with all that is kept of it, as it was at one moment; `None` if there is no such game.
    fn load<'a>(&'a self, game: &'a str) -> Pending<'a, Option<StoredGame>>;

    /// Number of the last fact of a game; `None` if there is no such game.
    fn seq<'a>(&'a self, game: &'a str) -> Pending<'a, Option<u64>>;

    /// Writes all of it or nothing; when this returns it is on disk.
    fn commit(&self, write: Write) -> Pending<'_, ()>;

    /// The nodes that have ended, or were last known to run before this time, and are still kept as
    /// those that run some game.
    fn lost_nodes(&self, before_us: i64) -> Pending<'_, Vec<LostNode>>;

    /// The games that a node runs: those that wait for a clock or for the computer.
    fn games_of(&self, node: NodeId) -> Pending<'_, Vec<String>>;

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
