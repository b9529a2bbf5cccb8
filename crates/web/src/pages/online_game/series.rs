//! How the match or points play stands that a game on the server belongs to.

use game::Side;
use leptos::prelude::*;
use protocol::{Action, BREAK, Seat, Terms};
use series::{Player, Race};

use super::next::address;
use super::seats::seats;
use crate::i18n::ta;
use crate::panels::{PointsShown, match_card, match_number, nameless, points_panel};
use crate::play::{Online, Session};

/// What a player of a series is called who has a side now.
fn series_name(game: Online, terms: &Terms, player: Player, side: Side) -> String {
    let unnamed = matches!(&terms.seats[side.index()], Seat::Person { name } if name.is_empty());
    if unnamed && game.side.get() != Some(side) {
        nameless(player)
    } else {
        seats(game).with(|seats| seats[side.index()].name.clone())
    }
}

/// How points play stands, if that is what is played.
pub(super) fn points_so_far(game: Online) -> Option<AnyView> {
    let shown = move || {
        let mine = Side::BOTH.map(|side| game.side.get() == Some(side));
        game.state.with(|state| {
            let state = state.as_ref()?;
            let name = |player, side| series_name(game, state.terms(), player, side);
            PointsShown::of(state, name, mine)
        })
    };
    let first = untrack(shown)?;
    let now = Signal::derive(move || shown().unwrap_or_else(|| first.clone()));
    let reset = Callback::new(move |()| game.act(Action::Reset));
    Some(points_panel(now, reset))
}

/// What was played for in points play.
pub(super) fn race(game: Online) -> Option<Race> {
    game.state.with(|state| state.as_ref()?.race())
}

/// The match, if it has more than one game: its score, or which game this is.
pub(super) fn match_so_far(game: Online, session: Session) -> Option<AnyView> {
    let terms = game
        .state
        .with(|state| Some(state.as_ref()?.terms().clone()))?;
    let here = terms.series.as_ref()?.standing().games;
    let Some(view) = game.series_view.get() else {
        let number = match_number(&terms)?;
        return Some(view! { <p class="note" data-testid="match-number">{number}</p> }.into_any());
    };
    let players = Player::BOTH.map(|player| {
        let side = view.agreed.side(player, here);
        series_name(game, &terms, player, side)
    });
    let pause = (game.state).with(|state| {
        state
            .as_ref()
            .is_some_and(|state| state.series_goes_on() && state.terms().clock.is_some())
    });
    let pause = pause.then(|| view! { <p class="note">{ta("match-break", &[("seconds", BREAK.as_seconds().into())])}</p> });
    let card = match_card(session, &game.id(), &view, players, address);
    Some(view! { {card}{pause} }.into_any())
}
