//! The table `creations`.

use rusqlite::{Connection, OptionalExtension as _, Result};

use crate::store::Creation;
use crate::token::Hash;

/// Notes that a game was created; fails if one was with the same secret.
pub(super) fn insert(db: &Connection, game: &str, creation: &Creation) -> Result<()> {
    let sql = "insert into creations (secret, content, game) values (?1, ?2, ?3)";
    let Creation { secret, content } = creation;
    db.prepare_cached(sql)?
        .execute((secret.0, content.0, game))?;
    Ok(())
}

/// The game that was created with a secret, and what was asked for.
pub(super) fn find(db: &Connection, secret: Hash) -> Result<Option<(String, Hash)>> {
    let sql = "select game, content from creations where secret = ?1";
    let found = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, Hash(row.get(1)?)));
    db.prepare_cached(sql)?
        .query_row([secret.0], found)
        .optional()
}
