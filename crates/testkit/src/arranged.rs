//! Positions that are put together by hand.

use game::{Arrange, Arranged, Playable, Show, Viewer};

use crate::fault::{Checked, ensure};

/// What a position shows at the beginning of a turn, written again, is the position.
pub(crate) fn again<P: Playable>(position: &P) -> Checked {
    let (Some(to_move), Some(_)) = (position.to_move(), position.turn_key()) else {
        return Ok(());
    };
    let view = position.view(Viewer::Judge);
    let arranged = Arranged {
        pieces: view.scene().pieces,
        to_move,
        fields: view.fields(),
    };
    let (own, text) = (view.to_string(), view.arranged(&arranged));
    ensure(own == text, "arranged by hand", || {
        format!("what {own:?} shows is written {text:?}")
    })
}
