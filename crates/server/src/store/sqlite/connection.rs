//! Connections to the database file.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, Result};

/// How long a connection waits for another program that has locked the database.
const PATIENCE: Duration = Duration::from_secs(1);

/// More than there are statements in the modules beside this one.
const STATEMENTS: usize = 96;

/// The memory of the connection that writes for pages of the file, in KiB.
const CACHE_KIB: i32 = 16 << 10;

/// How many pages the log holds before they are copied to the database, 32 MiB. A game changes the same
/// pages again and again: of a longer log fewer are copied, and transactions seldom wait for that.
const LOG_PAGES: i32 = 8000;

/// Connects the thread that writes.
pub(super) fn for_writing(path: &Path) -> Result<Connection> {
    let db = open(path)?;
    // Less than zero: not in pages but in KiB.
    db.pragma_update(None, "cache_size", -CACHE_KIB)?;
    db.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    Ok(db)
}

/// Connects to the file; makes it if it is not there.
pub(super) fn open(path: &Path) -> Result<Connection> {
    let db = Connection::open(path)?;
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    db.pragma_update(None, "journal_mode", "wal")?;
    // When a commit returns, it is on disk and survives a power cut.
    db.pragma_update(None, "synchronous", "full")?;
    db.pragma_update(None, "foreign_keys", true)?;
    Ok(db)
}
