//! `POST /api/games/{id}/overrule`: the arbiter's decision (C-N4).

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action, Created};
use serde_json::json;

use crate::stage::{Reply, SHORT, Seat, Stage, outcome, types};

/// A game of `LancerChess` that two people have begun, and its arbiter's secret.
async fn begun(stage: &Stage) -> ([Seat; 2], String) {
    let body = json!({
        "game": "lancerchess", "side": "first", "opponent": { "kind": "person" }, "arbiter": true,
    });
    let created: Created = stage.post("/api/games", None, &body).await.ok();
    let first = Seat {
        id: created.id.clone(),
        side: Side::First,
        token: created.token,
    };
    let invite = created.invite.expect("an invitation");
    let second = stage.join(&created.id, &invite).await;
    let arbiter = created.arbiter.expect("a secret for the arbiter");
    ([first, second], arbiter)
}

async fn overrule(stage: &Stage, seat: &Seat, token: Option<&str>, reason: &str) -> Reply {
    let after = stage.state(seat).await.seq();
    let body = json!({ "after": after, "winner": "second", "reason": reason });
    let path = format!("/api/games/{}/overrule", seat.id);
    stage.post(&path, token, &body).await
}

#[tokio::test]
async fn c_n4_the_arbiter_overrules_a_result_and_the_reason_stays() {
    let stage = Stage::new().await;
    let ([first, second], arbiter) = begun(&stage).await;
    stage.act(&second, Action::Resign).await.ok::<Accepted>();
    overrule(&stage, &first, Some(&arbiter), " The clock was broken. ")
        .await
        .ok::<Accepted>();
    let stage = stage.restart().await;
    let state = stage.state(&first).await;
    let end = outcome(&state).expect("the game is over");
    assert_eq!((end.winner, end.rule.0), (Some(Side::Second), "C-N4"));
    assert_eq!(end.points, Some([0, 3]));
    let reason = state
        .table()
        .and_then(|table| table.overruled().map(str::to_owned));
    assert_eq!(reason.as_deref(), Some("The clock was broken."));
    let types = types(&stage.view(&first).await);
    assert_eq!(types[types.len() - 2..], ["resigned", "overruled"]);
    let record = state
        .table()
        .map(|table| table.record(&game::record::About::default(), game::Viewer::Judge));
    let record = record.unwrap_or_default();
    assert!(record.contains("[Overruled \"1-0 resigned\"]"), "{record}");
    assert!(
        record.contains("[Reason \"The clock was broken.\"]"),
        "{record}"
    );
}

#[tokio::test]
async fn c_n4_a_running_game_is_decided_and_over() {
    let stage = Stage::new().await;
    let ([first, _], arbiter) = begun(&stage).await;
    overrule(&stage, &first, Some(&arbiter), "Disqualified.")
        .await
        .ok::<Accepted>();
    let answer = stage.act(&first, Action::Resign).await;
    answer.refused(StatusCode::CONFLICT, "error-over");
}

#[tokio::test]
async fn only_the_arbiter_may_and_with_a_reason() {
    let stage = Stage::new().await;
    let ([first, second], arbiter) = begun(&stage).await;
    let answer = overrule(&stage, &first, None, "Because.").await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    for token in [&first.token, &second.token] {
        let answer = overrule(&stage, &first, Some(token), "Because.").await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    for reason in ["", "   ", "a\u{202e}b", &"x".repeat(501)] {
        let answer = overrule(&stage, &first, Some(&arbiter), reason).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-reason");
    }
    let body = json!({ "after": 1, "winner": null, "reason": "Too late." });
    let path = format!("/api/games/{}/overrule", first.id);
    let answer = stage.post(&path, Some(&arbiter), &body).await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
    assert_eq!(outcome(&stage.state(&first).await), None);
}

#[tokio::test]
async fn a_game_without_the_rule_has_no_arbiter() {
    let stage = Stage::new().await;
    let body = json!({ "game": SHORT, "opponent": { "kind": "person" }, "arbiter": true });
    let answer = stage.post("/api/games", None, &body).await;
    answer.refused(StatusCode::CONFLICT, "error-no-arbiter");
}
