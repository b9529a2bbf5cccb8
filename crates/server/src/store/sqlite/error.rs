//! Why the database can't be used.

use std::path::PathBuf;

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
        error: rusqlite::Error,
    },
    /// A newer program has written the database.
    #[error(
        "the database {path} belongs to a newer version of this program: its tables have the version \
         {found}, and this program knows {known}"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its tables.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The tables can't be brought up to date.
    #[error("the tables of {path} can't be brought up to date: {error}")]
    Migrate {
        /// The file.
        path: PathBuf,
        /// Why.
        error: rusqlite::Error,
    },
    /// The key with which records are signed can't be read or made.
    #[error("the key {path}, with which records are signed, can't be used: {error}")]
    Key {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A thread for the database can't be started, or has failed.
    #[error("a thread for the database has failed: {0}")]
    Thread(std::io::Error),
}
