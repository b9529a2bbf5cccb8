//! `GET /api/games/{id}`

use axum::http::StatusCode;
use game::Side;
use protocol::GameView;

use crate::stage::{SHORT, Stage};

#[tokio::test]
async fn shows_the_game_and_whose_seat_it_is() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun(SHORT).await;
    assert_eq!(stage.view(&first).await.side, Some(Side::First));
    assert_eq!(stage.view(&second).await.side, Some(Side::Second));
    let path = format!("/api/games/{}", first.id);
    let public: GameView = stage.get(&path, None).await.ok();
    assert_eq!((public.side, public.id), (None, first.id));
    let numbers: Vec<u64> = public.events.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    assert!(public.events.is_sorted_by_key(|entry| entry.at_us));
}

#[tokio::test]
async fn unknown_games_and_wrong_tokens_are_refused() {
    let stage = Stage::new().await;
    let (seat, invite) = stage.create(SHORT, Side::First).await;
    for id in ["nothing", "..", &"x".repeat(500)] {
        let answer = stage.get(&format!("/api/games/{id}"), None).await;
        answer.refused(StatusCode::NOT_FOUND, "error-no-game");
    }
    let path = format!("/api/games/{}", seat.id);
    let (other, _) = stage.create(SHORT, Side::First).await;
    for token in ["x", &invite, &other.token] {
        let answer = stage.get(&path, Some(token)).await;
        answer.refused(StatusCode::FORBIDDEN, "error-no-seat");
    }
}
