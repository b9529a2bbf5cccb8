//! What the touched piece does.

use leptos::prelude::*;

use super::folded::folded;
use crate::board::piece_name;
use crate::parts::{Needs, piece_card};
use crate::play::Session;

/// A card about the piece that was touched last.
pub(crate) fn touched_piece(session: Session) -> AnyView {
    let inside =
        move || piece_card().map_or_else(|| ().into_any(), |draw| untrack(|| draw(session)));
    let needs = move || Needs::of_piece_card(session.info);
    // A finger gets no name beside it, as a mouse does that rests on a piece.
    let name = move || {
        let piece = session.touched_piece()?;
        let name = piece_name(&piece, session.own(), session.info.sides);
        Some(format!(": {name}"))
    };
    folded("piece-open", "piece-title", name, needs, inside)
}
