//! The positions of a recorded game, so that another one can begin in one of them.

use game::record::{Sheet, games};
use hall::{Hall, Table};
use protocol::{Reached, Unrolled};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::flaw;

/// The positions of a record, or of its first game, as [`Unrolled`] in JSON.
///
/// # Errors
///
/// If the answer can't be written.
#[wasm_bindgen]
pub fn unroll(record: &str) -> Result<String, String> {
    serde_json::to_string(&unrolled(record)).map_err(|error| error.to_string())
}

fn unrolled(record: &str) -> Unrolled {
    let sheet = match games(record).into_iter().next() {
        Some(game) => Sheet::of(record, game),
        None => Sheet::parse(record),
    };
    let played = sheet.and_then(|sheet| Hall::all().play_as_far(&sheet));
    match played {
        Ok(far) => Unrolled {
            positions: positions(&*far.game),
            wrong: far.wrong.map(|error| flaw(&audit::Fault::Record(error))),
        },
        Err(error) => Unrolled {
            positions: Vec::new(),
            wrong: Some(flaw(&audit::Fault::Record(error))),
        },
    }
}

fn positions(table: &dyn Table) -> Vec<Reached> {
    // A judge knows all of a game, and a game that begins in a position hides nothing.
    let viewer = game::Viewer::Judge;
    let reached = |plies: usize| {
        let last = plies.checked_sub(1);
        Some(Reached {
            round: last.map_or(Some(1), |last| table.round_after(last))?,
            text: last.and_then(|last| table.ply_for_people(last, viewer, false)),
            position: table.position_after(plies, viewer)?,
        })
    };
    (0..=table.plies()).map_while(reached).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "[Variant \"LancerChess\"]\n\n1. e4 {The first step.} e5\n2. d4 *\n";

    #[test]
    fn each_position_comes_with_the_move_to_it() {
        let Unrolled { positions, wrong } = unrolled(RECORD);
        assert_eq!(wrong, None);
        let steps: Vec<_> = positions
            .iter()
            .map(|one| (one.round, one.text.clone()))
            .collect();
        let said = |text: &str| Some(text.to_owned());
        assert_eq!(steps.len(), 4);
        assert_eq!(steps[0], (1, None));
        assert_eq!(steps[2].0, 1);
        assert_eq!(steps[3], (2, said("d4")));
        let last = &positions[3].position;
        assert!(
            last.starts_with("lancerchess ") && last.contains(" b "),
            "{last}"
        );
        let hall = Hall::all();
        for one in &positions {
            assert!(hall.open(&one.position, &hall::Options::default()).is_ok());
        }
    }

    #[test]
    fn a_record_that_goes_wrong_is_read_as_far_as_it_is_right() {
        let Unrolled { positions, wrong } = unrolled(&RECORD.replace("d4", "d6"));
        assert_eq!(positions.len(), 3);
        assert_eq!(wrong.expect("a flaw").line, Some(4));
    }

    #[test]
    fn what_is_no_record_has_no_positions() {
        for text in ["", "[", "hello\nyou", "[Variant \"Chess\"]\n\n1. e4 *"] {
            let Unrolled { positions, wrong } = unrolled(text);
            assert!(positions.is_empty() && wrong.is_some(), "{text}");
        }
    }
}
