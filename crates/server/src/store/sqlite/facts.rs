//! The table `facts`.

use protocol::{NumberedFact, stored};
use rusqlite::{Connection, Result, Row};

use super::json;

/// Adds a fact; fails if its number is taken.
pub(super) fn insert(db: &Connection, game: &str, fact: &NumberedFact) -> Result<()> {
    let body = stored::encode(&fact.fact).map_err(json::unwritable)?;
    let sql = "insert into facts (game, seq, at_us, body) values (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?
        .execute((game, fact.seq.cast_signed(), fact.at_us, body))?;
    Ok(())
}

/// All facts of a game, in order; none if there is no such game.
pub(super) fn all(db: &Connection, game: &str) -> Result<Vec<NumberedFact>> {
    let sql = "select seq, at_us, body from facts where game = ?1 order by seq";
    db.prepare_cached(sql)?.query_map([game], fact)?.collect()
}

fn fact(row: &Row<'_>) -> Result<NumberedFact> {
    let body = row.get_ref(2)?.as_str()?;
    Ok(NumberedFact {
        seq: row.get::<_, i64>(0)?.cast_unsigned(),
        at_us: row.get(1)?,
        fact: stored::decode(body).map_err(|error| json::unreadable(2, error))?,
    })
}

/// Number of a game's last fact; `None` if there is no such game.
pub(super) fn last(db: &Connection, game: &str) -> Result<Option<u64>> {
    let mut select = db.prepare_cached("select max(seq) from facts where game = ?1")?;
    let seq: Option<i64> = select.query_row([game], |row| row.get(0))?;
    Ok(seq.map(i64::cast_unsigned))
}
