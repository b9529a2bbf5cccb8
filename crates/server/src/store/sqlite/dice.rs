//! The table `dice`.

use dice::Seed;
use rusqlite::{Connection, OptionalExtension as _, Result};

/// Keeps the secret that the dice of a game are thrown from.
pub(super) fn insert(db: &Connection, game: &str, secret: &Seed) -> Result<()> {
    let sql = "insert into dice (game, secret) values (?1, ?2)";
    db.prepare_cached(sql)?
        .execute((game, secret.bytes().as_slice()))?;
    Ok(())
}

/// The secret of a game's dice; `None` if it has no dice.
pub(super) fn secret(db: &Connection, game: &str) -> Result<Option<Seed>> {
    let mut select = db.prepare_cached("select secret from dice where game = ?1")?;
    select
        .query_row([game], |row| row.get(0).map(Seed::new))
        .optional()
}
