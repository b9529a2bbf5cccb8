//! The table `requests`.

use game::Side;
use sqlx::SqliteConnection;
use uuid::Uuid;

use crate::store::Requests;

/// Notes what a request has become; fails if it is known.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    game: &str,
    side: Side,
    request: Uuid,
    seq: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into requests (game, side, request, seq) values ($1, $2, $3, $4)")
        .bind(game)
        .bind(i64::from(side == Side::Second))
        .bind(request.as_bytes().as_slice())
        .bind(seq.cast_signed())
        .execute(db)
        .await?;
    Ok(())
}

/// The requests of a game.
pub(super) async fn all(db: &mut SqliteConnection, game: &str) -> Result<Requests, sqlx::Error> {
    let rows: Vec<(i64, Vec<u8>, i64)> =
        sqlx::query_as("select side, request, seq from requests where game = $1")
            .bind(game)
            .fetch_all(db)
            .await?;
    let row = |(side, request, seq): (i64, Vec<u8>, i64)| {
        let request = Uuid::from_slice(&request).map_err(|e| sqlx::Error::Decode(e.into()))?;
        Ok(((super::tokens::side(side), request), seq.cast_unsigned()))
    };
    rows.into_iter().map(row).collect()
}
