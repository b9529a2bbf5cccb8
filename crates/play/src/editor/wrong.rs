//! What is wrong with a position that is put together.

use game::{Fault, Place};
use hall::Table;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What, and where in the text.
    pub fault: Fault,
    /// The places of the board that it is about; none if it is about all, or only in a text.
    pub places: Vec<Place>,
}

impl Wrong {
    /// A fault in the text of a board.
    pub(super) fn on_board(board: &dyn Table, fault: &Fault, text: &str) -> Self {
        Self {
            places: board.places_of(fault, text),
            fault: fault.clone(),
        }
    }

    /// A fault in a text that was written by hand, which the board doesn't show.
    pub(super) fn in_text(fault: &Fault) -> Self {
        Self {
            fault: fault.clone(),
            places: Vec::new(),
        }
    }
}
