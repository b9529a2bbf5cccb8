//! The game after this one: the next of its match, or a rematch.

use game::Side;
use leptos::prelude::*;
use protocol::Action;

use super::seats::seats;
use crate::i18n::{t, ta};
use crate::play::{HeldSeat, Online};
use crate::route::{Route, nav};

/// Who has asked for another game, and the id of that game once it is there.
pub(super) fn next_game(game: Online) -> Memo<([bool; 2], Option<String>)> {
    Memo::new(move |_| {
        game.state.with(|state| {
            state.as_ref().map_or(([false; 2], None), |state| {
                let next = state.next_game().map(str::to_owned);
                (state.rematch_offers(), next)
            })
        })
    })
}

/// The address of a game.
pub(super) fn address(id: String) -> String {
    Route::Game { id, key: None }.path()
}

/// Keeps the seat in the game after this one, where its secret is valid, too.
fn keep_seat(game: Online, next: &str) {
    if let Some(held) = HeldSeat::load(&game.id()) {
        HeldSeat {
            invite: None,
            ..held
        }
        .save(next);
    }
}

/// The link to the next game of the match, or to the rematch.
pub(super) fn to_next(game: Online, id: String) -> AnyView {
    let (goes_on, boards) = game.state.with_untracked(|state| {
        state.as_ref().map_or((false, false), |state| {
            let boards = state.terms().agreed_series().most_games().is_none();
            (state.series_goes_on(), boards)
        })
    });
    let (key, test) = match (goes_on, boards) {
        (true, true) => ("points-next", "next-game"),
        (true, false) => ("match-next", "next-game"),
        (false, _) => ("board-rematch-open", "rematch-open"),
    };
    view! { <a class="button primary" data-testid=test href=address(id)>{t(key)}</a> }.into_any()
}

/// The way to another game for the player of a side. Whoever has asked for it on this page is taken there.
pub(super) fn again(game: Online, own: Side) -> impl Fn() -> AnyView + Copy + Send + Sync {
    let next = next_game(game);
    let waits = StoredValue::new(false);
    Effect::new(move || {
        let (_, begun) = next.get();
        if let Some(id) = begun.filter(|_| waits.get_value()) {
            keep_seat(game, &id);
            nav().go(Route::Game { id, key: None });
        }
    });
    let ask_again = move |_| {
        waits.set_value(true);
        game.act(Action::Rematch);
    };
    let name = move || seats(game).with(|seats| seats[(!own).index()].name.clone());
    move || {
        let (asked, begun) = next.get();
        match begun {
            Some(id) => {
                keep_seat(game, &id);
                to_next(game, id)
            }
            None if asked[own.index()] => {
                waits.set_value(true);
                view! { <p class="note" role="status">{t("board-rematch-offered")}</p> }.into_any()
            }
            None => {
                let other = asked[(!own).index()].then(|| {
                    view! { <p role="status">{ta("board-rematch-offer", &[("name", name().into())])}</p> }.into_any()
                });
                view! {
                    {other}
                    <button type="button" class="primary" data-testid="rematch" on:click=ask_again>{t("board-rematch")}</button>
                }
                .into_any()
            }
        }
    }
}
