//! Hidden pieces at this screen: handing it over, a look at one's own piece, and its notes.

mod notes;
mod peek;

use game::Side;
use leptos::prelude::*;

use self::notes::notes;
use self::peek::{peek, watch_key};
use crate::i18n::{t, ta};
use crate::play::Session;

/// The panel of a game in which something is or was hidden.
pub(crate) fn secrets_panel(session: Session) -> AnyView {
    watch_key(session);
    let own = Memo::new(move |_| session.own().filter(|_| session.has_hidden.get()));
    view! {
        {move || session.waits_for.get().map(|side| handover(session, side))}
        {move || own.get().map(|side| hidden(session, side))}
    }
    .into_any()
}

/// The question whether the side to move has taken the screen.
fn handover(session: Session, side: Side) -> AnyView {
    let side = session.side(side);
    let args = [("side", side.into())];
    let button = NodeRef::<leptos::html::Button>::new();
    // Whoever plays by keyboard is already there.
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <section class="card call" data-testid="handover" aria-labelledby="handover-title">
            <h2 id="handover-title">{t("handover-title")}</h2>
            <p id="handover-text">{ta("handover-text", &args)}</p>
            <button type="button" class="primary wide" data-testid="take-screen" aria-describedby="handover-text" node_ref=button
                on:click=move |_| session.take_screen()>{ta("handover-take", &args)}</button>
        </section>
    }
    .into_any()
}

/// The own hidden piece: how to see it, and what it has done.
fn hidden(session: Session, side: Side) -> AnyView {
    view! {
        <section class="card" data-testid="hidden" aria-labelledby="hidden-title">
            <h2 id="hidden-title">{move || t("hidden-title")}</h2>
            <p class="note">{move || t("hidden-note")}</p>
            {peek(session)}
            {notes(session, side)}
        </section>
    }
    .into_any()
}
