//! The page before a game on the server begins: the invitation, as host and guest see it.

use std::collections::BTreeMap;

use game::Side;
use hall::{GameInfo, Scope};
use leptos::prelude::*;
use protocol::{Action, GameState, Seat};

use super::clock_choice::words;
use super::link_box::link_box;
use super::online_game::{fallen, info};
use super::options::{chosen, name, said, select};
use crate::i18n::{t, ta};
use crate::panels::{dice_panel, length_agreed};
use crate::play::{HeldSeat, Online};
use crate::prefs::settings;
use crate::route::{GameKey, Route};

/// The invitation before the game has begun, as host and guest see it.
pub(super) fn waiting(game: Online, invite: Option<String>) -> AnyView {
    let open = game.state.with(|state| {
        state
            .as_ref()
            .is_some_and(|state| state.seats().contains(&Seat::Open))
    });
    let own = game.side.get();
    let withdrawn = (game.state).with(|state| state.as_ref().is_some_and(GameState::is_withdrawn));
    if withdrawn {
        let key = if own.is_some() {
            "invite-withdrawn"
        } else {
            "error-withdrawn"
        };
        return view! {
            <h1 data-testid="withdrawn">{t(key)}</h1>
            <div class="row">
                <a class="button primary" href="/play">{t("board-new-game")}</a>
                <a class="button" href="/">{t("nav-home")}</a>
            </div>
        }
        .into_any();
    }
    let held = HeldSeat::load(&game.id());
    if own.is_some() && !open {
        return view! { <h1>{t("choose-title")}</h1><p role="status">{t("choose-waiting")}</p> }
            .into_any();
    }
    if let Some(held) = held.filter(|held| own.is_some() || open && held.invites.is_some()) {
        let judge = held.arbiter.map(|secret| {
            view! {
                <section class="card section">
                    {link_box(link(game, GameKey::Arbiter(secret)), t("arbiter-link"), "arbiter-link")}
                    <p class="note">{t("arbiter-invite")}</p>
                </section>
            }
        });
        let both = held.invites.is_some();
        let named = info(game).zip(own).map(|(info, side)| {
            let side = t(info.sides[side.index()]);
            let args = [("game", t(info.name).into()), ("side", side.into())];
            view! { <p data-testid="invite-game"><b>{ta("invite-game", &args)}</b></p> }
        });
        let withdraw = own.is_some().then(|| {
            view! {
                <button type="button" class="plain danger" data-testid="withdraw" on:click=move |_| game.act(Action::Withdraw)>
                    {t("invite-withdraw")}
                </button>
            }
        });
        let links = match held.invites {
            None => held
                .invite
                .map(|secret| {
                    link_box(
                        link(game, GameKey::Invite(secret)),
                        t("invite-link"),
                        "invite-link",
                    )
                })
                .into_iter()
                .collect(),
            Some(invites) => to_both(game, invites),
        };
        return view! {
            <h1>{t("invite-title")}</h1>
            {named}
            <p>{t(if both { "invite-both" } else { "invite-text" })}</p>
            {links}
            <p role="status">{t("invite-waiting")}</p>
            {proposal(game)}
            {judge}
            {withdraw}
        }
        .into_any();
    }
    match (invite, info(game)) {
        (Some(invite), Some(info)) if open => join(game, invite, info),
        _ => view! { <h1>{t("turn-watching")}</h1><p role="status">{t("invite-waiting")}</p> }
            .into_any(),
    }
}

/// The page of a game with this secret.
pub(super) fn link(game: Online, key: GameKey) -> String {
    let path = Route::Game {
        id: game.id(),
        key: Some(key),
    }
    .path();
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{path}")
}

/// How the invitation to the second side begins where both seats are open.
const SECOND: &str = "2.";

/// The invitations to the seats that are still open, for the arbiter who has created the game.
fn to_both(game: Online, invites: [Option<String>; 2]) -> Vec<AnyView> {
    let seats = seats(game);
    let sides = info(game).map(|info| info.sides).unwrap_or_default();
    let one = |(side, invite): (Side, Option<String>)| {
        let invite = invite.filter(|_| seats[side.index()] == Seat::Open)?;
        let (mark, id) = [("", "invite-first"), (SECOND, "invite-second")][side.index()];
        let label = ta(
            "invite-link-for",
            &[("side", t(sides[side.index()]).into())],
        );
        let link = link(game, GameKey::Invite(format!("{mark}{invite}")));
        Some(link_box(link, label, id))
    };
    Side::BOTH
        .into_iter()
        .zip(invites)
        .filter_map(one)
        .collect()
}

fn seats(game: Online) -> [Seat; 2] {
    game.state.with(|state| {
        let seats = state.as_ref().map(|state| state.seats().clone());
        seats.unwrap_or([Seat::Open, Seat::Open])
    })
}

/// The proposed game: its options, the wishes of the player who is present, and the dice.
pub(super) fn proposal(game: Online) -> Option<impl IntoView> {
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
        let take_back = terms.take_back.then(|| {
            view! { <p data-testid="take-back-proposed">{t("new-take-back")}<small class="note">{t("new-take-back.note")}</small></p> }
        });
        let arbiter = terms
            .arbiter
            .then(|| view! { <p data-testid="arbiter-proposed">{t("arbiter-proposed")}</p> });
        let sees = (terms.arbiter && info.hides(&terms.options))
            .then(|| view! { <p data-testid="arbiter-sees">{t("arbiter-sees")}</p> });
        let dice = fallen(state).map(|fallen| dice_panel(info, fallen, false));
        let rated = move || {
            let rated = game.players.with(|players| players.as_ref().is_some_and(|it| it.rated));
            rated.then(|| view! { <p data-testid="rated-proposed"><b>{t("rated-title")}</b>". "{t("rated-proposed")}</p> }.into_any())
        };
        Some(view! { {rated}{options}{wishes}{length}{touch_move}{take_back}{arbiter}{sees}{clock}{dice} })
    })
}

fn join(game: Online, invite: String, info: &'static GameInfo) -> AnyView {
    let seat = seats(game);
    let (side, invite) = match invite.strip_prefix(SECOND) {
        Some(secret) => (Side::Second, secret.to_owned()),
        None if seat[0] == Seat::Open => (Side::First, invite),
        None => (Side::Second, invite),
    };
    let host = match &seat[(!side).index()] {
        Seat::Person { name } if !name.is_empty() => name.clone(),
        Seat::Open => t("invite-arbiter"),
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
