//! How a game by link looks in the list.

use clock::Moment;
use game::Side;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::known::{self, Over};
use super::linked::Linked;
use crate::board::{Board, Lit, Look};
use crate::i18n::{language, t};
use crate::pages::cover::cover;
use crate::pages::table::look;
use crate::play::{HeldSeat, blank, face_at};
use crate::route::Route;

/// A game with its board, as a card.
pub(super) fn card(game: Linked, now: Signal<Moment>) -> AnyView {
    let href = address(game.id());
    let class = move || {
        let mine = game.over.get().is_none() && game.is_mine();
        if mine { "tile link mine" } else { "tile link" }
    };
    let begun = Memo::new(move |_| game.info().map(|_| game.scene().is_some()));
    let board = move || {
        let begun = begun.get()?;
        let info = untrack(|| game.info())?;
        Some(match begun {
            true => small_board(game, info.sides),
            false => cover(info),
        })
    };
    let name = move || game.info().map(|info| t(info.name));
    let times = move || times(game, now.get());
    let over = move || {
        let over = game.over.get()?;
        Some(delete_button(game.id(), over))
    };
    view! {
        <li class=class data-testid="link">
            <div class="mini" aria-hidden="true" data-book=move || game.info().map(|info| info.book)>{board}</div>
            <div>
                <a href=href><strong data-testid="link-against">{move || game.against()}</strong></a>
                <span>{name}</span>
                <b data-testid="link-status">{move || game.status()}</b>
                <span class="times" data-testid="link-clocks">{times}</span>
                {over}
            </div>
        </li>
    }
    .into_any()
}

/// A game that has ended, as a line.
pub(super) fn row(id: String, over: &Over) -> AnyView {
    let href = address(id.clone());
    let (game, against, result) = (
        over.game.clone().unwrap_or_default(),
        over.against.clone(),
        over.result.clone(),
    );
    let at_us = over.at_us;
    let words = move || {
        let game = hall::find(&game).map(|info| t(info.name));
        let against = Some(against.clone()).filter(|name| !name.is_empty());
        let parts = [game, against, Some(t(&result)), Some(date(at_us))];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.join(" · ")
    };
    let delete = delete_button(id, over.clone());
    view! { <li data-testid="link-ended"><a class="tile" href=href>{words}</a>{delete}</li> }
        .into_any()
}

/// Deletes a game; until the page is left, that can be undone.
fn delete_button(id: String, over: Over) -> AnyView {
    let deleted = RwSignal::new(None::<HeldSeat>);
    let press = move |_| match deleted.get_untracked() {
        None => deleted.set(known::delete(&id)),
        Some(held) => {
            held.save(&id);
            over.save(&id);
            deleted.set(None);
        }
    };
    let gone = move || deleted.with(Option::is_some);
    let key = move || if gone() { "links-undo" } else { "links-delete" };
    view! {
        <span role="status">{move || gone().then(|| t("links-deleted"))}</span>
        <button type="button" class="plain" data-testid=key on:click=press>{move || t(key())}</button>
    }
    .into_any()
}

fn small_board(game: Linked, sides: [&'static str; 2]) -> AnyView {
    let scene = Signal::derive(move || game.scene().unwrap_or_else(blank));
    let shown = look();
    let look = Signal::derive(move || Look {
        labelled: false,
        animated: false,
        ..shown.get()
    });
    let flipped = Signal::derive(move || game.side.get() == Some(Side::Second));
    view! { <Board scene=scene flipped=flipped look=look lit=Signal::stored(Lit::default()) name=Signal::stored(String::new()) sides=sides /> }
        .into_any()
}

/// The times on both clocks, one's own first.
fn times(game: Linked, now: Moment) -> Option<String> {
    let own = game.side.get().unwrap_or(Side::First);
    game.over.get().is_none().then_some(())?;
    game.state.with(|state| {
        let clock = state.as_ref()?.clock()?;
        let times = [own, !own].map(|side| face_at(clock, side, now).time);
        Some(times.join(" : "))
    })
}

fn address(id: String) -> String {
    Route::Game { id, key: None }.path()
}

/// The day of a moment, as the language writes it.
fn date(at_us: i64) -> String {
    let date = js_sys::Date::new(&((at_us / 1000) as f64).into());
    date.to_locale_date_string(language().get().code(), &JsValue::UNDEFINED)
        .into()
}
