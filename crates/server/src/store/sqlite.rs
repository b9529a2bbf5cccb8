//! The database: one SQLite file, read by a few connections and written by one thread.

mod arbiters;
mod checks;
mod connection;
mod dice;
mod drafts;
mod error;
mod facts;
mod folder;
mod games;
mod json;
mod nodes;
mod readers;
mod requests;
mod tables;
mod tokens;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

use super::{LostNode, NodeId, Pending, Store, StoreError, StoredGame, Write};
use readers::Readers;
use writer::Writer;

pub use error::DbError;

/// Name of the database file in the data folder.
pub const FILE: &str = "tigerden.db";

/// Games in one SQLite file.
pub(crate) struct Sqlite {
    readers: Readers,
    writer: Writer,
    /// Keeps other processes out while the database is open.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database of a data folder; makes both if they are not there.
    pub(crate) async fn open(folder: &Path) -> Result<Self, DbError> {
        let folder = folder.to_owned();
        let opened = tokio::task::spawn_blocking(move || Self::open_now(&folder)).await;
        opened.unwrap_or_else(|error| Err(DbError::Thread(error.into())))
    }

    fn open_now(folder: &Path) -> Result<Self, DbError> {
        let lock = folder::lock(folder)?;
        let path = folder.join(FILE);
        let open = |error| DbError::Open {
            path: path.clone(),
            error,
        };
        let mut connection = connection::open(&path).map_err(open)?;
        tables::bring_up_to_date(&mut connection, &path)?;
        // No other process has the folder, so all nodes that ran games before have ended.
        nodes::end_all(&connection).map_err(open)?;
        Ok(Self {
            readers: Readers::new(path.clone()),
            writer: Writer::start(connection, path).map_err(DbError::Thread)?,
            lock: Mutex::new(Some(lock)),
        })
    }
}

/// Everything in one transaction, so that nobody writes between two of its reads.
fn game(db: &mut Connection, id: &str) -> rusqlite::Result<Option<StoredGame>> {
    let db = db.transaction()?;
    let facts = facts::all(&db, id)?;
    if facts.is_empty() {
        return Ok(None);
    }
    Ok(Some(StoredGame {
        facts,
        tokens: tokens::all(&db, id)?,
        requests: requests::all(&db, id)?,
        secret: dice::secret(&db, id)?,
        arbiter: arbiters::find(&db, id)?,
        runner: games::runner(&db, id)?,
        draft: drafts::find(&db, id)?,
    }))
}

impl Store for Sqlite {
    fn load<'a>(&'a self, id: &'a str) -> Pending<'a, Option<StoredGame>> {
        let id = id.to_owned();
        Box::pin(self.readers.read(move |db| game(db, &id)))
    }

    fn seq<'a>(&'a self, game: &'a str) -> Pending<'a, Option<u64>> {
        let game = game.to_owned();
        Box::pin(self.readers.read(move |db| facts::last(db, &game)))
    }

    fn commit(&self, write: Write) -> Pending<'_, ()> {
        Box::pin(self.writer.commit(write))
    }

    fn last_beat(&self) -> Pending<'_, Option<i64>> {
        Box::pin(self.readers.read(|db| nodes::last_beat(db)))
    }

    fn lost_nodes(&self, before_us: i64) -> Pending<'_, Vec<LostNode>> {
        Box::pin(self.readers.read(move |db| nodes::lost(db, before_us)))
    }

    fn games_of(&self, node: NodeId) -> Pending<'_, Vec<String>> {
        Box::pin(self.readers.read(move |db| games::of_node(db, node)))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.readers.close().await;
            drop(
                self.lock
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .take(),
            );
            Ok(())
        })
    }
}

fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::Failed(Box::new(error))
}

#[cfg(test)]
mod tests;
