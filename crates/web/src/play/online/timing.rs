//! The clocks of a game on the server, by the server's time.

use clock::{Moment, Span};
use game::Side;
use leptos::prelude::*;

use super::Online;
use crate::play::clocks::{Clocks, own_time_us};
use crate::play::session::Session;

impl Online {
    /// The clocks of the game, if it has any.
    pub(crate) fn clocks(self, session: Session) -> Option<Clocks> {
        let clock = move || {
            self.state
                .with(|state| state.as_ref().and_then(|state| state.clock().cloned()))
        };
        untrack(clock)?;
        Some(Clocks::new(
            session,
            Memo::new(move |_| clock()),
            move || self.now(),
        ))
    }

    /// The times that an arbiter can set, as the clocks show them now, if the game has any.
    pub(crate) fn times(self) -> Option<[Span; 2]> {
        let now = self.now();
        self.state.with(|state| {
            let clock = state.as_ref()?.clock()?;
            Some(Side::BOTH.map(|side| clock.reading(side, now).main()))
        })
    }

    /// The server's time.
    pub(crate) fn now(self) -> Moment {
        Moment(self.time.get_value().at(own_time_us()))
    }
}
