//! The officials: who is one, and links for new ones.

use leptos::prelude::*;
use protocol::tournament::{BOARDS, NewOfficial, OfficialKey};
use tournament::log::{Fact, Role};

use super::super::live::{Live, Sending, Voice};
use super::super::words;
use crate::i18n::{t, ta};
use crate::pages::link_box::link_box;
use crate::play::HeldSeat;

const ROLES: [Role; 4] = [Role::Clerk, Role::Judge, Role::Director, Role::Viewer];

/// The section.
pub(super) fn section(live: Live) -> AnyView {
    let sending = Sending::new();
    let all = live.memo(|now| now.officials().to_vec());
    let rows = move || {
        let own = live.office.get().map(|office| office.name);
        let one = |(name, role): (String, Role)| {
            let goes = own.as_ref() != Some(&name) && name != BOARDS;
            let dismissed = name.clone();
            let dismiss = move |_| {
                let name = dismissed.clone();
                sending.say(live, Voice::Official, Fact::Dismissed { name }, || ());
            };
            let dismiss = goes.then(|| {
                view! { <button type="button" class="plain" disabled=move || sending.busy.get() on:click=dismiss>{t("event-dismiss")}</button> }
                    .into_any()
            });
            view! { <li><span class="grow"><b>{name}</b>" "<small class="tag">{words::role(role)}</small></span>{dismiss}</li> }
                .into_any()
        };
        let all: Vec<_> = all.get().unwrap_or_default().into_iter().map(one).collect();
        view! { <ul class="people" data-testid="officials">{all}</ul> }.into_any()
    };
    view! {
        <section class="card section" aria-labelledby="officials-title">
            <h2 id="officials-title">{move || t("event-officials")}</h2>
            {rows}
            {sending.banner()}
            {appoint(live)}
        </section>
    }
    .into_any()
}

fn appoint(live: Live) -> AnyView {
    let sending = Sending::new();
    let name = RwSignal::new(String::new());
    let role = RwSignal::new(Role::Clerk);
    let link = RwSignal::new(None::<(String, String)>);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = NewOfficial {
            name: name.get_untracked().trim().to_owned(),
            role: role.get_untracked(),
            secret: Some(HeldSeat::new().token),
        };
        link.set(None);
        sending.send(
            live,
            Voice::Official,
            "officials",
            body,
            move |key: OfficialKey| {
                let origin = window().location().origin().unwrap_or_default();
                let address = format!("{origin}/tournament/{}#key={}", live.id(), key.secret);
                link.set(Some((key.name, address)));
                name.set(String::new());
            },
        );
    };
    let roles: Vec<_> = ROLES
        .into_iter()
        .map(|one| {
            let selected = one == role.get_untracked();
            view! { <option value=words::role_key(one) selected=selected>{move || words::role(one)}</option> }
                .into_any()
        })
        .collect();
    let pick = move |event| {
        let value = event_target_value(&event);
        let found = ROLES
            .into_iter()
            .find(|role| words::role_key(*role) == value);
        role.set(found.unwrap_or(Role::Viewer));
    };
    let shown = move || {
        link.get().map(|(name, address)| {
            let label = ta("event-official-link", &[("name", name.into())]);
            view! { <div role="status">{link_box(address, label, "official-link")}<p class="note">{t("event-official-note")}</p></div> }
                .into_any()
        })
    };
    view! {
        <details>
            <summary data-testid="appoint">{move || t("event-appoint-title")}</summary>
            <form on:submit=submit>
                <div class="fields">
                    <label class="field"><span>{move || t("event-name")}</span>
                        <input type="text" maxlength="40" autocomplete="off" data-testid="official-name"
                            prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
                    </label>
                    <label class="field"><span>{move || t("event-role")}</span>
                        <select data-testid="official-role" on:change=pick>{roles}</select>
                    </label>
                </div>
                <button type="submit" data-testid="appoint-now" disabled=move || sending.busy.get()>{move || t("event-appoint")}</button>
            </form>
            {sending.banner()}
            {shown}
        </details>
    }
    .into_any()
}
