//! The page of a game whose players choose before the first move, each for himself, as in a tournament.

use std::collections::BTreeMap;
use std::time::Duration;

use clock::Span;
use game::Side;
use hall::{GameInfo, OptionInfo};
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use protocol::{Action, GameState};

use super::lobby::proposal;
use super::online_game::{info, occasion, seats};
use super::options::{said, select};
use crate::i18n::{t, ta};
use crate::play::Online;

/// How often the time that is left is shown anew.
const TICK: Duration = Duration::from_millis(500);

/// What a game waits for before it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The viewer chooses for this side.
    Own(Side),
    /// Others choose.
    Others,
}

/// What the game waits for, if its players choose.
pub(super) fn stage(game: Online) -> Option<Stage> {
    let own = game.side.get();
    game.state.with(|state| {
        let state = state.as_ref()?;
        state.choosing_until()?;
        let own = own.filter(|side| !state.has_chosen(*side));
        Some(own.map_or(Stage::Others, Stage::Own))
    })
}

/// The page.
pub(super) fn choosing(game: Online, stage: Stage) -> AnyView {
    let Some(info) = info(game) else {
        return ().into_any();
    };
    let own = game.side.get_untracked().map(|side| {
        let side = t(info.sides[side.index()]);
        let args = [("game", t(info.name).into()), ("side", side.into())];
        view! { <p><b>{ta("invite-game", &args)}</b></p> }.into_any()
    });
    let body = match stage {
        Stage::Own(side) => form(game, info, side),
        Stage::Others => view! { <p role="status">{t("choose-waiting")}</p> }.into_any(),
    };
    view! {
        <section class="card" data-testid="choosing">
            <h1>{t("choose-title")}</h1>
            {occasion(game)}
            {own}
            {body}
            {players(game, info)}
            {left(game)}
            {proposal(game)}
        </section>
    }
    .into_any()
}

/// What is left to each side, with what is agreed on for the game and for both sides.
fn options_left(state: &GameState, info: &GameInfo) -> Vec<&'static OptionInfo> {
    let terms = state.terms();
    let mut agreed = terms.options.clone();
    agreed.extend(terms.choosing.iter().flat_map(|it| it.given.clone()));
    info.options_left(&agreed).collect()
}

/// The fields of the viewer's own side.
fn form(game: Online, info: &'static GameInfo, side: Side) -> AnyView {
    let chosen = RwSignal::new(BTreeMap::new());
    let left = game.state.with_untracked(|state| {
        let state = state.as_ref();
        state.map_or_else(Vec::new, |state| options_left(state, info))
    });
    let fields: Vec<_> = left
        .into_iter()
        .map(|option| {
            let set = move |value| {
                chosen.update(|map: &mut BTreeMap<_, _>| {
                    drop(map.insert(option.id.to_owned(), value));
                });
            };
            let id = format!("seat-{}-{}", side.index(), option.id);
            select(option, id, None, set).into_any()
        })
        .collect();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        game.act(Action::Choose(chosen.get_untracked()));
    };
    view! {
        <form on:submit=submit>
            <p class="note">{t("choose-note")}</p>
            {fields}
            <button type="submit" class="primary" data-testid="choose-now">{t("choose-now")}</button>
        </form>
    }
    .into_any()
}

/// Who has chosen, and what the viewer has.
fn players(game: Online, info: &'static GameInfo) -> AnyView {
    let seats = seats(game);
    let row = move |side: Side| {
        let has_chosen =
            (game.state).with(|state| (state.as_ref()).is_some_and(|state| state.has_chosen(side)));
        let name = seats.with(|seats| seats[side.index()].name.clone());
        let key = if has_chosen {
            "choose-done"
        } else {
            "choose-still"
        };
        let side = t(info.sides[side.index()]);
        view! { <li>{side}": "<b>{name}</b>" · "{t(key)}</li> }.into_any()
    };
    let own = move || {
        let side = game.side.get()?;
        let chosen = game.state.with(|state| {
            let state = state.as_ref().filter(|state| state.has_chosen(side))?;
            let seat = &state.options().seats[side.index()];
            let options = options_left(state, info).into_iter();
            let all = options.map(|option| (option.id, info.chosen(seat, option.id).to_owned()));
            Some(all.collect::<Vec<_>>())
        })?;
        let lines: Vec<_> = chosen
            .iter()
            .map(|(option, choice)| said(info, option, choice))
            .collect();
        Some(view! { <ul data-testid="chosen">{lines}</ul> }.into_any())
    };
    let rows = move || Side::BOTH.map(row).into_iter().collect::<Vec<_>>();
    view! { {own}<ul data-testid="choosers">{rows}</ul> }.into_any()
}

/// How much time is left, by the server's clock.
fn left(game: Online) -> AnyView {
    let now = RwSignal::new(game.now());
    let ticking = set_interval_with_handle(move || _ = now.try_set(game.now()), TICK);
    on_cleanup(move || drop(ticking.map(|ticking| ticking.clear())));
    let said = move || {
        let until = (game.state).with(|state| state.as_ref()?.choosing_until())?;
        let left = until.since(now.get());
        let text = ta("choose-left", &[("time", minutes(left).into())]);
        Some(view! { <p class="note" data-testid="choose-left">{text}</p> }.into_any())
    };
    said.into_any()
}

/// A span as minutes and seconds, rounded up: `4:59`.
fn minutes(span: Span) -> String {
    let seconds = span.0.div_ceil(1_000_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_left_until_it_is_over() {
        let shown = [0, 1, 1_000_000, 59_000_001, 3_600_000_000].map(|us| minutes(Span(us)));
        assert_eq!(shown, ["0:00", "0:01", "0:01", "1:00", "60:00"]);
    }
}
