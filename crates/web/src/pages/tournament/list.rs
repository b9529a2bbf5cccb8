//! The page of all tournaments: those that everybody may see, those that this browser has to do with, and founding
//! one.

use leptos::prelude::*;

use super::found::{bring, form};
use super::kept::Kept;
use super::public;
use crate::i18n::t;
use crate::route::Route;

/// The page.
pub(super) fn list() -> AnyView {
    Effect::new(move |_| {
        let page = crate::i18n::ta("page-title", &[("page", t("event-title").into())]);
        document().set_title(&page);
    });
    view! {
        <div class="narrow" data-testid="tournaments">
            <h1>{move || t("event-title")}</h1>
            <p class="lead">{move || t("event-intro")}</p>
            {public::section()}
            {mine()}
            <section class="section">
                <h2>{move || t("event-found-title")}</h2>
                {form()}
            </section>
            <section class="section">
                <h2>{move || t("event-bring-title")}</h2>
                {bring()}
            </section>
        </div>
    }
    .into_any()
}

fn mine() -> AnyView {
    let all = RwSignal::new(Kept::all());
    let rows = move || {
        let one = |(id, kept): (String, Kept)| {
            let href = Route::Tournament(id.clone()).path();
            let office = kept
                .office
                .map(|office| view! { <span>{office.name}</span> }.into_any());
            let guest = office.is_none();
            let forget = move |_| {
                Kept::forget(&id);
                all.set(Kept::all());
            };
            let forget = guest.then(|| view! { <button type="button" class="plain" on:click=forget>{t("event-forget")}</button> }.into_any());
            view! { <li><a class="tile" href=href><strong>{kept.title}</strong>{office}</a>{forget}</li> }.into_any()
        };
        let rows: Vec<_> = all.get().into_iter().map(one).collect();
        match rows.is_empty() {
            true => view! { <p class="empty">{t("event-none-here")}</p> }.into_any(),
            false => view! { <ul class="gamelist" data-testid="mine">{rows}</ul> }.into_any(),
        }
    };
    view! { <section class="section"><h2>{move || t("event-mine")}</h2>{rows}</section> }.into_any()
}
