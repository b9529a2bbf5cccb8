//! Reading a case or the log of a tournament: whatever is accepted is answered, and what is wrong is in the text.

use ::tournament::Case;
use ::tournament::event::Tournament;
use ::tournament::log::Entry;
use ::tournament::sheet::Sheet;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    match Entry::read_all(text) {
        Ok(log) => look_at(&log),
        Err(error) => assert!(error.line <= text.lines().count(), "{error}"),
    }
    match Case::read(text) {
        Ok(case) => {
            let answer = case.answer().expect("JSON");
            assert!(answer.is_object(), "{answer}");
        }
        Err(error) => {
            let at = error.place(text).unwrap_or(0);
            assert!(at <= text.len() && text.is_char_boundary(at), "{error}");
        }
    }
}

/// What can be read of the first entries that make a tournament.
fn look_at(log: &[Entry]) {
    let whole = match Tournament::replay(log) {
        Ok(_) => log,
        Err(error) => &log[..error.entry - 1],
    };
    let Ok(tournament) = Tournament::replay(whole) else {
        assert!(whole.is_empty(), "the entries before the wrong one");
        return;
    };
    let standings = Sheet::standings(&tournament);
    assert!(
        standings.rows.len() <= tournament.players().len(),
        "{standings:?}"
    );
    let lines: String = whole
        .iter()
        .map(|entry| entry.line().expect("JSON"))
        .collect();
    assert_eq!(Entry::read_all(&lines).expect("what was written"), whole);
    // Big events take long to pair.
    if tournament.players().len() < 20
        && let Ok(draw) = tournament.draw()
    {
        let why = (1..=draw.tables.len()).map(|table| tournament.seated(&draw, table));
        assert!(why.into_iter().all(|why| why.is_some()));
    }
}
