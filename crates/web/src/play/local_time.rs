//! The clocks of a game on this device, which stop while its page is closed.

use std::time::Duration;

use clock::Moment;
use leptos::prelude::*;
use play::LocalGame;

use super::clocks::{Clocks, own_time_us};
use super::kept_games::open_key;
use super::local::LocalPlay;
use crate::storage;

/// How often the page checks whether a side's time has run out.
const LOOK: Duration = Duration::from_millis(100);
/// How often the page notes that it is open, in microseconds.
const NOTE_US: i64 = 1_000_000;

fn now() -> Moment {
    Moment(own_time_us())
}

impl LocalPlay {
    /// Runs the clocks of the game, if it has any, until the page is left, and ends turns when time
    /// runs out. The time while no page with the game was open is given back.
    pub(crate) fn clocks(self) -> Option<Clocks> {
        let kept = self.kept;
        let running = |game: &LocalGame| game.clock().map(|clock| clock.running().is_some());
        let running = kept.game.with_untracked(running)?;
        let key = open_key(&kept.id());
        let last: Option<i64> = storage::read(&key);
        // Another tab may have noted the time a moment ago.
        let closed = last.filter(|last| running && own_time_us() - last > 2 * NOTE_US);
        if let Some(last) = closed {
            let excuse = |game: &mut LocalGame, now| game.excuse(Moment(last), now);
            // If another tab was quicker, it has already given the time back.
            if kept.add(excuse).is_ok() {
                self.session
                    .draft
                    .with_untracked(|draft| kept.keep_draft(draft));
            }
        }
        let noted = StoredValue::new(0);
        let look = move || {
            let fallen = |game: &LocalGame| game.flag(now()).is_some();
            if kept.game.try_with_untracked(fallen) == Some(true) {
                self.flag_falls();
            }
            let at = own_time_us();
            if at - noted.try_get_value().unwrap_or(at) >= NOTE_US {
                noted.set_value(at);
                storage::write(&key, &at);
            }
        };
        let looking = set_interval_with_handle(look, LOOK);
        on_cleanup(move || drop(looking.map(|looking| looking.clear())));
        let clock = Memo::new(move |_| kept.game.with(|game| game.clock().cloned()));
        Some(Clocks::new(self.session, clock, now))
    }
}
