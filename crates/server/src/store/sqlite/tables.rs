//! The tables, brought up to date when the database is opened.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

const MIGRATIONS: [(i64, &str, &str); 1] = [(
    1,
    "games",
    include_str!("../../../migrations/sqlite/0001_games.sql"),
)];

/// Makes and changes the tables.
pub(super) fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}
