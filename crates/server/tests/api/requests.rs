//! Requests that are sent again, and those that are not what was sent before.

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action, Created};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::stage::{BEGUN, SHORT, Seat, Stage, a_turn, types};

/// A token of a creator's choice.
const TOKEN: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

fn game(name: &str) -> Value {
    json!({
        "game": "lancerchess", "opponent": { "kind": "person" }, "arbiter": true,
        "clock": "sudden 10m", "name": name, "token": TOKEN,
    })
}

#[tokio::test]
async fn a_game_that_is_created_again_is_the_same() {
    let stage = Stage::new().await;
    let wish = game("Ann");
    let (one, two) = tokio::join!(
        stage.post("/api/games", None, &wish),
        stage.post("/api/games", None, &wish),
    );
    let once: Created = one.ok();
    assert_eq!(once.token, TOKEN);
    assert_eq!(two.ok::<Created>(), once);
    let stage = stage.restart().await;
    assert_eq!(stage.create_as(&game("Ann")).await, once);
    // The secrets are good for what they say.
    let second = stage
        .join(&once.id, once.invite.as_ref().expect("an invitation"))
        .await;
    assert_eq!(second.side, !once.side);
    assert_eq!(stage.view(&Seat::of(&once)).await.side, Some(once.side));
    assert_eq!(
        stage.create_as(&game("Ann")).await,
        once,
        "also after it has begun"
    );
    let answer = stage.post("/api/games", None, &game("Bob")).await;
    answer.refused(StatusCode::CONFLICT, "error-reused");
    let mut weak = game("Ann");
    weak["token"] = json!("secret");
    let answer = stage.post("/api/games", None, &weak).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
}

#[tokio::test]
async fn a_request_with_other_moves_is_another_request() {
    let stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    let moves = a_turn(stage.state(&seats[0]).await.table().expect("a game"));
    let request = Uuid::new_v4();
    let first = stage.send_turn(&seats[0], request, BEGUN, &moves).await;
    let once: Accepted = first.ok();
    let stage = stage.restart().await;
    let again = stage.send_turn(&seats[0], request, BEGUN, &moves).await;
    assert_eq!(again.ok::<Accepted>(), once);
    let other = stage
        .send_turn(&seats[0], request, BEGUN, &["end".to_owned()])
        .await;
    let error = other.refused(StatusCode::CONFLICT, "error-reused");
    assert_eq!(error.seq, Some(once.seq));
    let act = stage.act_as(&seats[0], Action::Resign, request).await;
    act.refused(StatusCode::CONFLICT, "error-reused");
    // Each player has numbers of his own.
    stage
        .act_as(&seats[1], Action::OfferDraw, request)
        .await
        .ok::<Accepted>();
    let act = stage.act_as(&seats[1], Action::Resign, request).await;
    act.refused(StatusCode::CONFLICT, "error-reused");
}

/// A game with an arbiter that two people have begun.
async fn with_arbiter(stage: &Stage) -> (Seat, String) {
    let created: Created = stage.create_as(&game("Ann")).await;
    stage
        .join(&created.id, created.invite.as_ref().expect("an invitation"))
        .await;
    let arbiter = created.arbiter.clone().expect("a secret for the arbiter");
    (Seat::of(&created), arbiter)
}

#[tokio::test]
async fn an_arbiters_decision_that_is_sent_again_is_made_once() {
    let stage = Stage::new().await;
    let (seat, arbiter) = with_arbiter(&stage).await;
    let position = "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w KQ - 0 12";
    let mut decided = Vec::new();
    for (what, mut body) in [
        ("clocks", json!({ "left_us": [600_000_000, 540_000_000] })),
        ("position", json!({ "position": position })),
        ("overrule", json!({ "winner": "second" })),
    ] {
        let after = stage.state(&seat).await.seq();
        body["request"] = json!(Uuid::new_v4());
        body["after"] = json!(after);
        body["reason"] = json!("A reason.");
        let path = format!("/api/games/{}/{what}", seat.id);
        let once: Accepted = stage.post(&path, Some(&arbiter), &body).await.ok();
        assert_eq!(once.seq, after + 1);
        decided.push((path, body, once));
    }
    let stage = stage.restart().await;
    for (path, mut body, once) in decided {
        let again: Accepted = stage.post(&path, Some(&arbiter), &body).await.ok();
        assert_eq!(again, once);
        body["reason"] = json!("Another reason.");
        let answer = stage.post(&path, Some(&arbiter), &body).await;
        answer.refused(StatusCode::CONFLICT, "error-reused");
    }
    let names = types(&stage.view(&seat).await);
    assert_eq!(
        names[names.len() - 3..],
        ["clocks-set", "set-up", "overruled"]
    );
}

#[tokio::test]
async fn an_arbiter_decides_a_hundred_times_at_most() {
    let stage = Stage::new().await;
    let (seat, arbiter) = with_arbiter(&stage).await;
    let path = format!("/api/games/{}/clocks", seat.id);
    let begun = stage.state(&seat).await.seq();
    let decide = async |times: u64| {
        let body = json!({
            "after": begun + times, "left_us": [600_000_000, 540_000_000], "reason": "Again.",
        });
        stage.post(&path, Some(&arbiter), &body).await
    };
    for times in 0..100 {
        decide(times).await.ok::<Accepted>();
    }
    let answer = decide(100).await;
    answer.refused(StatusCode::CONFLICT, "error-decisions");
}

#[tokio::test]
async fn a_turn_is_declared_five_hundred_times_at_most() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 10m").await;
    let turn = a_turn(stage.state(&seats[0]).await.table().expect("a game"));
    for times in 0..501 {
        let answer = stage.draft(&seats[0], BEGUN, &turn[..1]).await;
        if times == 500 {
            answer.refused(StatusCode::CONFLICT, "error-declared");
        } else {
            answer.ok::<Accepted>();
        }
    }
    stage.play(&seats).await;
    assert_eq!(
        stage
            .state(&seats[0])
            .await
            .table()
            .and_then(|table| table.to_move()),
        Some(Side::Second)
    );
    let turn = a_turn(stage.state(&seats[1]).await.table().expect("a game"));
    stage
        .draft(&seats[1], BEGUN + 1, &turn[..1])
        .await
        .ok::<Accepted>();
}
