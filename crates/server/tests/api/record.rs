//! `GET /api/games/{id}/record`, and the key with which records are signed.

use std::fs;

use axum::http::StatusCode;
use game::Side;
use hall::Hall;
use protocol::Accepted;
use serde_json::Value;
use tigerden_server::App;
use uuid::Uuid;

use crate::stage::{BEGUN, SHORT, Seat, Stage, setup};

const KEY: &str = "/.well-known/tigerden-records.json";

async fn key(stage: &Stage) -> String {
    let key: Value = stage.get(KEY, None).await.ok();
    assert_eq!(key["algorithm"], "Ed25519");
    key["key"].as_str().expect("a text").to_owned()
}

async fn record(stage: &Stage, seat: &Seat, token: Option<&str>) -> String {
    let path = format!("/api/games/{}/record", seat.id);
    let answer = stage.get(&path, token).await;
    assert!(answer.status.is_success(), "{}", answer.text());
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    let named = format!("attachment; filename=\"tigerden-{}.txt\"", seat.id);
    assert_eq!(answer.header("content-disposition"), named);
    answer.text().into_owned()
}

#[tokio::test]
async fn a_record_is_signed_and_is_the_game() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun(SHORT).await;
    let moves = ["A v5h7-v5h6", "end"].map(str::to_owned);
    let sent = stage.send_turn(&first, Uuid::new_v4(), BEGUN, &moves);
    sent.await.ok::<Accepted>();
    let text = record(&stage, &first, None).await;
    let signer = signed::signer(&text).expect("a signed record");
    assert_eq!(signer.to_string(), key(&stage).await);

    let (table, about) = Hall::all().read(&text).expect("a record");
    assert_eq!((table.plies(), table.outcome()), (2, None));
    assert_eq!(about.tags.get("GameId"), Some(&*first.id));
    assert_eq!(about.tags.get("White"), Some("Ann"));
    assert_eq!(about.tags.get("Signature"), None);

    for seat in [&first, &second] {
        assert_eq!(record(&stage, seat, Some(&seat.token)).await, text);
    }
    let wrong = format!("/api/games/{}/record", first.id);
    let answer = stage.get(&wrong, Some("x")).await;
    answer.refused(StatusCode::FORBIDDEN, "error-no-seat");
}

#[tokio::test]
async fn there_is_no_record_before_play_begins() {
    let stage = Stage::new().await;
    let (seat, _) = stage.create(SHORT, Side::First).await;
    let path = format!("/api/games/{}/record", seat.id);
    let answer = stage.get(&path, None).await;
    answer.refused(StatusCode::CONFLICT, "error-not-begun");
}

#[tokio::test]
async fn the_key_stays_and_a_damaged_one_ends_the_start() {
    let stage = Stage::new().await;
    let before = key(&stage).await;
    let stage = stage.restart().await;
    assert_eq!(key(&stage).await, before);
    let answer = stage.post(KEY, None, &Value::Null).await;
    answer.refused(StatusCode::METHOD_NOT_ALLOWED, "error-not-found");

    let file = stage.folder().join("records.key");
    fs::write(&file, "damaged").expect("a file");
    stage.app().close().await;
    let opened = App::open(stage.folder(), setup()).await;
    let error = opened.err().expect("an error").to_string();
    assert!(error.contains("records.key"), "{error}");
}
