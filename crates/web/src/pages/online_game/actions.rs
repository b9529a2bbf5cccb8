//! What stands beside the board of a game on the server: its result, cards about it, and what one can do in it.

use game::Side;
use leptos::prelude::*;
use protocol::{Action, GameState, Phase};

use super::next::{again, next_game, to_next};
use super::offers::offers;
use super::seats::seats;
use super::series::{match_so_far, points_so_far, race};
use crate::i18n::t;
use crate::pages::decisions::decisions;
use crate::pages::elsewhere::elsewhere;
use crate::pages::rated::{own_change, rated_card};
use crate::pages::taking_back::taking_back;
use crate::panels::{Resign, Result, course_card, resign_question};
use crate::parts::{Needs, audit, desk, when};
use crate::play::{Online, Session};

/// All of it, for whoever looks on or plays; `secret` is the arbiter's.
pub(super) fn actions(game: Online, session: Session, secret: Option<String>) -> AnyView {
    let Some(own) = game.side.get() else {
        return watch(game, session, secret);
    };
    let again = again(game, own);
    view! {
        <Result session=session seats=seats(game)>{own_change(game, own)}{again}</Result>
        {cards(game, session, secret.is_some())}
        {play(game, session, own)}
    }
    .into_any()
}

fn watch(game: Online, session: Session, secret: Option<String>) -> AnyView {
    let next = next_game(game);
    let form = secret.map(|secret| {
        when(Needs::of_desk(session.info), move || {
            let secret = secret.clone();
            desk().map_or_else(
                || ().into_any(),
                |desk| untrack(|| desk(game, session, secret)),
            )
        })
    });
    view! {
        <Result session=session seats=seats(game)>
            {move || next.get().1.map(|id| to_next(game, id))}
            <a class="button" href="/play">{move || t("board-new-game")}</a>
        </Result>
        {cards(game, session, false)}
        {form}
    }
    .into_any()
}

/// Cards about the game; `seated` if an arbiter plays in it.
fn cards(game: Online, session: Session, seated: bool) -> AnyView {
    view! {
        {course_card(session, move || race(game))}
        {rated_card(game)}
        {decisions(game, session)}
        {seated.then(|| view! { <p class="note" data-testid="arbiter-seated">{move || t("arbiter-seated")}</p> })}
        {points_so_far(game)}
        {move || match_so_far(game, session)}
        {taking_back(game, session)}
        {check(game)}
    }
    .into_any()
}

/// What a player can do until the game is over.
fn play(game: Online, session: Session, own: Side) -> AnyView {
    let over = Memo::new(move |_| {
        game.state.with(|state| {
            state
                .as_ref()
                .is_some_and(|state| matches!(state.phase(), Phase::Over(_)))
        })
    });
    let resign = Callback::new(move |()| game.act(Action::Resign));
    let question = Signal::derive(move || {
        game.state.with(|state| {
            let terms = state.as_ref().map(GameState::terms);
            terms.map_or("board-resign-question", resign_question)
        })
    });
    (move || {
        let lasts = !over.get();
        lasts.then(|| {
            view! {
                <div class="row answers">
                    <Resign question=question resign=resign />
                    {offers(game, session, own)}
                </div>
                {elsewhere(game)}
            }
            .into_any()
        })
    })
    .into_any()
}

/// The check of the game once it is over, if there is something in it that its players could not see.
fn check(game: Online) -> AnyView {
    let wanted = Memo::new(move |_| {
        let secret = |state: &GameState| {
            let sealed = Side::BOTH.iter().any(|side| !state.seals(*side).is_empty());
            matches!(state.phase(), Phase::Over(_)) && (sealed || state.promise().is_some())
        };
        game.state.with(|state| state.as_ref().is_some_and(secret))
    });
    let card = move || {
        when(Needs::of_audit(), move || {
            audit().map_or_else(|| ().into_any(), |card| untrack(|| card(Some(game))))
        })
    };
    (move || wanted.get().then(card)).into_any()
}
