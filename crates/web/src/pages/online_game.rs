//! A game on the server: invitation, waiting, and the board.

mod actions;
mod banners;
mod next;
mod offers;
mod seats;
mod series;

use hall::GameInfo;
use leptos::prelude::*;
use protocol::{GameState, Phase, Seat};

use self::actions::actions;
use self::banners::banners;
use self::seats::status;
use super::choosing::{choosing, stage};
use super::elsewhere::take_seat;
use super::lobby::waiting;
use super::no_game::no_game;
use super::table::TableView;
use crate::i18n::{t, ta};
use crate::panels::Fallen;
use crate::parts::{Needs, when};
use crate::play::{Connection, Online, Session};
use crate::route::{GameKey, Route};

pub(crate) use self::seats::{computer, seats};

/// The page of a game on the server.
#[component]
pub(crate) fn OnlinePage(
    /// Its id.
    id: String,
    /// The secret in its address.
    key: Option<GameKey>,
) -> impl IntoView {
    let (invite, arbiter, brought) = match key {
        None => (None, None, None),
        Some(GameKey::Invite(secret)) => (Some(secret), None, None),
        Some(GameKey::Arbiter(secret)) => (None, Some(secret), None),
        Some(GameKey::Seat(secret)) => (None, None, Some(take_seat(&id, secret))),
    };
    let refused = brought.and_then(Result::err);
    let game = Online::open(id, arbiter.clone());
    if let Some(why) = refused {
        game.trouble.set(Some(t(why)));
    }
    let invite = StoredValue::new(invite);
    let secret = StoredValue::new(arbiter);
    let phase = Memo::new(move |_| {
        game.state
            .with(|state| state.as_ref().map(|state| state.phase()))
    });
    let begun = Memo::new(move |_| matches!(phase.get(), Some(Phase::Playing | Phase::Over(_))));
    let stage = Memo::new(move |_| stage(game));
    // Who plays changes when somebody joins, and ratings change with the result.
    let known = Memo::new(move |_| {
        let connected = game.connection.get() == Connection::Open;
        game.state.with(|state| {
            let state = state.as_ref().filter(|_| connected)?;
            let open = state.seats().contains(&Seat::Open);
            Some((open, begun.get(), state.result(), state.decisions().len()))
        })
    });
    Effect::new(move |_| {
        if known.get().is_some() {
            game.ask_players();
        }
    });
    let body = move || match (begun.get(), game.session.get()) {
        (true, Some(session)) => table(game, session, secret),
        _ if game.gone.get() => no_game(),
        _ => view! {
            <div class="narrow">
                <div class="notices">{banners(game)}</div>
                {move || match stage.get() {
                    Some(stage) => untrack(|| choosing(game, stage)),
                    None => phase.get().map(|_| waiting(game, invite.get_value())).into_any(),
                }}
            </div>
        }
        .into_any(),
    };
    // The server says which game it is; only then does the page know what it needs.
    let body = Callback::new(move |()| body());
    let shown = move || match game.played.get() {
        Some(info) => when(Needs::of_game(info), move || {
            untrack(|| game.take_held());
            (move || body.run(())).into_any()
        }),
        None => body.run(()),
    };
    view! { <div class="tablepage">{move || shown()}</div> }
}

/// The game's description.
pub(super) fn info(game: Online) -> Option<&'static GameInfo> {
    game.state.with(|state| {
        state
            .as_ref()
            .and_then(|state| hall::find(&state.terms().game))
    })
}

/// What is known about the dice of the game; `None` if it has none.
pub(super) fn fallen(state: &GameState) -> Option<Fallen> {
    Some(Fallen {
        promise: Some(state.promise()?.clone()),
        thrown: state.thrown().cloned(),
    })
}

fn table(game: Online, session: Session, secret: StoredValue<Option<String>>) -> AnyView {
    let edition = game.state.with_untracked(|state| {
        state
            .as_ref()
            .and_then(|state| state.terms().options.get("edition").cloned())
    });
    let dice = game
        .state
        .with_untracked(|state| state.as_ref().and_then(fallen));
    let watching = move || {
        let (_, count) = game.presence.get();
        (count > 0).then(|| {
            view! { <p class="note">{ta("watching", &[("count", count.into())])}</p> }.into_any()
        })
    };
    let looking = move || {
        let looks = game.side.get().is_none();
        looks.then(|| view! { <p class="note">{t("turn-watching")}</p> }.into_any())
    };
    view! {
        <h1 class="unseen">{move || t(session.info.name)}</h1>
        <TableView
            session=session seats=seats(game) status=status(game, session) edition=edition clocks=game.clocks(session) dice=dice
            about=Callback::new(move |()| game.about())
            banners=move || banners(game) remarks=move || watching()
            actions=move || view! { {occasion(game)}{looking}{actions(game, session, secret.get_value())} }
        />
    }
    .into_any()
}

/// The tournament that the game belongs to.
pub(super) fn occasion(game: Online) -> impl IntoView {
    move || {
        let occasion = game.players.get()?.occasion?;
        let args = [
            ("name", occasion.name.into()),
            ("round", occasion.round.into()),
            ("table", occasion.table.into()),
            ("game", occasion.game.into()),
        ];
        let [first, second] = occasion.handicap;
        let handicap = (occasion.handicap != [0; 2]).then(|| {
            let said = ta(
                "occasion-handicap",
                &[("first", first.into()), ("second", second.into())],
            );
            format!(" {said}")
        });
        let href = Route::Tournament(occasion.tournament).path();
        Some(
            view! { <p data-testid="occasion"><a href=href>{ta("occasion", &args)}</a>{handicap}</p> }
                .into_any(),
        )
    }
}
