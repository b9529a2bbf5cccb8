//! The table `arbiters`.

use sqlx::SqliteConnection;

use crate::token::Hash;

/// Keeps the hash of the arbiter's secret.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    game: &str,
    hash: Hash,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into arbiters (game, hash) values ($1, $2)")
        .bind(game)
        .bind(hash.0.as_slice())
        .execute(db)
        .await?;
    Ok(())
}

/// The hash of the secret of a game's arbiter; `None` if it has no arbiter.
pub(super) async fn find(
    db: &mut SqliteConnection,
    game: &str,
) -> Result<Option<Hash>, sqlx::Error> {
    let hash: Option<Vec<u8>> = sqlx::query_scalar("select hash from arbiters where game = $1")
        .bind(game)
        .fetch_optional(db)
        .await?;
    let read = |bytes: Vec<u8>| {
        let bytes = bytes.try_into();
        bytes.map_err(|_| sqlx::Error::Decode("a token's hash has 32 bytes".into()))
    };
    Ok(hash.map(read).transpose()?.map(Hash))
}
