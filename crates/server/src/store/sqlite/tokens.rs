//! The table `tokens`.

use game::Side;
use rusqlite::{Connection, Result, Row};

use crate::token::{Hash, Holds, TokenRow};

const SEAT: &str = "seat";
const INVITE: &str = "invite";

/// Adds a token; fails if there is one of its kind for the seat.
pub(super) fn insert(db: &Connection, game: &str, token: &TokenRow) -> Result<()> {
    let kind = match token.holds {
        Holds::Seat => SEAT,
        Holds::Invite => INVITE,
    };
    let sql = "insert into tokens (game, side, kind, hash, player) values (?1, ?2, ?3, ?4, ?5)";
    db.prepare_cached(sql)?.execute((
        game,
        number(token.side),
        kind,
        token.hash.0,
        token.player,
    ))?;
    Ok(())
}

/// The tokens of a game.
pub(super) fn all(db: &Connection, game: &str) -> Result<Vec<TokenRow>> {
    let sql = "select side, kind, hash, player from tokens where game = ?1";
    db.prepare_cached(sql)?.query_map([game], token)?.collect()
}

fn token(row: &Row<'_>) -> Result<TokenRow> {
    let holds = match row.get_ref(1)?.as_str()? {
        SEAT => Holds::Seat,
        _ => Holds::Invite,
    };
    Ok(TokenRow {
        side: side(row.get(0)?),
        holds,
        hash: Hash(row.get(2)?),
        player: row.get(3)?,
    })
}

/// The number of a side in the tables.
pub(super) fn number(side: Side) -> i64 {
    i64::from(side == Side::Second)
}

/// A side from its number in the tables.
pub(super) fn side(number: i64) -> Side {
    if number == 0 {
        Side::First
    } else {
        Side::Second
    }
}
