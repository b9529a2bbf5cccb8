//! The table `outages`.

use rusqlite::{Connection, Result, Row};

use super::nodes;
use crate::store::{NodeId, Outage, TakeOver, follow};

/// Notes that a node takes over the games of a lost one. Returns whether that one was still known as
/// lost.
pub(super) fn insert(db: &Connection, taken: &TakeOver) -> Result<bool> {
    let TakeOver {
        lost,
        successor,
        at_us,
    } = taken;
    if !nodes::forget(db, lost)? {
        return Ok(false);
    }
    let sql = "insert into outages (node, since_us, until_us, successor) values (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?
        .execute((lost.id.0, lost.beat_us, at_us, successor.0))?;
    Ok(true)
}

/// All of them in order.
pub(super) fn all(db: &Connection) -> Result<Vec<Outage>> {
    since(db, 0)
}

/// Those that concern a game that `node` ran when the outage with the number `seen` was the last one.
pub(super) fn of_game(db: &Connection, node: Option<NodeId>, seen: u64) -> Result<Vec<Outage>> {
    let Some(node) = node else {
        return Ok(Vec::new());
    };
    Ok(follow(&since(db, seen)?, node, seen))
}

/// Number of the last one; 0 if there was none.
pub(super) fn last(db: &Connection) -> Result<u64> {
    let mut select = db.prepare_cached("select coalesce(max(number), 0) from outages")?;
    let number: i64 = select.query_row((), |row| row.get(0))?;
    Ok(number.cast_unsigned())
}

/// Deletes those that mean nothing for any game.
pub(super) fn forget(db: &Connection) -> Result<()> {
    db.execute_batch(
        "with recursive used (number) as (
             select number from outages as one
             where exists (select 1 from games where node = one.node and outage < one.number)
             union
             select next.number from used
             join outages as one on one.number = used.number
             join outages as next on next.node = one.successor and next.number > one.number
         )
         delete from outages where number not in used",
    )
}

fn since(db: &Connection, seen: u64) -> Result<Vec<Outage>> {
    let sql = "select number, node, since_us, until_us, successor from outages
         where number > ?1 order by number";
    db.prepare_cached(sql)?
        .query_map([seen.cast_signed()], outage)?
        .collect()
}

fn outage(row: &Row<'_>) -> Result<Outage> {
    Ok(Outage {
        number: row.get::<_, i64>(0)?.cast_unsigned(),
        node: NodeId(row.get(1)?),
        since_us: row.get(2)?,
        until_us: row.get(3)?,
        successor: NodeId(row.get(4)?),
    })
}
