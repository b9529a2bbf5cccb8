//! `POST /api/games/{id}/overrule`: the arbiter's decision (C-N4), and `…/position` and `…/clocks`.

use axum::http::StatusCode;
use clock::Span;
use game::{Ending, Side, Viewer};
use protocol::{Accepted, Action, Created, Decided, Ruling};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::stage::{Reply, Seat, Stage, outcome, types};

/// A game of `LancerChess` that two people have begun, and its arbiter's secret.
async fn begun(stage: &Stage) -> ([Seat; 2], String) {
    let body = json!({
        "game": "lancerchess", "side": "first", "opponent": { "kind": "person" }, "arbiter": true,
        "clock": "sudden 10m",
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

/// The arbiter decides something other than the result, after what has happened last.
async fn decide(
    stage: &Stage,
    seat: &Seat,
    token: &str,
    what: &str,
    fields: &[(&str, Value)],
) -> Reply {
    let after = stage.state(seat).await.seq();
    let mut body = json!({ "after": after, "reason": "The board was knocked over." });
    for (field, value) in fields {
        body[*field] = value.clone();
    }
    let path = format!("/api/games/{}/{what}", seat.id);
    stage.post(&path, Some(token), &body).await
}

async fn play(stage: &Stage, seat: &Seat, text: &str) {
    let after = stage.state(seat).await.seq();
    let moves = [text.to_owned()];
    let reply = stage.send_turn(seat, Uuid::new_v4(), after, &moves).await;
    reply.ok::<Accepted>();
}

const ELSEWHERE: &str = "lancerchess 3q4/8/8/8/8/8/8/R2Q3R b - - 0 12";

#[tokio::test]
async fn c_n4_the_arbiter_moves_pieces_and_the_game_goes_on_from_there() {
    let stage = Stage::new().await;
    let ([first, second], arbiter) = begun(&stage).await;
    play(&stage, &first, "e2e4").await;
    let position = [("position", json!(ELSEWHERE))];
    let reply = decide(&stage, &first, &arbiter, "position", &position).await;
    reply.ok::<Accepted>();
    let stage = stage.restart().await;
    let state = stage.state(&second).await;
    let table = state.table().expect("it has begun");
    assert_eq!(table.position(Viewer::Judge), ELSEWHERE);
    assert_eq!(table.set_ups(), [(1, "The board was knocked over.")]);
    let [decision] = state.decisions() else {
        panic!("one decision: {:?}", state.decisions());
    };
    assert_eq!(decision.reason, "The board was knocked over.");
    let Decided::Position { before, after } = &decision.what else {
        panic!("{decision:?}");
    };
    assert!(before.contains("/4P3/"), "{before}");
    assert_eq!(after, ELSEWHERE);
    assert_eq!(table.line(table.plies(), Viewer::Judge).0, ELSEWHERE);
    play(&stage, &second, "d8e7").await;

    // A record keeps it.
    let state = stage.state(&first).await;
    let about = game::record::About::default();
    let record = state
        .table()
        .map(|table| table.record(&about, Viewer::Judge))
        .expect("a record");
    let note = format!("[%setup {ELSEWHERE} | The board was knocked over.]");
    assert!(record.contains(&note), "{record}");
}

#[tokio::test]
async fn c_n4_a_wrong_or_finished_position_is_refused() {
    let stage = Stage::new().await;
    let ([first, _], arbiter) = begun(&stage).await;
    for (position, status, key) in [
        (
            "lancerchess 8/8 w - - 0 1",
            StatusCode::UNPROCESSABLE_ENTITY,
            "error-position",
        ),
        (
            "lancerchess 3q4/8/8/8/8/8/8/3Q4 w - - 0 1",
            StatusCode::CONFLICT,
            "error-over-there",
        ),
    ] {
        let position = [("position", json!(position))];
        let reply = decide(&stage, &first, &arbiter, "position", &position).await;
        reply.refused(status, key);
        let reply = decide(&stage, &first, &first.token, "position", &position).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN);
    }
}

/// Minutes, rounded to the nearest.
fn minutes(time: Span) -> u64 {
    (time.as_seconds() + 30) / 60
}

#[tokio::test]
async fn c_n4_the_arbiter_sets_the_clocks() {
    let stage = Stage::new().await;
    let ([first, second], arbiter) = begun(&stage).await;
    let left = [("left_us", json!([300_000_000_u64, 200_000_000_u64]))];
    let reply = decide(&stage, &first, &arbiter, "clocks", &left).await;
    reply.ok::<Accepted>();
    let stage = stage.restart().await;
    let state = stage.state(&second).await;
    let clock = state.clock().expect("clocks");
    let at = clock.deadline().expect("it runs").1;
    assert_eq!(clock.reading(Side::Second, at).left.as_seconds(), 200);
    let decided = |decision: &Ruling| match decision.what {
        Decided::Clocks { before, after } => Some([before, after].map(|both| both.map(minutes))),
        _ => None,
    };
    // A moment of the first turn may have gone by.
    let clocks: Vec<_> = state.decisions().iter().filter_map(decided).collect();
    assert_eq!(clocks, [[[10, 10], [5, 3]]]);
    let kinds = types(&stage.view(&first).await);
    assert!(kinds.contains(&"clocks-set"), "{kinds:?}");
    let too_much = [("left_us", json!([3_600_000_000_001_u64, 0]))];
    let reply = decide(&stage, &first, &arbiter, "clocks", &too_much).await;
    reply.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-clock-time");
}

#[tokio::test]
async fn c_n4_the_arbiter_overrules_the_award() {
    let stage = Stage::new().await;
    let ([first, second], arbiter) = begun(&stage).await;
    stage.act(&second, Action::Resign).await.ok::<Accepted>();
    let award = |points: Value| [("winner", json!("first")), ("points", points)];
    let reply = decide(&stage, &first, &arbiter, "overrule", &award(json!([1, 1]))).await;
    reply.ok::<Accepted>();
    let state = stage.state(&first).await;
    let end = outcome(&state).expect("the game is over");
    assert_eq!((end.winner, end.points), (Some(Side::First), Some([1, 1])));
    let [decision] = state.decisions() else {
        panic!("one decision: {:?}", state.decisions());
    };
    let Decided::Result { before, after } = decision.what else {
        panic!("{decision:?}");
    };
    let before = before.map(|before| (before.ending, before.points));
    assert_eq!(before, Some((Ending::Resigned, Some([3, 0]))));
    assert_eq!(after, end);
    let about = game::record::About::default();
    let record = state
        .table()
        .map(|table| table.record(&about, Viewer::Judge))
        .expect("a record");
    assert!(record.contains("[Points \"1 1\"]"), "{record}");
    let wrong = award(json!([-1001, 0]));
    let reply = decide(&stage, &first, &arbiter, "overrule", &wrong).await;
    reply.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-points");
}

#[tokio::test]
async fn t_x10_who_cheated_loses_sixty_points() {
    let stage = Stage::new().await;
    let ([first, _], arbiter) = begun(&stage).await;
    let cheated = [("winner", json!("second")), ("points", json!([-60, 60]))];
    let reply = decide(&stage, &first, &arbiter, "overrule", &cheated).await;
    reply.ok::<Accepted>();
    let state = stage.state(&first).await;
    let end = outcome(&state).expect("the game is over");
    assert_eq!(
        (end.winner, end.points),
        (Some(Side::Second), Some([-60, 60]))
    );
    let about = game::record::About::default();
    let record = state
        .table()
        .map(|table| table.record(&about, Viewer::Judge))
        .expect("a record");
    assert!(record.contains("[Points \"-60 60\"]"), "{record}");
}
