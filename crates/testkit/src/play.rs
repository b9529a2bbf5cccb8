//! Verbs for tests of rules: reading a position, playing moves, having a move refused.
//!
//! If a check fails, they panic at the line of the test.

use std::collections::BTreeSet;

use game::{Counting, MoveError, Notation, Outcome, Position, Refused, TextError};

/// The position that a text describes.
///
/// # Panics
///
/// If it describes none.
#[track_caller]
#[must_use]
pub fn read<P: Position>(text: &str) -> P {
    match text.parse() {
        Ok(position) => position,
        Err(error) => panic!("can't read {text}: {error}"),
    }
}

/// The position after these moves.
///
/// # Panics
///
/// If one of them is not legal.
#[track_caller]
#[must_use]
pub fn after<'a, P: Notation>(mut position: P, moves: impl IntoIterator<Item = &'a str>) -> P {
    for text in moves {
        match position.parse_move(text).map(|mv| position.play(mv)) {
            Ok(Ok(())) => {}
            refused => panic!("{text} in {position}: {refused:?}"),
        }
    }
    position
}

/// Why the rules refuse a move.
///
/// # Panics
///
/// If they don't, or if the text is no move at all.
#[track_caller]
#[must_use]
pub fn refused<P: Notation>(position: &P, text: &str) -> Refused {
    match position.parse_move(text) {
        Err(MoveError::Illegal(reason)) => reason.into(),
        other => panic!("{text} in {position}: {other:?}"),
    }
}

/// What is wrong with a text that is no move at all.
///
/// # Panics
///
/// If it is one, legal or not.
#[track_caller]
#[must_use]
pub fn unreadable<P: Notation>(position: &P, text: &str) -> TextError {
    match position.parse_move(text) {
        Err(MoveError::Text(error)) => error,
        other => panic!("{text} in {position}: {other:?}"),
    }
}

/// How the game ended here, if it did: then no side is to move and no move is legal.
///
/// # Panics
///
/// If the position contradicts itself about the end.
#[track_caller]
#[must_use]
pub fn outcome<P: Counting>(position: &P) -> Option<Outcome> {
    let outcome = position.outcome();
    assert_eq!(
        position.to_move().is_none(),
        outcome.is_some(),
        "{position}"
    );
    assert_eq!(position.count_moves() == 0, outcome.is_some(), "{position}");
    outcome
}

/// The legal moves as they are written.
#[must_use]
pub fn offers<P: Notation>(position: &P) -> BTreeSet<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().map(|mv| position.notation(mv)).collect()
}

/// The move as it is written after it was read.
///
/// # Panics
///
/// If it is not legal.
#[track_caller]
#[must_use]
pub fn rewritten<P: Notation>(position: &P, text: &str) -> String {
    match position.parse_move(text) {
        Ok(mv) => position.notation(mv),
        Err(error) => panic!("{text} in {position}: {error}"),
    }
}
