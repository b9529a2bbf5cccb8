//! The table `games`.

use rusqlite::{Connection, OptionalExtension as _, Result, Row};
use uuid::Uuid;

use super::outages;
use crate::store::{Append, Falling, NewGame, NodeId, Share, Waits};

/// How many games are looked up at once.
const SOME: i64 = 500;

/// How much later than its row says a flag may fall. Rows are not written with every turn, since each
/// turn moves a flag; whoever takes over a game whose time has not come yet loads it and sees that.
const EARLY_US: i64 = 60_000_000;

/// Adds a game.
pub(super) fn insert(db: &Connection, new: &NewGame) -> Result<()> {
    let sql = "insert into games (id, created_us, rated) values (?1, ?2, ?3)";
    db.prepare_cached(sql)?
        .execute((&new.id, new.created_us, new.rated))?;
    Ok(())
}

/// Notes which node runs a game from now on, and what for. Returns whether the node that writes knows
/// who has run it so far.
pub(super) fn set_runner(db: &Connection, append: &Append) -> Result<bool> {
    let (before, runner) = (append.runner_before, append.runner);
    // Games that wait only for people have no node, and their rows stay as they are.
    if before.is_none() && runner.is_none() {
        return Ok(true);
    }
    let Some(stored) = row(db, &append.game)? else {
        return Ok(false);
    };
    let since = outages::of_game(db, stored.node, stored.seen)?;
    match since.last() {
        Some(last) if before != Some(last.successor) || append.outage < last.number => {
            return Ok(false);
        }
        None if before != stored.node => return Ok(false),
        None if runner == stored.node && stored.says(append.waits) => return Ok(true),
        _ => {}
    }
    let sql = "update games set node = ?2, falls_us = ?3, computer = ?4, outage = ?5 where id = ?1";
    db.prepare_cached(sql)?.execute((
        &append.game,
        runner.map(|node| node.0),
        append.waits.falls_us,
        append.waits.computer,
        outages::last(db)?.cast_signed(),
    ))?;
    Ok(true)
}

/// The node that ran a game when it was last written, and the last outage at that time; `None` if there
/// is no such game.
pub(super) fn runner_of(db: &Connection, id: &str) -> Result<Option<(Option<NodeId>, u64)>> {
    Ok(row(db, id)?.map(|stored| (stored.node, stored.seen)))
}

/// Whether a game is rated.
pub(super) fn is_rated(db: &Connection, id: &str) -> Result<bool> {
    let sql = "select exists (select 1 from games where id = ?1 and rated = 1)";
    db.prepare_cached(sql)?.query_row([id], |row| row.get(0))
}

/// What stands in the row of a game.
struct Stored {
    /// The node that runs it.
    node: Option<NodeId>,
    /// The last outage when this was written.
    seen: u64,
    waits: Waits,
}

impl Stored {
    /// Whether the row says well enough what the game waits for: its flag does not fall before, and at
    /// most [`EARLY_US`] after, the time that stands there.
    fn says(&self, waits: Waits) -> bool {
        let near = match (self.waits.falls_us, waits.falls_us) {
            (Some(stored), Some(falls)) => (stored..=stored + EARLY_US).contains(&falls),
            (stored, falls) => stored == falls,
        };
        near && self.waits.computer == waits.computer
    }
}

fn row(db: &Connection, id: &str) -> Result<Option<Stored>> {
    let sql = "select node, outage, falls_us, computer from games where id = ?1";
    let stored = |row: &Row<'_>| {
        let (node, seen): (Option<Uuid>, i64) = (row.get(0)?, row.get(1)?);
        Ok(Stored {
            node: node.map(NodeId),
            seen: seen.cast_unsigned(),
            waits: Waits {
                falls_us: row.get(2)?,
                computer: row.get(3)?,
            },
        })
    };
    db.prepare_cached(sql)?.query_row([id], stored).optional()
}

/// Some of a share's games whose flags fall by a time, behind one of them.
pub(super) fn falling(
    db: &Connection,
    share: &Share,
    after: Option<&Falling>,
    until_us: i64,
) -> Result<Vec<Falling>> {
    let (falls_us, game) = after.map_or((i64::MIN, ""), |one| (one.falls_us, one.game.as_str()));
    let sql = "select id, falls_us,
             (select at_us from facts where game = id order by seq desc limit 1)
         from games where node = ?1 and falls_us <= ?2 and (falls_us, id) > (?3, ?4)
         and outage >= ?5 and outage < ?6 order by falls_us, id limit ?7";
    let (from, to) = seen(share);
    let one = |row: &Row<'_>| {
        Ok(Falling {
            game: row.get(0)?,
            falls_us: row.get(1)?,
            last_us: row.get(2)?,
        })
    };
    db.prepare_cached(sql)?
        .query_map(
            (share.node.0, until_us, falls_us, game, from, to, SOME),
            one,
        )?
        .collect()
}

/// Some of a share's games in which the computer has something to answer, behind one of them.
pub(super) fn computer_due(db: &Connection, share: &Share, after: &str) -> Result<Vec<String>> {
    let sql = "select id from games where node = ?1 and computer = 1 and id > ?2
         and outage >= ?3 and outage < ?4 order by id limit ?5";
    let (from, to) = seen(share);
    db.prepare_cached(sql)?
        .query_map((share.node.0, after, from, to, SOME), |row| row.get(0))?
        .collect()
}

fn seen(share: &Share) -> (i64, i64) {
    let number = |number| i64::try_from(number).unwrap_or(i64::MAX);
    (number(share.seen.start), number(share.seen.end))
}
