//! The table `games`.

use sqlx::SqliteConnection;

use super::nodes;
use crate::store::NodeId;

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

/// Notes which node runs a game, if `before` has run it so far. Returns whether it has.
pub(super) async fn set_runner(
    db: &mut SqliteConnection,
    id: &str,
    before: Option<NodeId>,
    runner: Option<NodeId>,
) -> Result<bool, sqlx::Error> {
    if runner == before {
        return Ok(self::runner(db, id).await? == before);
    }
    let bytes = |node: NodeId| node.0.as_bytes().to_vec();
    let done = sqlx::query("update games set node = $3 where id = $1 and node is $2")
        .bind(id)
        .bind(before.map(bytes))
        .bind(runner.map(bytes))
        .execute(db)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// The node that runs a game.
pub(super) async fn runner(
    db: &mut SqliteConnection,
    id: &str,
) -> Result<Option<NodeId>, sqlx::Error> {
    let node: Option<Vec<u8>> = sqlx::query_scalar("select node from games where id = $1")
        .bind(id)
        .fetch_one(db)
        .await?;
    node.map(|bytes| nodes::read(&bytes)).transpose()
}

/// The games that a node runs.
pub(super) async fn of_node(
    db: &mut SqliteConnection,
    node: NodeId,
) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("select id from games where node = $1")
        .bind(node.0.as_bytes().as_slice())
        .fetch_all(db)
        .await
}
