//! The list of tournaments that everybody may see: some of the table `tournaments`, read by its index. In the column
//! `listed`, 1 says that a tournament is in the list, 0 that it is not, and -1 that the keeper of the server keeps it
//! out.

use rusqlite::{Connection, OptionalExtension as _, Result, Row};
use tournament::log::{Entry, Fact};

use super::boards::count;
use super::json;
use crate::store::{Listed, Listing, Shown, Standing};

/// Some of those that are listed, the newest first: those behind `before`; `None` if that is no tournament.
pub(super) fn listed(
    db: &Connection,
    before: Option<&str>,
    most: u32,
) -> Result<Option<Vec<Listed>>> {
    let before = match before {
        None => (i64::MAX, ""),
        Some(id) => match founded_at(db, id)? {
            None => return Ok(None),
            Some(created_us) => (created_us, id),
        },
    };
    let sql = "select id, created_us, players, rounds, closed, body from tournaments
         join entries on tournament = id and number = 1
         where listed = 1 and (created_us, id) < (?1, ?2)
         order by created_us desc, id desc limit ?3";
    let all: Result<Vec<_>> = db
        .prepare_cached(sql)?
        .query_map((before.0, before.1, most), one)?
        .collect();
    all.map(Some)
}

fn one(row: &Row<'_>) -> Result<Listed> {
    let first = row.get_ref(5)?.as_str()?;
    let first: Entry = serde_json::from_str(first).map_err(|error| json::unreadable(5, error))?;
    let Fact::Founded(charter) = first.fact else {
        return Err(json::unreadable(5, "the first entry founds nothing"));
    };
    Ok(Listed {
        id: row.get(0)?,
        created_us: row.get(1)?,
        charter,
        standing: Standing {
            players: count(row, 2)?,
            rounds: count(row, 3)?,
            closed: row.get(4)?,
        },
    })
}

fn founded_at(db: &Connection, id: &str) -> Result<Option<i64>> {
    db.prepare_cached("select created_us from tournaments where id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()
}

/// Whether a tournament is listed; `None` if there is no such one.
pub(super) fn shown(db: &Connection, id: &str) -> Result<Option<Shown>> {
    let shown = |row: &Row<'_>| {
        Ok(match row.get(0)? {
            1 => Shown::Listed,
            0 => Shown::Unlisted,
            _ => Shown::KeptOut,
        })
    };
    db.prepare_cached("select listed from tournaments where id = ?1")?
        .query_row([id], shown)
        .optional()
}

/// Puts a tournament in the list, or takes it out, unless the keeper of the server keeps it out.
pub(super) fn list(db: &Connection, listing: &Listing) -> Result<()> {
    let sql = "update tournaments set listed = ?2 where id = ?1 and listed in (0, 1)";
    db.prepare_cached(sql)?
        .execute((&listing.tournament, listing.listed))?;
    Ok(())
}
