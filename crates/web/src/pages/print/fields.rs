//! The fields for what is printed and how.

use game::Side;
use hall::{GameInfo, OptionInfo, Scope};
use leptos::prelude::*;
use print::Paper;
use scorecard::Card;

use super::choice::{Choice, Kind};
use crate::i18n::t;
use crate::pages::options::select;
use crate::prefs::Lines;

/// The most rounds of a sheet.
const ROUNDS: u32 = 500;

/// The fields for a game whose texts are loaded.
pub(super) fn fields(choice: Choice, info: &'static GameInfo) -> AnyView {
    let kind = move || choice.kind.get();
    let with_board = move || matches!(kind(), Kind::Board | Kind::Position);
    let with_size = move || matches!(kind(), Kind::Board | Kind::Pieces);
    let with_rounds = move || matches!(kind(), Kind::Record | Kind::Assassin);
    view! {
        {move || game_field(choice, info)}
        {move || (kind() == Kind::Position).then(|| text_field(choice))}
        {move || kind().has_options().then(|| options(choice, info))}
        {move || (kind() == Kind::Card).then(|| card_fields(choice))}
        {move || with_board().then(|| line_field(choice))}
        {move || with_size().then(|| size_field(choice))}
        {move || (kind() == Kind::Board).then(|| view! {
            {check("print-setup", choice.setup)}{check("print-labels", choice.labels)}
        })}
        {move || with_rounds().then(|| round_field(choice))}
        {move || (kind() == Kind::Booklet).then(|| super::booklet::fields(choice))}
        {paper_field(choice)}
    }
    .into_any()
}

/// A field with a list of choices, each with its value, its label and whether it is chosen.
fn list(
    key: &'static str,
    choices: Vec<(&'static str, String, bool)>,
    set: impl Fn(String) + 'static,
) -> AnyView {
    let items = choices.into_iter().map(|(value, label, chosen)| {
        view! { <option value=value selected=chosen>{label}</option> }
    });
    view! {
        <label class="field">
            <span>{t(key)}</span>
            <select data-testid=key on:change=move |event| set(event_target_value(&event))>{items.collect_view()}</select>
        </label>
    }
    .into_any()
}

fn check(key: &'static str, on: RwSignal<bool>) -> AnyView {
    view! {
        <label class="check">
            <input type="checkbox" data-testid=key prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{t(key)}</span>
        </label>
    }
    .into_any()
}

/// The game, where it is not known already.
fn game_field(choice: Choice, info: &'static GameInfo) -> Option<AnyView> {
    let free = !matches!(
        choice.kind.get(),
        Kind::Card | Kind::Assassin | Kind::Position | Kind::Booklet
    );
    let games = hall::games().map(|one| (one.id, t(one.name), one.id == info.id));
    let set = move |id: String| {
        if let Some(info) = hall::find(&id) {
            choice.choose(info);
        }
    };
    free.then(|| list("print-game", games.collect(), set))
}

/// What the players choose before the game, as far as it changes what is printed.
fn options(choice: Choice, info: &'static GameInfo) -> AnyView {
    let common = info.options_of(Scope::Game).map(|option| {
        let set = move |value| {
            choice
                .options
                .update(|map| drop(map.insert(option.id.to_owned(), value)));
        };
        field(
            option,
            "game",
            choice.options.get_untracked().get(option.id),
            set,
        )
    });
    let seats = Side::BOTH.into_iter().flat_map(|side| {
        let name = info.sides[side.index()];
        let seat = info.options_of(Scope::Seat).map(move |option| {
            let set = move |value| {
                choice.seats.update(|seats| {
                    seats[side.index()].insert(option.id.to_owned(), value);
                });
            };
            let seats = choice.seats.get_untracked();
            field(option, name, seats[side.index()].get(option.id), set)
        });
        let heading = info.options_of(Scope::Seat).next();
        let heading = heading.map(|_| view! { <h3>{t(name)}</h3> }.into_any());
        heading.into_iter().chain(seat).collect::<Vec<_>>()
    });
    let all: Vec<AnyView> = common.chain(seats).collect();
    view! { {all} }.into_any()
}

fn field(
    option: &'static OptionInfo,
    whose: &str,
    now: Option<&String>,
    set: impl Fn(String) + Copy + 'static,
) -> AnyView {
    let id = format!("print-{whose}-{}", option.id);
    select(option, id, now.cloned(), set).into_any()
}

fn text_field(choice: Choice) -> AnyView {
    view! {
        <label class="field">
            <span>{t("print-text")}</span>
            <input type="text" spellcheck="false" autocomplete="off" data-testid="print-text"
                prop:value=choice.position.get_untracked()
                on:change=move |event| choice.read(event_target_value(&event)) />
        </label>
    }
    .into_any()
}

fn card_fields(choice: Choice) -> AnyView {
    let now = choice.card.get_untracked();
    let cards = Card::ALL.map(|card| (card.name(), card.name().to_owned(), card == now));
    let set = move |name: String| {
        if let Ok(card) = name.parse() {
            choice.card.set(card);
        }
    };
    view! {
        {list("print-which-card", cards.to_vec(), set)}
        {check("print-compound", choice.compound)}
    }
    .into_any()
}

fn line_field(choice: Choice) -> AnyView {
    let now = choice.lines.get_untracked();
    let all = [
        (Lines::Game, "settings-board-game"),
        (Lines::Checker, "settings-board-checker"),
        (Lines::Graph, "settings-board-graph"),
    ];
    let choices = all.map(|(lines, key)| (key, t(key), lines == now));
    let set = move |key: String| {
        if let Some((lines, _)) = all.into_iter().find(|(_, known)| *known == key) {
            choice.lines.set(lines);
        }
    };
    list("print-lines", choices.to_vec(), set)
}

fn size_field(choice: Choice) -> AnyView {
    view! {
        <label class="field">
            <span>{t("print-size")}</span>
            <input type="number" min="3" max="200" step="0.5" data-testid="print-size"
                prop:value=choice.size.get_untracked()
                on:change=move |event| choice.size.set(event_target_value(&event)) />
            <small class="note">{t("print-size-note")}</small>
        </label>
    }
    .into_any()
}

fn round_field(choice: Choice) -> AnyView {
    let set = move |event| {
        if let Ok(rounds) = event_target_value(&event).parse::<u32>() {
            choice.rounds.set(rounds.clamp(1, ROUNDS));
        }
    };
    view! {
        <label class="field">
            <span>{t("print-rounds")}</span>
            <input type="number" min="1" max=ROUNDS data-testid="print-rounds"
                prop:value=choice.rounds.get_untracked() on:change=set />
        </label>
    }
    .into_any()
}

fn paper_field(choice: Choice) -> AnyView {
    let now = choice.paper.get_untracked();
    let papers = Paper::ALL.map(|paper| {
        let label = t(&format!("print-paper-{}", paper.name()));
        (paper.name(), label, paper == now)
    });
    let set = move |name: String| {
        choice
            .paper
            .set(Paper::from_name(&name).unwrap_or_default())
    };
    list("print-paper", papers.to_vec(), set)
}
