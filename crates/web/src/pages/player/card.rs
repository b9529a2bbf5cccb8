//! The player of this device, in the settings.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::i18n::{t, ta};
use crate::pages::link_box::link_box;
use crate::play::{forget_player, own_player, player_called};
use crate::prefs::settings;
use crate::route::Route;

/// The player with everything that can be done: another name, another device, forgetting.
pub(in crate::pages) fn own_player_card() -> AnyView {
    let own = RwSignal::new(own_player());
    let said = RwSignal::new(None::<String>);
    let linked = RwSignal::new(false);
    let sure = RwSignal::new(false);
    let owner = StoredValue::new(Owner::current().unwrap_or_default());
    let rename = move |_| {
        let name = settings().now(|prefs| prefs.name.clone());
        spawn_local(async move {
            match player_called(&name).await {
                Ok(key) => {
                    own.try_set(Some(key));
                    said.try_set(None);
                }
                Err(failure) => {
                    let text = owner.with_value(|owner| owner.with(|| untrack(|| failure.text())));
                    said.try_set(Some(text));
                }
            }
        });
    };
    let rename = Callback::new(rename);
    let forget = Callback::new(move |_| {
        if sure.get_untracked() {
            forget_player();
            own.set(None);
            linked.set(false);
        }
        sure.update(|sure| *sure = !*sure);
    });
    let body = move || {
        let Some(key) = own.get() else {
            return view! { <p class="note" data-testid="player-none">{t("player-none")}</p> }
                .into_any();
        };
        let name = if key.name.is_empty() {
            key.id.clone()
        } else {
            key.name.clone()
        };
        let page = Route::Player(key.id.clone()).path();
        let origin = window().location().origin().unwrap_or_default();
        let link = format!("{origin}{page}#key={}", key.secret);
        let known = key.name;
        let other_name = move || settings().get(|prefs| prefs.name.trim() != known);
        view! {
            <p data-testid="player-name"><a href=page>{name}</a></p>
            <p class="note">{t("player-note")}</p>
            {move || other_name().then(|| view! {
                <button type="button" data-testid="player-rename" on:click=move |event| rename.run(event)>
                    {move || ta("player-rename", &[("name", settings().get(|prefs| prefs.name.clone()).into())])}
                </button>
            }.into_any())}
            <div class="row">
                <button type="button" data-testid="player-move" aria-expanded=move || linked.get().to_string()
                    on:click=move |_| linked.update(|on| *on = !*on)>{t("player-move")}</button>
                <button type="button" class="plain danger" data-testid="player-forget" on:click=move |event| forget.run(event)>
                    {move || t(if sure.get() { "player-forget-sure" } else { "player-forget" })}
                </button>
            </div>
            {move || sure.get().then(|| view! { <p role="alert">{t("player-forget-note")}</p> }.into_any())}
            {move || linked.get().then(|| view! {
                <p>{t("player-move-note")}</p>
                {link_box(link.clone(), t("player-link"), "player-link")}
            }.into_any())}
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("player-title")}</legend>
            {body}
            {move || said.get().map(|text| view! { <p role="alert">{text}</p> }.into_any())}
        </fieldset>
    }
    .into_any()
}
