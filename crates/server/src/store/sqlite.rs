//! The database: one SQLite file, read by a pool and written by one task.

mod arbiters;
mod dice;
mod drafts;
mod facts;
mod folder;
mod games;
mod nodes;
mod requests;
mod tokens;
mod writer;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqlStr};
use tokio::sync::Mutex;

use super::{LostNode, NodeId, Pending, Store, StoreError, StoredGame, Write};
use writer::Writer;

/// Name of the database file in the data folder.
pub const FILE: &str = "tigerden.db";

const MIGRATIONS: [(i64, &str, &str); 1] = [(
    1,
    "games",
    include_str!("../../migrations/sqlite/0001_games.sql"),
)];

/// Why the database can't be used.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    /// The data folder can't be made.
    #[error("the data folder {path} can't be made: {error}")]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// Another process serves from the data folder.
    #[error("the data folder {path} is in use by another server")]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The file can't be opened.
    #[error("the database {path} can't be opened: {error}")]
    Open {
        /// The file.
        path: PathBuf,
        /// Why.
        error: sqlx::Error,
    },
    /// The tables can't be brought up to date.
    #[error("the tables of {path} can't be brought up to date: {error}")]
    Migrate {
        /// The file.
        path: PathBuf,
        /// Why.
        error: sqlx::migrate::MigrateError,
    },
}

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
        migrator()
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
            .connect_with(options)
            .await
            .map_err(open)?;
        Ok(Self {
            pool,
            writer: Writer::start(connection),
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

    fn check(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            let asked = sqlx::query("select 1").execute(&self.pool).await;
            asked.map(drop).map_err(failed)
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

fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use protocol::{Fact, NumberedFact};
    use tempfile::TempDir;

    use super::*;
    use crate::store::{Append, Beat, Draft, NewGame};

    fn beat(node: NodeId, at_us: i64, last: bool) -> Write {
        let beat = Some(Beat { node, at_us, last });
        Write {
            beat,
            ..Write::default()
        }
    }

    /// A write to the game `g`, whose runner changes from one to the other.
    fn hand_over(before: Option<NodeId>, runner: Option<NodeId>) -> Write {
        let draft = Some(Draft {
            plies: 0,
            moves: vec![runner.map_or("nobody".to_owned(), |node| node.to_string())],
        });
        let append = Append {
            game: "g".to_owned(),
            facts: Vec::new(),
            request: None,
            tokens: Vec::new(),
            draft,
            runner_before: before,
            runner,
        };
        Write {
            appends: vec![Arc::new(append)],
            ..Write::default()
        }
    }

    async fn with_game() -> (TempDir, Sqlite) {
        let folder = TempDir::new().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let new = NewGame {
            id: "g".to_owned(),
            created_us: 0,
            secret: None,
            arbiter: None,
        };
        let mut write = hand_over(None, None);
        write.games.push(new);
        if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
            append.facts.push(NumberedFact {
                seq: 1,
                at_us: 0,
                fact: Fact::Restarted { away_us: 0 },
            });
        }
        store.commit(write).await.expect("a game");
        (folder, store)
    }

    #[tokio::test]
    async fn a_write_that_was_made_on_another_runner_is_refused_whole() {
        let (_folder, store) = with_game().await;
        let [one, two] = [NodeId::new(), NodeId::new()];
        store
            .commit(hand_over(None, Some(one)))
            .await
            .expect("it begins to run");
        store
            .commit(hand_over(Some(one), Some(one)))
            .await
            .expect("it still runs");
        for (before, runner) in [
            (None, Some(two)),
            (Some(two), Some(two)),
            (Some(two), Some(one)),
            (Some(two), None),
        ] {
            let refused = store.commit(hand_over(before, runner)).await;
            assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
            let game = store.load("g").await.expect("an answer").expect("the game");
            assert_eq!(game.runner, Some(one));
            let said = game.draft.map(|draft| draft.moves);
            assert_eq!(
                said,
                Some(vec![one.to_string()]),
                "nothing of it is written"
            );
        }
        // Two nodes take over the same game: only one gets it.
        let taken = tokio::join!(
            store.commit(hand_over(Some(one), Some(two))),
            store.commit(hand_over(Some(one), Some(NodeId::new()))),
        );
        assert!(taken.0.is_ok() != taken.1.is_ok());
    }

    #[tokio::test]
    async fn nodes_with_games_are_lost_when_they_end_or_are_silent() {
        let (folder, store) = with_game().await;
        let [one, two] = [NodeId::new(), NodeId::new()];
        let lost = async |before_us| store.lost_nodes(before_us).await.expect("an answer");
        store
            .commit(hand_over(None, Some(one)))
            .await
            .expect("it begins to run");
        for node in [one, two] {
            store.commit(beat(node, 1000, false)).await.expect("a beat");
        }
        assert_eq!(lost(1000).await, []);
        let silent = LostNode {
            id: one,
            beat_us: 1000,
        };
        assert_eq!(lost(1001).await, [silent], "the other one runs no game");
        store.commit(beat(one, 2000, false)).await.expect("a beat");
        assert_eq!(lost(1001).await, []);
        store
            .commit(beat(one, 3000, true))
            .await
            .expect("the last beat");
        assert_eq!(
            lost(1001).await,
            [LostNode {
                beat_us: 3000,
                ..silent
            }]
        );
        assert_eq!(store.games_of(one).await.expect("an answer"), ["g"]);
        store
            .commit(hand_over(Some(one), Some(two)))
            .await
            .expect("another runs it");
        assert_eq!(lost(1001).await, []);

        // A node that ran when the folder was closed, or its process was killed, has ended.
        store.commit(beat(two, 4000, false)).await.expect("a beat");
        store.close().await.expect("it closes");
        let store = Sqlite::open(folder.path()).await.expect("the database");
        let lost = store.lost_nodes(0).await.expect("an answer");
        assert_eq!(
            lost,
            [LostNode {
                id: two,
                beat_us: 4000
            }]
        );
    }
}
