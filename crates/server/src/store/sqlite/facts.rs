//! The table `facts`.

use protocol::{NumberedFact, stored};
use sqlx::SqliteConnection;

/// Adds a fact; fails if its number is taken.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    game: &str,
    fact: &NumberedFact,
) -> Result<(), sqlx::Error> {
    let body = stored::encode(&fact.fact).map_err(|error| sqlx::Error::Encode(error.into()))?;
    sqlx::query("insert into facts (game, seq, at_us, body) values ($1, $2, $3, $4)")
        .bind(game)
        .bind(fact.seq.cast_signed())
        .bind(fact.at_us)
        .bind(body)
        .execute(db)
        .await?;
    Ok(())
}

/// All facts of a game, in order; none if there is no such game.
pub(super) async fn all(
    db: &mut SqliteConnection,
    game: &str,
) -> Result<Vec<NumberedFact>, sqlx::Error> {
    let rows: Vec<(i64, i64, String)> =
        sqlx::query_as("select seq, at_us, body from facts where game = $1 order by seq")
            .bind(game)
            .fetch_all(db)
            .await?;
    let fact = |(seq, at_us, body): (i64, i64, String)| {
        Ok(NumberedFact {
            seq: seq.cast_unsigned(),
            at_us,
            fact: stored::decode(&body).map_err(|error| sqlx::Error::Decode(error.into()))?,
        })
    };
    rows.into_iter().map(fact).collect()
}

/// Number of a game's last fact; `None` if there is no such game.
pub(super) async fn last(
    db: &mut SqliteConnection,
    game: &str,
) -> Result<Option<u64>, sqlx::Error> {
    let seq: Option<i64> = sqlx::query_scalar("select max(seq) from facts where game = $1")
        .bind(game)
        .fetch_one(db)
        .await?;
    Ok(seq.map(i64::cast_unsigned))
}
