//! Somebody sets the system's clock while games run.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use clock::{Moment, Span};
use game::Side;
use protocol::Now;
use tigerden_server::{Setup, system_clock};
use tokio::time::sleep;

use super::{ended, outcome};
use crate::stage::{Seat, Stage, setup};

const HOUR_US: i64 = 3_600_000_000;

/// A clock that can be set, and a stage that goes by it.
struct Den {
    stage: Stage,
    away_us: Arc<AtomicI64>,
}

impl Den {
    async fn new() -> Self {
        let away_us = Arc::new(AtomicI64::new(0));
        let stage = Stage::with(by(&away_us)).await;
        Self { stage, away_us }
    }

    fn set(&self, away_us: i64) {
        self.away_us.store(away_us, Ordering::Relaxed);
    }

    async fn restart(self) -> Self {
        let stage = self.stage.restart_with(by(&self.away_us)).await;
        Self { stage, ..self }
    }

    async fn left(&self, seat: &Seat) -> Span {
        let now: Now = self.stage.get("/api/now", None).await.ok();
        let state = self.stage.state(seat).await;
        let clock = state.clock().expect("clocks");
        clock.reading(Side::First, Moment(now.now_us)).left
    }
}

fn by(away_us: &Arc<AtomicI64>) -> Setup {
    let (system, away_us) = (system_clock(), Arc::clone(away_us));
    Setup {
        wall: Arc::new(move || system() + away_us.load(Ordering::Relaxed)),
        ..setup()
    }
}

#[tokio::test]
async fn no_flag_falls_when_the_clock_is_set_forward() {
    let den = Den::new().await;
    let seats = den.stage.timed("sudden 60s").await;
    den.set(HOUR_US);
    sleep(Duration::from_millis(1500)).await;
    assert_eq!(outcome(&den.stage.state(&seats[0]).await), None);
    let left = den.left(&seats[0]).await;
    assert!(left > Span::seconds(55), "{left:?}");
    den.stage.play(&seats).await;
}

#[tokio::test]
async fn clocks_run_on_when_the_clock_is_set_back() {
    let den = Den::new().await;
    let seats = den.stage.timed("sudden 1s").await;
    den.set(-HOUR_US);
    let (_, took) = ended(&den.stage, &seats[0]).await;
    assert!(took < Duration::from_secs(3), "{took:?}");
}

#[tokio::test]
async fn after_a_restart_time_goes_on_from_what_was_noted() {
    let den = Den::new().await;
    let seats = den.stage.timed("sudden 60s").await;
    den.set(-HOUR_US);
    let den = den.restart().await;
    let left = den.left(&seats[0]).await;
    assert!(
        left > Span::seconds(50) && left <= Span::seconds(60),
        "{left:?}"
    );
    sleep(Duration::from_millis(1500)).await;
    let later = den.left(&seats[0]).await;
    assert!(later < left, "the clock runs");
    den.stage.play(&seats).await;
}
