//! The table `games`.

use sqlx::SqliteConnection;

/// Adds a game.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    id: &str,
    created_us: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into games (id, created_us) values ($1, $2)")
        .bind(id)
        .bind(created_us)
        .execute(db)
        .await?;
    Ok(())
}

/// Notes whether the computer has something to answer in a game, and when the time of the running
/// clock is out.
pub(super) async fn set_due(
    db: &mut SqliteConnection,
    id: &str,
    computer_due: bool,
    deadline_us: Option<i64>,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "update games set computer_due = $2, deadline_us = $3
         where id = $1 and (computer_due != $2 or deadline_us is not $3)",
    )
    .bind(id)
    .bind(computer_due)
    .bind(deadline_us)
    .execute(db)
    .await?;
    Ok(())
}

/// The games in which a clock runs.
pub(super) async fn with_deadline(db: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("select id from games where deadline_us is not null")
        .fetch_all(db)
        .await
}

/// The games in which the computer has something to answer.
pub(super) async fn computer_due(db: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("select id from games where computer_due = 1")
        .fetch_all(db)
        .await
}
