//! What judges decide about games that go on.

use std::time::Duration;

use axum::http::StatusCode;
use game::Side;
use protocol::tournament::Said;
use protocol::{Action, Phase};
use serde_json::json;
use tournament::Seat as TableSeat;
use tournament::event::State;
use uuid::Uuid;

use super::club::{Club, online};
use super::table::{FIRST, played};
use crate::stage::{Slow, Stage, a_turn, count, until};

#[tokio::test]
async fn decisions_stop_games_and_start_others() {
    let mut charter = online(1);
    charter["contest"] = json!("pair");
    let (club, [ann, ben]) = Club::of_two(&charter).await;
    let first = club.board(FIRST).await;
    let ruling = json!({ "adjudicated": { "round": 1, "table": 1, "winner": "b" } });
    club.decides(ruling).await.ok::<Said>();
    let stopped = |id: String| {
        let club = &club;
        async move {
            until(async || {
                let game = club.game(&id).await;
                match game.phase() {
                    Phase::Over(outcome) => Some((outcome.winner, game)),
                    _ => None,
                }
            })
            .await
        }
    };
    let (winner, game) = stopped(first.clone()).await;
    assert_eq!(winner, Some(Side::Second));
    assert_eq!(game.decisions()[0].reason, "Dora: it was seen (M-G2)");
    let second = club.board_after(FIRST, &first).await;
    // The game before is annulled, so the running one is not the right one.
    let wrong = json!({ "annulled": { "round": 1, "table": 1, "position": "nowhere" } });
    let answer = club.decides(wrong).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-position");
    club.decides(json!({ "annulled": { "round": 1, "table": 1 } }))
        .await
        .ok::<Said>();
    let (winner, _) = stopped(second.clone()).await;
    assert_eq!(winner, None);
    let third = club.board_after(FIRST, &second).await;
    assert_eq!(
        club.seat(&third, &ann).await.side,
        Side::First,
        "the first game again"
    );
    // A result that a clerk enters counts, and the game is stopped.
    club.say(json!({ "played": { "round": 1, "table": 1, "winner": "a" } }))
        .await;
    let (winner, game) = stopped(third.clone()).await;
    assert_eq!(winner, Some(Side::First));
    assert_eq!(game.decisions()[0].reason, "Dora has entered the result");
    let fourth = club.board_after(FIRST, &third).await;
    club.say(json!({ "forfeited": { "round": 1, "table": 1, "absent": "a" } }))
        .await;
    stopped(fourth.clone()).await;
    assert_eq!(
        club.now().await.state(FIRST),
        Some(State::Won(TableSeat::B))
    );
    // Nothing of it is entered again.
    assert_eq!(played(&club.facts().await).len(), 1);
    let over = club
        .stage
        .act(&club.seat(&fourth, &ben).await, Action::Resign)
        .await;
    over.refused(StatusCode::CONFLICT, "error-over");
}

#[tokio::test]
async fn judges_set_clocks_once() {
    let mut charter = online(1);
    charter["boards"]["clock"] = json!("sudden 10m");
    let (club, [ann, _]) = Club::of_two(&charter).await;
    let board = club.board(FIRST).await;
    let left = json!({ "a": 60_000, "b": 90_000 });
    let ruling = json!({ "clocks": { "round": 1, "table": 1, "left": left } });
    club.decides(ruling).await.ok::<Said>();
    let seat = club.seat(&board, &ann).await;
    let set = |view: &protocol::GameView| count(view, "clocks-set") == 1;
    let view = club.stage.view_when(&seat, set).await;
    let said = serde_json::to_string(&view).expect("JSON");
    assert!(said.contains("\"left_us\":[60000000,90000000]"), "{said}");
    let club = club.restart().await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!(set(&club.stage.view(&seat).await));
}

#[tokio::test]
async fn no_time_passes_while_a_bout_rests() {
    let mut charter = online(1);
    charter["boards"]["clock"] = json!("sudden 2s");
    let (club, _) = Club::of_two(&charter).await;
    let board = club.board(FIRST).await;
    club.decides(json!({ "paused": { "round": 1, "table": 1 } }))
        .await
        .ok::<Said>();
    tokio::time::sleep(Duration::from_millis(4_500)).await;
    assert_eq!(club.game(&board).await.phase(), Phase::Playing);
    club.decides(json!({ "resumed": { "round": 1, "table": 1 } }))
        .await
        .ok::<Said>();
    // Now it does: the first side has not moved.
    assert_eq!(club.decided(FIRST).await, State::Won(TableSeat::B));
    assert_eq!(played(&club.facts().await)[0].record, Some(board));
}

