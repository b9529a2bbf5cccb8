//! The clocks of a game at one terminal. What time it is, is told.

use std::time::Duration;

use clock::{Clock, Moment, Phase, Settings, Span};
use game::Side;
use game::record::Note;
use hall::Table;
use protocol::next_turn;

/// Both clocks, and what time it is.
pub(crate) struct Timing {
    clock: Clock,
    now: Moment,
}

impl Timing {
    /// Clocks that start now, for the side that is to move.
    pub(crate) fn start(settings: &Settings, table: &dyn Table, now: Moment) -> Self {
        Self {
            clock: Clock::start(settings, table.time_factor(), next_turn(table), now),
            now,
        }
    }

    /// Time goes by. The side whose time is out, if one is; and whether the clocks show something
    /// new.
    pub(crate) fn pass(&mut self, now: Moment) -> (Option<Side>, bool) {
        let before = self.lines();
        self.now = now;
        let out = self.clock.deadline().filter(|(_, at)| *at <= now);
        (out.map(|(side, _)| side), self.lines() != before)
    }

    /// The side to move has played its turn; what is left to it then.
    pub(crate) fn played(&mut self, table: &dyn Table) -> Option<Note> {
        let side = self.clock.running()?;
        let next = next_turn(table);
        if self.clock.turn(self.now, Span::ZERO, next).is_err() {
            // Late by less than a look at the clock.
            let _ = self.clock.cut(self.now, next);
        }
        self.stop_at_end(table);
        let left = self.clock.reading(side, self.now).left;
        Some(Note::Clock(Duration::from_micros(left.0)))
    }

    /// Time has ended a turn, of which `stands` says whether anything does (T-R6).
    pub(crate) fn fell(&mut self, table: &dyn Table, stands: bool) {
        let next = next_turn(table);
        // It is out: `pass` has said so.
        let _ = if stands {
            self.clock.cut(self.now, next)
        } else {
            self.clock.time_out(self.now, next)
        };
        self.stop_at_end(table);
    }

    /// The clocks stand when the game is over.
    pub(crate) fn stop_at_end(&mut self, table: &dyn Table) {
        if table.outcome().is_some() {
            self.clock.pause(self.now);
        }
    }

    /// How long the computer may think about a turn: a share of what is left to the running side.
    pub(crate) fn share_ms(&self) -> Option<u64> {
        let side = self.clock.running()?;
        Some(self.clock.reading(side, self.now).total.0 / 20_000)
    }

    /// What both clocks show, the running one marked.
    pub(crate) fn lines(&self) -> [String; 2] {
        Side::BOTH.map(|side| {
            let reading = self.clock.reading(side, self.now);
            let more = match (reading.phase, reading.reserve) {
                (Phase::Deployment, _) => " to deploy".to_owned(),
                (Phase::Reserve, _) => " of reserve".to_owned(),
                (Phase::Period, _) => format!(", periods: {}", reading.periods),
                (Phase::Main, Some(reserve)) => format!(" + {}", shown(reserve)),
                (Phase::Main, None) => String::new(),
            };
            let runs = self.clock.running() == Some(side);
            let sign = if runs { "> " } else { "" };
            format!("{sign}{}{more}", shown(reading.left))
        })
    }
}

fn shown(time: Span) -> String {
    let seconds = time.as_seconds();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}
