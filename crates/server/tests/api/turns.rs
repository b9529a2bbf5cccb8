//! `POST /api/games/{id}/turns`

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Event};
use serde_json::json;
use uuid::Uuid;

use crate::stage::{LONG, SHORT, Seat, Stage, a_turn};

/// What the side to move can send now: the number to send it after, and a turn.
async fn ready(stage: &Stage, seat: &Seat) -> (u64, Vec<String>) {
    let state = stage.state(seat).await;
    let moves = a_turn(state.table().expect("a game in play"));
    (state.seq(), moves)
}

#[tokio::test]
async fn a_turn_becomes_the_next_event() {
    let stage = Stage::new().await;
    for game in [SHORT, LONG] {
        let [first, second] = stage.begun(game).await;
        let (after, moves) = ready(&stage, &first).await;
        let answer = stage.send_turn(&first, Uuid::new_v4(), after, &moves).await;
        let accepted: Accepted = answer.ok();
        assert_eq!(accepted.seq, after + 1);
        let view = stage.view(&second).await;
        let last = view.events.last().map(|entry| &entry.event);
        let side = Side::First;
        assert_eq!(
            last,
            Some(&Event::Turn {
                side,
                moves,
                lag_us: 0,
                repeated: false,
            })
        );
    }
}

#[tokio::test]
async fn moves_are_kept_in_their_usual_form() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let (after, moves) = ready(&stage, &first).await;
    let loose: Vec<String> = moves.iter().map(|text| format!(" {text} ")).collect();
    stage
        .send_turn(&first, Uuid::new_v4(), after, &loose)
        .await
        .ok::<Accepted>();
    let view = stage.view(&first).await;
    let side = Side::First;
    assert_eq!(
        view.events.last().map(|e| &e.event),
        Some(&Event::Turn {
            side,
            moves,
            lag_us: 0,
            repeated: false,
        })
    );
}

#[tokio::test]
async fn sent_again_it_does_nothing_twice() {
    let mut stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    let (after, moves) = ready(&stage, &seats[0]).await;
    let request = Uuid::new_v4();
    let once: Accepted = stage
        .send_turn(&seats[0], request, after, &moves)
        .await
        .ok();
    for _ in 0..2 {
        let again: Accepted = stage
            .send_turn(&seats[0], request, after, &moves)
            .await
            .ok();
        assert_eq!(once, again);
        stage.play(&seats).await;
        stage = stage.restart().await;
    }
    assert_eq!(stage.state(&seats[0]).await.seq(), after + 3);
}

#[tokio::test]
async fn a_request_number_belongs_to_its_sender() {
    let stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    let request = Uuid::new_v4();
    for seat in &seats {
        let (after, moves) = ready(&stage, seat).await;
        let accepted: Accepted = stage.send_turn(seat, request, after, &moves).await.ok();
        assert_eq!(accepted.seq, after + 1);
    }
}

#[tokio::test]
async fn of_two_at_once_one_wins() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let (after, moves) = ready(&stage, &first).await;
    let [one, two] = [Uuid::new_v4(), Uuid::new_v4()];
    let (a, b) = tokio::join!(
        stage.send_turn(&first, one, after, &moves),
        stage.send_turn(&first, two, after, &moves),
    );
    let (won, lost) = if a.status.is_success() {
        (a, b)
    } else {
        (b, a)
    };
    let accepted: Accepted = won.ok();
    let error = lost.refused(StatusCode::CONFLICT, "error-stale");
    assert_eq!((accepted.seq, error.seq), (after + 1, Some(after + 1)));
    assert_eq!(stage.state(&first).await.seq(), after + 1);
}

#[tokio::test]
async fn the_same_request_twice_at_once_is_answered_alike() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let (after, moves) = ready(&stage, &first).await;
    let request = Uuid::new_v4();
    let (a, b) = tokio::join!(
        stage.send_turn(&first, request, after, &moves),
        stage.send_turn(&first, request, after, &moves),
    );
    assert_eq!(a.ok::<Accepted>(), b.ok::<Accepted>());
    assert_eq!(stage.state(&first).await.seq(), after + 1);
}

#[tokio::test]
async fn what_the_rules_refuse_names_rule_and_move() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let (after, moves) = ready(&stage, &first).await;
    let send = async |moves: &[String]| stage.send_turn(&first, Uuid::new_v4(), after, moves).await;
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;

    // Too far for an Archer.
    let far = ["A v5h7-v5h1".to_owned(), "end".to_owned()];
    let answer = send(&far).await;
    let error = answer.refused(unprocessable, &answer.key());
    assert_eq!(error.index, Some(0));
    assert!(
        error.rule.is_some_and(|rule| rule.starts_with("T-")),
        "{}",
        error.message
    );

    let answer = send(&["?".to_owned()]).await;
    let error = answer.refused(unprocessable, "error-move-unreadable");
    assert_eq!((error.index, error.faults[0].at), (Some(0), 0));

    let answer = send(&moves[..moves.len() - 1]).await;
    answer.refused(unprocessable, "error-turn-unfinished");

    let longer: Vec<String> = moves.iter().chain(&moves).cloned().collect();
    let answer = send(&longer).await;
    let error = answer.refused(unprocessable, "error-past-turn");
    assert_eq!(error.index, Some(moves.len()));

    assert_eq!(stage.state(&first).await.seq(), after, "nothing was played");
    stage
        .send_turn(&first, Uuid::new_v4(), after, &moves)
        .await
        .ok::<Accepted>();
}

#[tokio::test]
async fn only_the_side_to_move_plays_and_only_a_begun_game() {
    let stage = Stage::new().await;
    let (waiting, _) = stage.create(SHORT, Side::First).await;
    let answer = stage.send_turn(&waiting, Uuid::new_v4(), 2, &[]).await;
    answer.refused(StatusCode::CONFLICT, "error-not-begun");

    let [first, second] = stage.begun(SHORT).await;
    let (after, moves) = ready(&stage, &first).await;
    let answer = stage
        .send_turn(&second, Uuid::new_v4(), after, &moves)
        .await;
    let error = answer.refused(StatusCode::CONFLICT, "error-not-your-turn");
    assert_eq!(error.seq, Some(after));
    let answer = stage
        .send_turn(&first, Uuid::new_v4(), after - 1, &moves)
        .await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
    let answer = stage
        .send_turn(&first, Uuid::new_v4(), after + 1, &moves)
        .await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
}

#[tokio::test]
async fn a_token_is_needed() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let path = format!("/api/games/{}/turns", first.id);
    let body = json!({ "request": Uuid::new_v4(), "after": 3, "moves": [] });
    let answer = stage.post(&path, None, &body).await;
    answer.refused(StatusCode::UNAUTHORIZED, "error-no-seat");
    assert_eq!(answer.header("www-authenticate"), "Bearer");
    let answer = stage.post(&path, Some("wrong"), &body).await;
    answer.refused(StatusCode::FORBIDDEN, "error-no-seat");
}
