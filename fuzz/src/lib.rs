//! What the fuzz targets look at, and what they share: positions to begin with, and what must hold of
//! every position.
//!
//! The targets themselves are shells, so that the rules are compiled once and not for each of them.

pub mod audit;
pub mod clock;
pub mod moves;
pub mod play;
pub mod position;
pub mod record;
pub mod signed;
pub mod tournament;
pub mod trf;
pub mod uci;

use game::{Notation, Position};
use serde_json::Value;

/// The files with golden positions.
const FILES: [&str; 4] = [
    include_str!("../../crates/convoy/data/perft.json"),
    include_str!("../../crates/tora/data/perft.json"),
    include_str!("../../crates/tigerchess/data/lancerchess-perft.json"),
    include_str!("../../crates/tigerchess/data/perft.json"),
];

/// Every golden position of the game `P`.
///
/// # Panics
///
/// If there is none.
pub(crate) fn known<P: Position>() -> Vec<P> {
    let mut known = Vec::new();
    for file in FILES {
        let file: Value = serde_json::from_str(file).unwrap();
        let texts = file["positions"].as_array().unwrap().iter();
        let texts = texts.map(|entry| entry["position"].as_str().unwrap());
        known.extend(texts.filter_map(|text| text.parse::<P>().ok()));
    }
    assert!(!known.is_empty());
    known
}

/// Text, key and legal moves of a position agree with each other; returns the moves.
///
/// # Panics
///
/// If they don't.
pub(crate) fn sound<P: Position>(position: &P) -> Vec<P::Move> {
    assert_eq!(position.to_string().parse::<P>().as_ref(), Ok(position));
    assert_eq!(position.key(), position.fresh_key());
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    assert_eq!(legal.is_empty(), position.to_move().is_none(), "{position}");
    for mv in &legal {
        assert_eq!(position.check(*mv), Ok(()), "{position}");
    }
    legal
}

/// A legal move is read back from its text.
///
/// # Panics
///
/// If it is not.
pub(crate) fn written<P: Notation>(position: &P, mv: P::Move) {
    let text = position.notation(mv);
    assert!(
        position.parse_move(&text).is_ok_and(|read| read == mv),
        "{position}: {text}"
    );
}
