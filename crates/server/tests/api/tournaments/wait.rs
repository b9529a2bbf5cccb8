//! Waiting for the next entry.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use protocol::tournament::Entries;
use serde_json::json;
use tigerden_server::{Limits, Setup};

use super::club::{Club, charter};
use crate::stage::{Stage, setup};

#[tokio::test]
async fn whoever_waits_hears_within_a_second() {
    let club = Club::new().await;
    let began = Instant::now();
    let wait = async {
        let entries: Entries = club.get("/entries?after=1&wait=20").await.ok();
        (entries, began.elapsed())
    };
    let say = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        club.say(json!({ "registered": { "name": "Ann" } })).await;
        began.elapsed()
    };
    let ((entries, heard), said) = tokio::join!(wait, say);
    assert_eq!((entries.after, entries.entries.len()), (1, 1));
    assert!(heard >= Duration::from_millis(300));
    assert!(heard < said + Duration::from_secs(1), "{heard:?}, {said:?}");
    // What is there already is not waited for.
    let entries: Entries = club.get("/entries?after=0&wait=20").await.ok();
    assert_eq!(entries.entries.len(), 2);
    let began = Instant::now();
    let entries: Entries = club.get("/entries?after=2&wait=1").await.ok();
    assert_eq!((entries.after, entries.entries.len()), (2, 0));
    assert!(began.elapsed() >= Duration::from_secs(1));
    let wrong = club.get("/entries?after=-1").await;
    wrong.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
}

#[tokio::test]
async fn nobody_waits_for_a_server_that_stops() {
    let club = Club::new().await;
    let began = Instant::now();
    let wait = async { club.get("/entries?after=1&wait=20").await.ok::<Entries>() };
    let stop = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        club.stage.app().stop();
    };
    let (entries, ()) = tokio::join!(wait, stop);
    assert!(entries.entries.is_empty());
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn those_who_wait_are_counted() {
    let limits = Limits {
        connections: 1,
        requests_per_second: NonZeroU32::MAX,
        ..Limits::none()
    };
    let stage = Stage::with(Setup { limits, ..setup() }).await;
    let club = Club::of(stage, &charter(3)).await;
    let path = "/entries?after=1&wait=2";
    let (first, second) = tokio::join!(club.get(path), club.get(path));
    let mut refused = [first.status, second.status];
    refused.sort_unstable();
    assert_eq!(refused, [StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
}
