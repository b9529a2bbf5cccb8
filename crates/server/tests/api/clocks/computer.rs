//! The computer's share of the clock.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hall::Table;
use protocol::GameState;
use serde_json::json;
use tigerden_server::{Player, Setup};

use crate::stage::{Quick, SHORT, Seat, Stage, setup};

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
