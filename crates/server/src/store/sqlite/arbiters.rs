//! The table `arbiters`.

use rusqlite::{Connection, OptionalExtension as _, Result};

use crate::token::Hash;

/// Keeps the hash of the arbiter's secret.
pub(super) fn insert(db: &Connection, game: &str, hash: Hash) -> Result<()> {
    let sql = "insert into arbiters (game, hash) values (?1, ?2)";
    db.prepare_cached(sql)?.execute((game, hash.0))?;
    Ok(())
}

/// The hash of the secret of a game's arbiter; `None` if it has no arbiter.
pub(super) fn find(db: &Connection, game: &str) -> Result<Option<Hash>> {
    let mut select = db.prepare_cached("select hash from arbiters where game = ?1")?;
    select
        .query_row([game], |row| row.get(0).map(Hash))
        .optional()
}
