//! Waiting until something is so.

use std::time::Duration;

use protocol::{GameState, GameView};
use tokio::time::{sleep, timeout};

use super::{Seat, Stage, fold};

/// Asks again and again until there is an answer.
pub(crate) async fn until<T>(ask: impl AsyncFn() -> Option<T>) -> T {
    let wait = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(20), wait)
        .await
        .expect("what is waited for happens within 20 seconds")
}

impl Stage {
    /// The game as it is seen as soon as it `is` so.
    pub(crate) async fn view_when(&self, seat: &Seat, is: impl Fn(&GameView) -> bool) -> GameView {
        until(async || Some(self.view(seat).await).filter(&is)).await
    }

    /// What the game has come to as soon as it `is` so.
    pub(crate) async fn state_when(
        &self,
        seat: &Seat,
        is: impl Fn(&GameState) -> bool,
    ) -> GameState {
        until(async || Some(fold(&self.view(seat).await)).filter(&is)).await
    }
}
