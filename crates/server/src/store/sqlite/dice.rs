//! The table `dice`.

use dice::Seed;
use sqlx::SqliteConnection;

/// Keeps the secret that the dice of a game are thrown from.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    game: &str,
    secret: &Seed,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into dice (game, secret) values ($1, $2)")
        .bind(game)
        .bind(secret.bytes().as_slice())
        .execute(db)
        .await?;
    Ok(())
}

/// The secret of a game's dice; `None` if it has no dice.
pub(super) async fn secret(
    db: &mut SqliteConnection,
    game: &str,
) -> Result<Option<Seed>, sqlx::Error> {
    let secret: Option<Vec<u8>> = sqlx::query_scalar("select secret from dice where game = $1")
        .bind(game)
        .fetch_optional(db)
        .await?;
    let seed = |bytes: Vec<u8>| {
        let bytes = bytes.try_into();
        bytes.map_err(|_| sqlx::Error::Decode("a secret of dice has 32 bytes".into()))
    };
    Ok(secret.map(seed).transpose()?.map(Seed::new))
}
