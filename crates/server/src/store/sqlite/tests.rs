//! Writes that follow another runner, and nodes that are lost.

use std::sync::Arc;

use protocol::{Fact, NumberedFact};
use tempfile::TempDir;

use super::*;
use crate::store::{Append, Beat, Draft, NewGame};

fn beat(node: NodeId, at_us: i64, last: bool) -> Write {
    let beat = Some(Beat { node, at_us, last });
    Write {
        beat,
        ..Write::default()
    }
}

/// A write to the game `g`, whose runner changes from one to the other.
fn hand_over(before: Option<NodeId>, runner: Option<NodeId>) -> Write {
    let draft = Some(Draft {
        plies: 0,
        moves: vec![runner.map_or("nobody".to_owned(), |node| node.to_string())],
    });
    let append = Append {
        game: "g".to_owned(),
        facts: Vec::new(),
        request: None,
        tokens: Vec::new(),
        draft,
        runner_before: before,
        runner,
    };
    Write {
        appends: vec![Arc::new(append)],
        ..Write::default()
    }
}

async fn with_game() -> (TempDir, Sqlite) {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a database");
    let new = NewGame {
        id: "g".to_owned(),
        created_us: 0,
        secret: None,
        arbiter: None,
    };
    let mut write = hand_over(None, None);
    write.games.push(new);
    if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
        append.facts.push(NumberedFact {
            seq: 1,
            at_us: 0,
            fact: Fact::Restarted { away_us: 0 },
        });
    }
    store.commit(write).await.expect("a game");
    (folder, store)
}

#[tokio::test]
async fn a_write_that_was_made_on_another_runner_is_refused_whole() {
    let (_folder, store) = with_game().await;
    let [one, two] = [NodeId::new(), NodeId::new()];
    store
        .commit(hand_over(None, Some(one)))
        .await
        .expect("it begins to run");
    store
        .commit(hand_over(Some(one), Some(one)))
        .await
        .expect("it still runs");
    for (before, runner) in [
        (None, Some(two)),
        (Some(two), Some(two)),
        (Some(two), Some(one)),
        (Some(two), None),
    ] {
        let refused = store.commit(hand_over(before, runner)).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        let game = store.load("g").await.expect("an answer").expect("the game");
        assert_eq!(game.runner, Some(one));
        let said = game.draft.map(|draft| draft.moves);
        assert_eq!(
            said,
            Some(vec![one.to_string()]),
            "nothing of it is written"
        );
    }
    // Two nodes take over the same game: only one gets it.
    let taken = tokio::join!(
        store.commit(hand_over(Some(one), Some(two))),
        store.commit(hand_over(Some(one), Some(NodeId::new()))),
    );
    assert!(taken.0.is_ok() != taken.1.is_ok());
}

#[tokio::test]
async fn nodes_with_games_are_lost_when_they_end_or_are_silent() {
    let (folder, store) = with_game().await;
    let [one, two] = [NodeId::new(), NodeId::new()];
    let lost = async |before_us| store.lost_nodes(before_us).await.expect("an answer");
    store
        .commit(hand_over(None, Some(one)))
        .await
        .expect("it begins to run");
    for node in [one, two] {
        store.commit(beat(node, 1000, false)).await.expect("a beat");
    }
    assert_eq!(lost(1000).await, []);
    let silent = LostNode {
        id: one,
        beat_us: 1000,
    };
    assert_eq!(lost(1001).await, [silent], "the other one runs no game");
    store.commit(beat(one, 2000, false)).await.expect("a beat");
    assert_eq!(lost(1001).await, []);
    store
        .commit(beat(one, 3000, true))
        .await
        .expect("the last beat");
    assert_eq!(
        lost(1001).await,
        [LostNode {
            beat_us: 3000,
            ..silent
        }]
    );
    assert_eq!(store.games_of(one).await.expect("an answer"), ["g"]);
    store
        .commit(hand_over(Some(one), Some(two)))
        .await
        .expect("another runs it");
    assert_eq!(lost(1001).await, []);

    // A node that ran when the folder was closed, or its process was killed, has ended.
    store.commit(beat(two, 4000, false)).await.expect("a beat");
    store.close().await.expect("it closes");
    let store = Sqlite::open(folder.path()).await.expect("the database");
    let lost = store.lost_nodes(0).await.expect("an answer");
    assert_eq!(
        lost,
        [LostNode {
            id: two,
            beat_us: 4000
        }]
    );
}

#[tokio::test]
async fn tables_of_the_first_programs_are_known_and_those_of_newer_ones_refused() {
    let (folder, store) = with_game().await;
    store.close().await.expect("it closes");
    let file = folder.path().join(FILE);
    let db = Connection::open(&file).expect("the file opens");
    db.execute_batch("create table _sqlx_migrations (version bigint); pragma user_version = 0")
        .expect("a file of the first programs");
    let store = Sqlite::open(folder.path()).await.expect("the database");
    let game = store.load("g").await.expect("an answer");
    assert_eq!(game.expect("the game").facts.len(), 1);
    store.close().await.expect("it closes");

    db.pragma_update(None, "user_version", 99)
        .expect("a newer file");
    let refused = Sqlite::open(folder.path()).await.err();
    assert!(
        matches!(refused, Some(DbError::Newer { found: 99, .. })),
        "{refused:?}"
    );
}
