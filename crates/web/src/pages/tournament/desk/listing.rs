//! Whether everybody finds the tournament in the list, which a director decides.

use leptos::prelude::*;
use protocol::tournament::{Listing, TournamentView};
use wasm_bindgen_futures::spawn_local;

use super::super::live::{Live, Sending, Voice};
use crate::http::get;
use crate::i18n::t;

/// The section.
pub(super) fn section(live: Live) -> AnyView {
    let sending = Sending::new();
    let listed = RwSignal::new(None::<bool>);
    spawn_local(async move {
        let path = format!("/api/tournaments/{}", live.id());
        let answer = get::<TournamentView>(&path).await;
        if listed.is_disposed() {
            return;
        }
        match answer {
            Ok(view) => listed.set(Some(view.listed)),
            Err(failure) => sending.problem.set(Some(live.words_of(&failure))),
        }
    });
    let body = move || {
        let now = listed.get()?;
        let (note, change) = match now {
            true => ("event-listing-note-yes", "event-listing-remove"),
            false => ("event-listing-note-no", "event-listing-add"),
        };
        let act = move |_| {
            let wish = Listing { listed: !now };
            let done = move |said: Listing| listed.set(Some(said.listed));
            sending.send(live, Voice::Official, "listing", wish, done);
        };
        let shown = view! {
            <p role="status" data-testid="listing">{move || t(note)}</p>
            <button type="button" data-testid=change disabled=move || sending.busy.get() on:click=act>{move || t(change)}</button>
        };
        Some(shown.into_any())
    };
    view! {
        <section class="card section" aria-labelledby="listing-title">
            <h2 id="listing-title">{move || t("event-finds-title")}</h2>
            {sending.banner()}
            {body}
        </section>
    }
    .into_any()
}
