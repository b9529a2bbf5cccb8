//! Who sits where in a game on the server, and whose turn it is, in words.

use std::time::Duration;

use game::Side;
use leptos::prelude::*;
use protocol::Seat;

use super::info;
use crate::i18n::{t, ta};
use crate::pages::rated::rating_of;
use crate::panels::SeatInfo;
use crate::play::{Connection, Online, Session};

/// What the computer is called in a seat.
pub(crate) fn computer(level: u8, name: Option<&str>) -> String {
    let computer = ta("seat-computer", &[("level", level.into())]);
    name.map_or_else(|| computer.clone(), |name| format!("{name} ({computer})"))
}

/// The players of both sides, with what is known about them.
pub(crate) fn seats(game: Online) -> Signal<[SeatInfo; 2]> {
    Signal::derive(move || {
        let (there, _) = game.presence.get();
        let own = game.side.get();
        let names = game.state.with(|state| {
            state
                .as_ref()
                .map(|state| state.seats().clone())
                .unwrap_or([Seat::Open, Seat::Open])
        });
        Side::BOTH.map(|side| {
            let you = own == Some(side);
            let online = |on: bool| {
                let online = t(if on { "seat-online" } else { "seat-offline" });
                match rating_of(game, side) {
                    Some(rating) => format!("{rating} · {online}"),
                    None => online,
                }
            };
            match &names[side.index()] {
                Seat::Open => SeatInfo {
                    name: t("seat-open"),
                    note: None,
                },
                Seat::Person { name } if name.is_empty() => SeatInfo {
                    name: if you {
                        t("seat-you")
                    } else {
                        info(game)
                            .map(|i| t(i.sides[side.index()]))
                            .unwrap_or_default()
                    },
                    note: Some(online(there[side.index()])),
                },
                Seat::Person { name } => SeatInfo {
                    name: if you {
                        format!("{name} ({})", t("seat-you"))
                    } else {
                        name.clone()
                    },
                    note: Some(online(there[side.index()])),
                },
                Seat::Computer { level, name } => SeatInfo {
                    name: computer(*level, name.as_deref()),
                    note: Some(t(&format!("level-{level}"))),
                },
            }
        })
    })
}

/// Whose turn it is, or how the turn gets on that is being sent.
pub(super) fn status(game: Online, session: Session) -> Signal<String> {
    let seats = seats(game);
    let waits = Memo::new(move |_| game.pending.with(Option::is_some) || session.busy.get());
    let slow = lasts(waits);
    Signal::derive(move || {
        let own = game.side.get();
        if waits.get() && game.connection.get() != Connection::Open {
            return t("turn-unsent");
        }
        if slow.get() {
            return t("turn-sending");
        }
        match (session.mover_shown(), own) {
            (None, _) => t("turn-over"),
            (Some(side), Some(own)) if side == own => t("turn-yours"),
            (Some(side), Some(_)) => {
                let name = seats.with(|seats| seats[side.index()].name.clone());
                ta("turn-waiting", &[("name", name.into())])
            }
            (Some(side), None) => ta("turn-of", &[("side", session.side(side).into())]),
        }
    })
}

/// How long a turn is on its way before that is worth saying, in each turn.
const SLOW: Duration = Duration::from_secs(2);

/// Whether something has been so for a while.
fn lasts(now: Memo<bool>) -> RwSignal<bool> {
    let (slow, times) = (RwSignal::new(false), StoredValue::new(0_u32));
    Effect::new(move |_| {
        let begins = now.get();
        let time = times.get_value().wrapping_add(1);
        times.set_value(time);
        if !begins {
            return slow.set(false);
        }
        let still = move || {
            if times.try_get_value() == Some(time) {
                slow.set(true);
            }
        };
        set_timeout(still, SLOW);
    });
    slow
}