#[tokio::test]
async fn turns_do_not_count_while_a_bout_rests() {
    let (club, [ann, _]) = Club::of_two(&online(1)).await;
    let board = club.board(FIRST).await;
    let seat = club.seat(&board, &ann).await;
    let game = club.stage.state(&seat).await;
    let moves = a_turn(game.table().expect("a game"));
    let (stage, seq) = (&club.stage, game.seq());
    let turn = async || stage.send_turn(&seat, Uuid::new_v4(), seq, &moves).await;
    let at = json!({ "round": 1, "table": 1 });
    let plies = async || {
        club.game(&board)
            .await
            .table()
            .map_or(0, |table| table.plies())
    };
    let far = json!({ "adjourned": { "round": 1, "table": 1, "until": 4_000_000_000_000_i64 } });
    for rests in [json!({ "paused": at }), far] {
        club.decides(rests).await.ok::<Said>();
        turn().await.refused(StatusCode::CONFLICT, "error-rests");
        assert_eq!(plies().await, 0);
    }
    club.decides(json!({ "resumed": at })).await.ok::<Said>();
    turn().await.ok::<protocol::Accepted>();
    assert_eq!(plies().await, 1);
}

#[tokio::test]
async fn a_running_first_game_is_annulled() {
    let (club, [ann, _]) = Club::of_two(&online(1)).await;
    let first = club.board(FIRST).await;
    let ruling = json!({ "annulled": { "round": 1, "table": 1 } });
    club.decides(ruling).await.ok::<Said>();
    let second = club.board_after(FIRST, &first).await;
    assert_eq!(club.seat(&second, &ann).await.side, Side::First);
    let stopped = until(async || match club.game(&first).await.phase() {
        Phase::Over(outcome) => Some(outcome.winner),
        _ => None,
    });
    assert_eq!(stopped.await, None);
    club.resigns(&second, &ann).await;
    assert_eq!(club.decided(FIRST).await, State::Won(TableSeat::B));
    assert_eq!(played(&club.facts().await).len(), 1);
}

/// How many plies a game has.
async fn plies(club: &Club, board: &str) -> usize {
    let game = club.game(board).await;
    game.table().map_or(0, |table| table.plies())
}

#[tokio::test]
async fn the_computer_waits_while_a_bout_rests() {
    let (player, setup) = Slow::setup();
    let club = Club::of(Stage::with(setup).await, &online(1)).await;
    let ann = club.enters("Ann").await;
    club.say(json!({ "registered": { "name": "Robot", "id": "computer:1" } }))
        .await;
    club.say(json!({ "paired": { "tables": [{ "players": [1, 2] }], "by_hand": true } }))
        .await;
    let board = club.board(FIRST).await;
    let seat = club.seat(&board, &ann).await;
    let at = json!({ "round": 1, "table": 1 });
    let pause = json!({ "paused": at });
    let resume = json!({ "resumed": at });
    club.stage.play(&[seat.clone(), seat.clone()]).await;
    // It is thinking, and what it finds in the meantime counts for nothing.
    club.decides(pause.clone()).await.ok::<Said>();
    player.release();
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(plies(&club, &board).await, 1);
    // Nor does it play at once when the server starts again.
    let club = club.restart().await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(plies(&club, &board).await, 1);
    club.decides(resume).await.ok::<Said>();
    until(async || (plies(&club, &board).await == 2).then_some(())).await;
    // Put off to a time, it goes on then by itself.
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let until_ms = now.expect("a time").as_millis() + 600;
    let adjourned = json!({ "adjourned": { "round": 1, "table": 1, "until": until_ms } });
    club.decides(adjourned).await.ok::<Said>();
    tokio::time::sleep(Duration::from_millis(700)).await;
    club.stage.play(&[seat.clone(), seat.clone()]).await;
    until(async || (plies(&club, &board).await == 4).then_some(())).await;
}
