//! A game that goes on from a table, without the facts that led there.

use clock::{Clock, Moment};
use game::Viewer;
use hall::{Hall, Table};

use super::seals::Seals;
use super::{Agreed, GameState, Kept, next_turn};
use crate::{ApplyError, Terms};

impl GameState {
    /// A game that was played elsewhere before, such as one from a record, and goes on at the time
    /// `at` with what was `kept` of it. No facts led to it, so it can't be folded from facts again.
    ///
    /// # Errors
    ///
    /// If it is not a game of `hall`, or its match was over before it.
    pub fn resumed(
        hall: &Hall,
        table: Box<dyn Table>,
        kept: Kept,
        at: Moment,
    ) -> Result<Self, ApplyError> {
        let rules = hall.named(table.info().id)?.clone();
        let Agreed {
            touch_move,
            series,
            options,
        } = kept.agreed;
        let place = series.as_ref();
        place.map_or(Ok(()), |place| place.check(table.info()))?;
        let terms = Terms {
            game: table.info().id.to_owned(),
            options: options.game,
            // The next game of a match begins from its options.
            position: series.is_none().then(|| table.start(Viewer::Judge)),
            clock: kept.clock,
            dice: None,
            arbiter: false,
            touch_move,
            take_back: false,
            series,
            choosing: None,
            gathers: false,
            seats: kept.seats,
        };
        let mut state = Self::on(rules, terms, None);
        state.chosen = options.seats.map(Some);
        state.clock = kept.clock.map(|settings| {
            let (factor, next) = (table.time_factor(), next_turn(&*table));
            match &kept.left {
                Some(left) => Clock::set_again(&settings, factor, left, next, at),
                None => Clock::start(&settings, factor, next, at),
            }
        });
        state.seals = Seals::kept(kept.seals, &*table);
        state.table = Some(table);
        state.begun = Some(at);
        state.stop_clock_at_end(at);
        Ok(state)
    }
}
