//! Requests that take the server long.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use game::Viewer;
use hall::{Hall, Options};
use protocol::Created;
use serde_json::{Value, json};
use tigerden_server::{Limits, Setup};
use tokio::time::timeout;

use crate::stage::{LONG, SHORT, Seat, Stage, setup};

/// A board on which Generals in jeopardy have very many turns to choose from.
const CROWDED: &str = "tora-long/rulebook 17/17/17/9a7/17/17/9S7/15S1/8s1s3a2/7g1sAsA2H1/10A2khh1/\
    8Sh1GG1K1c/8Hs4s2/5s1g1CSs1h3/10a1AHASa/10sCAH1S1/8AA1SaSaA1 c 3 5 0:0 0 -";

fn crowded() -> Value {
    json!({ "game": LONG, "position": CROWDED, "opponent": { "kind": "person" } })
}

#[test]
fn crowded_positions_hold_nobody_up() {
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    let runtime = threads.worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let quick = async {
        let stage = Arc::new(Stage::new().await);
        let seats = Arc::new(stage.begun(SHORT).await);
        for from in 1..=8 {
            let stage = Arc::clone(&stage);
            tokio::spawn(async move { stage.post_from(from, "/api/games", &crowded()).await });
        }
        for _ in 0..10 {
            let (stage, seats) = (Arc::clone(&stage), Arc::clone(&seats));
            let answered = tokio::spawn(async move {
                stage.get("/api/health", None).await.ok::<Value>();
                stage.play(&seats).await;
            });
            let answered = timeout(Duration::from_secs(5), answered).await;
            answered.expect("a quick answer").expect("no panic");
        }
        let again = async { stage.post_from(9, "/api/games", &crowded()).await };
        let again = timeout(Duration::from_secs(5), again)
            .await
            .expect("a quick answer");
        if again.status != StatusCode::CREATED {
            again.refused(StatusCode::SERVICE_UNAVAILABLE, "error-busy");
            assert_eq!(again.header("retry-after"), "2");
        }
    };
    runtime.block_on(quick);
    // The positions may still be read.
    runtime.shutdown_background();
}

#[tokio::test]
async fn who_has_used_up_the_time_of_the_threads_waits() {
    let stage = Stage::with(Setup {
        limits: hardly_any_work(),
        ..setup()
    })
    .await;
    let start = Hall::all()
        .start(LONG, &Options::default())
        .expect("a game");
    let position = start.start(Viewer::Judge);
    let usual = json!({ "game": LONG, "opponent": { "kind": "person" } });
    let mut given = usual.clone();
    given["position"] = json!(position);
    let create = async |from| stage.post_from(from, "/api/games", &given).await;
    create(1).await.ok::<Created>();
    let refused = create(1).await;
    refused.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
    assert!(
        refused
            .header("retry-after")
            .parse::<u64>()
            .is_ok_and(|seconds| seconds > 1)
    );
    create(2).await.ok::<Created>();
    // What costs little goes on.
    stage
        .post_from(1, "/api/games", &usual)
        .await
        .ok::<Created>();
}

#[tokio::test]
async fn an_arbiters_position_is_counted_before_it_is_read() {
    let stage = Stage::with(Setup {
        limits: hardly_any_work(),
        ..setup()
    })
    .await;
    let game = json!({
        "game": "lancerchess", "opponent": { "kind": "person" }, "arbiter": true,
    });
    let created = stage.create_as(&game).await;
    // The game is loaded, which uses up the time.
    let seat = Seat::of(&created);
    stage
        .join(&created.id, created.invite.as_ref().expect("an invitation"))
        .await;
    let position = "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w KQ - 0 12";
    let after = stage.state(&seat).await.seq();
    let body = json!({ "after": after, "position": position, "reason": "A reason." });
    let path = format!("/api/games/{}/position", created.id);
    let answer = stage.post(&path, Some(&seat.token), &body).await;
    answer.refused(StatusCode::FORBIDDEN, "error-no-seat");
    let answer = stage.post(&path, created.arbiter.as_deref(), &body).await;
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
}

/// So little that the first costly request uses up all.
fn hardly_any_work() -> Limits {
    Limits {
        work: Duration::from_micros(1),
        work_per_second: Duration::from_micros(1),
        ..Limits::none()
    }
}
