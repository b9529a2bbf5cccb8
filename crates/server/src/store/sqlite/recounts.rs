//! The table `recounts`: lists whose ratings have to be computed anew, each with the first day of that. It is
//! done a day at a time, so that no write waits for long.

use rating::Day;
use rusqlite::{Connection, OptionalExtension as _, Result};

use super::ratings;

/// Notes that a list has to be computed anew from a day on.
pub(super) fn from(db: &Connection, list: &str, day: Day) -> Result<()> {
    let sql = "insert into recounts (list, day) values (?1, ?2)
         on conflict (list) do update set day = min(day, excluded.day)";
    db.prepare_cached(sql)?.execute((list, day.0))?;
    Ok(())
}

/// Whether anything has to be computed anew.
pub(super) fn due(db: &Connection) -> Result<bool> {
    let sql = "select exists (select 1 from recounts)";
    db.prepare_cached(sql)?.query_row((), |row| row.get(0))
}

/// Computes one day anew.
pub(super) fn step(db: &Connection) -> Result<()> {
    let sql = "select list, day from recounts limit 1";
    let first = |row: &rusqlite::Row<'_>| Ok((row.get::<_, String>(0)?, row.get(1).map(Day)?));
    let Some((list, day)) = db.prepare_cached(sql)?.query_row((), first).optional()? else {
        return Ok(());
    };
    ratings::recount_day(db, &list, day)?;
    match ratings::next_day(db, &list, day)? {
        Some(next) => {
            let sql = "update recounts set day = ?2 where list = ?1";
            db.prepare_cached(sql)?.execute((list, next.0))?;
        }
        None => {
            let sql = "delete from recounts where list = ?1";
            db.prepare_cached(sql)?.execute([list])?;
        }
    }
    Ok(())
}
