//! Positions and moves survive being written and read.

use game::{Position, Viewer};

use crate::fault::{Checked, ensure};
use crate::scenes::VIEWERS;

/// The position as each viewer sees it, printed, reads back as itself.
pub(crate) fn position<P: Position>(position: &P) -> Checked {
    for viewer in VIEWERS {
        let seen = position.seen_by(viewer);
        let text = seen.to_string();
        let read = text.parse::<P>();
        ensure(read.as_ref() == Ok(&seen), "position text", || match read {
            Ok(other) => format!("{text:?} reads back as {other}, which is not equal to it"),
            Err(error) => format!("{text:?} can't be read: {error}"),
        })?;
        ensure(!text.contains(['\n', '\r']), "position text", || {
            format!("{text:?} is more than one line")
        })?;
    }
    ensure(
        position.seen_by(Viewer::Judge) == *position,
        "judge sees all",
        || "what the judge sees is not the position itself".to_owned(),
    )
}

/// Each legal move, written for programs and for people, reads back as itself.
pub(crate) fn moves<P: Position>(position: &P, legal: &[P::Move]) -> Checked {
    for &mv in legal {
        let judge = Viewer::Judge;
        for text in [
            position.notation(mv),
            position.notation_for_people(mv, judge),
        ] {
            let read = position.parse_move(&text);
            ensure(read == Ok(mv), "move text", || match read {
                Ok(other) => format!("{mv:?} is written {text:?}, which reads as {other:?}"),
                Err(error) => format!("{mv:?} is written {text:?}, which can't be read: {error}"),
            })?;
        }
    }
    Ok(())
}
