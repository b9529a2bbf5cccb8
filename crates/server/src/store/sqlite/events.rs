//! The table `events`.

use protocol::Entry;
use sqlx::SqliteConnection;

/// Adds an event; fails if its number is taken.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    game: &str,
    entry: &Entry,
) -> Result<(), sqlx::Error> {
    let body = serde_json::to_string(&entry.event).map_err(|e| sqlx::Error::Encode(e.into()))?;
    sqlx::query("insert into events (game, seq, at_us, body) values ($1, $2, $3, $4)")
        .bind(game)
        .bind(entry.seq.cast_signed())
        .bind(entry.at_us)
        .bind(body)
        .execute(db)
        .await?;
    Ok(())
}

/// All events of a game, in order; none if there is no such game.
pub(super) async fn all(db: &mut SqliteConnection, game: &str) -> Result<Vec<Entry>, sqlx::Error> {
    let rows: Vec<(i64, i64, String)> =
        sqlx::query_as("select seq, at_us, body from events where game = $1 order by seq")
            .bind(game)
            .fetch_all(db)
            .await?;
    let entry = |(seq, at_us, body): (i64, i64, String)| {
        let event = serde_json::from_str(&body).map_err(|e| sqlx::Error::Decode(e.into()))?;
        Ok(Entry {
            seq: seq.cast_unsigned(),
            at_us,
            event,
        })
    };
    rows.into_iter().map(entry).collect()
}
