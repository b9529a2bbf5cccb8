//! The table `checks`: one row, to see whether the disk takes anything.

use sqlx::SqliteConnection;

/// Notes when this was tried last.
pub(super) async fn note(db: &mut SqliteConnection, at_us: i64) -> Result<(), sqlx::Error> {
    sqlx::query("insert or replace into checks (id, at_us) values (1, $1)")
        .bind(at_us)
        .execute(db)
        .await?;
    Ok(())
}
