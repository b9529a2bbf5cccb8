//! The computer's share of the clock.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clock::{Moment, Span};
use game::Side;
use hall::Table;
use protocol::{Event, GameState};
use serde_json::json;
use series::Race;
use tigerden_server::{Player, Setup};
use tokio::time::sleep;

use crate::stage::{Quick, SHORT, Seat, Slow, Stage, count, fold, setup};

/// Notes how much time it gets.
struct Noting(Mutex<Vec<Option<Duration>>>);

impl Player for Noting {
    fn turn(
        &self,
        table: &dyn Table,
        race: Option<Race>,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        self.0.lock().expect("no panic").push(time);
        Quick.turn(table, race, level, time, stop)
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
    let seat = Seat::of(&stage.create_as(&body).await);
    let answered = |state: &GameState| state.table().is_some_and(|table| table.plies() > 0);
    stage.state_when(&seat, answered).await;
    let times = player.0.lock().expect("no panic").clone();
    let time = times.first().copied().flatten().expect("a time");
    assert!(
        time > Duration::from_millis(2800) && time <= Duration::from_secs(3),
        "{time:?}"
    );
}

#[tokio::test]
async fn waiting_for_a_thread_counts_on_nobodys_clock() {
    let (player, setup) = Slow::setup();
    let stage = Stage::with(setup).await;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..threads {
        stage.against(SHORT, Side::Second, 1).await;
    }
    sleep(Duration::from_millis(50)).await;
    let body = json!({
        "game": SHORT, "side": "second", "opponent": { "kind": "computer", "level": 1 },
        "clock": "sudden 1s",
    });
    let seat = Seat::of(&stage.create_as(&body).await);
    sleep(Duration::from_millis(1500)).await;
    assert_eq!(count(&stage.view(&seat).await, "time-out"), 0);
    player.release();
    let view = stage.view_when(&seat, |view| count(view, "turn") > 0).await;
    let turn = view
        .events
        .iter()
        .position(|entry| matches!(entry.event, Event::Turn { .. }));
    let turn = turn.expect("a turn");
    let Event::Restarted { away_us, .. } = view.events[turn - 1].event else {
        panic!("{view:?}");
    };
    assert!((1_300_000..2_500_000).contains(&away_us), "{away_us}");
    assert_eq!(count(&view, "restarted"), 1);
    let clock = fold(&view).clock().expect("clocks").clone();
    let left = clock
        .reading(Side::First, Moment(view.events[turn].at_us))
        .left;
    assert!(left > Span(700_000), "{left:?}");
}
