//! The settings page.

use leptos::prelude::*;

use wasm_bindgen_futures::spawn_local;

use super::player::own_player_card;
use crate::i18n::{Lang, language, t};
use crate::parts;
use crate::prefs::{Colors, Confirm, Lines, Pieces, Prefs, Speed, Theme, settings};

/// The page.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let settings = settings();
    let language = language();
    let check = move |key: &'static str, read: fn(&Prefs) -> bool, write: fn(&mut Prefs, bool)| {
        view! {
            <label class="check">
                <input type="checkbox" data-testid=key prop:checked=move || settings.get(read)
                    on:change=move |event| settings.change(|prefs| write(prefs, event_target_checked(&event))) />
                <span>{move || t(key)}</span>
            </label>
        }
    };
    let lang = move |lang: Lang| {
        let key = format!("settings-language-{}", lang.code());
        view! {
            <label class="choice">
                <input type="radio" name="lang" data-testid=format!("lang-{}", lang.code())
                    prop:checked=move || language.get() == lang
                    on:change=move |_| settings.change(|prefs| prefs.lang = Some(lang)) />
                <span lang=lang.code()>{move || t(&key)}</span>
            </label>
        }
    };
    let confirms = [
        (Confirm::Small, "settings-confirm-small"),
        (Confirm::Always, "settings-confirm-always"),
        (Confirm::Never, "settings-confirm-never"),
    ];
    let themes = [
        (Theme::System, "settings-theme-system"),
        (Theme::Light, "settings-theme-light"),
        (Theme::Dark, "settings-theme-dark"),
    ];
    let styles = [
        (Lines::Game, "settings-board-game"),
        (Lines::Checker, "settings-board-checker"),
        (Lines::Graph, "settings-board-graph"),
    ];
    let colors = [
        (Colors::Game, "settings-colors-game"),
        (Colors::Slate, "settings-colors-slate"),
        (Colors::Wood, "settings-colors-wood"),
    ];
    let pieces = [
        (Pieces::Game, "settings-pieces-game"),
        (Pieces::Contrast, "settings-pieces-contrast"),
        (Pieces::Letters, "settings-pieces-letters"),
    ];
    let speeds = [
        (Speed::Slow, "settings-speed-slow"),
        (Speed::Usual, "settings-speed-usual"),
        (Speed::Fast, "settings-speed-fast"),
    ];
    let name = move |event| settings.change(|prefs| prefs.name = event_target_value(&event));
    view! {
        <div class="narrow">
            <h1>{move || t("settings-title")}</h1>
            <fieldset><legend>{move || t("settings-language")}</legend><div class="choices">{Lang::ALL.map(lang).into_iter().collect_view()}</div></fieldset>
            {one_of("settings-theme", themes, |p| p.theme, |p, to| p.theme = to)}
            {one_of("settings-board", styles, |p| p.lines, |p, to| p.lines = to)}
            {one_of("settings-colors", colors, |p| p.colors, |p, to| p.colors = to)}
            {one_of("settings-pieces", pieces, |p| p.pieces, |p, to| p.pieces = to)}
            {one_of("settings-confirm", confirms, |p| p.confirm_move, |p, to| p.confirm_move = to)}
            {one_of("settings-speed", speeds, |p| p.speed, |p, to| p.speed = to)}
            <fieldset>
                {check("settings-coordinates", |p| p.coordinates, |p, on| p.coordinates = on)}
                {check("settings-turned", |p| p.turned, |p, on| p.turned = on)}
                {check("settings-arrows", |p| p.arrows, |p, on| p.arrows = on)}
                {check("settings-animation", |p| p.animation, |p, on| p.animation = on)}
                {check("settings-sound", |p| p.sound, |p, on| p.sound = on)}
                <NoticesChoice />
                {check("settings-auto-flip", |p| p.auto_flip, |p, on| p.auto_flip = on)}
                {check("settings-confirm-end", |p| p.confirm_end, |p, on| p.confirm_end = on)}
                {check("settings-magnifier", |p| p.magnifier, |p, on| p.magnifier = on)}
                {check("settings-bare", |p| p.bare, |p, on| p.bare = on)}
            </fieldset>
            <label class="field"><span>{move || t("settings-name")}</span>
                <input type="text" maxlength="40" autocomplete="nickname" prop:value=move || settings.get(|p| p.name.clone()) on:input=name /></label>
            {own_player_card()}
            <p><a href="/check" data-testid="check-record">{move || t("check-title")}</a></p>
            <p class="note">{move || t("settings-saved")}</p>
            <button type="button" on:click=move |_| settings.change(|prefs| *prefs = Prefs::default())>{move || t("settings-reset")}</button>
        </div>
    }
}

/// Whether to show notices; the browser has to agree.
#[component]
fn NoticesChoice() -> impl IntoView {
    let settings = settings();
    let trouble = RwSignal::new(None::<&'static str>);
    let change = move |event| {
        let wanted = event_target_checked(&event);
        trouble.set(None);
        settings.change(|prefs| prefs.notices = wanted);
        if wanted {
            spawn_local(async move {
                let found = why_no_notices().await;
                if found.is_some() {
                    settings.change(|prefs| prefs.notices = false);
                }
                trouble.try_set(found);
            });
        }
    };
    view! {
        <label class="check">
            <input type="checkbox" data-testid="settings-notices"
                prop:checked=move || settings.get(|prefs| prefs.notices) on:change=change />
            <span>{move || t("settings-notices")}</span>
        </label>
        <p class="note" role="status" data-testid="no-notices">{move || trouble.get().map(t)}</p>
    }
}

/// The text that says why there can be no notices, if that is so; the user is asked.
async fn why_no_notices() -> Option<&'static str> {
    if parts::load_notices().await.is_err() {
        return Some("part-failed");
    }
    let notices = parts::notices()?;
    let allowed = (notices.allow)().await;
    (!allowed).then_some("settings-notices-refused")
}

/// A setting that is one of a few.
fn one_of<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    all: [(T, &'static str); 3],
    read: fn(&Prefs) -> T,
    write: fn(&mut Prefs, T),
) -> AnyView {
    let settings = settings();
    let one = move |(value, key): (T, &'static str)| {
        view! {
            <label class=format!("choice {key}")>
                <input type="radio" name=name data-testid=key prop:checked=move || settings.get(read) == value
                    on:change=move |_| settings.change(|prefs| write(prefs, value)) />
                <span>{move || t(key)}</span>
            </label>
        }
        .into_any()
    };
    view! { <fieldset><legend>{move || t(name)}</legend><div class="choices">{all.map(one).into_iter().collect_view()}</div></fieldset> }
        .into_any()
}
