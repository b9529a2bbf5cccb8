//! Taking back a turn of a game on the server, if the other side grants it.

use game::Side;
use leptos::prelude::*;
use protocol::{Action, GameState};

use super::online_game::seats;
use crate::i18n::{t, ta};
use crate::play::{Online, Session};

/// What is said and asked about it, in games where it was agreed; its place is always there, so that nothing
/// moves.
pub(super) fn taking_back(game: Online, session: Session) -> Option<AnyView> {
    let agreed = |state: &Option<GameState>| state.as_ref().is_some_and(|it| it.terms().take_back);
    if !game.state.with_untracked(agreed) {
        return None;
    }
    let asked = Memo::new(move |_| {
        game.state
            .with(|state| state.as_ref().and_then(GameState::take_back_asked))
    });
    let taken = Memo::new(move |_| {
        game.state
            .with(|state| state.as_ref().and_then(GameState::just_taken_back))
    });
    let name = move |side: Side| seats(game).with(|seats| seats[side.index()].name.clone());
    let own = game.side;
    let done = move |side: Side| match own.get() == Some(side) {
        true => t("board-back-done-own"),
        false => ta("board-back-done", &[("name", name(side).into())]),
    };
    Effect::new(move |before: Option<Option<Side>>| {
        let now = taken.get();
        if let Some(side) = now.filter(|_| before == Some(None)) {
            session.say(untrack(|| done(side)));
        }
        now
    });
    let question = move || {
        let ask = asked.get().filter(|ask| own.get() == Some(!ask.side))?;
        let act = move |action: Action| move |_| game.act(action.clone());
        Some(view! {
            <div class="notices"><div class="banner" role="alert" data-testid="back-asked">
                <p>{ta("board-back-ask", &[("name", name(ask.side).into())])}</p>
                <button type="button" data-testid="grant-back" on:click=act(Action::GrantTakeBack(ask.seq))>{t("board-back-grant")}</button>
                <button type="button" data-testid="decline-back" on:click=act(Action::DeclineTakeBack(ask.seq))>{t("board-decline")}</button>
            </div></div>
        }
        .into_any())
    };
    let said = move || match (asked.get(), taken.get(), game.back_declined.get()) {
        (Some(ask), _, _) if own.get() == Some(ask.side) => t("board-back-waits"),
        (Some(ask), _, _) => ta("board-back-ask", &[("name", name(ask.side).into())]),
        (None, Some(side), _) => done(side),
        (None, None, true) => t("board-back-declined"),
        (None, None, false) => t("board-back-agreed"),
    };
    let button = move || {
        let side = own.get()?;
        session.to_move.get()?;
        let ask = move |_| {
            if asked.get_untracked().is_none() {
                game.ask_back(side);
            }
        };
        Some(view! {
            <button type="button" class="plain" data-testid="ask-back" aria-disabled=move || asked.get().is_some().to_string()
                on:click=ask>
                {t("board-back")}
            </button>
        }
        .into_any())
    };
    let line = move || session.to_move.get().map(|_| said());
    Some(
        view! {
            <div class="row answers">
                {button}
                <p class="note" role="status" data-testid="back-line">{line}</p>
                {question}
            </div>
        }
        .into_any(),
    )
}
