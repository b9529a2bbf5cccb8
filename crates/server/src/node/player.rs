//! Who plays the computer's seats.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::Side;
use hall::Table;

/// Levels go from 1 to this.
pub(crate) const LEVELS: u8 = engine::LEVELS.len() as u8;

/// Who plays the computer's seats.
pub trait Player: Send + Sync + 'static {
    /// The moves of the next turn, its end included. `time` is what may be spent on it at most,
    /// in games with clocks; `stop` turns true when nobody waits for them any more.
    ///
    /// # Errors
    ///
    /// What is wrong, if no turn is found.
    fn turn(
        &self,
        table: &dyn Table,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String>;

    /// Whether `side` is content with a draw here.
    ///
    /// # Errors
    ///
    /// What is wrong, if that can't be said.
    fn takes_draw(
        &self,
        table: &dyn Table,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String>;
}
