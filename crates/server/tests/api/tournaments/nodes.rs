//! Tournaments at several nodes with one store.

use std::time::{Duration, Instant};

use protocol::Phase;
use protocol::tournament::{Entries, Said};
use serde_json::{Value, json};
use tigerden_server::{App, Setup, Shared};
use tournament::Seat;
use tournament::event::State;
use tournament::log::{Fact, Spot};

use super::club::{Club, charter, online, spot};
use crate::stage::{Stage, setup};

/// A club at two nodes, and what they share.
async fn at_two_nodes(charter: &Value) -> ([Club; 2], Shared) {
    at_two_nodes_with(charter, setup).await
}

async fn at_two_nodes_with(charter: &Value, setup: fn() -> Setup) -> ([Club; 2], Shared) {
    let Club { stage, id, secret } = Club::of(Stage::new().await, charter).await;
    stage.app().close().await;
    let shared = Shared::open(stage.folder()).await.expect("the database");
    let nodes = [
        App::start(&shared, setup()).await,
        App::start(&shared, setup()).await,
    ];
    let clubs = nodes.map(|app| Club {
        stage: stage.beside(app),
        id: id.clone(),
        secret: secret.clone(),
    });
    (clubs, shared)
}

async fn close(clubs: [Club; 2], shared: &Shared) {
    for club in clubs {
        club.stage.app().close().await;
    }
    shared.close().await;
}

#[tokio::test]
async fn other_nodes_hear_of_entries() {
    let ([one, two], shared) = at_two_nodes(&charter(3)).await;
    assert_eq!(two.view().await.entries, 1);
    let wait = async {
        let entries = two.get("/entries?after=1&wait=20").await;
        entries.ok::<Entries>()
    };
    let say = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        one.register(&["Ann"]).await;
    };
    let began = Instant::now();
    let (entries, ()) = tokio::join!(wait, say);
    assert_eq!(entries.entries.len(), 1);
    assert!(began.elapsed() < Duration::from_secs(2));
    // Both add at the same time, and each entry has a number of its own.
    let names = ["Bob", "Cleo", "Dan", "Eve"];
    let at_one = async { one.register(&names[..2]).await };
    let at_two = async { two.register(&names[2..]).await };
    tokio::join!(at_one, at_two);
    assert_eq!(one.view().await.players, 5);
    assert_eq!(one.entries().await, two.entries().await);
    close([one, two], &shared).await;
}

#[tokio::test]
async fn each_game_is_started_and_counted_once() {
    let mut charter = online(1);
    charter["contest"] = json!("pair");
    let ([one, two], shared) = at_two_nodes(&charter).await;
    let mut keys = Vec::new();
    for name in ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"] {
        keys.push(one.enters(name).await);
    }
    two.pair().await.ok::<Said>();
    for game in 0..2 {
        for table in 1..=3 {
            let at = Spot { round: 1, table };
            let now = two.now().await;
            let bout = now.table(at).expect("a table").bout().clone();
            let loser = &keys[bout.player(Seat::B).index()];
            let board = match bout.games.first().and_then(|game| game.record.as_deref()) {
                Some(before) => two.board_after(at, before).await,
                None => one.board(at).await,
            };
            // Each game ends at another node than the one before.
            let club = if (table + game) % 2 == 0 { &one } else { &two };
            club.resigns(&board, loser).await;
            let over = async || {
                let now = one.now().await;
                let games = now.table(at).map_or(0, |table| table.bout().games.len());
                (games > game).then_some(())
            };
            crate::stage::until(over).await;
        }
    }
    for table in 1..=3 {
        let at = Spot { round: 1, table };
        assert_eq!(two.decided(at).await, State::Won(Seat::A));
    }
    let facts = two.facts().await;
    let started = facts
        .iter()
        .filter(|fact| matches!(fact, Fact::Started { .. }));
    let played = facts
        .iter()
        .filter(|fact| matches!(fact, Fact::Played { .. }));
    assert_eq!((started.count(), played.count()), (6, 6));
    let games: i64 = {
        let db = one.stage.database();
        let games = db.query_row("select count(*) from games", (), |row| row.get(0));
        games.expect("a number")
    };
    assert_eq!(games, 6);
    close([one, two], &shared).await;
}

#[tokio::test]
async fn a_result_is_brought_back_that_a_lost_node_has_told_nobody_of() {
    let often = || Setup {
        sweep: Duration::from_millis(50),
        ..setup()
    };
    let ([one, two], shared) = at_two_nodes_with(&online(1), often).await;
    let mut keys = Vec::new();
    for name in ["Ann", "Ben", "Cleo", "Dan"] {
        keys.push(one.enters(name).await);
    }
    let tables = json!([{ "players": [1, 2] }, { "players": [3, 4] }]);
    one.say(json!({ "paired": { "tables": tables, "by_hand": true } }))
        .await;
    let [first, second] = [one.board(spot(1, 1)).await, one.board(spot(1, 2)).await];
    one.resigns(&second, &keys[3]).await;
    one.decided(spot(1, 2)).await;
    // A node stored the same of the other game, and was lost before it said so.
    assert_eq!(two.game(&first).await.phase(), Phase::Playing);
    let left = "insert into facts (game, seq, at_us, body)
        select ?1, (select max(seq) + 1 from facts where game = ?1), at_us, body
        from facts where game = ?2 order by seq desc limit 1";
    let left = one.stage.database().execute(left, [&first, &second]);
    assert_eq!(left.expect("a fact"), 1);
    assert_eq!(two.decided(spot(1, 1)).await, State::Won(Seat::A));
    assert_eq!(one.decided(spot(1, 1)).await, State::Won(Seat::A));
    close([one, two], &shared).await;
}
