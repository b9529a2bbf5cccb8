//! A whole event.

use axum::http::StatusCode;
use protocol::tournament::Said;
use protocol::{Action, Phase};
use serde_json::json;
use tournament::Seat as TableSeat;
use tournament::event::State;
use tournament::log::Fact;

use super::club::{Club, online, spot};
use super::table::{played, started};
use crate::stage::{Stage, until};

#[tokio::test]
async fn a_whole_event_is_played_on_the_server() {
    let mut charter = online(3);
    charter["format"] = json!({ "round-robin": { "cycles": 1 } });
    let mut club = Club::of(Stage::new().await, &charter).await;
    let keys = [club.enters("Ann").await, club.enters("Ben").await];
    for (name, id) in [("Robot", "computer:1"), ("Machine", "computer:2")] {
        club.say(json!({ "registered": { "name": name, "id": id } }))
            .await;
    }
    let judge = club.appoint("Judy", "judge").await;
    let mut cheated = None;
    for round in 1..=3 {
        club.pair().await.ok::<Said>();
        let tables = club.now().await.rounds()[round - 1].tables.clone();
        for (table, paired) in (1..).zip(&tables) {
            let at = spot(round, table);
            let players = paired.bout().pairing.players;
            let people = players.iter().filter(|number| number.0 <= 2);
            let Some(person) = people.max_by_key(|number| number.0) else {
                continue;
            };
            let board = club.board(at).await;
            if round == 2 && cheated.is_none() && person.0 == 2 {
                let seat = paired.bout().seat_of(*person).expect("a seat");
                let by = if seat == TableSeat::A { "a" } else { "b" };
                let ruling = json!({ "cheated": {
                    "round": round, "table": table, "by": by, "what": "cheating",
                } });
                let decision =
                    json!({ "rule": "M-T11", "reason": "help of a program", "ruling": ruling });
                let reply = club
                    .say_as(&judge.secret, json!({ "decided": decision }))
                    .await;
                reply.ok::<Said>();
                cheated = Some((at, board));
                continue;
            }
            // Who has the higher number resigns; against a computer it may be over before.
            let key = &keys[person.index()];
            let seat = club.seat(&board, key).await;
            club.stage.act(&seat, Action::Resign).await;
        }
        for table in 1..=tables.len() {
            club.decided(spot(round, table)).await;
        }
        club = club.restart().await;
    }
    // The game of the cheater was stopped, and its players were told why.
    let (at, board) = cheated.expect("somebody has cheated");
    let game = until(async || {
        let game = club.game(&board).await;
        matches!(game.phase(), Phase::Over(_)).then_some(game)
    })
    .await;
    assert_eq!(
        game.decisions()[0].reason,
        "Judy: help of a program (M-T11)"
    );
    let now = club.now().await;
    assert!(now.players()[1].gone.is_some(), "Ben is expelled");
    assert!(matches!(now.state(at), Some(State::Won(_))));
    // A result is corrected, and the standings follow from it.
    let before = club
        .get("/sheets/standings?as=json")
        .await
        .text()
        .into_owned();
    let robots = now.rounds()[0].tables.iter().position(|table| {
        let wrong = table.bout().games[0].winner;
        wrong.is_some() || table.bout().games.len() == 1
    });
    let table = robots.expect("a result") + 1;
    let wrong = now.table(spot(1, table)).expect("a table").bout().games[0].winner;
    let right = if wrong == Some(TableSeat::A) {
        "b"
    } else {
        "a"
    };
    let ruling = json!({ "corrected": { "round": 1, "table": table, "game": 1, "winner": right } });
    club.decides(ruling).await.ok::<Said>();
    assert_ne!(club.get("/sheets/standings?as=json").await.text(), before);
    club.say(json!({ "closed": {} })).await;
    let club = club.restart().await;
    let facts = club.facts().await;
    assert_eq!(facts.last(), Some(&Fact::Closed {}));
    // Each game counts once, and its record is there.
    let (started, played) = (started(&facts), played(&facts));
    let mut records: Vec<String> = played
        .into_iter()
        .filter_map(|result| result.record)
        .collect();
    for record in &records {
        assert!(started.contains(record));
        let path = format!("/api/games/{record}/record");
        assert_eq!(club.stage.get(&path, None).await.status, StatusCode::OK);
    }
    let all = records.len();
    records.sort_unstable();
    records.dedup();
    assert_eq!(
        (records.len(), started.len()),
        (all, all + 1),
        "but the stopped one"
    );
    let late = club.say_as(&club.secret, json!({ "checked-in": 1 })).await;
    late.refused(StatusCode::CONFLICT, "error-tournament");
}
