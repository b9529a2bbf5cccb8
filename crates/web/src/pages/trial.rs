//! A board on which something is tried: the task of a lesson, or a puzzle.

use game::Side;
use hall::Table;
use leptos::prelude::*;

use super::table::{Stage, listen};
use crate::panels::rules_of;
use crate::play::Session;

/// The sides that are played by whoever tries: the one to move.
pub(super) fn mine(table: &dyn Table) -> [bool; 2] {
    let mover = table.to_move();
    Side::BOTH.map(|side| Some(side) == mover)
}

/// The board, what stands below it, and what screen readers are told.
pub(super) fn board(session: Session, below: impl IntoView + 'static) -> AnyView {
    listen(session);
    let rules = rules_of(session, None);
    view! {
        <Stage session=session />
        {below}
        <p class="row">{rules}</p>
        <div class="unseen" role="status" aria-live="polite" data-testid="said">{move || session.said.get()}</div>
    }
    .into_any()
}

/// What has come of a try, with the ways to go on; `good` if it was right.
pub(super) fn judged(
    id: &'static str,
    good: bool,
    said: impl IntoView + 'static,
    ways: impl IntoView + 'static,
) -> AnyView {
    let class = if good {
        "card judged good"
    } else {
        "card judged"
    };
    view! {
        <div class="turnroom single">
            <div class=class data-testid=id>{said}<div class="row">{ways}</div></div>
        </div>
    }
    .into_any()
}

/// The button that sets the board up anew; it stands out unless the try was good.
pub(super) fn again(
    id: &'static str,
    text: String,
    good: bool,
    anew: impl Fn() + Send + 'static,
) -> AnyView {
    let class = if good { "plain" } else { "primary" };
    view! { <button type="button" class=class data-testid=id on:click=move |_| anew()>{text}</button> }
        .into_any()
}
