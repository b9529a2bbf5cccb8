//! Games with clocks.

mod computer;
mod declared;
mod jumps;
mod viewers;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::StatusCode;
use clock::{Moment, Span};
use game::{Ending, Side};
use protocol::{Accepted, Action, Event, GameState, Phase};
use serde_json::json;
use tigerden_server::Setup;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::socket::Socket;
use crate::stage::{BEGUN, SHORT, Seat, Stage, a_turn, outcome, setup, types, until};

fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Moment(since.expect("a time after 1970").as_micros() as i64)
}

fn left(state: &GameState, side: Side) -> Span {
    let clock = state.clock().expect("clocks");
    clock.reading(side, now()).left
}

/// Waits until the game is over; how it ended, and how long that took. A look at a game lets no flag
/// fall.
async fn ended(stage: &Stage, seat: &Seat) -> (game::Outcome, Duration) {
    let began = Instant::now();
    let outcome = until(async || outcome(&stage.state(seat).await)).await;
    (outcome, began.elapsed())
}

#[tokio::test]
async fn a_flag_falls_without_any_client() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 1s").await;
    sleep(Duration::from_millis(1300)).await;
    let view = stage.view(&seats[0]).await;
    assert_eq!(types(&view).last(), Some(&"time-out"));
    let state = stage.state(&seats[0]).await;
    let outcome = outcome(&state).expect("the end");
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Second), Ending::Time)
    );
    let last = view.events.last().map_or(0, |entry| entry.at_us);
    let late = last - view.events[BEGUN as usize - 1].at_us - 1_000_000;
    assert!((0..100_000).contains(&late), "{late} µs late");
    assert_eq!(left(&state, Side::First), Span::ZERO);
}

#[tokio::test]
async fn turns_stop_the_own_clock_and_start_the_other() {
    let stage = Stage::new().await;
    let seats = stage.timed("fischer 60s+10s").await;
    sleep(Duration::from_millis(300)).await;
    stage.play(&seats).await;
    let state = stage.state(&seats[0]).await;
    let first = left(&state, Side::First);
    assert!(
        first > Span(69_000_000) && first < Span(69_700_000),
        "{first:?}"
    );
    assert!(left(&state, Side::Second) <= Span::seconds(60));
    sleep(Duration::from_millis(100)).await;
    assert_eq!(left(&state, Side::First), first, "it stands");
}

#[tokio::test]
async fn a_turn_after_the_flag_is_refused() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 1s").await;
    let moves = a_turn(stage.state(&seats[0]).await.table().expect("a game"));
    sleep(Duration::from_millis(1200)).await;
    let answer = stage
        .send_turn(&seats[0], Uuid::new_v4(), BEGUN, &moves)
        .await;
    let error = answer.refused(StatusCode::CONFLICT, "error-out-of-time");
    assert_eq!(error.seq, Some(BEGUN + 1));
    let answer = stage
        .send_turn(&seats[1], Uuid::new_v4(), BEGUN, &moves)
        .await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
}

#[tokio::test]
async fn flags_fall_across_a_restart_and_the_time_between_is_credited() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 2s").await;
    sleep(Duration::from_millis(500)).await;
    stage.app().close().await;
    sleep(Duration::from_millis(2000)).await;
    let stage = stage.restart().await;
    let view = stage.view(&seats[0]).await;
    let Some(Event::Restarted { away_us, .. }) =
        view.events.last().map(|entry| entry.event.clone())
    else {
        panic!("{view:?}");
    };
    assert!((2_000_000..2_500_000).contains(&away_us), "{away_us}");
    let state = stage.state(&seats[0]).await;
    let left = left(&state, Side::First);
    assert!(left > Span(1_100_000) && left < Span(1_500_000), "{left:?}");
    let (outcome, took) = ended(&stage, &seats[0]).await;
    assert_eq!(outcome.winner, Some(Side::Second));
    assert!(took < Duration::from_millis(1700), "{took:?}");
}

/// How many facts of a type a game has in the store.
fn stored(stage: &Stage, seat: &Seat, kind: &str) -> i64 {
    let sql = "select count(*) from facts where game = ?1 and body like ?2";
    let kind = format!("%\"{kind}\"%");
    let count = stage
        .database()
        .query_row(sql, (&seat.id, kind), |row| row.get(0));
    count.expect("a count")
}

