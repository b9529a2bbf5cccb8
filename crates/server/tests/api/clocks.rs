//! Games with clocks.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::StatusCode;
use clock::{Moment, Span};
use game::{Ending, Side};
use hall::{Hall, Table};
use protocol::{
    Accepted, Action, Created, Event, GameState, Now, Phase, SendDraft, ServerTime, Update,
};
use serde_json::json;
use tigerden_server::{Player, Setup};
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::socket::Socket;
use crate::stage::{BEGUN, Quick, SHORT, Seat, Stage, a_turn, outcome, setup, types};

impl Stage {
    /// A game with clocks that two people have begun; first side first.
    pub(crate) async fn timed(&self, clock: &str) -> [Seat; 2] {
        let body = json!({
            "game": SHORT, "side": "first", "opponent": { "kind": "person" }, "clock": clock,
        });
        let created: Created = self.post("/api/games", None, &body).await.ok();
        let invite = created.invite.expect("an invitation");
        let first = Seat {
            id: created.id,
            side: Side::First,
            token: created.token,
        };
        let second = self.join(&first.id, &invite).await;
        [first, second]
    }

    pub(crate) async fn draft(
        &self,
        seat: &Seat,
        after: u64,
        moves: &[String],
    ) -> crate::stage::Reply {
        let moves = moves.to_vec();
        let body = serde_json::to_value(SendDraft { after, moves }).expect("JSON");
        let path = format!("/api/games/{}/draft", seat.id);
        self.post(&path, Some(&seat.token), &body).await
    }
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Moment(since.expect("a time after 1970").as_micros() as i64)
}

fn left(state: &GameState, side: Side) -> Span {
    let clock = state.clock().expect("clocks");
    clock.reading(side, now()).left
}

/// Waits until the game is over; how it ended, and how long that took.
async fn ended(stage: &Stage, seat: &Seat) -> (game::Outcome, Duration) {
    let began = Instant::now();
    loop {
        // Asking changes nothing: a look at a game lets no flag fall.
        let state = stage.state(seat).await;
        if let Some(outcome) = outcome(&state) {
            return (outcome, began.elapsed());
        }
        assert!(
            began.elapsed() < Duration::from_secs(20),
            "no flag has fallen"
        );
        sleep(Duration::from_millis(20)).await;
    }
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
    let Some(Event::Restarted { away_us }) = view.events.last().map(|entry| entry.event.clone())
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
async fn t_r6_what_was_declared_stands_when_time_ends_the_turn() {
    let mut stage = Stage::new().await;
    for restarts in [false, true] {
        let seats = stage.timed("byoyomi 0s+1x2s").await;
        let state = stage.state(&seats[0]).await;
        let mut turn = a_turn(state.table().expect("a game"));
        let end = turn.pop();
        // Actions that can't be followed by `end` are not wanted here.
        let drafted = stage.draft(&seats[0], BEGUN, &turn).await;
        assert_eq!(drafted.ok::<Accepted>().seq, BEGUN);
        let shown = stage
            .get(
                &format!("/api/games/{}", seats[1].id),
                Some(&seats[1].token),
            )
            .await;
        assert!(
            turn.iter()
                .all(|text| !shown.text().contains(text.as_str())),
            "it is hidden"
        );
        if restarts {
            stage = stage.restart().await;
        }
        sleep(Duration::from_millis(2400)).await;
        let view = stage.view(&seats[0]).await;
        let out = view.events.iter().find_map(|entry| match &entry.event {
            Event::TimeOut { side, moves } => Some((*side, moves.clone())),
            _ => None,
        });
        turn.extend(end);
        assert_eq!(out, Some((Side::First, turn)));
        let (outcome, _) = ended(&stage, &seats[0]).await;
        assert_eq!(
            outcome.winner,
            Some(Side::First),
            "the other side has declared nothing"
        );
    }
}

#[tokio::test]
async fn t_r6_only_the_running_turn_can_be_declared() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 60s").await;
    let turn = a_turn(stage.state(&seats[0]).await.table().expect("a game"));
    let part = &turn[..turn.len() - 1];
    let answer = stage.draft(&seats[1], BEGUN, part).await;
    answer.refused(StatusCode::CONFLICT, "error-not-your-turn");
    stage
        .draft(&seats[0], 3, part)
        .await
        .refused(StatusCode::CONFLICT, "error-stale");
    let wrong = [part, &["A a1-b9".to_owned()]].concat();
    let answer = stage.draft(&seats[0], BEGUN, &wrong).await;
    let error: protocol::ErrorBody = serde_json::from_slice(&answer.body).expect("an error");
    assert_eq!(error.index, Some(part.len()));
    let untimed = stage.begun(SHORT).await;
    let answer = stage.draft(&untimed[0], BEGUN, part).await;
    answer.refused(StatusCode::CONFLICT, "error-no-draft");
}

