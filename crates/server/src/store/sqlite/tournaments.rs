//! The tables of tournaments: `tournaments`, `entries`, `entry_requests` and `officials`.

use rusqlite::{Connection, OptionalExtension as _, Result, Row};
use tournament::event::folded;
use tournament::log::Entry;
use uuid::Uuid;

use super::boards::whole;
use super::json;
use crate::store::{Answered, Entered, NewTournament, Standing};
use crate::token::Hash;

/// Adds a tournament; fails if one was founded with the same secret.
pub(super) fn insert(db: &Connection, new: &NewTournament) -> Result<()> {
    let sql = "insert into tournaments (id, created_us, listed, secret, content)
         values (?1, ?2, ?3, ?4, ?5)";
    let (secret, content) = (new.creation.secret.0, new.creation.content.0);
    db.prepare_cached(sql)?
        .execute((&new.id, new.created_us, new.listed, secret, content))?;
    Ok(())
}

/// Adds entries with what belongs to them; fails if a number is taken.
pub(super) fn enter(db: &Connection, entered: &Entered) -> Result<()> {
    let id = entered.tournament.as_str();
    let sql = "insert into entries (tournament, number, body) values (?1, ?2, ?3)";
    let mut insert = db.prepare_cached(sql)?;
    let mut last = entered.first;
    for (number, entry) in (entered.first..).zip(&entered.entries) {
        let body = serde_json::to_string(entry).map_err(json::unwritable)?;
        insert.execute((id, number.cast_signed(), body))?;
        last = number;
    }
    if let Some(request) = &entered.request {
        let sql = "insert into entry_requests (tournament, sender, request, content, number)
             values (?1, ?2, ?3, ?4, ?5)";
        db.prepare_cached(sql)?.execute((
            id,
            &request.sender,
            request.number,
            request.content.0,
            last.cast_signed(),
        ))?;
    }
    for name in &entered.dismissed {
        let sql = "delete from officials where tournament = ?1 and folded = ?2";
        db.prepare_cached(sql)?.execute((id, folded(name)))?;
    }
    if let Some(official) = &entered.official {
        let sql = "insert into officials (tournament, folded, name, hash) values (?1, ?2, ?3, ?4)
             on conflict (tournament, folded) do update set name = ?3, hash = ?4";
        db.prepare_cached(sql)?.execute((
            id,
            folded(&official.name),
            &official.name,
            official.hash.0,
        ))?;
    }
    let sql =
        "update tournaments set waits = ?2, players = ?3, rounds = ?4, closed = ?5 where id = ?1
         and (waits, players, rounds, closed) <> (?2, ?3, ?4, ?5)";
    let Standing {
        players,
        rounds,
        closed,
    } = entered.standing;
    db.prepare_cached(sql)?
        .execute((id, entered.waits, whole(players), whole(rounds), closed))?;
    Ok(())
}

/// The entries of a log behind this number, in order.
pub(super) fn entries(db: &Connection, id: &str, after: u64) -> Result<Vec<Entry>> {
    let sql = "select body from entries where tournament = ?1 and number > ?2 order by number";
    let entry = |row: &Row<'_>| {
        let body = row.get_ref(0)?.as_str()?;
        serde_json::from_str(body).map_err(|error| json::unreadable(0, error))
    };
    db.prepare_cached(sql)?
        .query_map((id, after.cast_signed()), entry)?
        .collect()
}

/// The tournament that was founded with a secret, and what was asked for.
pub(super) fn founded(db: &Connection, secret: Hash) -> Result<Option<(String, Hash)>> {
    let sql = "select id, content from tournaments where secret = ?1";
    let found = |row: &Row<'_>| Ok((row.get(0)?, Hash(row.get(1)?)));
    db.prepare_cached(sql)?
        .query_row([secret.0], found)
        .optional()
}

/// The official whose secret has this SHA-256, by name.
pub(super) fn official(db: &Connection, id: &str, secret: Hash) -> Result<Option<String>> {
    let sql = "select name from officials where tournament = ?1 and hash = ?2";
    db.prepare_cached(sql)?
        .query_row((id, secret.0), |row| row.get(0))
        .optional()
}

/// What a request has become, if it was sent before.
pub(super) fn answered(
    db: &Connection,
    id: &str,
    sender: &str,
    request: Uuid,
) -> Result<Option<Answered>> {
    let sql = "select number, content from entry_requests
         where tournament = ?1 and sender = ?2 and request = ?3";
    let answered = |row: &Row<'_>| {
        Ok(Answered {
            seq: row.get::<_, i64>(0)?.cast_unsigned(),
            content: Some(Hash(row.get(1)?)),
        })
    };
    db.prepare_cached(sql)?
        .query_row((id, sender, request), answered)
        .optional()
}
