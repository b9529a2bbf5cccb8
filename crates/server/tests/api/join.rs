//! `POST /api/games/{id}/join`

use axum::http::StatusCode;
use game::Side;
use protocol::{Joined, Phase};
use serde_json::json;

use crate::stage::{LONG, SHORT, Stage, fold, types};

/// A secret of the player's choice.
fn secret(letter: char) -> String {
    std::iter::repeat_n(letter, 42).chain(['A']).collect()
}

#[tokio::test]
async fn the_link_gives_the_other_seat_and_play_begins() {
    let stage = Stage::new().await;
    for game in [SHORT, LONG] {
        let (first, invite) = stage.create(game, Side::First).await;
        let second = stage.join(&first.id, &invite).await;
        assert_eq!(second.side, Side::Second);
        let view = stage.view(&second).await;
        assert_eq!(view.side, Some(Side::Second));
        assert_eq!(
            types(&view),
            ["created", "chose", "joined", "chose", "begun"]
        );
        assert_eq!(fold(&view).phase(), Phase::Playing);
    }
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(SHORT, Side::First).await;
    stage.join(&first.id, &invite).await;
    let path = format!("/api/games/{}/join", first.id);
    let answer = stage.post(&path, None, &json!({ "invite": invite })).await;
    answer.refused(StatusCode::CONFLICT, "error-seat-taken");
}

#[tokio::test]
async fn with_an_own_secret_the_request_may_be_sent_again() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(LONG, Side::First).await;
    let path = format!("/api/games/{}/join", first.id);
    let body = json!({ "invite": invite, "token": secret('x') });
    let once: Joined = stage.post(&path, None, &body).await.ok();
    let stage = stage.restart().await;
    let again: Joined = stage.post(&path, None, &body).await.ok();
    assert_eq!(once, again);
    assert_eq!(once.token, secret('x'));
    assert_eq!(stage.view(&first).await.events.len(), 5);
    let other = json!({ "invite": invite, "token": secret('y') });
    let answer = stage.post(&path, None, &other).await;
    answer.refused(StatusCode::CONFLICT, "error-seat-taken");
}

#[tokio::test]
async fn many_at_once_and_one_gets_the_seat() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(SHORT, Side::First).await;
    let path = format!("/api/games/{}/join", first.id);
    let body = json!({ "invite": invite });
    let (a, b, c) = tokio::join!(
        stage.post(&path, None, &body),
        stage.post(&path, None, &body),
        stage.post(&path, None, &body),
    );
    let taken = [a, b, c]
        .iter()
        .filter(|answer| answer.status.is_success())
        .count();
    assert_eq!(taken, 1);
}

#[tokio::test]
async fn wrong_invitations_names_choices_and_secrets_are_refused() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(LONG, Side::First).await;
    let (other, other_invite) = stage.create(LONG, Side::First).await;
    let path = format!("/api/games/{}/join", first.id);
    for wrong in ["", "abc", &other_invite, &first.token] {
        let answer = stage.post(&path, None, &json!({ "invite": wrong })).await;
        answer.refused(StatusCode::FORBIDDEN, "error-invite");
    }
    for (body, key) in [
        (
            json!({ "invite": invite, "name": "\u{202e}" }),
            "error-name",
        ),
        (
            json!({ "invite": invite, "token": "short" }),
            "error-bad-request",
        ),
        (
            json!({ "invite": invite, "token": first.token }),
            "error-bad-request",
        ),
        (
            json!({ "invite": invite, "seat_options": { "x": "y" } }),
            "error-options",
        ),
    ] {
        let answer = stage.post(&path, None, &body).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, key);
    }
    assert_eq!(
        stage.view(&first).await.events.len(),
        2,
        "nothing has changed"
    );
    let nothing = json!({ "invite": invite });
    let answer = stage.post("/api/games/nothing/join", None, &nothing).await;
    answer.refused(StatusCode::NOT_FOUND, "error-no-game");
    stage.join(&first.id, &invite).await;
    stage.join(&other.id, &other_invite).await;
}

#[tokio::test]
async fn nobody_joins_with_a_name_that_only_looks_like_the_others() {
    let stage = Stage::new().await;
    let (seat, invite) = stage.create(SHORT, Side::First).await;
    let path = format!("/api/games/{}/join", seat.id);
    // The name of the one who has created the game is `Ann`.
    let body = |name: &str| json!({ "invite": invite, "name": name });
    let answer = stage.post(&path, None, &body("A\u{578}\u{578}")).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-name-alike");
    stage.post(&path, None, &body("Ann")).await.ok::<Joined>();
}
