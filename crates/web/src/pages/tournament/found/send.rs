//! Sending a new tournament to the server: whether everybody is to find it, and how that goes.

use leptos::prelude::*;
use protocol::tournament::{Begins, NewTournament, TournamentKey};
use wasm_bindgen_futures::spawn_local;

use super::super::kept::{Kept, Office};
use crate::http::{Failure, post};
use crate::i18n::t;
use crate::play::HeldSeat;
use crate::route::{Route, nav};

/// A tournament that is to be founded. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Founding {
    /// Whether everybody is to find it in the list.
    listed: RwSignal<bool>,
    /// Whether it is on its way.
    pub(super) busy: RwSignal<bool>,
    /// Why it was not taken.
    pub(super) problem: RwSignal<Option<String>>,
    /// The director's secret, which is kept for another attempt.
    secret: StoredValue<String>,
}

impl Founding {
    pub(super) fn new() -> Self {
        Self {
            listed: RwSignal::new(false),
            busy: RwSignal::new(false),
            problem: RwSignal::new(None),
            secret: StoredValue::new(HeldSeat::new().token),
        }
    }

    /// The choice who finds it, in the form with this name.
    pub(super) fn choice(self, form: &'static str) -> AnyView {
        let one = |listed: bool, key: &'static str| {
            view! {
                <label class="choice"><input type="radio" name=format!("{form}-listed") data-testid=format!("{form}-{key}")
                    prop:checked=move || self.listed.get() == listed on:change=move |_| self.listed.set(listed) />
                    <span>{move || t(key)}<small>{move || t(&format!("{key}.note"))}</small></span></label>
            }
            .into_any()
        };
        view! {
            <fieldset><legend>{move || t("event-finds-title")}</legend>
                <div class="choices">{one(true, "event-finds-all")}{one(false, "event-finds-link")}</div>
            </fieldset>
        }
        .into_any()
    }

    /// Why it was not taken, as a banner.
    pub(super) fn banner(self) -> AnyView {
        let shown = move || {
            self.problem.get().map(|text| view! { <div class="banner bad" role="alert" data-testid="problem"><p>{text}</p></div> }.into_any())
        };
        shown.into_any()
    }

    /// Sends it, and opens its page.
    pub(super) fn send(self, begins: Begins, title: String, director: String) {
        let (navigation, owner) = (nav(), Owner::current().unwrap_or_default());
        self.busy.set(true);
        self.problem.set(None);
        let body = NewTournament {
            director: director.clone(),
            begins,
            listed: self.listed.get_untracked(),
            secret: Some(self.secret.get_value()),
        };
        spawn_local(async move {
            let answer = post::<TournamentKey>("/api/tournaments", None, &body).await;
            if self.busy.is_disposed() {
                return;
            }
            self.busy.set(false);
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
                        false => self.problem.set(Some(say("error-storage"))),
                    }
                }
                Err(failure) => {
                    if matches!(failure, Failure::Refused(_)) {
                        self.secret.set_value(HeldSeat::new().token);
                    }
                    let text = owner.with(|| untrack(|| failure.text()));
                    self.problem.set(Some(text));
                }
            }
        });
    }
}
