//! The tables, brought up to date when the database is opened.

use std::path::Path;

use rusqlite::{Connection, Result, TransactionBehavior};

use super::DbError;

/// What makes version 1 of the tables, what makes version 2 of it, and so on.
const MIGRATIONS: [&str; 7] = [
    include_str!("../../../migrations/sqlite/0001_games.sql"),
    include_str!("../../../migrations/sqlite/0002_outages.sql"),
    include_str!("../../../migrations/sqlite/0003_requests.sql"),
    include_str!("../../../migrations/sqlite/0004_players.sql"),
    include_str!("../../../migrations/sqlite/0005_tournaments.sql"),
    include_str!("../../../migrations/sqlite/0006_listed.sql"),
    include_str!("../../../migrations/sqlite/0007_request_of_fact.sql"),
];

/// Makes the tables, or changes those of an older version.
pub(super) fn bring_up_to_date(db: &mut Connection, path: &Path) -> Result<(), DbError> {
    let failed = |error| DbError::Migrate {
        path: path.to_owned(),
        error,
    };
    let found = version(db).map_err(failed)?;
    let known = i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX);
    if found > known {
        return Err(DbError::Newer {
            path: path.to_owned(),
            found,
            known,
        });
    }
    for (from, migration) in (0..).zip(MIGRATIONS).filter(|(from, _)| *from >= found) {
        migrate(db, migration, from + 1).map_err(failed)?;
    }
    Ok(())
}

/// The version of the tables; 0 if there are none.
fn version(db: &Connection) -> Result<i64> {
    let version: i64 = db.query_row("pragma user_version", (), |row| row.get(0))?;
    // The first programs kept the version, which was 1, in another place.
    let sql = "select exists (select 1 from sqlite_schema where name = '_sqlx_migrations')";
    let old: bool = db.query_row(sql, (), |row| row.get(0))?;
    Ok(version.max(i64::from(old)))
}

/// All of it or, if that fails, nothing.
fn migrate(db: &mut Connection, migration: &str, version: i64) -> Result<()> {
    let whole = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    whole.execute_batch(migration)?;
    whole.pragma_update(None, "user_version", version)?;
    whole.commit()
}
