//! A game that goes on from a table, without the facts that led there.

use clock::{Moment, Settings};
use game::Viewer;
use hall::{Hall, Table};

use super::GameState;
use crate::{ApplyError, Seat, Terms};

impl GameState {
    /// A game that was played elsewhere before, such as one from a record, and goes on at the time
    /// `at`, when its clocks start. No facts led to it, so it can't be folded from facts again.
    ///
    /// # Errors
    ///
    /// If it is not a game of `hall`.
    pub fn resumed(
        hall: &Hall,
        table: Box<dyn Table>,
        seats: [Seat; 2],
        clock: Option<Settings>,
        at: Moment,
    ) -> Result<Self, ApplyError> {
        let rules = hall.named(table.info().id)?.clone();
        let terms = Terms {
            game: table.info().id.to_owned(),
            options: [].into(),
            position: Some(table.start(Viewer::Judge)),
            clock,
            dice: None,
            arbiter: false,
            series: None,
            seats,
        };
        let mut state = Self::on(rules, terms);
        state.table = Some(table);
        state.start_clock(at);
        state.stop_clock_at_end(at);
        Ok(state)
    }
}
