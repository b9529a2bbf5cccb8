//! How much there can be of a tournament, and how much one address may ask for.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::tournament::{Said, TournamentKey};
use serde_json::json;
use tigerden_server::{Limits, Setup};
use tournament::log::{Entry, Fact};

use super::club::{Club, charter, online, spot};
use crate::stage::{Stage, setup};

const PATH: &str = "/api/tournaments";

/// A log with so many players.
fn log(players: usize) -> String {
    let entry = |fact: serde_json::Value| Entry {
        at: 5,
        by: "Dora".to_owned(),
        fact: serde_json::from_value::<Fact>(fact).expect("a fact"),
    };
    let players = (1..=players).map(|number| {
        let name = format!("Player {number}");
        entry(json!({ "registered": { "name": name } }))
    });
    let founded = entry(json!({ "founded": charter(3) }));
    let lines = std::iter::once(founded).chain(players);
    lines.map(|entry| entry.line().expect("a line")).collect()
}

#[tokio::test]
async fn a_tournament_has_so_many_players() {
    let stage = Stage::new().await;
    let body = json!({ "director": "Dora", "log": log(501) });
    let answer = stage.post(PATH, None, &body).await;
    let error = answer.refused(StatusCode::CONFLICT, "error-tournament-full");
    assert!(error.message.contains("500 players"), "{}", error.message);
    let body = json!({ "director": "Dora", "log": log(500) });
    let key: TournamentKey = stage.post(PATH, None, &body).await.ok();
    let club = Club {
        stage,
        id: key.id,
        secret: key.secret,
    };
    let one_more = json!({ "registered": { "name": "Ann" } });
    let answer = club.say_as(&club.secret, one_more).await;
    answer.refused(StatusCode::CONFLICT, "error-tournament-full");
    // All of them can play, also if the director pairs them himself.
    let tables: Vec<_> = (1..=250)
        .map(|table| json!({ "players": [2 * table - 1, 2 * table], "handicap": { "a": 0, "b": 0 } }))
        .collect();
    club.say(json!({ "paired": { "tables": tables, "by_hand": true } }))
        .await;
    assert_eq!(club.view().await.open_tables, 250);
}

#[tokio::test]
async fn a_tournament_has_so_many_computers() {
    let club = Club::of(Stage::new().await, &online(3)).await;
    let computer = |number: u32| {
        let name = format!("Robot {number}");
        json!({ "registered": { "name": name, "id": "computer:1" } })
    };
    for number in 1..=16 {
        club.say(computer(number)).await;
    }
    let answer = club.say_as(&club.secret, computer(17)).await;
    let error = answer.refused(StatusCode::CONFLICT, "error-tournament-full");
    assert!(
        error.message.contains("16 players that are computers"),
        "{}",
        error.message
    );
    club.enters("Ann").await;
}

#[tokio::test]
async fn long_texts_are_refused() {
    let club = Club::new().await;
    let said = |length: usize| {
        let reason = "x".repeat(length);
        json!({ "appealed": { "decision": 1, "reason": reason } })
    };
    let answer = club.say_as(&club.secret, said(70_000)).await;
    answer.refused(StatusCode::PAYLOAD_TOO_LARGE, "error-too-large");
    let answer = club.say_as(&club.secret, said(20_000)).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-tournament");
    let body = json!({ "director": "Dora", "log": "\n".repeat(3_900_000) });
    let answer = club.stage.post(PATH, None, &body).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-log");
    let body = json!({ "director": "Dora", "log": " ".repeat(4_000_001) });
    let answer = club.stage.post(PATH, None, &body).await;
    answer.refused(StatusCode::CONFLICT, "error-tournament-full");
    let body = json!({ "director": "Dora", "log": " ".repeat(8_000_000) });
    let answer = club.stage.post(PATH, None, &body).await;
    answer.refused(StatusCode::PAYLOAD_TOO_LARGE, "error-too-large");
}

#[tokio::test]
async fn a_new_tournament_counts_as_five_games() {
    let limits = Limits {
        games_per_hour: NonZeroU32::new(9).expect("not zero"),
        ..Limits::none()
    };
    let stage = Stage::with(Setup { limits, ..setup() }).await;
    let body = json!({ "director": "Dora", "charter": charter(3) });
    stage.post_from(1, PATH, &body).await.ok::<TournamentKey>();
    let answer = stage.post_from(1, PATH, &body).await;
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
    stage.post_from(2, PATH, &body).await.ok::<TournamentKey>();
}

#[tokio::test]
async fn games_beyond_the_pace_begin_later() {
    let limits = Limits {
        boards_per_hour: NonZeroU32::MIN,
        ..Limits::none()
    };
    let stage = Stage::with(Setup { limits, ..setup() }).await;
    let mut charter = online(1);
    charter["contest"] = json!("pair");
    let club = Club::of(stage, &charter).await;
    let keys = [club.enters("Ann").await, club.enters("Ben").await];
    club.pair().await.ok::<Said>();
    let at = spot(1, 1);
    let board = club.board(at).await;
    club.resigns(&board, &keys[0]).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let now = club.now().await;
    let games = now.table(at).expect("a table").bout().games.len();
    assert_eq!((games, now.board(at)), (1, None));
}
