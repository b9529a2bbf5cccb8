//! The table `games`.

use sqlx::{SqliteConnection, SqlitePool};

/// Adds a game.
pub(crate) async fn insert(
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

/// Notes whether the computer has something to answer in a game.
pub(crate) async fn set_computer_due(
    db: &mut SqliteConnection,
    id: &str,
    due: bool,
) -> Result<(), sqlx::Error> {
    sqlx::query("update games set computer_due = $2 where id = $1 and computer_due != $2")
        .bind(id)
        .bind(due)
        .execute(db)
        .await?;
    Ok(())
}

/// The games in which the computer has something to answer.
pub(crate) async fn computer_due(db: &SqlitePool) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("select id from games where computer_due = 1")
        .fetch_all(db)
        .await
}
