//! A game that goes on from a table, without the facts that have led there.

use clock::{Moment, Settings};
use game::Viewer;
use hall::{Hall, Table};

use super::GameState;
use crate::{ApplyError, Seat, Terms};

impl GameState {
    /// A game that was played elsewhere before, such as one of a record, and goes on `at` a time:
    /// its clocks start there. No fact has led to it, so it can't be folded again from facts.
    ///
    /// # Errors
    ///
    /// If it is no game of `hall`.
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
