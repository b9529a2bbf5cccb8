//! The page to choose a new game.

mod agreed;
mod choice;
mod game_options;
mod opponent;
mod start;

use leptos::prelude::*;

use self::choice::{Choice, Mode};
use self::game_options::options;
use self::opponent::{games, level, modes, sides};
use self::start::start;
use super::beginning::{Beginning, beginning_field};
use super::clock_choice::clock_fields;
use super::length::lengths;
use super::options::name;
use crate::i18n::t;

pub(super) use self::agreed::agreed;

/// The page to choose a new game.
#[component]
pub(crate) fn NewGame(
    /// The game in the address.
    game: Option<String>,
    /// The opponent in the address.
    mode: Option<String>,
    /// The position in the address.
    position: Option<String>,
) -> impl IntoView {
    let beginning = Beginning::new(position);
    let wanted = untrack(|| beginning.game())
        .or_else(|| game.and_then(|id| hall::find(&id)))
        .or_else(|| hall::games().next());
    let mode = Mode::ALL
        .into_iter()
        .find(|known| mode.as_deref() == Some(known.id()));
    let choice = Choice::new(wanted, mode, beginning);
    // A position brings its game with it.
    Effect::new(move |_| {
        let brought = beginning.game();
        if let Some(info) = brought.filter(|info| {
            choice
                .game
                .with_untracked(|now| now.map(|g| g.id) != Some(info.id))
        }) {
            choice.take(info);
        }
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        start(choice);
    };
    let problem = move || {
        choice.problem.get().map(|text| {
            view! { <div class="banner bad" role="alert"><p>{text}</p></div> }.into_any()
        })
    };
    let go = move || {
        t(if choice.mode.get() == Mode::Friend {
            "new-create-link"
        } else {
            "new-start"
        })
    };
    view! {
        <form class="narrow" on:submit=submit>
            <h1>{move || t("new-title")}</h1>
            {games(choice)}
            {modes(choice)}
            {move || (choice.mode.get() == Mode::Computer).then(|| level(choice).into_any())}
            {move || (choice.mode.get() != Mode::SameScreen && !choice.judges()).then(|| sides(choice).into_any())}
            {move || (!beginning.is_brought()).then(|| lengths(choice.length, choice.game).into_any())}
            {move || (choice.mode.get() == Mode::Friend).then(|| name().into_any())}
            {move || choice.game.get().map(|info| options(choice, info).into_any())}
            {move || choice.game.get().map(|info| {
                clock_fields(choice.clock, info, choice.mode.get() == Mode::Friend)
            })}
            {beginning_field(beginning)}
            {move || problem()}
            <div class="row starts">
                <button type="submit" class="primary" data-testid="start" disabled=move || choice.busy.get()>{move || go()}</button>
                <a class="button plain" href="/">{move || t("new-cancel")}</a>
            </div>
        </form>
    }
}
