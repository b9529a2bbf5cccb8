//! The page before a game on the server begins: the invitation, as host and guest see it.

use std::collections::BTreeMap;

use game::Side;
use hall::{GameInfo, Scope};
use leptos::prelude::*;
use protocol::Seat;

use super::clock_choice::words;
use super::online_game::{fallen, info};
use super::options::{chosen, name, said, select};
use crate::i18n::{t, ta};
use crate::panels::{copy, dice_panel, length_agreed};
use crate::play::{HeldSeat, Online};
use crate::prefs::settings;
use crate::route::Route;

/// The invitation before the game has begun, as host and guest see it.
pub(super) fn waiting(game: Online, invite: Option<String>) -> AnyView {
    let open = game.state.with(|state| {
        state
            .as_ref()
            .is_some_and(|state| state.seats().contains(&Seat::Open))
    });
    let own = game.side.get();
    let held = HeldSeat::load(&game.id());
    if own.is_some() && !open {
        return view! { <h1>{t("choose-title")}</h1><p role="status">{t("choose-waiting")}</p> }
            .into_any();
    }
    if own.is_some() {
        let (invite, arbiter) = held.map_or((None, None), |held| (held.invite, held.arbiter));
        let link = |invite: Option<String>, arbiter: Option<String>| {
            let path = Route::Game {
                id: game.id(),
                invite,
                arbiter,
            }
            .path();
            let origin = window().location().origin().unwrap_or_default();
            format!("{origin}{path}")
        };
        let judge = arbiter.map(|secret| {
            view! {
                <section class="card section">
                    {link_box(link(None, Some(secret)), "arbiter-link")}
                    <p class="note">{t("arbiter-invite")}</p>
                </section>
            }
        });
        let link = invite.map(|secret| link_box(link(Some(secret), None), "invite-link"));
        return view! {
            <h1>{t("invite-title")}</h1>
            <p>{t("invite-text")}</p>
            {link}
            <p role="status">{t("invite-waiting")}</p>
            {proposal(game)}
            {judge}
        }
        .into_any();
    }
    match (invite, info(game)) {
        (Some(invite), Some(info)) if open => join(game, invite, info),
        _ => view! { <h1>{t("turn-watching")}</h1><p role="status">{t("invite-waiting")}</p> }
            .into_any(),
    }
}

/// The proposed game: its options, the wishes of the player who is present, and the dice.
fn proposal(game: Online) -> Option<impl IntoView> {
    let info = info(game)?;
    game.state.with(|state| {
        let state = state.as_ref()?;
        let terms = state.terms();
        let options = terms
            .position
            .is_none()
            .then(|| chosen(info, &terms.options));
        let wishes: Vec<_> = Side::BOTH
            .into_iter()
            .flat_map(|side| state.wishes(side))
            .map(|(option, wish)| said(info, option, wish))
            .collect();
        let wishes = (!wishes.is_empty()).then(|| view! { <ul data-testid="wishes">{wishes}</ul> });
        let clock = terms.clock.as_ref().map(words);
        let clock = clock.map(
            |words| view! { <p data-testid="clock-proposed">{t("clock-title")}": "{words}</p> },
        );
        let length = length_agreed(terms)
            .map(|words| view! { <p data-testid="match-proposed">{words}</p> });
        let touch_move = terms.touch_move.then(|| {
            view! { <p data-testid="touch-move-proposed">{t("new-touch-move")}<small class="note">{t("new-touch-move.note")}</small></p> }
        });
        let arbiter = terms
            .arbiter
            .then(|| view! { <p data-testid="arbiter-proposed">{t("arbiter-proposed")}</p> });
        let dice = fallen(state).map(|fallen| dice_panel(info, fallen, false));
        Some(view! { {options}{wishes}{length}{touch_move}{arbiter}{clock}{dice} })
    })
}

/// A link to copy; its name is that of its label, too.
fn link_box(link: String, id: &'static str) -> impl IntoView {
    let copied = RwSignal::new(false);
    let text = link.clone();
    let copy = move |_| copy(text.clone(), copied);
    view! {
        <label class="field"><span>{t(id)}</span>
            <span class="linkbox">
                <input type="text" readonly data-testid=id value=link />
                <button type="button" class="primary" data-testid="copy-link" on:click=copy>
                    {move || t(if copied.get() { "invite-copied" } else { "invite-copy" })}
                </button>
            </span>
        </label>
    }
}

fn join(game: Online, invite: String, info: &'static GameInfo) -> AnyView {
    let seat = game.state.with(|state| {
        let seats = state.as_ref().map(|state| state.seats().clone());
        seats.unwrap_or([Seat::Open, Seat::Open])
    });
    let side = if seat[0] == Seat::Open {
        Side::First
    } else {
        Side::Second
    };
    let host = match &seat[(!side).index()] {
        Seat::Person { name } if !name.is_empty() => name.clone(),
        _ => t(info.sides[(!side).index()]),
    };
    let args = [
        ("name", host.into()),
        ("game", t(info.name).into()),
        ("side", t(info.sides[side.index()]).into()),
    ];
    let agreed = game.state.with(|state| {
        let terms = state.as_ref().map(|state| state.terms().options.clone());
        terms.unwrap_or_default()
    });
    let chosen = RwSignal::new(BTreeMap::new());
    let own = info
        .options
        .iter()
        .filter(|option| option.scope != Scope::Game && info.counts(option, &agreed));
    let options: Vec<_> = own
        .map(|option| {
            let set = move |value| {
                chosen.update(|map: &mut BTreeMap<_, _>| {
                    drop(map.insert(option.id.to_owned(), value))
                })
            };
            select(
                option,
                format!("seat-{}-{}", side.index(), option.id),
                None,
                set,
            )
        })
        .collect();
    let settings = settings();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        game.join(
            invite.clone(),
            settings.now(|prefs| prefs.name.clone()),
            chosen.get_untracked(),
        );
    };
    view! {
        <form class="card" on:submit=submit data-testid="join">
            <h1>{t("invite-join-title")}</h1>
            <p>{ta("invite-join-text", &args)}</p>
            {proposal(game)}
            {name()}
            {options}
            <button type="submit" class="primary" data-testid="join-seat">{t("invite-join")}</button>
        </form>
    }
    .into_any()
}
