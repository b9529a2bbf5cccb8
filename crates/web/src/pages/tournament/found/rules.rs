//! The fields of the form: what is played and where, who plays whom, what counts, each with its rules explained.

use std::collections::BTreeMap;

use hall::{GameInfo, Scope};
use leptos::prelude::*;
use tournament::standings::TieBreak;

use super::super::players::number_field;
use super::super::words;
use super::Form;
use super::choices::{CONTESTS, FORMATS, board};
use crate::i18n::t;
use crate::pages::clock_choice::clock_fields;
use crate::pages::options::select;

pub(super) fn text_field(
    label: &'static str,
    id: &'static str,
    value: RwSignal<String>,
) -> AnyView {
    view! {
        <label class="field"><span>{move || t(label)}</span>
            <input type="text" maxlength="100" autocomplete="off" data-testid=id
                prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event)) /></label>
    }
    .into_any()
}

fn check(key: &'static str, on: RwSignal<bool>) -> AnyView {
    view! {
        <label class="choice"><input type="checkbox" data-testid=key prop:checked=move || on.get()
            on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{move || t(key)}<small>{move || t(&format!("{key}.note"))}</small></span></label>
    }
    .into_any()
}

/// Radio buttons of a choice, each with a note.
fn choices(
    name: &'static str,
    legend: &'static str,
    all: &'static [&'static str],
    chosen: RwSignal<&'static str>,
    suits: impl Fn(&str) -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let one = move |value: &'static str| {
        let key = format!("event-{name}-{value}");
        let note = format!("{key}.note");
        view! {
            <label class="choice"><input type="radio" name=name value=value data-testid=format!("{name}-{value}")
                prop:checked=move || chosen.get() == value on:change=move |_| chosen.set(value) />
                <span>{move || t(&key)}<small>{move || t(&note)}</small></span></label>
        }
        .into_any()
    };
    let shown = move || {
        let all = all.iter().filter(|value| suits(value));
        all.map(|value| one(value)).collect::<Vec<_>>()
    };
    view! { <fieldset><legend>{move || t(legend)}</legend><div class="choices">{shown}</div></fieldset> }
        .into_any()
}

pub(super) fn games(form: Form) -> AnyView {
    let items = move || {
        let one = |info: &'static GameInfo| {
            let selected = form.game.get_untracked().id == info.id;
            view! { <option value=info.id selected=selected>{t(info.name)}</option> }.into_any()
        };
        hall::games().map(one).collect::<Vec<_>>()
    };
    let pick = move |event| {
        if let Some(info) = hall::find(&event_target_value(&event)) {
            form.options.set(BTreeMap::new());
            form.clock.reset();
            form.game.set(info);
            if let Some(board) = board(info) {
                form.number("target").set(board.targets()[0].to_string());
            } else if form.contest.get_untracked() == "tora" {
                form.contest.set(CONTESTS[0]);
            }
        }
    };
    view! {
        <label class="field"><span>{move || t("event-game-title")}</span>
            <select data-testid="found-game" on:change=pick>{items}</select></label>
    }
    .into_any()
}

pub(super) fn places(form: Form) -> AnyView {
    let one = |online: bool, key: &'static str| {
        view! {
            <label class="choice"><input type="radio" name="place" data-testid=key
                prop:checked=move || form.online.get() == online on:change=move |_| form.online.set(online) />
                <span>{move || t(key)}<small>{move || t(&format!("{key}.note"))}</small></span></label>
        }
        .into_any()
    };
    let rules = move || {
        let info = form.game.get();
        form.online
            .get()
            .then(|| untrack(|| board_rules(form, info)))
    };
    view! {
        <fieldset><legend>{move || t("event-place-title")}</legend>
            <div class="choices">{one(true, "event-place-online")}{one(false, "event-place-table")}</div>
        </fieldset>
        {rules}
    }
    .into_any()
}

/// Options and clocks of the games that the server plays.
fn board_rules(form: Form, info: &'static GameInfo) -> AnyView {
    let options: Vec<_> = info
        .options_of(Scope::Game)
        .filter(|option| option.choices.len() > 1)
        .map(|option| {
            let set = move |value| {
                form.options
                    .update(|map| drop(map.insert(option.id.to_owned(), value)));
            };
            let counts = Memo::new(move |_| form.options.with(|game| info.counts(option, game)));
            let field = move || {
                let now = form
                    .options
                    .with_untracked(|map| map.get(option.id).cloned());
                select(option, format!("option-{}", option.id), now, set).into_any()
            };
            (move || counts.get().then(field)).into_any()
        })
        .collect();
    let chooses =
        Memo::new(move |_| (form.options).with(|game| info.options_left(game).next().is_some()));
    let choosing = move || {
        chooses.get().then(|| {
            let field = number_field("event-number-choosing", "found-choosing", form.number("choosing"));
            view! { <div class="fields">{field}</div><p class="note">{t("event-choosing-note")}</p> }.into_any()
        })
    };
    view! { <fieldset>{options}{choosing}</fieldset>{clock_fields(form.clock, info, true)} }
        .into_any()
}

