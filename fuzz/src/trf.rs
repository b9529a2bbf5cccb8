//! Reading a report of FIDE: whatever is accepted is written and read again as the same, an event in progress is
//! paired or refused, and a fault is in the text.

use ::tournament::pairing::{self, Player};
use ::tournament::trf::Report;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    let report = match Report::parse(text) {
        Ok(report) => report,
        Err(error) => {
            let line = text.replace("\r\n", "\n");
            let line = line.split(['\n', '\r']).nth(error.line - 1);
            let length = line.map(|line| line.chars().count());
            // A missing number is told at its first column, even if the line ends before it.
            assert!(
                length.is_some_and(|length| error.column <= length.max(5)),
                "{error}"
            );
            return;
        }
    };
    let written = report.to_string();
    assert_eq!(Report::parse(&written).as_ref(), Ok(&report), "{written}");
    let Ok(players) = Vec::<Player>::try_from(&report) else {
        return;
    };
    let round = players.first().map_or(0, |player| player.past.len() as u32) + 1;
    let rounds = report.rounds.unwrap_or(round);
    if let Ok(paired) = pairing::swiss(&players, round, rounds, report.seed()) {
        let playing = players.iter().filter(|player| player.playing).count();
        assert_eq!(2 * paired.boards.len() + paired.idle.len(), playing);
    }
}