#[tokio::test]
async fn a_start_writes_nothing_to_games_and_their_flags_fall_unseen() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 2s").await;
    let other = stage.timed("sudden 60s").await;
    let stage = stage.restart().await;
    let stage = stage.restart().await;
    for (seat, restarts) in [(&seats[0], 0), (&other[0], 0)] {
        assert_eq!(stored(&stage, seat, "restarted"), restarts);
    }
    let out = async || Some(stored(&stage, &seats[0], "time-out")).filter(|out| *out > 0);
    assert_eq!(until(out).await, 1);
    assert_eq!(stored(&stage, &seats[0], "restarted"), 2);
    let view = stage.view(&other[0]).await;
    assert_eq!(types(&view)[BEGUN as usize..], ["restarted", "restarted"]);
    assert_eq!(stored(&stage, &other[0], "restarted"), 0);
    stage.play(&other).await;
    assert_eq!(stored(&stage, &other[0], "restarted"), 2);
    assert_eq!(stage.view(&other[0]).await.events[..7], view.events);
}

#[tokio::test]
async fn what_can_not_follow_after_a_restart_is_refused_at_once() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 60s").await;
    let stage = stage.restart().await;
    let answer = stage.act(&seats[0], Action::Accept).await;
    answer.refused(StatusCode::CONFLICT, "error-no-offer");
}

#[tokio::test]
async fn a_turn_that_was_made_before_a_restart_is_taken_after_it() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 60s").await;
    let moves = a_turn(stage.state(&seats[0]).await.table().expect("a game"));
    let stage = stage.restart().await;
    let answer = stage
        .send_turn(&seats[0], Uuid::new_v4(), BEGUN, &moves)
        .await;
    assert_eq!(answer.ok::<Accepted>().seq, BEGUN + 2);
    let answer = stage
        .send_turn(&seats[0], Uuid::new_v4(), BEGUN, &moves)
        .await;
    answer.refused(StatusCode::CONFLICT, "error-stale");
}

#[tokio::test]
async fn settings_that_can_not_be_read_are_shown_where_they_are_wrong() {
    let stage = Stage::new().await;
    let body = json!({ "game": SHORT, "opponent": { "kind": "person" }, "clock": "fischer 5x" });
    let answer = stage.post("/api/games", None, &body).await;
    let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-clock-text");
    assert_eq!(error.faults[0].at, 9);
}

#[tokio::test]
async fn a_game_without_clocks_stays_without() {
    let stage = Stage::new().await;
    let seats = stage.begun(SHORT).await;
    stage.play(&seats).await;
    let stage = stage.restart().await;
    let view = stage.view(&seats[0]).await;
    assert!(!types(&view).contains(&"restarted"));
    assert!(
        !stage
            .get(&format!("/api/games/{}", seats[0].id), None)
            .await
            .text()
            .contains("lag_us")
    );
    stage.act(&seats[0], Action::Resign).await.ok::<Accepted>();
    assert!(matches!(
        stage.state(&seats[0]).await.phase(),
        Phase::Over(_)
    ));
}

#[tokio::test]
async fn after_a_restart_clocks_wait_for_the_players() {
    let usual = || Setup {
        comeback: Duration::from_secs(60),
        ..setup()
    };
    let stage = Stage::with(usual()).await;
    let seats = stage.timed("sudden 2s").await;
    let stage = stage.restart_with(usual()).await;
    let address = stage.listen().await;
    let hello = async |seat: &Seat| {
        let known = stage.view(seat).await.events.len() as u64;
        Socket::hello(address, &seat.id, Some(&seat.token), known)
            .await
            .0
    };
    let mut ann = hello(&seats[0]).await;
    sleep(Duration::from_millis(2500)).await;
    let state = stage.state(&seats[0]).await;
    assert_eq!(state.phase(), Phase::Playing, "Ben is not back");
    let clock = state.clock().expect("clocks");
    assert!(clock.waits(now()) > Span::seconds(50));
    let before = left(&state, Side::First);
    assert!(before > Span(1_000_000), "{before:?}");

    let _ben = hello(&seats[1]).await;
    let gathered = ann.events().await;
    assert!(
        gathered.iter().any(|entry| entry.event == Event::Gathered),
        "{gathered:?}"
    );
    let (outcome, took) = ended(&stage, &seats[0]).await;
    assert_eq!(outcome.winner, Some(Side::Second));
    assert!(took < Duration::from_millis(2700), "{took:?}");
}
