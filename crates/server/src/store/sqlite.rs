//! The database: one SQLite file, read by a pool and written by one task.

pub(crate) mod alive;
pub(crate) mod arbiters;
pub(crate) mod dice;
pub(crate) mod drafts;
pub(crate) mod events;
pub(crate) mod games;
pub(crate) mod requests;
pub(crate) mod tokens;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqlStr};

pub(crate) use writer::{Append, CommitError, NewGame, Write, Writer};

/// Name of the database file in the data folder.
pub const FILE: &str = "tigerden.db";

const MIGRATIONS: [(i64, &str, &str); 4] = [
    (
        1,
        "games",
        include_str!("../../migrations/sqlite/0001_games.sql"),
    ),
    (
        2,
        "dice",
        include_str!("../../migrations/sqlite/0002_dice.sql"),
    ),
    (
        3,
        "clocks",
        include_str!("../../migrations/sqlite/0003_clocks.sql"),
    ),
    (
        4,
        "arbiters",
        include_str!("../../migrations/sqlite/0004_arbiters.sql"),
    ),
];

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

/// The open database.
pub(crate) struct Db {
    /// For reading.
    pub(crate) pool: SqlitePool,
    /// For writing.
    pub(crate) writer: Writer,
}

impl Db {
    /// Opens the database of a data folder; makes both if they are not there.
    pub(crate) async fn open(folder: &Path) -> Result<Self, DbError> {
        tokio::fs::create_dir_all(folder)
            .await
            .map_err(|error| DbError::Folder {
                path: folder.to_owned(),
                error,
            })?;
        let path = folder.join(FILE);
        let open = |error| DbError::Open {
            path: path.clone(),
            error,
        };
        // FULL: a commit is on disk when it returns, also if the power fails then.
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
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options)
            .await
            .map_err(open)?;
        Ok(Self {
            pool,
            writer: Writer::start(connection),
        })
    }

    /// Writes what waits and closes the file.
    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}
