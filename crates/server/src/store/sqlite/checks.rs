//! The table `checks`: one row, to see whether the disk takes anything.

use rusqlite::{Connection, Result};

/// Notes when this was tried last.
pub(super) fn note(db: &Connection, at_us: i64) -> Result<()> {
    let sql = "insert or replace into checks (id, at_us) values (1, ?1)";
    db.prepare_cached(sql)?.execute([at_us])?;
    Ok(())
}