pub(super) fn formats(form: Form) -> AnyView {
    let number = move |key: &'static str, label: &'static str, id: &'static str| {
        number_field(label, id, form.number(key))
    };
    let rounds = move || number("rounds", "event-number-rounds", "found-rounds");
    let own = move || {
        match form.format.get() {
        "swiss" => rounds(),
        "mc-mahon" => view! { {rounds()}{number("floor", "event-number-floor", "found-floor")}{number("bar", "event-number-bar", "found-bar")} }.into_any(),
        "round-robin" => number("cycles", "event-number-cycles", "found-cycles"),
        "knock-out" => check("event-third-place", form.third_place),
        "ladder" => view! {
            {rounds()}
            {number("advance", "event-number-advance", "found-advance")}
            {number("max-losses", "event-number-max-losses", "found-max-losses")}
            {number("reset-frequency", "event-number-reset-frequency", "found-reset-frequency")}
        }
        .into_any(),
        _ => ().into_any(),
    }
    };
    Effect::new(move |_| {
        if form.format.get() == "ladder" && !matches!(form.contest.get_untracked(), "pair" | "lead")
        {
            form.contest.set("pair");
        }
    });
    view! {
        {choices("format", "event-format-title", &FORMATS, form.format, |_| true)}
        <div class="fields">{own}</div>
    }
    .into_any()
}

pub(super) fn contests(form: Form) -> AnyView {
    let suits = move |contest: &str| match contest {
        "tora" => board(form.game.get()).is_some() && form.format.get() != "ladder",
        "game" => form.format.get() != "ladder",
        _ => true,
    };
    let own = move || match form.contest.get() {
        "lead" => number_field("event-number-lead", "found-lead", form.number("lead")),
        "tora" => view! {
            {number_field("event-number-target", "found-target", form.number("target"))}
            {check("event-with-assassin", form.assassin)}
        }
        .into_any(),
        _ => ().into_any(),
    };
    view! {
        {choices("contest", "event-contest-title", &CONTESTS, form.contest, suits)}
        <div class="fields">{own}</div>
    }
    .into_any()
}

/// The tie-breaks with boxes, and buttons that move them up.
pub(super) fn tie_breaks(form: Form) -> AnyView {
    let row = move |(index, (one, counts)): (usize, (TieBreak, bool))| {
        let key = words::tie_break_key(one);
        let name = words::tie_break(one);
        let set = move |event| {
            let on = event_target_checked(&event);
            form.tie_breaks.update(|all| {
                if let Some(row) = all.iter_mut().find(|(other, _)| *other == one) {
                    row.1 = on;
                }
            });
        };
        let up = move |_| form.tie_breaks.update(|all| all.swap(index - 1, index));
        let label = crate::i18n::ta("event-move-up", &[("name", name.clone().into())]);
        let up = (index > 0).then(|| {
            view! { <button type="button" class="plain icon" aria-label=label data-testid=format!("up-{key}") on:click=up>"↑"</button> }
                .into_any()
        });
        let note = t(&format!("event-tie-break-{key}.note"));
        view! {
            <li><label class="check grow"><input type="checkbox" data-testid=format!("tie-break-{key}") prop:checked=counts on:change=set />
                <span>{name}<small class="note">{note}</small></span></label>{up}</li>
        }
        .into_any()
    };
    let rows = move || {
        let all = form.tie_breaks.get().into_iter().enumerate();
        all.map(row).collect::<Vec<_>>()
    };
    view! {
        <details class="section">
            <summary data-testid="tie-breaks">{move || t("event-tie-breaks")}</summary>
            <p class="note">{move || t("event-tie-breaks-note")}</p>
            <ol class="people">{rows}</ol>
        </details>
    }
    .into_any()
}

pub(super) fn more(form: Form) -> AnyView {
    view! {
        <details class="section">
            <summary data-testid="found-more">{move || t("event-more")}</summary>
            {check("event-with-check-in", form.check_in)}
            <div class="fields">
                {number_field("event-number-rests", "found-rests", form.number("rests"))}
                {text_field("event-seed", "found-seed", form.seed)}
            </div>
            <p class="note">{move || t("event-seed-note")}</p>
        </details>
    }
    .into_any()
}
