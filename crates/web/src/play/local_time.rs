//! The clocks of a game on this device, which stand while its page is closed.

use std::time::Duration;

use clock::Moment;
use leptos::prelude::*;
use play::LocalGame;

use super::clocks::{Clocks, own_time_us};
use super::kept_games::open_key;
use super::local::LocalPlay;
use crate::storage;

/// How often flags are looked at.
const LOOK: Duration = Duration::from_millis(100);
/// How often it is noted that the page is open, in microseconds.
const NOTE_US: i64 = 1_000_000;

fn now() -> Moment {
    Moment(own_time_us())
}

impl LocalPlay {
    /// Lets the clocks of the game go on, if it has any, and flags fall until the page is left. The
    /// time since a page with it was open last counts for nobody.
    pub(crate) fn clocks(self) -> Option<Clocks> {
        let kept = self.kept;
        let running = |game: &LocalGame| game.clock().map(|clock| clock.running().is_some());
        let running = kept.game.with_untracked(running)?;
        let key = open_key(&kept.id());
        let last: Option<i64> = storage::read(&key);
        // Another tab may have noted it a moment ago.
        let closed = last.filter(|last| running && own_time_us() - last > 2 * NOTE_US);
        if let Some(last) = closed {
            let excuse = |game: &mut LocalGame, now| game.excuse(Moment(last), now);
            // If another tab was quicker it has excused the time, too.
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
