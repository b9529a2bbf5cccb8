//! The table `alive`.

use sqlx::SqliteConnection;

/// Notes that the server runs at this time.
pub(super) async fn set(db: &mut SqliteConnection, at_us: i64) -> Result<(), sqlx::Error> {
    sqlx::query("insert or replace into alive (id, at_us) values (1, $1)")
        .bind(at_us)
        .execute(db)
        .await?;
    Ok(())
}

/// The last time at which the server is known to have run; `None` if it never has.
pub(super) async fn last(db: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    sqlx::query_scalar("select at_us from alive where id = 1")
        .fetch_optional(db)
        .await
}
