//! The database: one SQLite file, read by a pool and written by one task.

mod arbiters;
mod checks;
mod dice;
mod drafts;
mod error;
mod facts;
mod folder;
mod games;
mod nodes;
mod requests;
mod tables;
mod tokens;
mod writer;

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::Mutex;

use super::{LostNode, NodeId, Pending, Store, StoreError, StoredGame, Write};
use writer::Writer;

pub use error::DbError;

/// Name of the database file in the data folder.
pub const FILE: &str = "tigerden.db";

/// Games in one SQLite file.
pub(crate) struct Sqlite {
    /// For reading.
    pool: SqlitePool,
    /// For writing.
    writer: Writer,
    /// Keeps other processes out while the database is open.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database of a data folder; makes both if they are not there.
    pub(crate) async fn open(folder: &Path) -> Result<Self, DbError> {
        let lock = folder::lock(folder)?;
        let path = folder.join(FILE);
        let open = |error| DbError::Open {
            path: path.clone(),
            error,
        };
        // FULL: when a commit returns, it is on disk and survives a power cut.
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.clone().connect().await.map_err(open)?;
        tables::migrator()
            .run(&mut connection)
            .await
            .map_err(|error| DbError::Migrate {
                path: path.clone(),
                error,
            })?;
        // No other process has the folder, so all nodes that ran games before have ended.
        nodes::end_all(&mut connection).await.map_err(open)?;
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.clone())
            .await
            .map_err(open)?;
        Ok(Self {
            pool,
            writer: Writer::start(connection, options),
            lock: Mutex::new(Some(lock)),
        })
    }

    /// Everything in one transaction, so that nobody writes between two of its reads.
    async fn game(&self, id: &str) -> Result<Option<StoredGame>, sqlx::Error> {
        let mut db = self.pool.begin().await?;
        let facts = facts::all(&mut db, id).await?;
        if facts.is_empty() {
            return Ok(None);
        }
        Ok(Some(StoredGame {
            facts,
            tokens: tokens::all(&mut db, id).await?,
            requests: requests::all(&mut db, id).await?,
            secret: dice::secret(&mut db, id).await?,
            arbiter: arbiters::find(&mut db, id).await?,
            runner: games::runner(&mut db, id).await?,
            draft: drafts::find(&mut db, id).await?,
        }))
    }
}

impl Store for Sqlite {
    fn load<'a>(&'a self, game: &'a str) -> Pending<'a, Option<StoredGame>> {
        Box::pin(async move { self.game(game).await.map_err(failed) })
    }

    fn seq<'a>(&'a self, game: &'a str) -> Pending<'a, Option<u64>> {
        Box::pin(async move {
            let mut db = self.pool.acquire().await.map_err(failed)?;
            facts::last(&mut db, game).await.map_err(failed)
        })
    }

    fn commit(&self, write: Write) -> Pending<'_, ()> {
        Box::pin(self.writer.commit(write))
    }

    fn last_beat(&self) -> Pending<'_, Option<i64>> {
        Box::pin(async move {
            let mut db = self.pool.acquire().await.map_err(failed)?;
            nodes::last_beat(&mut db).await.map_err(failed)
        })
    }

    fn lost_nodes(&self, before_us: i64) -> Pending<'_, Vec<LostNode>> {
        Box::pin(async move {
            let mut db = self.pool.acquire().await.map_err(failed)?;
            nodes::lost(&mut db, before_us).await.map_err(failed)
        })
    }

    fn games_of(&self, node: NodeId) -> Pending<'_, Vec<String>> {
        Box::pin(async move {
            let mut db = self.pool.acquire().await.map_err(failed)?;
            games::of_node(&mut db, node).await.map_err(failed)
        })
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.pool.close().await;
            drop(self.lock.lock().await.take());
            Ok(())
        })
    }
}

fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Failed(Box::new(error))
}

#[cfg(test)]
mod tests;
