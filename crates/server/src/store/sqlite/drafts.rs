//! The table `drafts`.

use rusqlite::{Connection, OptionalExtension as _, Result, Row};

use super::json;
use crate::store::Draft;

/// Keeps a draft in the place of the one before.
pub(super) fn replace(db: &Connection, game: &str, draft: &Draft) -> Result<()> {
    let body = serde_json::to_string(&draft.moves).map_err(json::unwritable)?;
    let plies = i64::try_from(draft.plies).unwrap_or(i64::MAX);
    let sql = "insert or replace into drafts (game, plies, body) values (?1, ?2, ?3)";
    db.prepare_cached(sql)?.execute((game, plies, body))?;
    Ok(())
}

/// The last draft in a game.
pub(super) fn find(db: &Connection, game: &str) -> Result<Option<Draft>> {
    let mut select = db.prepare_cached("select plies, body from drafts where game = ?1")?;
    select.query_row([game], draft).optional()
}

fn draft(row: &Row<'_>) -> Result<Draft> {
    let body = row.get_ref(1)?.as_str()?;
    Ok(Draft {
        plies: usize::try_from(row.get::<_, i64>(0)?).unwrap_or(usize::MAX),
        moves: serde_json::from_str(body).map_err(|error| json::unreadable(1, error))?,
    })
}
