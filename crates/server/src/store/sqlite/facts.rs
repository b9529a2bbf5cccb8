//! The table `facts`, and the requests that have become facts.

use protocol::{NumberedFact, stored};
use rusqlite::{Connection, Result, Row};
use uuid::Uuid;

use super::{json, tokens};
use crate::store::{Answered, Request, Requests, Sender};
use crate::token::Hash;

/// The arbiter, where sides have the numbers 0 and 1.
const ARBITER: i64 = 2;

/// Adds a fact, and the request that has become this fact; fails if its number is taken.
pub(super) fn insert(
    db: &Connection,
    game: &str,
    fact: &NumberedFact,
    request: Option<&Request>,
) -> Result<()> {
    let body = stored::encode(&fact.fact).map_err(json::unwritable)?;
    let sql = "insert into facts (game, seq, at_us, body, sender, request, content)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    db.prepare_cached(sql)?.execute((
        game,
        fact.seq.cast_signed(),
        fact.at_us,
        body,
        request.map(|request| number(request.sender)),
        request.map(|request| request.number),
        request.map(|request| request.content.0),
    ))?;
    Ok(())
}

/// All facts of a game, in order; none if there is no such game.
pub(super) fn all(db: &Connection, game: &str) -> Result<Vec<NumberedFact>> {
    let sql = "select seq, at_us, body from facts where game = ?1 order by seq";
    db.prepare_cached(sql)?.query_map([game], fact)?.collect()
}

/// The requests of a game.
pub(super) fn requests(db: &Connection, game: &str) -> Result<Requests> {
    let sql = "select sender, request, seq, content from facts
         where game = ?1 and request is not null";
    db.prepare_cached(sql)?
        .query_map([game], request)?
        .collect()
}

/// Number of a game's last fact; `None` if there is no such game.
pub(super) fn last(db: &Connection, game: &str) -> Result<Option<u64>> {
    let mut select = db.prepare_cached("select max(seq) from facts where game = ?1")?;
    let seq: Option<i64> = select.query_row([game], |row| row.get(0))?;
    Ok(seq.map(i64::cast_unsigned))
}

fn fact(row: &Row<'_>) -> Result<NumberedFact> {
    let body = row.get_ref(2)?.as_str()?;
    Ok(NumberedFact {
        seq: row.get::<_, i64>(0)?.cast_unsigned(),
        at_us: row.get(1)?,
        fact: stored::decode(body).map_err(|error| json::unreadable(2, error))?,
    })
}

fn request(row: &Row<'_>) -> Result<((Sender, Uuid), Answered)> {
    let sender = match row.get(0)? {
        ARBITER => Sender::Arbiter,
        side => Sender::Seat(tokens::side(side)),
    };
    let content: Option<[u8; 32]> = row.get(3)?;
    let answered = Answered {
        seq: row.get::<_, i64>(2)?.cast_unsigned(),
        content: content.map(Hash),
    };
    Ok(((sender, row.get(1)?), answered))
}

fn number(sender: Sender) -> i64 {
    match sender {
        Sender::Seat(side) => tokens::number(side),
        Sender::Arbiter => ARBITER,
    }
}
