//! The strip of a player: name, points, captured pieces.

use game::Side;
use leptos::prelude::*;

use super::clock::clock_face;
use crate::board::Token;
use crate::i18n::{t, ta};
use crate::play::{Clocks, Session};

/// The player of a side.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SeatInfo {
    /// The name.
    pub(crate) name: String,
    /// Something more, such as whether the player is connected.
    pub(crate) note: Option<String>,
}

/// One player's strip.
#[component]
pub(crate) fn SeatStrip(
    /// The game at this screen.
    session: Session,
    /// The side of the strip.
    #[prop(into)]
    side: Signal<Side>,
    /// The players of both sides.
    seats: Signal<[SeatInfo; 2]>,
    /// The clocks, in games that have any.
    #[prop(optional_no_strip)]
    clocks: Option<Clocks>,
) -> impl IntoView {
    let info = move || seats.with(|seats| seats[side.get().index()].clone());
    let class = move || {
        // Time or an arbiter can end a game whose position would go on.
        let over = session.to_move.get().is_none() && session.seen.get().is_none();
        let turn = !over && session.scene.with(|scene| scene.to_move) == Some(side.get());
        if turn { "seat turn" } else { "seat" }
    };
    let points = move || {
        let counter = |key: &str| {
            session.scene.with(|scene| {
                let mut counters = scene.counters.iter();
                counters
                    .find(|c| c.key == key && c.side == Some(side.get()))
                    .map(|c| c.value)
            })
        };
        let pending = counter("points-pending").filter(|points| *points != 0);
        counter("points").map(|points| {
            let pending = pending.map(|points| view! { <small>{if points > 0 { "+" } else { "" }}{points}</small> }.into_any());
            let id = format!("points-{}", if side.get() == Side::First { "first" } else { "second" });
            view! { <span class="points" data-testid=id>{pending}{points}" "<small>{ta("seat-points", &[("count", points.into())])}</small></span> }.into_any()
        })
    };
    let tray = move || {
        session.scene.with(|scene| {
            let trays = scene.trays.iter().filter(|tray| {
                // Captured pieces are shown with their captor, waiting pieces with their owner.
                if tray.key == "captured" {
                    tray.side != side.get()
                } else {
                    tray.side == side.get()
                }
            });
            let trays = trays.map(|tray| {
                let owner = tray.side;
                let pieces = tray.pieces.iter().map(|&(kind, letter, count)| {
                    let spoken = format!("{count} × {}", t(kind));
                    let title = spoken.clone();
                    let many = (count > 1).then(|| view! { <b aria-hidden="true">"×"{count}</b> });
                    view! {
                        <span title=title><Token side=owner kind=kind letter=letter />{many}<span class="unseen">{spoken}</span></span>
                    }
                    .into_any()
                });
                let pieces: Vec<_> = pieces.collect();
                view! { <div class="tray" role="group" aria-label=t(tray.key)>{pieces}</div> }
                    .into_any()
            });
            trays.collect::<Vec<_>>()
        })
    };
    let token = move || {
        let class = if side.get() == Side::First {
            "token first"
        } else {
            "token second"
        };
        let href = if side.get() == Side::First {
            "#token-first"
        } else {
            "#token-second"
        };
        view! {
            <svg class=class viewBox="-50 -50 100 100" aria-hidden="true">
                <use href=href x="-50" y="-50" width="100" height="100"></use>
            </svg>
        }
        .into_any()
    };
    let clock = clocks.map(|clocks| clock_face(session, clocks, side));
    view! {
        <div class=class>
            {move || token()}
            <div class="named">
                <div class="who"><span>{move || info().name}</span></div>
                <small>{move || more(info(), session.side(side.get()))}</small>
            </div>
            {move || tray()}
            {move || points()}
            {clock}
        </div>
    }
}

/// The text below the name: the side, unless that is the name, and the note.
fn more(info: SeatInfo, side: String) -> String {
    let side = Some(side).filter(|side| *side != info.name);
    let parts: Vec<String> = side.into_iter().chain(info.note).collect();
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_not_named_twice() {
        let said = |name: &str, note: Option<&str>| {
            let info = SeatInfo {
                name: name.to_owned(),
                note: note.map(str::to_owned),
            };
            more(info, "Siberia".to_owned())
        };
        assert_eq!(said("Siberia", None), "");
        assert_eq!(said("Siberia", Some("connected")), "connected");
        assert_eq!(said("You", Some("connected")), "Siberia · connected");
    }
}
