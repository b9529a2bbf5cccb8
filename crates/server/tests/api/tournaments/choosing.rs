//! Choices of the players before the first move of a tournament's game.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action, GameState, Phase, PlayerKey};
use serde_json::{Value, json};
use tournament::Seat as TableSeat;
use tournament::event::State;

use super::club::{Club, online};
use super::table::FIRST;
use crate::stage::{fold, until};

/// What is agreed on for TORA on the long board with clocks, where players have so many seconds to choose.
fn choosing(seconds: u32, options: Value) -> Value {
    let mut charter = online(1);
    charter["boards"] = json!({
        "game": "tora-long", "clock": "sudden 10m", "options": options, "choosing": seconds,
    });
    charter
}

fn set_up(name: &str) -> Action {
    Action::Choose(BTreeMap::from([("setup".to_owned(), name.to_owned())]))
}

impl Club {
    async fn seen_by(&self, board: &str, key: &PlayerKey) -> GameState {
        let path = format!("/api/games/{board}");
        fold(&self.stage.get(&path, Some(&key.secret)).await.ok())
    }

    /// What a viewer is told of the choices of the first and the second side, in the order in which they chose.
    async fn told(&self, board: &str, secret: Option<&str>) -> Vec<Value> {
        let path = format!("/api/games/{board}");
        let view: Value = self.stage.get(&path, secret).await.ok();
        let events = view["events"].as_array().expect("events").clone();
        let chosen = events
            .into_iter()
            .filter_map(|entry| entry["event"].get("chose").cloned());
        chosen.map(|chose| chose["options"].clone()).collect()
    }

    /// Waits until play has begun.
    async fn begun(&self, board: &str) -> GameState {
        until(async || {
            let game = self.game(board).await;
            (game.phase() == Phase::Playing).then_some(game)
        })
        .await
    }
}

#[tokio::test]
async fn each_player_chooses_unseen_and_the_clocks_wait() {
    let (club, [ann, ben]) = Club::of_two(&choosing(600, json!({}))).await;
    let board = club.board(FIRST).await;
    let game = club.game(&board).await;
    assert_eq!(game.phase(), Phase::Waiting);
    assert!(game.choosing_until().is_some() && game.clock().is_none());
    let [first, second] = [club.seat(&board, &ann).await, club.seat(&board, &ben).await];
    let early = club.stage.act(&first, Action::Resign).await;
    early.refused(StatusCode::CONFLICT, "error-not-begun");
    let wrong = club.stage.act(&first, set_up("upside-down")).await;
    wrong.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-options");
    club.stage
        .act(&first, set_up("aggressive"))
        .await
        .ok::<Accepted>();
    let again = club.stage.act(&first, set_up("defensive")).await;
    again.refused(StatusCode::CONFLICT, "error-chosen");
    // The choice outlives the server, and only its player knows it.
    let club = club.restart().await;
    for secret in [None, Some(ben.secret.as_str())] {
        let told = club.told(&board, secret).await;
        assert_eq!(told.len(), 1);
        assert!(told[0].get("setup").is_none(), "{told:?}");
    }
    let own = club.told(&board, Some(&ann.secret)).await;
    assert_eq!(own[0]["setup"], "aggressive");
    let game = club.game(&board).await;
    assert_eq!(Side::BOTH.map(|side| game.has_chosen(side)), [true, false]);
    club.stage
        .act(&second, set_up("defensive"))
        .await
        .ok::<Accepted>();
    let game = club.seen_by(&board, &ann).await;
    assert_eq!(game.phase(), Phase::Playing);
    assert!(game.clock().is_some() && game.choosing_until().is_none());
    let start = game.table().expect("a table").start(game::Viewer::Public);
    let (club, keys) = Club::of_two(&choosing(0, json!({}))).await;
    let usual = club.board(FIRST).await;
    let usual = club.seen_by(&usual, &keys[0]).await;
    let usual = usual.table().expect("a table").start(game::Viewer::Public);
    assert_ne!(start, usual, "the choice counts");
}

#[tokio::test]
async fn who_does_not_choose_in_time_gets_the_default() {
    let (club, [ann, ben]) = Club::of_two(&choosing(2, json!({}))).await;
    let board = club.board(FIRST).await;
    let seat = club.seat(&board, &ben).await;
    club.stage
        .act(&seat, set_up("aggressive"))
        .await
        .ok::<Accepted>();
    let game = club.begun(&board).await;
    assert!(game.clock().is_some(), "the clock of who is away runs");
    let own = club.told(&board, Some(&ann.secret)).await;
    assert_eq!(own.last(), Some(&json!({})), "{own:?}");
    let late = club.seat(&board, &ann).await;
    let late = club.stage.act(&late, set_up("aggressive")).await;
    late.refused(StatusCode::CONFLICT, "error-chosen");
    // A game that nobody has come to ends by its result as ever.
    club.resigns(&board, &ben).await;
    assert_eq!(club.decided(FIRST).await, State::Won(TableSeat::A));
}

