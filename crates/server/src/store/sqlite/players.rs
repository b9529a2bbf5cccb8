//! The table `players`.

use rusqlite::{Connection, OptionalExtension as _, Result, Row};

use crate::id::PlayerId;
use crate::store::{NewPlayer, Player};
use crate::token::Hash;

/// Adds a player; fails if there is one with the id or the secret.
pub(super) fn insert(db: &Connection, new: &NewPlayer) -> Result<()> {
    let sql = "insert into players (id, hash, name, created_us) values (?1, ?2, ?3, ?4)";
    let NewPlayer {
        player,
        hash,
        created_us,
    } = new;
    db.prepare_cached(sql)?
        .execute((player.id, hash.0, &player.name, created_us))?;
    Ok(())
}

/// Gives a player another name.
pub(super) fn rename(db: &Connection, player: &Player) -> Result<()> {
    let sql = "update players set name = ?2 where id = ?1";
    db.prepare_cached(sql)?.execute((player.id, &player.name))?;
    Ok(())
}

/// The player with an id.
pub(super) fn find(db: &Connection, id: PlayerId) -> Result<Option<Player>> {
    let sql = "select id, name from players where id = ?1";
    db.prepare_cached(sql)?.query_row([id], player).optional()
}

/// The player whose secret has this hash.
pub(super) fn of_secret(db: &Connection, hash: Hash) -> Result<Option<Player>> {
    let sql = "select id, name from players where hash = ?1";
    db.prepare_cached(sql)?
        .query_row([hash.0], player)
        .optional()
}

/// The hash of a player's secret.
pub(super) fn hash_of(db: &Connection, id: PlayerId) -> Result<Option<Hash>> {
    let sql = "select hash from players where id = ?1";
    db.prepare_cached(sql)?
        .query_row([id], |row| row.get(0).map(Hash))
        .optional()
}

fn player(row: &Row<'_>) -> Result<Player> {
    Ok(Player {
        id: row.get(0)?,
        name: row.get(1)?,
    })
}
