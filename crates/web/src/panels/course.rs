//! How a finished game went.

use leptos::prelude::*;
use series::Race;

use super::folded::folded;
use crate::parts::{Needs, course};
use crate::play::Session;

/// A card that is there when the game is over; in points play, `race` says what was played for.
pub(crate) fn course_card(
    session: Session,
    race: impl Fn() -> Option<Race> + Copy + Send + Sync + 'static,
) -> AnyView {
    let over = Memo::new(move |_| session.mover_shown().is_none());
    let inside =
        move || course().map_or_else(|| ().into_any(), |draw| untrack(|| draw(session, race())));
    let card = move || {
        over.get().then(|| {
            folded(
                "course-open",
                "course-title",
                || None,
                Needs::of_course,
                inside,
            )
        })
    };
    card.into_any()
}
