//! The table `nodes`.

use sqlx::SqliteConnection;
use sqlx::error::BoxDynError;
use uuid::Uuid;

use crate::store::{Beat, LostNode, NodeId};

/// Notes that a node runs, if it has games, or that it has run for the last time.
pub(super) async fn beat(db: &mut SqliteConnection, beat: Beat) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into nodes (id, beat_us, ended)
         select $1, $2, $3 where exists (select 1 from games where node = $1)
         on conflict (id) do update set beat_us = excluded.beat_us, ended = excluded.ended",
    )
    .bind(beat.node.0.as_bytes().as_slice())
    .bind(beat.at_us)
    .bind(beat.last)
    .execute(db)
    .await?;
    Ok(())
}

/// The last time at which a node is known to have run.
pub(super) async fn last_beat(db: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    sqlx::query_scalar("select max(beat_us) from nodes")
        .fetch_one(db)
        .await
}

/// Marks all nodes as ended, and deletes those that have no games left.
pub(super) async fn end_all(db: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("update nodes set ended = 1")
        .execute(&mut *db)
        .await?;
    let forget = "delete from nodes where not exists (select 1 from games where node = nodes.id)";
    sqlx::query(forget).execute(db).await?;
    Ok(())
}

/// The nodes that have ended, or were last known to run before this time, and still have games.
pub(super) async fn lost(
    db: &mut SqliteConnection,
    before_us: i64,
) -> Result<Vec<LostNode>, sqlx::Error> {
    let rows: Vec<(Vec<u8>, i64)> = sqlx::query_as(
        "select id, beat_us from nodes where (ended = 1 or beat_us < $1)
         and exists (select 1 from games where node = nodes.id)",
    )
    .bind(before_us)
    .fetch_all(db)
    .await?;
    let row = |(id, beat_us): (Vec<u8>, i64)| {
        Ok(LostNode {
            id: read(&id)?,
            beat_us,
        })
    };
    rows.into_iter().map(row).collect()
}

/// A node's id as it stands in the tables.
pub(super) fn read(id: &[u8]) -> Result<NodeId, sqlx::Error> {
    let id = Uuid::from_slice(id).map_err(|error| sqlx::Error::Decode(BoxDynError::from(error)));
    id.map(NodeId)
}
