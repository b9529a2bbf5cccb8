//! `POST /api/games/{id}/acts`

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action, Phase};
use serde_json::json;
use uuid::Uuid;

use crate::stage::{BEGUN, LONG, SHORT, Seat, Stage, outcome, types};

#[tokio::test]
async fn who_resigns_has_lost() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun(SHORT).await;
    stage.act(&second, Action::Resign).await.ok::<Accepted>();
    let state = stage.state(&first).await;
    assert_eq!(outcome(&state).and_then(|o| o.winner), Some(Side::First));
    for action in [Action::Resign, Action::OfferDraw] {
        let answer = stage.act(&first, action).await;
        answer.refused(StatusCode::CONFLICT, "error-over");
    }
    let answer = stage
        .send_turn(&first, Uuid::new_v4(), state.seq(), &[])
        .await;
    answer.refused(StatusCode::CONFLICT, "error-over");
}

#[tokio::test]
async fn a_draw_is_agreed() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun(SHORT).await;
    stage.act(&second, Action::OfferDraw).await.ok::<Accepted>();
    let answer = stage.act(&second, Action::OfferDraw).await;
    answer.refused(StatusCode::CONFLICT, "error-offered");
    let answer = stage.act(&second, Action::Accept).await;
    answer.refused(StatusCode::CONFLICT, "error-no-offer");
    stage.act(&first, Action::Accept).await.ok::<Accepted>();
    let state = stage.state(&first).await;
    assert_eq!(outcome(&state).map(|o| o.winner), Some(None));
}

#[tokio::test]
async fn a_declined_offer_is_not_repeated_at_once() {
    let stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    let [first, second] = &seats;
    stage.act(first, Action::OfferDraw).await.ok::<Accepted>();
    stage.act(second, Action::Decline).await.ok::<Accepted>();
    let answer = stage.act(second, Action::Decline).await;
    answer.refused(StatusCode::CONFLICT, "error-no-offer");
    let answer = stage.act(first, Action::OfferDraw).await;
    answer.refused(StatusCode::CONFLICT, "error-offered-before");
    stage.act(second, Action::OfferDraw).await.ok::<Accepted>();
    stage.play(&seats).await;
    stage.act(first, Action::OfferDraw).await.ok::<Accepted>();
}

#[tokio::test]
async fn playing_on_declines_an_offer() {
    let stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    stage
        .act(&seats[1], Action::OfferDraw)
        .await
        .ok::<Accepted>();
    stage.play(&seats).await;
    assert_eq!(stage.state(&seats[0]).await.offer(), None);
    let answer = stage.act(&seats[0], Action::Accept).await;
    answer.refused(StatusCode::CONFLICT, "error-no-offer");
}

#[tokio::test]
async fn sent_again_it_does_nothing_twice() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun(SHORT).await;
    let request = Uuid::new_v4();
    let once: Accepted = stage.act_as(&first, Action::Resign, request).await.ok();
    let stage = stage.restart().await;
    let again: Accepted = stage.act_as(&first, Action::Resign, request).await.ok();
    assert_eq!(once, again);
    assert_eq!(stage.state(&second).await.seq(), BEGUN + 1);
}

#[tokio::test]
async fn a_rematch_swaps_sides_and_the_tokens_go_along() {
    let stage = Stage::new().await;
    for game in [SHORT, LONG] {
        let [first, second] = stage.begun(game).await;
        let answer = stage.act(&first, Action::Rematch).await;
        answer.refused(StatusCode::CONFLICT, "error-not-over");
        stage.act(&first, Action::Resign).await.ok::<Accepted>();
        stage.act(&first, Action::Rematch).await.ok::<Accepted>();
        let answer = stage.act(&first, Action::Rematch).await;
        answer.refused(StatusCode::CONFLICT, "error-offered");
        assert_eq!(stage.state(&first).await.next_game(), None);
        stage.act(&second, Action::Rematch).await.ok::<Accepted>();

        let state = stage.state(&first).await;
        let id = state.next_game().expect("a rematch").to_owned();
        let next = |old: Seat| Seat {
            id: id.clone(),
            side: !old.side,
            ..old
        };
        let seats = [next(second), next(first)];
        for seat in &seats {
            let view = stage.view(seat).await;
            assert_eq!(view.side, Some(seat.side));
        }
        let state = stage.state(&seats[0]).await;
        assert_eq!(state.phase(), Phase::Playing);
        let names = serde_json::to_value(state.seats()).expect("JSON");
        assert_eq!(names[0]["name"], "Ben");
        stage.play(&seats).await;
        stage.play(&seats).await;
    }
}

#[tokio::test]
async fn a_rematch_is_created_once() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun(SHORT).await;
    stage.act(&first, Action::Resign).await.ok::<Accepted>();
    let (a, b) = tokio::join!(
        stage.act(&first, Action::Rematch),
        stage.act(&second, Action::Rematch)
    );
    assert_eq!(
        a.ok::<Accepted>().seq + b.ok::<Accepted>().seq,
        2 * BEGUN + 5
    );
    let names = types(&stage.view(&first).await);
    assert_eq!(
        names[5..],
        [
            "resigned",
            "rematch-offered",
            "rematch-offered",
            "next-begun"
        ]
    );
}

