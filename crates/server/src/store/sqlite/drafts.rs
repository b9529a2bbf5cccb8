//! The table `drafts`.

use sqlx::SqliteConnection;

use crate::store::Draft;

/// Keeps a draft in the place of the one before.
pub(super) async fn replace(
    db: &mut SqliteConnection,
    game: &str,
    draft: &Draft,
) -> Result<(), sqlx::Error> {
    let body = serde_json::to_string(&draft.moves).map_err(|e| sqlx::Error::Encode(e.into()))?;
    sqlx::query("insert or replace into drafts (game, plies, body) values ($1, $2, $3)")
        .bind(game)
        .bind(i64::try_from(draft.plies).unwrap_or(i64::MAX))
        .bind(body)
        .execute(db)
        .await?;
    Ok(())
}

/// The last draft in a game.
pub(super) async fn find(
    db: &mut SqliteConnection,
    game: &str,
) -> Result<Option<Draft>, sqlx::Error> {
    let row: Option<(i64, String)> =
        sqlx::query_as("select plies, body from drafts where game = $1")
            .bind(game)
            .fetch_optional(db)
            .await?;
    let draft = |(plies, body): (i64, String)| {
        let moves = serde_json::from_str(&body).map_err(|e| sqlx::Error::Decode(e.into()))?;
        Ok(Draft {
            plies: usize::try_from(plies).unwrap_or(usize::MAX),
            moves,
        })
    };
    row.map(draft).transpose()
}
