//! Which game, against whom, and on which side.

use game::Side;
use hall::GameInfo;
use leptos::prelude::*;

use super::choice::{Choice, Mode};
use crate::i18n::{find, t, ta};
use crate::pages::cover::cover;

pub(super) fn games(choice: Choice) -> impl IntoView {
    let game = move |info: &'static GameInfo| {
        let note = format!("{}.note", info.name);
        let pick = move |_| {
            choice.beginning.reset();
            choice.take(info);
        };
        view! {
            <label class="choice">
                <input type="radio" name="game" value=info.id data-testid=format!("game-{}", info.id)
                    prop:checked=move || choice.game.get().is_some_and(|now| now.id == info.id) on:change=pick />
                <span>{move || t(info.name)}<small>{move || find(&note, &[])}</small></span>
                {cover(info)}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("new-game")}</legend>
            <div class="choices games">{hall::games().map(game).collect::<Vec<_>>()}</div>
        </fieldset>
    }
}

pub(super) fn modes(choice: Choice) -> impl IntoView {
    let one = move |mode: Mode| {
        let key = format!("new-mode-{}", mode.id());
        view! {
            <label class="choice">
                <input type="radio" name="mode" value=mode.id() data-testid=format!("mode-{}", mode.id())
                    prop:checked=move || choice.mode.get() == mode on:change=move |_| {
                        choice.clock.reset();
                        choice.mode.set(mode);
                    } />
                <span>{move || t(&key)}<small>{move || t(mode.note())}</small></span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("new-mode")}</legend>
            <div class="choices">{Mode::ALL.map(one).into_iter().collect_view()}</div>
        </fieldset>
    }
}

pub(super) fn level(choice: Choice) -> impl IntoView {
    let value = move || {
        let level = choice.level.get();
        let name = t(&format!("level-{level}"));
        ta(
            "new-level-value",
            &[("level", level.into()), ("name", name.into())],
        )
    };
    let note = move || {
        let band = match choice.level.get() {
            ..=2 => "beginner",
            3..=5 => "casual",
            6..=9 => "club",
            _ => "full",
        };
        ta("level-note", &[("band", band.into())])
    };
    let set = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            choice.level.set(level);
        }
    };
    view! {
        <fieldset>
            <legend>{move || t("new-level")}</legend>
            <label class="field">
                <span data-testid="level-name">{move || value()}</span>
                <input type="range" min="1" max="10" data-testid="level" aria-valuetext=value
                    prop:value=move || choice.level.get().to_string() on:input=set />
            </label>
            <p class="note">{move || note()}</p>
        </fieldset>
    }
}

pub(super) fn sides(choice: Choice) -> impl IntoView {
    let one = move |side: Option<Side>| {
        let label = move || {
            let name = |index: usize| {
                choice
                    .game
                    .get()
                    .map(|info| t(info.sides[index]))
                    .unwrap_or_default()
            };
            match side {
                Some(Side::First) => ta("new-seat-first", &[("side", name(0).into())]),
                Some(Side::Second) => ta("new-seat-second", &[("side", name(1).into())]),
                None => t("new-seat-random"),
            }
        };
        let id = match side {
            Some(Side::First) => "first",
            Some(Side::Second) => "second",
            None => "random",
        };
        view! {
            <label class="choice">
                <input type="radio" name="side" value=id data-testid=format!("side-{id}")
                    prop:checked=move || choice.side.get() == side on:change=move |_| choice.side.set(side) />
                <span>{move || label()}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("new-seat")}</legend>
            <div class="choices">{[Some(Side::First), Some(Side::Second), None].map(one).into_iter().collect_view()}</div>
        </fieldset>
    }
}