#[tokio::test]
async fn only_seats_act() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let path = format!("/api/games/{}/acts", first.id);
    let body = json!({ "request": Uuid::new_v4(), "action": "resign" });
    let answer = stage.post(&path, None, &body).await;
    answer.refused(StatusCode::UNAUTHORIZED, "error-no-seat");
    let unknown = json!({ "request": Uuid::new_v4(), "action": "cheat" });
    let answer = stage.post(&path, Some(&first.token), &unknown).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
}

/// A game of `TigerChess` with the `TigerVariation`, in which only the second side has its Bearer.
async fn tiger(stage: &Stage) -> [Seat; 2] {
    let position = "tigerchess q3l3/8/8/8/8/8/8/Q6R w - - 0 1 Tt Ce - -";
    let position = json!({ "position": position });
    stage.begun_with("tigerchess", &position).await
}

#[tokio::test]
async fn c_t3_players_agree_on_three_points() {
    let stage = Stage::new().await;
    let [first, second] = tiger(&stage).await;
    // The winner of three points by resignation has no such agreement to offer.
    for seat in [&first, &second] {
        let answer = stage.act(seat, Action::OfferWin(Side::First)).await;
        answer.refused(StatusCode::CONFLICT, "error-no-award");
    }
    let request = Uuid::new_v4();
    let offer = Action::OfferWin(Side::Second);
    let once: Accepted = stage.act_as(&first, offer.clone(), request).await.ok();
    let stage = stage.restart().await;
    let again: Accepted = stage.act_as(&first, offer, request).await.ok();
    assert_eq!(once, again);
    let answer = stage.act(&first, Action::OfferDraw).await;
    answer.refused(StatusCode::CONFLICT, "error-offered");
    let answer = stage.act(&first, Action::Accept).await;
    answer.refused(StatusCode::CONFLICT, "error-no-offer");
    stage.act(&second, Action::Accept).await.ok::<Accepted>();
    let state = stage.state(&first).await;
    let end = outcome(&state).expect("the game is over");
    assert_eq!((end.winner, end.rule.0), (Some(Side::Second), "C-T3"));
    assert_eq!(end.points, Some([0, 3]));
    let record = state
        .table()
        .map(|table| table.record(&game::record::About::default(), game::Viewer::Judge));
    let record = record.unwrap_or_default();
    assert!(record.contains("[Reason \"awarded\"]"), "{record}");
}

#[tokio::test]
async fn c_t3_an_offered_win_is_declined_by_playing_on_and_is_none_of_other_games() {
    let stage = Stage::new().await;
    let seats = tiger(&stage).await;
    let claim = Action::OfferWin(Side::Second);
    stage.act(&seats[1], claim.clone()).await.ok::<Accepted>();
    stage.play(&seats).await;
    assert_eq!(stage.state(&seats[0]).await.offer(), None);
    stage.act(&seats[1], claim.clone()).await.ok::<Accepted>();
    stage.act(&seats[0], Action::Decline).await.ok::<Accepted>();
    let answer = stage.act(&seats[1], Action::OfferDraw).await;
    answer.refused(StatusCode::CONFLICT, "error-offered-before");

    for game in [SHORT, "lancerchess", "convoy"] {
        let [first, _] = stage.begun(game).await;
        let answer = stage.act(&first, claim.clone()).await;
        answer.refused(StatusCode::CONFLICT, "error-no-award");
    }
}

#[tokio::test]
async fn an_invitation_is_withdrawn_before_anybody_has_joined() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(SHORT, Side::First).await;
    let request = Uuid::new_v4();
    let once: Accepted = stage.act_as(&first, Action::Withdraw, request).await.ok();
    let path = format!("/api/games/{}/join", first.id);
    let join = json!({ "invite": invite });
    let answer = stage.post(&path, None, &join).await;
    answer.refused(StatusCode::CONFLICT, "error-withdrawn");
    let answer = stage.act(&first, Action::Withdraw).await;
    answer.refused(StatusCode::CONFLICT, "error-withdrawn");

    // It stays so, and the same request has the same answer.
    let stage = stage.restart().await;
    let again: Accepted = stage.act_as(&first, Action::Withdraw, request).await.ok();
    assert_eq!(once, again);
    let answer = stage.post(&path, None, &join).await;
    answer.refused(StatusCode::CONFLICT, "error-withdrawn");
    let state = stage.state(&first).await;
    assert!(state.is_withdrawn());
    assert_eq!(state.phase(), Phase::Waiting);

    // Once somebody has joined, it is a game, which can be resigned.
    let [first, second] = stage.begun(SHORT).await;
    for seat in [&first, &second] {
        let answer = stage.act(seat, Action::Withdraw).await;
        answer.refused(StatusCode::CONFLICT, "error-begun");
    }
}
