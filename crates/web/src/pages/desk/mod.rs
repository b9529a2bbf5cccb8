//! The arbiter's desk: deciding the result, moving pieces, setting the clocks of a game on the server.
//! It is a part of its own, which only arbiters load.

mod clocks;
mod form;
mod layout;
mod position;
mod result;
mod time;

use leptos::prelude::*;
use protocol::{GameState, Phase};

use crate::i18n::t;
use crate::play::{Online, Session};

/// What the arbiter works with. Copies share their state.
#[derive(Clone, Copy)]
struct Desk {
    game: Online,
    session: Session,
    secret: StoredValue<String>,
}

impl Desk {
    /// Sequence number of the last event that is known here.
    fn seq(self) -> u64 {
        self.game
            .state
            .with(|state| state.as_ref().map_or(0, GameState::seq))
    }
}

/// The desk of the arbiter whose secret is in the address of the page.
pub(crate) fn desk(game: Online, session: Session, secret: String) -> AnyView {
    let desk = Desk {
        game,
        session,
        secret: StoredValue::new(secret),
    };
    let state = game.state;
    let is = move |what: fn(&GameState) -> bool| {
        Memo::new(move |_| state.with(|state| state.as_ref().is_some_and(what)))
    };
    let playing = is(|state| state.phase() == Phase::Playing);
    let timed = is(|state| state.phase() == Phase::Playing && state.clock().is_some());
    view! {
        <section class="card" data-testid="arbiter" aria-labelledby="arbiter-title">
            <h2 id="arbiter-title">{move || t("arbiter-title")}</h2>
            <p class="note">{move || t("arbiter-note")}</p>
            {move || (!playing.get()).then(|| view! { <p class="note">{t("arbiter-over")}</p> })}
            {part("arbiter-for-result", move || result::fields(desk))}
            {move || playing.get().then(|| part("arbiter-for-position", move || position::fields(desk)))}
            {move || timed.get().then(|| part("arbiter-for-clocks", move || clocks::fields(desk)))}
        </section>
    }
    .into_any()
}

/// One kind of decision, folded up; its form is made when it is first unfolded.
fn part(key: &'static str, form: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let unfolded = RwSignal::new(false);
    let unfold = move |_| {
        if !unfolded.get_untracked() {
            unfolded.set(true);
        }
    };
    view! {
        <details on:toggle=unfold>
            <summary data-testid=key>{move || t(key)}</summary>
            {move || unfolded.get().then(|| untrack(&form))}
        </details>
    }
    .into_any()
}
