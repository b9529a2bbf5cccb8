//! Entering players: somebody himself, and officials for others.

use leptos::prelude::*;
use tournament::log::{Fact, Registration};
use wasm_bindgen_futures::spawn_local;

use super::super::live::{Live, Sending, Voice};
use super::{COMPUTER, number_field};
use crate::i18n::{t, ta};
use crate::play::player_called;
use crate::prefs::settings;

/// The form with which somebody registers himself, with the key that this browser keeps.
pub(super) fn register(live: Live) -> AnyView {
    let sending = Sending::new();
    let settings = settings();
    let rank = RwSignal::new("1".to_owned());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = settings.now(|prefs| prefs.name.trim().to_owned());
        if name.is_empty() {
            return sending.problem.set(Some(t("event-no-name")));
        }
        let rank = rank.get_untracked().trim().parse().unwrap_or(0);
        sending.busy.set(true);
        spawn_local(async move {
            let made = player_called(&name).await;
            if sending.busy.is_disposed() {
                return;
            }
            sending.busy.set(false);
            match made {
                Err(failure) => sending.problem.set(Some(live.words_of(&failure))),
                Ok(key) => {
                    let id = Some(key.id.clone());
                    let fact = registration(key.name.clone(), rank, false, id);
                    live.player.set(Some(key));
                    sending.say(live, Voice::Player, fact, || ());
                }
            }
        });
    };
    view! {
        <form class="card section" data-testid="register" on:submit=submit>
            <h2>{move || t("event-register-title")}</h2>
            <p class="note">{move || t("event-register-note")}</p>
            <div class="fields">
                <label class="field"><span>{move || t("event-your-name")}</span>
                    <input type="text" maxlength="40" autocomplete="nickname" data-testid="register-name"
                        prop:value=settings.now(|prefs| prefs.name.clone())
                        on:input=move |event| settings.change(|prefs| prefs.name = event_target_value(&event)) />
                </label>
                {number_field("event-rank", "register-rank", rank)}
            </div>
            {sending.banner()}
            <button type="submit" class="primary" data-testid="register-now" disabled=move || sending.busy.get()>{move || t("event-register")}</button>
        </form>
    }
    .into_any()
}

/// The fact that somebody registers.
pub(super) fn registration(name: String, rank: i64, stands_by: bool, id: Option<String>) -> Fact {
    Fact::Registered(Registration {
        name,
        rank,
        pending: None,
        earlier_offences: 0,
        stands_by,
        id,
    })
}

/// The form with which officials enter players: guests without a key, and computers.
pub(super) fn enter(live: Live) -> AnyView {
    let sending = Sending::new();
    let [name, rank, level] = ["", "1", "0"].map(|text| RwSignal::new(text.to_owned()));
    let stands_by = RwSignal::new(false);
    let online = untrack(|| live.with(|now| now.charter().boards.is_some())).unwrap_or(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (given, level) = (name.get_untracked(), level.get_untracked());
        let computer = level != "0";
        let (given, id) = match computer {
            true if given.trim().is_empty() => {
                let called = ta("seat-computer", &[("level", level.clone().into())]);
                (called, Some(format!("{COMPUTER}{level}")))
            }
            true => (given, Some(format!("{COMPUTER}{level}"))),
            false => (given, None),
        };
        let rank = rank.get_untracked().trim().parse().unwrap_or(0);
        let fact = registration(given.trim().to_owned(), rank, stands_by.get_untracked(), id);
        sending.say(live, Voice::Official, fact, move || name.set(String::new()));
    };
    let levels: Vec<_> = (1..=10_u8)
        .map(|level| {
            let args = [
                ("level", level.into()),
                ("name", t(&format!("level-{level}")).into()),
            ];
            view! { <option value=level.to_string()>{ta("new-level-value", &args)}</option> }
                .into_any()
        })
        .collect();
    let kind = online.then(|| {
        view! {
            <label class="field"><span>{move || t("event-enter-kind")}</span>
                <select data-testid="enter-level" on:change=move |event| level.set(event_target_value(&event))>
                    <option value="0">{move || t("event-enter-person")}</option>
                    {levels}
                </select>
            </label>
        }
        .into_any()
    });
    let note = move || {
        let person = online && level.with(|level| level == "0");
        person.then(|| view! { <p class="note">{t("event-enter-note")}</p> }.into_any())
    };
    view! {
        <details class="card section">
            <summary data-testid="enter">{move || t("event-enter-title")}</summary>
            <form on:submit=submit>
                <div class="fields">
                    <label class="field"><span>{move || t("event-name")}</span>
                        <input type="text" maxlength="40" autocomplete="off" data-testid="enter-name"
                            prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
                    </label>
                    {number_field("event-rank", "enter-rank", rank)}
                    {kind}
                </div>
                <label class="check"><input type="checkbox" data-testid="enter-stands-by"
                    on:change=move |event| stands_by.set(event_target_checked(&event)) />{move || t("event-enter-stands-by")}</label>
                {note}
                {sending.banner()}
                <button type="submit" data-testid="enter-now" disabled=move || sending.busy.get()>{move || t("event-enter-now")}</button>
            </form>
        </details>
    }
    .into_any()
}
