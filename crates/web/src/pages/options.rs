//! Fields for the options of a game, and for the player's name.

use std::collections::BTreeMap;

use hall::{GameInfo, OptionInfo, Scope};
use leptos::prelude::*;

use crate::i18n::{find, t};
use crate::panels::meaning;
use crate::prefs::settings;

/// The field for the player's name.
pub(crate) fn name() -> impl IntoView {
    let settings = settings();
    let set = move |event| settings.change(|prefs| prefs.name = event_target_value(&event));
    view! {
        <label class="field">
            <span>{t("new-name")}</span>
            <input type="text" maxlength="40" autocomplete="nickname" data-testid="name" placeholder=t("new-name-placeholder")
                prop:value=settings.now(|prefs| prefs.name.clone()) on:input=set />
        </label>
    }
}

/// The options chosen for the game, in words, one line for each option that affects it.
pub(crate) fn chosen(
    info: &'static GameInfo,
    game: &BTreeMap<String, String>,
) -> impl IntoView + use<> {
    let options = info.options_of(Scope::Game);
    let line = |option: &OptionInfo| {
        let choice = info.chosen(game, option.id);
        said(info, option.id, choice)
    };
    let lines: Vec<_> = options
        .filter(|option| option.choices.len() > 1 && info.counts(option, game))
        .map(line)
        .collect();
    (!lines.is_empty()).then(|| view! { <ul data-testid="proposal">{lines}</ul> })
}

/// An option with its choice, such as `Assassins: With`.
pub(crate) fn words(info: &'static GameInfo, option: &str, choice: &str) -> String {
    let label = t(&format!("option-{option}"));
    format!("{label}: {}", meaning(info, option, choice))
}

/// An option with its choice, as a line of a list.
pub(crate) fn said(info: &'static GameInfo, option: &str, choice: &str) -> impl IntoView + use<> {
    let label = t(&format!("option-{option}"));
    view! { <li>{label}": "<b>{meaning(info, option, choice)}</b></li> }
}

/// The field for one option, with `now` as the choice so far; an option without a choice is only
/// named.
pub(crate) fn select(
    option: &'static OptionInfo,
    id: String,
    now: Option<String>,
    set: impl Fn(String) + Copy + 'static,
) -> impl IntoView {
    let note = RwSignal::new(note_of(option, now.as_deref()));
    let items: Vec<_> = option
        .choices
        .iter()
        .map(|choice| {
            let label = choice.key.map_or_else(|| choice.id.to_owned(), t);
            let chosen = now.as_deref() == Some(choice.id);
            view! { <option value=choice.id selected=chosen>{label}</option> }
        })
        .collect();
    let change = move |event| {
        let value = event_target_value(&event);
        note.set(note_of(option, Some(&value)));
        set(value);
    };
    let disabled = option.choices.len() < 2;
    view! {
        <label class="field">
            <span>{t(&format!("option-{}", option.id))}</span>
            <select data-testid=id disabled=disabled on:change=change>{items}</select>
            <small class="note">{move || note.get()}</small>
        </label>
    }
}

fn note_of(option: &OptionInfo, value: Option<&str>) -> Option<String> {
    let mut choices = option.choices.iter();
    let chosen = match value {
        Some(value) => choices.find(|choice| choice.id == value),
        None => choices.next(),
    };
    untrack(|| find(&format!("{}.note", chosen?.key?), &[]))
}