#[tokio::test]
async fn settings_that_can_not_be_read_are_shown_where_they_are_wrong() {
    let stage = Stage::new().await;
    let body = json!({ "game": SHORT, "opponent": { "kind": "person" }, "clock": "fischer 5x" });
    let answer = stage.post("/api/games", None, &body).await;
    let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-clock-text");
    assert_eq!(error.faults[0].at, 9);
}

/// A viewer whose own clock is wrong by `skew_us`, and who has found out the server's.
async fn viewer(stage: &Stage, skew_us: i64) -> ServerTime {
    let mut time = ServerTime::default();
    for _ in 0..3 {
        let asked = now().0 + skew_us;
        let said: Now = stage.get("/api/now", None).await.ok();
        time.heard(asked, said.now_us, now().0 + skew_us);
    }
    time
}

#[tokio::test]
async fn two_viewers_see_the_same_clocks_within_100_ms() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.timed("fischer 60s+2s").await;
    let id = &seats[0].id;
    let skews = [3_600_000_000, -77_000_000];
    let times = [
        viewer(&stage, skews[0]).await,
        viewer(&stage, skews[1]).await,
    ];
    let mut events = [Vec::new(), Vec::new()];
    let (mut ann, welcome) = Socket::hello(address, id, Some(&seats[0].token), 0).await;
    let Update::Welcome { events: all, .. } = welcome else {
        panic!("{welcome:?}");
    };
    events[0].extend(all);
    let (mut public, welcome) = Socket::hello(address, id, None, 0).await;
    let Update::Welcome { events: all, .. } = welcome else {
        panic!("{welcome:?}");
    };
    events[1].extend(all);
    for _ in 0..6 {
        sleep(Duration::from_millis(70)).await;
        stage.play(&seats).await;
        events[0].extend(ann.events().await);
        events[1].extend(public.events().await);
        let instant = now().0;
        let shown = [0, 1].map(|viewer| {
            let state = GameState::of_events(&Hall::all(), &events[viewer]).expect("a game");
            let clock = state.clock().expect("clocks").clone();
            let at = Moment(times[viewer].at(instant + skews[viewer]));
            Side::BOTH.map(|side| clock.reading(side, at).left.0)
        });
        for (one, other) in shown[0].iter().zip(shown[1]) {
            assert!(one.abs_diff(other) < 100_000, "{shown:?}");
        }
    }
}

#[tokio::test]
async fn what_a_turn_was_on_its_way_is_given_back_as_the_server_has_measured() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.timed("sudden 60s").await;
    let token = Some(seats[0].token.as_str());
    let (mut socket, _) = Socket::hello(address, &seats[0].id, token, 0).await;
    // The ping waits as if it had been on its way.
    sleep(Duration::from_millis(300)).await;
    socket.drain(Duration::from_millis(200)).await;
    stage.play(&seats).await;
    stage.play(&seats).await;
    let view = stage.view(&seats[0]).await;
    let lags: Vec<u64> = view
        .events
        .iter()
        .filter_map(|entry| match entry.event {
            Event::Turn { lag_us, .. } => Some(lag_us),
            _ => None,
        })
        .collect();
    assert!((290_000..=500_000).contains(&lags[0]), "{lags:?}");
    assert_eq!(lags[1], 0, "who is not connected is not measured");
}

/// Notes how much time it gets.
struct Noting(Mutex<Vec<Option<Duration>>>);

impl Player for Noting {
    fn turn(
        &self,
        table: &dyn Table,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        self.0.lock().expect("no panic").push(time);
        Quick.turn(table, level, time, stop)
    }

    fn takes_draw(
        &self,
        table: &dyn Table,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String> {
        Quick.takes_draw(table, side, level, stop)
    }
}

#[tokio::test]
async fn the_computer_gets_its_share_of_the_clock() {
    let player = Arc::new(Noting(Mutex::default()));
    let setup = Setup {
        player: Arc::<Noting>::clone(&player),
        ..setup()
    };
    let stage = Stage::with(setup).await;
    let body = json!({
        "game": SHORT, "side": "second", "opponent": { "kind": "computer", "level": 1 },
        "clock": "sudden 60s",
    });
    let created: Created = stage.post("/api/games", None, &body).await.ok();
    let seat = Seat {
        id: created.id,
        side: created.side,
        token: created.token,
    };
    for _ in 0..200 {
        let state = stage.state(&seat).await;
        if state.table().is_some_and(|table| table.plies() > 0) {
            break;
        }
        sleep(Duration::from_millis(10)).await;
    }
    let times = player.0.lock().expect("no panic").clone();
    let time = times.first().copied().flatten().expect("a time");
    assert!(
        time > Duration::from_millis(2800) && time <= Duration::from_secs(3),
        "{time:?}"
    );
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
