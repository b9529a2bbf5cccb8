//! The table `games`.

use rusqlite::{Connection, Result};
use uuid::Uuid;

use crate::store::NodeId;

/// Adds a game.
pub(super) fn insert(db: &Connection, id: &str, created_us: i64) -> Result<()> {
    let sql = "insert into games (id, created_us) values (?1, ?2)";
    db.prepare_cached(sql)?.execute((id, created_us))?;
    Ok(())
}

/// Notes which node runs a game, if `before` has run it so far. Returns whether it has.
pub(super) fn set_runner(
    db: &Connection,
    id: &str,
    before: Option<NodeId>,
    runner: Option<NodeId>,
) -> Result<bool> {
    if runner == before {
        return Ok(self::runner(db, id)? == before);
    }
    let uuid = |node: NodeId| node.0;
    let sql = "update games set node = ?3 where id = ?1 and node is ?2";
    let changed = db
        .prepare_cached(sql)?
        .execute((id, before.map(uuid), runner.map(uuid)))?;
    Ok(changed == 1)
}

/// The node that runs a game.
pub(super) fn runner(db: &Connection, id: &str) -> Result<Option<NodeId>> {
    let mut select = db.prepare_cached("select node from games where id = ?1")?;
    let node: Option<Uuid> = select.query_row([id], |row| row.get(0))?;
    Ok(node.map(NodeId))
}

/// The games that a node runs.
pub(super) fn of_node(db: &Connection, node: NodeId) -> Result<Vec<String>> {
    let mut select = db.prepare_cached("select id from games where node = ?1")?;
    select.query_map([node.0], |row| row.get(0))?.collect()
}
