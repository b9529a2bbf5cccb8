//! The settings page.

use leptos::prelude::*;

use super::player::own_player_card;
use crate::i18n::{Lang, language, t};
use crate::prefs::{Confirm, Lines, Prefs, Theme, settings};

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
    let theme = move |(theme, key): (Theme, &'static str)| {
        view! {
            <label class="choice">
                <input type="radio" name="theme" data-testid=key prop:checked=move || settings.get(|p| p.theme == theme)
                    on:change=move |_| settings.change(|prefs| prefs.theme = theme) />
                <span>{move || t(key)}</span>
            </label>
        }
    };
    let lines = move |(lines, key): (Lines, &'static str)| {
        view! {
            <label class="choice">
                <input type="radio" name="lines" data-testid=key prop:checked=move || settings.get(|p| p.lines == lines)
                    on:change=move |_| settings.change(|prefs| prefs.lines = lines) />
                <span>{move || t(key)}</span>
            </label>
        }
    };
    let confirm = move |(confirm, key): (Confirm, &'static str)| {
        view! {
            <label class="choice">
                <input type="radio" name="confirm" data-testid=key prop:checked=move || settings.get(|p| p.confirm_move == confirm)
                    on:change=move |_| settings.change(|prefs| prefs.confirm_move = confirm) />
                <span>{move || t(key)}</span>
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
    let name = move |event| settings.change(|prefs| prefs.name = event_target_value(&event));
    view! {
        <div class="narrow">
            <h1>{move || t("settings-title")}</h1>
            <fieldset><legend>{move || t("settings-language")}</legend><div class="choices">{Lang::ALL.map(lang).into_iter().collect_view()}</div></fieldset>
            <fieldset><legend>{move || t("settings-theme")}</legend><div class="choices">{themes.map(theme).into_iter().collect_view()}</div></fieldset>
            <fieldset><legend>{move || t("settings-board")}</legend><div class="choices">{styles.map(lines).into_iter().collect_view()}</div></fieldset>
            <fieldset><legend>{move || t("settings-confirm")}</legend><div class="choices">{confirms.map(confirm).into_iter().collect_view()}</div></fieldset>
            <fieldset>
                {check("settings-coordinates", |p| p.coordinates, |p, on| p.coordinates = on)}
                {check("settings-turned", |p| p.turned, |p, on| p.turned = on)}
                {check("settings-arrows", |p| p.arrows, |p, on| p.arrows = on)}
                {check("settings-animation", |p| p.animation, |p, on| p.animation = on)}
                {check("settings-sound", |p| p.sound, |p, on| p.sound = on)}
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
