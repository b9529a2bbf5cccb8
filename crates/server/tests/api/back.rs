//! Taking back turns by consent: `take-back`, `grant-take-back` and `decline-take-back`.

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action, Event};
use serde_json::json;
use uuid::Uuid;

use crate::stage::{BEGUN, LONG, SHORT, Seat, Stage, count, types};

async fn agreed(stage: &Stage, game: &str) -> [Seat; 2] {
    stage.begun_with(game, &json!({ "take_back": true })).await
}

async fn plies(stage: &Stage, seat: &Seat) -> usize {
    let state = stage.state(seat).await;
    state.table().expect("a game in play").plies()
}

#[tokio::test]
async fn a_turn_is_taken_back_when_the_other_side_grants_it() {
    let stage = Stage::new().await;
    let seats = agreed(&stage, LONG).await;
    let [first, second] = &seats;
    assert!(stage.state(first).await.terms().take_back);
    let played = stage.play(&seats).await;
    let asked: Accepted = stage.act(first, Action::TakeBack(played.seq)).await.ok();
    let grant = Uuid::new_v4();
    let granted: Accepted = stage
        .act_as(second, Action::GrantTakeBack(asked.seq), grant)
        .await
        .ok();
    // Sent again, it does nothing twice, also after a restart.
    let stage = stage.restart().await;
    let again: Accepted = stage
        .act_as(second, Action::GrantTakeBack(asked.seq), grant)
        .await
        .ok();
    assert_eq!(again, granted);
    for seat in &seats {
        assert_eq!(plies(&stage, seat).await, 0);
    }
    let view = stage.view(first).await;
    let told = ["turn", "take-back-asked", "taken-back"];
    assert_eq!(types(&view)[BEGUN as usize..], told);
    // A turn that does not know of it comes too late.
    let moves = vec!["end".to_owned()];
    let answer = stage
        .send_turn(second, Uuid::new_v4(), played.seq, &moves)
        .await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
    stage.play(&seats).await;
}

#[tokio::test]
async fn it_is_declined_or_played_past() {
    let stage = Stage::new().await;
    let seats = agreed(&stage, SHORT).await;
    let [first, second] = &seats;
    let played = stage.play(&seats).await;
    let before = plies(&stage, first).await;
    let asked: Accepted = stage.act(first, Action::TakeBack(played.seq)).await.ok();
    let answer = stage.act(first, Action::GrantTakeBack(asked.seq)).await;
    answer.refused(StatusCode::CONFLICT, "error-back-not-asked");
    let answer = stage.act(second, Action::GrantTakeBack(played.seq)).await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
    stage
        .act(second, Action::DeclineTakeBack(asked.seq))
        .await
        .ok::<Accepted>();
    let seq = stage.state(first).await.seq();
    let answer = stage.act(first, Action::TakeBack(seq)).await;
    answer.refused(StatusCode::CONFLICT, "error-back-asked");
    assert_eq!(plies(&stage, first).await, before);

    // A wish does not hold up a turn that was on its way; the turn settles it.
    stage.play(&seats).await;
    let played = stage.play(&seats).await;
    let asked: Accepted = stage.act(first, Action::TakeBack(played.seq)).await.ok();
    let moves = vec!["end".to_owned()];
    stage
        .send_turn(second, Uuid::new_v4(), played.seq, &moves)
        .await
        .ok::<Accepted>();
    let answer = stage.act(second, Action::GrantTakeBack(asked.seq)).await;
    answer.refused(StatusCode::CONFLICT, "error-back-not-asked");
}

#[tokio::test]
async fn it_has_to_be_known_agreed_and_casual() {
    let stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    let played = stage.play(&seats).await;
    let answer = stage.act(&seats[0], Action::TakeBack(played.seq)).await;
    answer.refused(StatusCode::CONFLICT, "error-back-not-agreed");
    let seats = agreed(&stage, SHORT).await;
    stage.play(&seats).await;
    for unknown in [BEGUN, 99] {
        let answer = stage.act(&seats[0], Action::TakeBack(unknown)).await;
        answer.refused(StatusCode::CONFLICT, "error-stale");
    }
    for strict in ["arbiter", "touch_move"] {
        let mut body = json!({
            "game": SHORT, "take_back": true, "opponent": { "kind": "person" },
        });
        body[strict] = json!(true);
        let answer = stage.post("/api/games", None, &body).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-back-strict");
    }
}

#[tokio::test]
async fn nothing_is_taken_back_while_an_assassin_hides() {
    let stage = Stage::new().await;
    let more = json!({ "take_back": true, "options": { "assassins": "on" }, "seat_options": { "lair": "v3" } });
    let seats = stage.begun_with(LONG, &more).await;
    stage.play(&seats).await;
    let before = stage.state(&seats[0]).await.seq();
    let answer = stage.act(&seats[0], Action::TakeBack(before)).await;
    answer.refused(StatusCode::CONFLICT, "error-back-hidden");
    assert_eq!(stage.state(&seats[0]).await.seq(), before);
}

#[tokio::test]
async fn what_was_declared_for_a_turn_does_not_count_for_another() {
    let stage = Stage::new().await;
    let more = json!({ "take_back": true, "clock": "sudden 600s" });
    let seats = stage.begun_with(SHORT, &more).await;
    let state = stage.state(&seats[0]).await;
    let first_move = state.table().expect("a game in play").offers()[0]
        .text
        .clone();
    let moves = [first_move];
    stage
        .draft(&seats[0], state.seq(), &moves)
        .await
        .ok::<Accepted>();
    let played = stage.play(&seats).await;
    let asked: Accepted = stage
        .act(&seats[0], Action::TakeBack(played.seq))
        .await
        .ok();
    stage
        .act(&seats[1], Action::GrantTakeBack(asked.seq))
        .await
        .ok::<Accepted>();
    let declared: String = stage
        .database()
        .query_row("select body from drafts", [], |row| row.get(0))
        .expect("a draft");
    assert_eq!(declared, "[]");
}

#[tokio::test]
async fn the_computer_grants_everything() {
    let stage = Stage::new().await;
    let opponent = json!({ "kind": "computer", "level": 1 });
    let body = json!({
        "game": SHORT, "side": "first", "opponent": opponent, "take_back": true,
    });
    let seat = Seat::of(&stage.create_as(&body).await);
    let state = stage.state(&seat).await;
    let moves = vec!["end".to_owned()];
    stage
        .send_turn(&seat, Uuid::new_v4(), state.seq(), &moves)
        .await
        .ok::<Accepted>();
    let view = stage
        .view_when(&seat, |view| count(view, "turn") == 2)
        .await;
    let last = view.events.last().expect("events").seq;
    stage
        .act(&seat, Action::TakeBack(last))
        .await
        .ok::<Accepted>();
    let view = stage.view(&seat).await;
    let granted = view.events.last().map(|entry| &entry.event);
    assert_eq!(granted, Some(&Event::TakenBack { side: Side::Second }));
    assert_eq!(plies(&stage, &seat).await, 0);
}
