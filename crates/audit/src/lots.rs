//! Whether the dice fell, and lots were drawn, as the record says.

use dice::{Dice, Seed};
use game::Viewer;
use game::record::{About, Note};
use hall::{Hall, Options, Started, Table};
use protocol::{DiceTold, LOTS, draw_lots};

use crate::fault::Unproved;
use crate::turns::Turns;

/// The rules of dice and of lots.
const DICE: Option<&str> = Some("C-D7");
const DRAWN: Option<&str> = Some("C-D10");

/// Throws the dice of the record again; returns how many throws there were, if it says anything of dice, and
/// how many moves were drawn by lot.
pub(crate) fn check(
    hall: &Hall,
    table: &dyn Table,
    turns: &Turns,
    about: &About,
) -> Result<(Option<usize>, usize), Unproved> {
    let told = DiceTold::of(about).map_err(|_| turns.fault(0, DICE, "audit-dice-unreadable"))?;
    let Some(told) = told else {
        return Ok((None, 0));
    };
    if told.seed.lock() != told.lock {
        return Err(turns.fault(0, DICE, "audit-other-seed"));
    }
    let mut dice = Dice::new(&told.seed, &told.added);
    let thrown = hall.throw(table.info().id, &told.options, &mut dice);
    let Started {
        table: start,
        throws,
    } = thrown.map_err(|_| turns.fault(0, DICE, "audit-dice-unreadable"))?;
    if DiceTold::throws(&throws) != told.thrown {
        return Err(turns.fault(0, DICE, "audit-other-throws"));
    }
    if start.start(Viewer::Judge) != table.start(Viewer::Judge) {
        return Err(turns.fault(0, DICE, "audit-other-start"));
    }
    let mut lots = 0;
    for (plies, notes) in &about.notes {
        for note in notes {
            let drawn = match note {
                Note::Other { name, value } if name == LOTS => {
                    drawn(hall, table, *plies, value, &told)
                }
                // A note that is not closed is read as a comment.
                Note::Comment(text) if text.contains(&format!("[ %{LOTS} ")) => None,
                _ => continue,
            };
            lots += drawn.ok_or_else(|| turns.fault(plies + 1, DRAWN, "audit-other-lots"))?;
        }
    }
    Ok((Some(throws.len()), lots))
}

/// Draws lots again from this secret; returns how many, if the moves after so many plies are those that were
/// drawn.
fn drawn(
    hall: &Hall,
    table: &dyn Table,
    plies: usize,
    secret: &str,
    told: &DiceTold,
) -> Option<usize> {
    let secret: Seed = secret.parse().ok()?;
    if secret.lock() != told.seed {
        return None;
    }
    let position = table.position_after(plies, Viewer::Judge)?;
    let before = hall.open(&position, &Options::default()).ok()?;
    let mut dice = Dice::new(&secret, &told.added);
    let moves = draw_lots(before, &mut dice).ok()?;
    let played = (plies..).zip(&moves).all(|(ply, drawn)| {
        let played = table.ply(ply, Viewer::Judge);
        played.is_some_and(|(_, text)| text == *drawn)
    });
    played.then_some(moves.len())
}
