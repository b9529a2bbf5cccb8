//! The page of all tournaments: those that this browser has to do with, and founding one.

use leptos::prelude::*;
use protocol::tournament::{Begins, NewTournament, TournamentKey};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::found::{self, form};
use super::kept::{Kept, Office};
use crate::http::{Failure, post};
use crate::i18n::t;
use crate::play::HeldSeat;
use crate::prefs::settings;
use crate::route::{Route, nav};

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
            true => view! { <p class="note">{t("event-none-here")}</p> }.into_any(),
            false => view! { <ul class="gamelist" data-testid="mine">{rows}</ul> }.into_any(),
        }
    };
    view! { <section class="section"><h2>{move || t("event-mine")}</h2>{rows}</section> }.into_any()
}

/// The text of the file that was picked.
pub(super) fn read_file(event: web_sys::Event, take: impl FnOnce(String) + 'static) {
    let input = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let file = input.and_then(|input| input.files()?.get(0));
    let Some(file) = file else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            take(text);
        }
    });
}

/// Sends a new tournament to the server, and opens its page. The secret is kept for another attempt.
pub(super) fn create(
    begins: Begins,
    title: String,
    director: String,
    secret: StoredValue<String>,
    busy: RwSignal<bool>,
    problem: RwSignal<Option<String>>,
) {
    let (navigation, owner) = (nav(), Owner::current().unwrap_or_default());
    busy.set(true);
    problem.set(None);
    let body = NewTournament {
        director: director.clone(),
        begins,
        listed: false,
        secret: Some(secret.get_value()),
    };
    spawn_local(async move {
        let answer = post::<TournamentKey>("/api/tournaments", None, &body).await;
        if busy.is_disposed() {
            return;
        }
        busy.set(false);
        let say = |key: &str| owner.with(|| untrack(|| t(key)));
        match answer {
            Ok(TournamentKey { id, secret }) => {
                let office = Some(Office {
                    name: director,
                    secret: secret.clone(),
                });
                match (Kept { title, office }).save(&id) {
                    // The page asks how the server writes the name.
                    true => navigation.go(Route::Tournament(format!("{id}#key={secret}"))),
                    false => problem.set(Some(say("error-storage"))),
                }
            }
            Err(failure) => {
                if matches!(failure, Failure::Refused(_)) {
                    secret.set_value(HeldSeat::new().token);
                }
                problem.set(Some(owner.with(|| untrack(|| failure.text()))));
            }
        }
    });
}

/// The field for a log from elsewhere, and for the name of its director.
fn bring() -> AnyView {
    let name = RwSignal::new(settings().now(|prefs| prefs.name.clone()));
    let log = StoredValue::new(None::<String>);
    let picked = RwSignal::new(false);
    let (busy, problem) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let secret = StoredValue::new(HeldSeat::new().token);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(text) = log.get_value() else {
            return problem.set(Some(t("event-no-file")));
        };
        match found::title_of(&text) {
            Err(error) => problem.set(Some(error)),
            Ok(title) => {
                let director = name.get_untracked().trim().to_owned();
                create(Begins::Log(text), title, director, secret, busy, problem);
            }
        }
    };
    let pick = move |event| {
        read_file(event, move |text| {
            log.set_value(Some(text));
            picked.set(true);
        });
    };
    view! {
        <form class="card" on:submit=submit>
            <p class="note">{move || t("event-bring-note")}</p>
            <label class="field"><span>{move || t("event-file-log")}</span>
                <input type="file" accept=".jsonl,.json,.txt" data-testid="bring-log" on:change=pick /></label>
            <label class="field"><span>{move || t("event-director-name")}</span>
                <input type="text" maxlength="40" autocomplete="nickname" data-testid="bring-name"
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) /></label>
            {move || problem.get().map(|text| view! { <div class="banner bad" role="alert"><p>{text}</p></div> }.into_any())}
            <button type="submit" data-testid="bring-now" disabled=move || busy.get() || !picked.get()>{move || t("event-bring")}</button>
        </form>
    }
    .into_any()
}
