//! Pictures to share.

use leptos::prelude::*;

use super::folded::folded;
use crate::parts::{Needs, pictures};
use crate::play::Session;

/// A card with pictures of the board and of the game.
pub(crate) fn pictures_card(session: Session) -> AnyView {
    let inside = move || pictures().map_or_else(|| ().into_any(), |draw| untrack(|| draw(session)));
    folded(
        "pictures-open",
        "pictures-title",
        || None,
        Needs::of_pictures,
        inside,
    )
}
