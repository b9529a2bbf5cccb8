//! What the computer thinks about, and how long.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clock::{Clock, Moment, Span};
use game::{Side, Viewer};
use hall::Table;
use protocol::Fact;
use series::Race;
use tokio::time::Instant;

use super::player::Player;
use crate::games::ComputerTask;

/// What to think about.
pub(super) struct Task {
    pub(super) table: Box<dyn Table>,
    pub(super) race: Option<Race>,
    pub(super) clock: Option<Clock>,
    pub(super) due: ComputerTask,
    pub(super) side: Side,
    pub(super) level: u8,
}

impl Task {
    /// Whether the computer's side knows what others don't. That it does is no secret.
    pub(super) fn hides(&self) -> bool {
        let known = |viewer| self.table.position(viewer);
        known(Viewer::Public) != known(Viewer::Player(self.side))
    }

    /// The most that the computer spends on it: a small part of the time that it has left, so that enough remains for
    /// many turns. `None` if the game has no clocks.
    pub(super) fn budget(&self, now: Moment) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        let Span(left) = clock.reading(self.side, now).total;
        Some(Duration::from_micros(left / 20))
    }

    /// The answer of `player` in so much time; when `stop` is set, it is worth nothing.
    pub(super) fn answer(
        self,
        player: &dyn Player,
        most: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Fact, String> {
        let Self {
            table,
            race,
            side,
            level,
            ..
        } = self;
        match self.due {
            ComputerTask::Turn => {
                let moves = player.turn(&*table, race, level, most, stop)?;
                Ok(Fact::Turn {
                    side,
                    moves,
                    lag_us: 0,
                })
            }
            ComputerTask::Offer(winner) => {
                // It declines an offered win and plays on: if the win is certain, play shows it.
                let draw = winner.is_none();
                let content = draw && player.takes_draw(&*table, race, side, level, stop)?;
                Ok(if content {
                    Fact::Agreed { side }
                } else {
                    Fact::Declined { side }
                })
            }
        }
    }
}

/// The time to think that lets an answer come after one pace.
pub(super) fn in_pace(pace: Duration) -> Duration {
    pace * 4 / 5
}

/// The next moment, from now on, at which a whole number of paces have passed: when an answer comes
/// tells no more of how long it took.
pub(super) fn next_beat(began: Instant, pace: Duration) -> Instant {
    let passed = began.elapsed().as_nanos().div_ceil(pace.as_nanos().max(1));
    began + pace * u32::try_from(passed).unwrap_or(u32::MAX).max(1)
}

/// The clock as it shows when the time `waited` until `now` counts for nobody.
pub(super) fn without(mut clock: Clock, waited: Span, now: Moment) -> Clock {
    clock.excuse(now, waited);
    clock
}
