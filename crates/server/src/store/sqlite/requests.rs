//! The table `requests`.

use game::Side;
use rusqlite::{Connection, Result, Row};
use uuid::Uuid;

use super::tokens;
use crate::store::Requests;

/// Notes what a request has become; fails if it is known.
pub(super) fn insert(
    db: &Connection,
    game: &str,
    side: Side,
    request: Uuid,
    seq: u64,
) -> Result<()> {
    let sql = "insert into requests (game, side, request, seq) values (?1, ?2, ?3, ?4)";
    let side = tokens::number(side);
    db.prepare_cached(sql)?
        .execute((game, side, request, seq.cast_signed()))?;
    Ok(())
}

/// The requests of a game.
pub(super) fn all(db: &Connection, game: &str) -> Result<Requests> {
    let sql = "select side, request, seq from requests where game = ?1";
    let request = |row: &Row<'_>| {
        let side = tokens::side(row.get(0)?);
        let seq: i64 = row.get(2)?;
        Ok(((side, row.get(1)?), seq.cast_unsigned()))
    };
    db.prepare_cached(sql)?
        .query_map([game], request)?
        .collect()
}
