//! How a finished game went, in a card that is loaded when it is opened.

use leptos::prelude::*;

use crate::i18n::t;
use crate::parts::{Needs, course, when};
use crate::play::Session;

/// A card that opens when the game is over.
pub(crate) fn course_card(session: Session) -> AnyView {
    let over = Memo::new(move |_| session.mover_shown().is_none());
    let open = RwSignal::new(false);
    let inside = move || {
        let draw = move || course().map_or_else(|| ().into_any(), |draw| untrack(|| draw(session)));
        open.get().then(|| when(Needs::of_course(), draw))
    };
    let card = move || {
        over.get().then(|| {
            view! {
                <section class="card">
                    <button type="button" class="plain" data-testid="course-open" aria-expanded=move || open.get().to_string()
                        on:click=move |_| open.update(|open| *open = !*open)>{move || t("course-title")}</button>
                    {inside}
                </section>
            }
            .into_any()
        })
    };
    card.into_any()
}
