//! The table `nodes`.

use rusqlite::{Connection, Result, Row};

use crate::store::{Beat, LostNode, NodeId};

/// Notes that a node runs, if it has games, or that it has run for the last time.
pub(super) fn beat(db: &Connection, beat: Beat) -> Result<()> {
    let sql = "insert into nodes (id, beat_us, ended)
         select ?1, ?2, ?3 where exists (select 1 from games where node = ?1)
         or exists (select 1 from outages where successor = ?1)
         on conflict (id) do update set beat_us = excluded.beat_us, ended = excluded.ended";
    db.prepare_cached(sql)?
        .execute((beat.node.0, beat.at_us, beat.last))?;
    Ok(())
}

/// The last time at which a node is known to have run.
pub(super) fn last_beat(db: &Connection) -> Result<Option<i64>> {
    let mut select = db.prepare_cached("select max(beat_us) from nodes")?;
    select.query_row((), |row| row.get(0))
}

/// Marks all nodes as ended, and deletes those that have no games left.
pub(super) fn end_all(db: &Connection) -> Result<()> {
    db.execute_batch(
        "update nodes set ended = 1;
         delete from nodes where not exists (select 1 from games where node = nodes.id)
         and not exists (select 1 from outages where successor = nodes.id);",
    )
}

/// The nodes that have ended, or were last known to run before this time, and still have games.
pub(super) fn lost(db: &Connection, before_us: i64) -> Result<Vec<LostNode>> {
    let sql = "select id, beat_us from nodes where (ended = 1 or beat_us < ?1)
         and (exists (select 1 from games where node = nodes.id)
         or exists (select 1 from outages where successor = nodes.id))";
    let lost = |row: &Row<'_>| {
        Ok(LostNode {
            id: NodeId(row.get(0)?),
            beat_us: row.get(1)?,
        })
    };
    db.prepare_cached(sql)?
        .query_map([before_us], lost)?
        .collect()
}

/// Deletes a lost node. Returns whether it was there, and had not run since.
pub(super) fn forget(db: &Connection, lost: &LostNode) -> Result<bool> {
    let sql = "delete from nodes where id = ?1 and beat_us = ?2";
    let deleted = db.prepare_cached(sql)?.execute((lost.id.0, lost.beat_us))?;
    Ok(deleted == 1)
}
