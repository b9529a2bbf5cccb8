//! The clock of a player.

use game::Side;
use leptos::prelude::*;

use crate::i18n::ta;
use crate::play::{Clocks, Session};

/// The clock of a side; empty before the clock is set.
pub(super) fn clock_face(session: Session, clocks: Clocks, side: Signal<Side>) -> AnyView {
    let face = Memo::new(move |_| clocks.face(side.get()));
    let there = Memo::new(move |_| face.with(Option::is_some));
    let class = move || {
        face.with(|face| match face {
            Some(face) if face.low && face.running => "clock runs low",
            Some(face) if face.running => "clock runs",
            _ => "clock",
        })
    };
    let label = move || ta("clock-of", &[("side", session.side(side.get()).into())]);
    let id = move || {
        if side.get() == Side::First {
            "clock-first"
        } else {
            "clock-second"
        }
    };
    let sign = move || {
        face.with(|face| match face {
            Some(face) if face.low && face.running => "!",
            Some(face) if face.running => "▸",
            _ => "",
        })
    };
    let time = move || face.with(|face| face.as_ref().map(|face| face.time.clone()));
    let note = move || face.with(|face| face.as_ref().map(|face| face.note.clone()));
    let whole = move || {
        there.get().then(|| {
            view! {
                <div class=class role="timer" aria-label=label data-testid=id>
                    <span class="time"><span aria-hidden="true">{sign}</span>" "{time}</span>
                    <small>{note}</small>
                </div>
            }
            .into_any()
        })
    };
    view! { {whole} }.into_any()
}
