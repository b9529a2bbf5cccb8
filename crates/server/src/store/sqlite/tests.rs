//! Writes that follow another runner, and nodes that are lost.

use std::sync::Arc;

use game::Side;
use protocol::{Fact, NumberedFact};
use tempfile::TempDir;

use super::*;
use crate::store::{Append, Beat, Draft, NewGame, NodeId, Sender, TakeOver, Waits};

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
        outage: 0,
        runner,
        waits: Waits::default(),
        ended: None,
    };
    Write {
        appends: vec![Arc::new(append)],
        ..Write::default()
    }
}

/// Some first fact.
fn restarted(at_us: i64) -> NumberedFact {
    NumberedFact {
        seq: 1,
        at_us,
        fact: Fact::Restarted {
            away_us: 0,
            waits_us: 0,
        },
    }
}

/// A game of which nobody knows anything yet.
pub(super) fn new_game(id: &str) -> NewGame {
    NewGame {
        id: id.to_owned(),
        created_us: 0,
        secret: None,
        arbiter: None,
        rated: false,
        board: None,
        creation: None,
    }
}

async fn with_game() -> (TempDir, Sqlite) {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path(), Lull::default())
        .await
        .expect("a database");
    let mut write = hand_over(None, None);
    write.games.push(new_game("g"));
    if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
        append.facts.push(restarted(0));
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

fn take_over(lost: LostNode, successor: NodeId, at_us: i64) -> Write {
    let take_over = TakeOver {
        lost,
        successor,
        at_us,
    };
    Write {
        take_over: Some(take_over),
        ..beat(successor, at_us, false)
    }
}

#[tokio::test]
async fn nodes_with_games_are_lost_when_they_end_or_are_silent() {
    let (folder, store) = with_game().await;
    let [one, two, three] = [NodeId::new(), NodeId::new(), NodeId::new()];
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
    let early = store.commit(take_over(silent, two, 2500)).await;
    assert!(
        matches!(early, Err(StoreError::Conflict)),
        "it has run since"
    );
    store
        .commit(beat(one, 3000, true))
        .await
        .expect("the last beat");
    let ended = LostNode {
        beat_us: 3000,
        ..silent
    };
    assert_eq!(lost(1001).await, [ended]);
    let taken = tokio::join!(
        store.commit(take_over(ended, two, 3500)),
        store.commit(take_over(ended, three, 3500)),
    );
    assert!(taken.0.is_ok() != taken.1.is_ok(), "one is quicker");
    assert_eq!(lost(1001).await, []);
    let successor = if taken.0.is_ok() { two } else { three };

    // A node that ran when the folder was closed, or its process was killed, has ended.
    store
        .commit(beat(successor, 4000, false))
        .await
        .expect("a beat, although it has written to no game");
    store.close().await.expect("it closes");
    let store = Sqlite::open(folder.path(), Lull::default())
        .await
        .expect("the database");
    let lost = store.lost_nodes(0).await.expect("an answer");
    assert_eq!(
        lost,
        [LostNode {
            id: successor,
            beat_us: 4000
        }]
    );
    let outages = store.outages().await.expect("an answer");
    assert_eq!(outages.len(), 1);

    // Once the game has gone on, nobody has to know what happened before.
    let mut write = hand_over(Some(successor), Some(three));
    if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
        append.outage = outages[0].number;
    }
    store.commit(write).await.expect("the game goes on");
    store.close().await.expect("it closes");
    let store = Sqlite::open(folder.path(), Lull::default())
        .await
        .expect("the database");
    assert_eq!(store.outages().await.expect("an answer"), []);
}

#[tokio::test]
async fn what_was_written_without_knowing_of_an_outage_is_refused() {
    let (_folder, store) = with_game().await;
    let [one, two] = [NodeId::new(), NodeId::new()];
    store
        .commit(hand_over(None, Some(one)))
        .await
        .expect("it begins to run");
    // Both nodes are lost one after the other, so that the game is where it was.
    for (lost, successor, at_us) in [(one, two, 2000), (two, one, 3000)] {
        let beat_us = at_us - 500;
        let lost = LostNode { id: lost, beat_us };
        let beat = beat(lost.id, beat_us, false);
        store.commit(beat).await.expect("a beat");
        let taken = store.commit(take_over(lost, successor, at_us)).await;
        taken.expect("its games are taken over");
    }
    let stand = store.stand("g").await.expect("an answer");
    assert_eq!(stand, Some(Stand { seq: 1, outage: 2 }));
    for (known, is_enough) in [(0, false), (1, false), (2, true)] {
        let mut write = hand_over(Some(one), Some(one));
        if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
            append.outage = known;
        }
        assert_eq!(store.commit(write).await.is_ok(), is_enough, "{known}");
    }
    let stand = store.stand("g").await.expect("an answer");
    assert_eq!(stand, Some(Stand { seq: 1, outage: 0 }));
}

