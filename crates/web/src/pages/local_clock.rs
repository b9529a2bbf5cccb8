//! The clocks of a game on this device, which stand while its page is closed.

use std::time::Duration;

use clock::Moment;
use leptos::prelude::*;
use play::Draft;
use protocol::next_turn;

use super::local_game::LocalTable;
use crate::play::{Clocks, Kept, LocalGame, own_time_us};
use crate::storage;

/// How often flags are looked at.
const LOOK: Duration = Duration::from_millis(100);
/// How often it is noted that the page is open, in microseconds.
const NOTE_US: i64 = 1_000_000;

fn now() -> Moment {
    Moment(own_time_us())
}

/// Lets the clocks of a game go on, if it has any, and flags fall until the page is left. The time
/// since the page was open last counts for nobody.
pub(super) fn clocks(table: LocalTable) -> Option<Clocks> {
    let (desk, kept) = (table.desk, table.kept);
    kept.0
        .with_untracked(|game| game.clock.is_some())
        .then_some(())?;
    let key = kept.0.with_untracked(|game| format!("open.{}", game.id));
    let last: Option<i64> = storage::read(&key);
    kept.0.update(|game| {
        if let (Some(clock), Some(last)) = (&mut game.clock, last) {
            clock.excuse(now(), now().since(Moment(last)));
        }
    });
    let noted = StoredValue::new(0);
    let look = move || {
        let due = kept.0.try_with_untracked(|game| {
            let deadline = game.clock.as_ref()?.deadline();
            deadline.filter(|(_, at)| *at <= now())
        });
        if due.flatten().is_some() {
            fall(table);
        }
        let at = own_time_us();
        if at - noted.try_get_value().unwrap_or(at) >= NOTE_US {
            noted.set_value(at);
            storage::write(&key, &at);
        }
    };
    let looking = set_interval_with_handle(look, LOOK);
    on_cleanup(move || drop(looking.map(|looking| looking.clear())));
    let clock = Memo::new(move |_| kept.0.with(|game| game.clock.clone()));
    Some(Clocks::new(desk, clock, now))
}

/// The time of the running side is out: what stands of its turn is played (T-R6), or the rules say
/// what follows.
fn fall(table: LocalTable) {
    let (desk, kept) = (table.desk, table.kept);
    let running = kept
        .0
        .with_untracked(|game| game.clock.as_ref().and_then(clock::Clock::running));
    let Some(side) = running else { return };
    desk.look(None);
    desk.callout.set(None);
    desk.asking.set(false);
    let mut stands = false;
    desk.draft.update(|draft| {
        stands = draft.cut();
        if !stands {
            draft.time_out(side);
        }
    });
    let (plies, next) = desk.draft.with_untracked(|draft| {
        let table = draft.table();
        (table.plies(), next_turn(table))
    });
    kept.0.update(|game| {
        if !stands {
            game.outs.push((plies, side));
        }
        if let Some(clock) = &mut game.clock {
            let fallen = if stands {
                clock.cut(now(), next)
            } else {
                clock.time_out(now(), next)
            };
            // It was due when this was called.
            debug_assert_eq!(fallen, Ok(()));
        }
    });
    desk.draft.with_untracked(|draft| kept.save(draft));
    table.goes_on();
}

/// Takes note of a turn that was played.
pub(super) fn played(kept: Kept, draft: &Draft) {
    kept.0.update(|game| {
        let (Some(clock), table) = (&mut game.clock, draft.table()) else {
            return;
        };
        let whole = table.to_move() != clock.running() || table.at_turn_start();
        if whole {
            let next = next_turn(table);
            // Whoever is late by a moment has played with the last one.
            if clock.turn(now(), clock::Span::ZERO, next).is_err() {
                let _ = clock.cut(now(), next);
            }
        }
    });
}

/// How long the computer may think about its turn: a share of what is left, enough for many more.
pub(super) fn share_ms(game: &LocalGame) -> Option<u32> {
    let clock = game.clock.as_ref()?;
    let left = clock.reading(clock.running()?, now()).total;
    u32::try_from(left.0 / 20_000).ok()
}
