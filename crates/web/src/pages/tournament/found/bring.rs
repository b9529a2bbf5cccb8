//! Bringing a tournament from elsewhere: the field for its log, and for the name of its director.

use leptos::prelude::*;
use protocol::tournament::Begins;

use super::super::log_file::{read_file, title_of};
use super::send::Founding;
use crate::i18n::t;
use crate::prefs::settings;

/// The form.
pub(in super::super) fn bring() -> AnyView {
    let name = RwSignal::new(settings().now(|prefs| prefs.name.clone()));
    let log = StoredValue::new(None::<String>);
    let picked = RwSignal::new(false);
    let sending = Founding::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(text) = log.get_value() else {
            return sending.problem.set(Some(t("event-no-file")));
        };
        let director = name.get_untracked().trim().to_owned();
        match title_of(&text, &director) {
            Err(error) => sending.problem.set(Some(error)),
            Ok(title) => {
                sending.send(Begins::Log(text), title, director);
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
            {sending.choice("bring")}
            {sending.banner()}
            <button type="submit" data-testid="bring-now" disabled=move || sending.busy.get() || !picked.get()>{move || t("event-bring")}</button>
        </form>
    }
    .into_any()
}
