//! Who plays the computer's seats.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::Side;
use hall::Table;

/// The highest level; the lowest is 1.
pub(crate) const LEVELS: u8 = engine::LEVELS.len() as u8;

/// Who plays the computer's seats.
pub trait Player: Send + Sync + 'static {
    /// The moves of the next turn, including its end. In games with clocks, `time` is the most that
    /// may be spent on it. `stop` turns true when the answer is no longer needed.
    ///
    /// # Errors
    ///
    /// If no turn is found: what is wrong.
    fn turn(
        &self,
        table: &dyn Table,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String>;

    /// Whether `side` takes a draw in this position: never, unless the player says otherwise.
    ///
    /// # Errors
    ///
    /// If that can't be decided: what is wrong.
    fn takes_draw(
        &self,
        _table: &dyn Table,
        _side: Side,
        _level: u8,
        _stop: &AtomicBool,
    ) -> Result<bool, String> {
        Ok(false)
    }
}
