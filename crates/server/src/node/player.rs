//! Who plays the computer's seats.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::Side;
use hall::Table;
use series::Race;

/// The highest level; the lowest is 1.
pub(crate) const LEVELS: u8 = engine::LEVELS.len() as u8;

const SECOND: Duration = Duration::from_secs(1);

/// Who plays the computer's seats.
pub trait Player: Send + Sync + 'static {
    /// The moves of the next turn, including its end. In points play, `race` says what is played for.
    /// In games with clocks, `time` is the most that may be spent on the turn. `stop` turns true when the answer is no longer needed.
    ///
    /// # Errors
    ///
    /// If no turn is found: what is wrong.
    fn turn(
        &self,
        table: &dyn Table,
        race: Option<Race>,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String>;

    /// The time after which an answer comes that says nothing by when it comes: as long as this takes
    /// to answer at most, or several times as long. `most` is the most that may be spent. A second,
    /// unless the player says otherwise.
    fn pace(&self, most: Option<Duration>) -> Duration {
        most.map_or(SECOND, |most| most.min(SECOND))
    }

    /// Whether `side` takes a draw in this position: never, unless the player says otherwise.
    ///
    /// # Errors
    ///
    /// If that can't be decided: what is wrong.
    fn takes_draw(
        &self,
        _table: &dyn Table,
        _race: Option<Race>,
        _side: Side,
        _level: u8,
        _stop: &AtomicBool,
    ) -> Result<bool, String> {
        Ok(false)
    }
}
