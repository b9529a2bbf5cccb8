//! Positions and moves survive being written and read.

use game::{Notation, Position};

use crate::fault::{Checked, ensure};

/// The position, printed, reads back as itself.
pub(crate) fn position<P: Position>(position: &P) -> Checked {
    let text = position.to_string();
    let read = text.parse::<P>();
    ensure(
        read.as_ref() == Ok(position),
        "position text",
        || match read {
            Ok(other) => format!("{text:?} reads back as {other}, which is not equal to it"),
            Err(error) => format!("{text:?} can't be read: {error}"),
        },
    )?;
    ensure(!text.contains(['\n', '\r']), "position text", || {
        format!("{text:?} is more than one line")
    })
}

/// Each legal move, written for programs and for people, reads back as itself.
pub(crate) fn moves<P: Notation>(position: &P, legal: &[P::Move]) -> Checked {
    for &mv in legal {
        for text in [position.notation(mv), position.notation_for_people(mv)] {
            let read = position.parse_move(&text);
            ensure(read == Ok(mv), "move text", || match read {
                Ok(other) => format!("{mv:?} is written {text:?}, which reads as {other:?}"),
                Err(error) => format!("{mv:?} is written {text:?}, which can't be read: {error}"),
            })?;
        }
    }
    Ok(())
}