#[tokio::test]
async fn time_to_choose_goes_on_after_a_restart() {
    let (club, _) = Club::of_two(&choosing(2, json!({}))).await;
    let board = club.board(FIRST).await;
    let club = club.restart().await;
    club.begun(&board).await;
}

#[tokio::test]
async fn what_is_agreed_on_is_nobodys_to_choose() {
    let options = json!({ "assassins": "on", "lair": "v3", "ruler": "queen" });
    let (club, [ann, ben]) = Club::of_two(&choosing(600, options)).await;
    let board = club.board(FIRST).await;
    for key in [&ann, &ben] {
        let seat = club.seat(&board, key).await;
        let other = BTreeMap::from([("lair".to_owned(), "v5".to_owned())]);
        let refused = club.stage.act(&seat, Action::Choose(other)).await;
        refused.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-options");
        club.stage
            .act(&seat, set_up("aggressive"))
            .await
            .ok::<Accepted>();
    }
    let told = club.told(&board, Some(&ann.secret)).await;
    assert_eq!(told[0]["ruler"], "queen");
    assert_ne!(told[0]["lair"], "none", "its place is drawn by lot");
    club.begun(&board).await;
}

#[tokio::test]
async fn the_computer_chooses_at_once() {
    for game in ["tora-short", "tigerchess"] {
        let mut charter = online(1);
        charter["boards"] = json!({ "game": game, "choosing": 600 });
        let club = Club::of(crate::stage::Stage::new().await, &charter).await;
        let ann = club.enters("Ann").await;
        let robot = json!({ "registered": { "name": "Robot", "id": "computer:1" } });
        club.say(robot).await;
        let tables = json!([{ "players": [1, 2] }]);
        club.say(json!({ "paired": { "tables": tables, "by_hand": true } }))
            .await;
        let board = club.board(FIRST).await;
        let seat = club.seat(&board, &ann).await;
        let own = Action::Choose(BTreeMap::new());
        club.stage.act(&seat, own).await.ok::<Accepted>();
        club.begun(&board).await;
        // It is called there as it is in the tournament, and its record says that it is the computer.
        let path = format!("/api/games/{board}/record");
        let record = club.stage.get(&path, None).await.text().into_owned();
        assert!(record.contains("\"Robot (Computer, level 1)\""), "{record}");
    }
}

#[tokio::test]
async fn a_player_who_does_not_come_loses_while_the_other_still_chooses() {
    let (club, _) = Club::of_two(&choosing(600, json!({}))).await;
    let board = club.board(FIRST).await;
    club.say(json!({ "forfeited": { "round": 1, "table": 1, "absent": "b" } }))
        .await;
    assert_eq!(club.decided(FIRST).await, State::Won(TableSeat::A));
    let game = until(async || {
        let game = club.game(&board).await;
        matches!(game.phase(), Phase::Over(_)).then_some(game)
    })
    .await;
    assert_eq!(game.decisions()[0].reason, "Dora has noted a forfeit");
}

#[tokio::test]
async fn time_to_choose_stands_still_while_the_bout_rests() {
    let (club, [ann, ben]) = Club::of_two(&choosing(2, json!({}))).await;
    let board = club.board(FIRST).await;
    let pause = json!({ "paused": { "round": 1, "table": 1 } });
    club.decides(pause).await.ok::<Value>();
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(club.game(&board).await.phase(), Phase::Waiting);
    let clocks =
        json!({ "clocks": { "round": 1, "table": 1, "left": { "a": 60_000, "b": 90_000 } } });
    club.decides(clocks).await.ok::<Value>();
    for key in [&ann, &ben] {
        let seat = club.seat(&board, key).await;
        club.stage
            .act(&seat, set_up("defensive"))
            .await
            .ok::<Accepted>();
    }
    // What a judge has decided about the clocks is carried out as soon as they run.
    let reason = until(async || {
        let game = club.game(&board).await;
        Some(game.decisions().first()?.reason.clone())
    })
    .await;
    assert_eq!(reason, "Dora: it was seen (M-G2)");
}

#[tokio::test]
async fn a_longer_time_than_a_week_is_refused() {
    let club = Club::new().await;
    let charter = choosing(604_801, json!({}));
    let body = json!({ "director": "Dora", "charter": charter });
    let refused = club.stage.post("/api/tournaments", None, &body).await;
    assert_eq!(
        refused.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "{}",
        refused.text()
    );
    assert!(refused.text().contains("choosing"), "{}", refused.text());
}
