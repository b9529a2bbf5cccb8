//! The table `tokens`.

use game::Side;
use sqlx::SqliteConnection;

use crate::token::{Hash, Holds, TokenRow};

const SEAT: &str = "seat";
const INVITE: &str = "invite";

/// Adds a token; fails if there is one of its kind for the seat.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    game: &str,
    token: &TokenRow,
) -> Result<(), sqlx::Error> {
    let kind = match token.holds {
        Holds::Seat => SEAT,
        Holds::Invite => INVITE,
    };
    sqlx::query("insert into tokens (game, side, kind, hash) values ($1, $2, $3, $4)")
        .bind(game)
        .bind(i64::from(token.side == Side::Second))
        .bind(kind)
        .bind(token.hash.0.as_slice())
        .execute(db)
        .await?;
    Ok(())
}

/// The tokens of a game.
pub(super) async fn all(
    db: &mut SqliteConnection,
    game: &str,
) -> Result<Vec<TokenRow>, sqlx::Error> {
    let rows: Vec<(i64, String, Vec<u8>)> =
        sqlx::query_as("select side, kind, hash from tokens where game = $1")
            .bind(game)
            .fetch_all(db)
            .await?;
    let row = |(number, kind, hash): (i64, String, Vec<u8>)| {
        let hash = hash
            .try_into()
            .map_err(|_| sqlx::Error::Decode("a token's hash has 32 bytes".into()))?;
        Ok(TokenRow {
            side: side(number),
            holds: if kind == SEAT {
                Holds::Seat
            } else {
                Holds::Invite
            },
            hash: Hash(hash),
        })
    };
    rows.into_iter().map(row).collect()
}

/// A side from its number in the tables.
pub(super) fn side(number: i64) -> Side {
    if number == 0 {
        Side::First
    } else {
        Side::Second
    }
}
