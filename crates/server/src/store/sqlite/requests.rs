//! The table `requests`.

use rusqlite::{Connection, Result, Row};

use super::tokens;
use crate::store::{Answered, Request, Requests, Sender};
use crate::token::Hash;

/// The arbiter, where sides have the numbers 0 and 1.
const ARBITER: i64 = 2;

/// Notes what a request has become; fails if it is known.
pub(super) fn insert(db: &Connection, game: &str, request: &Request, seq: u64) -> Result<()> {
    let sql = "insert into requests (game, side, request, seq, content)
         values (?1, ?2, ?3, ?4, ?5)";
    let sender = match request.sender {
        Sender::Seat(side) => tokens::number(side),
        Sender::Arbiter => ARBITER,
    };
    let content = request.content.0;
    db.prepare_cached(sql)?
        .execute((game, sender, request.number, seq.cast_signed(), content))?;
    Ok(())
}

/// The requests of a game.
pub(super) fn all(db: &Connection, game: &str) -> Result<Requests> {
    let sql = "select side, request, seq, content from requests where game = ?1";
    let request = |row: &Row<'_>| {
        let sender = match row.get(0)? {
            ARBITER => Sender::Arbiter,
            side => Sender::Seat(tokens::side(side)),
        };
        let seq: i64 = row.get(2)?;
        let content: Option<[u8; 32]> = row.get(3)?;
        let answered = Answered {
            seq: seq.cast_unsigned(),
            content: content.map(Hash),
        };
        Ok(((sender, row.get(1)?), answered))
    };
    db.prepare_cached(sql)?
        .query_map([game], request)?
        .collect()
}