#[tokio::test]
async fn games_of_a_lost_node_are_found_by_what_they_wait_for() {
    let (_folder, store) = with_game().await;
    let node = NodeId::new();
    let games = [
        ("a", Some(30), true),
        ("b", Some(10), false),
        ("c", None, true),
        ("d", Some(20), false),
    ];
    for (id, falls_us, computer) in games {
        let mut write = hand_over(None, Some(node));
        write.games.push(NewGame {
            id: id.to_owned(),
            created_us: 0,
            secret: None,
            arbiter: None,
            rated: false,
            board: None,
            creation: None,
        });
        if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
            append.game = id.to_owned();
            append.waits = Waits { falls_us, computer };
            append.facts.push(restarted(5));
        }
        store.commit(write).await.expect("a game");
    }
    let share = Share {
        node,
        seen: 0..1,
        outages: Vec::new(),
    };
    let falling = async |share: &Share, after: Option<&Falling>| {
        let falling = store.falling(share, after, 25).await.expect("an answer");
        assert!(falling.iter().all(|one| one.last_us == 5));
        falling
    };
    let ids = |falling: &[Falling]| -> Vec<String> {
        falling.iter().map(|one| one.game.clone()).collect()
    };
    let soon = falling(&share, None).await;
    assert_eq!(ids(&soon), ["b", "d"]);
    assert_eq!(ids(&falling(&share, soon.first()).await), ["d"]);
    let due = store.computer_due(&share, "").await.expect("an answer");
    assert_eq!(due, ["a", "c"]);
    let due = store.computer_due(&share, "a").await.expect("an answer");
    assert_eq!(due, ["c"]);
    let later = Share {
        seen: 1..2,
        ..share
    };
    assert_eq!(ids(&falling(&later, None).await), [""; 0]);
}

#[tokio::test]
async fn where_a_game_is_found_its_flag_does_not_fall_before_and_not_long_after() {
    const MINUTE: i64 = 60_000_000;
    let (_folder, store) = with_game().await;
    let node = NodeId::new();
    let share = Share {
        node,
        seen: 0..1,
        outages: Vec::new(),
    };
    let mut before = None;
    for (falls_us, stored) in [
        (Some(1000), Some(1000)),
        (Some(2000), Some(1000)),
        (Some(1000 + MINUTE), Some(1000)),
        (Some(1001 + MINUTE), Some(1001 + MINUTE)),
        (Some(1000 + MINUTE), Some(1000 + MINUTE)),
        (None, None),
        (Some(5), Some(5)),
    ] {
        let mut write = hand_over(before, Some(node));
        if let Some(append) = write.appends.first_mut().and_then(Arc::get_mut) {
            append.waits.falls_us = falls_us;
        }
        store.commit(write).await.expect("it goes on");
        before = Some(node);
        let falling = store.falling(&share, None, i64::MAX).await;
        let falling = falling.expect("an answer");
        let found = falling.first().map(|one| one.falls_us);
        assert_eq!(found, stored, "{falls_us:?}");
    }
}

#[tokio::test]
async fn a_store_of_the_first_programs_is_brought_up_to_date() {
    let folder = TempDir::new().expect("a folder");
    let db = Connection::open(folder.path().join(FILE)).expect("the file opens");
    db.execute_batch(include_str!("../../../migrations/sqlite/0001_games.sql"))
        .expect("tables");
    let node = NodeId::new();
    for (id, node) in [("runs", Some(node.0)), ("waits", None)] {
        let game = "insert into games (id, created_us, node) values (?1, 0, ?2)";
        db.execute(game, (id, node)).expect("a game");
        let body = protocol::stored::encode(&Fact::Restarted {
            away_us: 0,
            waits_us: 0,
        })
        .expect("a text");
        let fact = "insert into facts (game, seq, at_us, body) values (?1, 1, 7, ?2)";
        db.execute(fact, (id, body)).expect("a fact");
    }
    let number = Uuid::new_v4();
    let request = "insert into requests (game, side, request, seq) values ('waits', 1, ?1, 1)";
    db.execute(request, [number]).expect("a request");
    db.execute_batch("create table _sqlx_migrations (version bigint)")
        .expect("where the version was kept");
    drop(db);
    let store = Sqlite::open(folder.path(), Lull::default())
        .await
        .expect("the database");
    let game = store.load("waits").await.expect("an answer");
    let game = game.expect("the game");
    assert_eq!(game.facts.len(), 1);
    let became = game.requests[&(Sender::Seat(Side::Second), number)];
    assert!(became.seq == 1 && became.content.is_none());
    assert_eq!(game.requests.len(), 1);
    // Nobody knows what the running game waits for, so it is looked at for everything.
    let share = Share {
        node,
        seen: 0..1,
        outages: Vec::new(),
    };
    let falling = store.falling(&share, None, 0).await.expect("an answer");
    let due = store.computer_due(&share, "").await.expect("an answer");
    assert_eq!((falling.len(), due), (1, vec!["runs".to_owned()]));
}

#[tokio::test]
async fn tables_of_a_newer_program_are_refused() {
    let (folder, store) = with_game().await;
    store.close().await.expect("it closes");
    let db = Connection::open(folder.path().join(FILE)).expect("the file opens");
    db.pragma_update(None, "user_version", 99)
        .expect("a newer file");
    let refused = Sqlite::open(folder.path(), Lull::default()).await.err();
    assert!(
        matches!(refused, Some(DbError::Newer { found: 99, .. })),
        "{refused:?}"
    );
}
