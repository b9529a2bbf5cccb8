//! Quick turns, and chance.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use hall::Table;
use series::Race;

/// Plays at once.
pub(crate) struct Quick;

impl tigerden_server::Player for Quick {
    fn turn(
        &self,
        table: &dyn Table,
        _: Option<Race>,
        _: u8,
        _: Option<Duration>,
        _: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        Ok(a_turn(table))
    }
}

/// Some legal turn.
pub(crate) fn a_turn(table: &dyn Table) -> Vec<String> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    loop {
        let offers = table.offers();
        let chosen = random() as usize % offers.len();
        let played = table.play(&offers[chosen].text).expect("an offered move");
        moves.push(played.text);
        if played.turn_over {
            return moves;
        }
    }
}

/// Some turn that a game of this kind can begin with.
pub(crate) fn some_turn(game: &str) -> Vec<String> {
    let start = hall::Hall::all().start(game, &hall::Options::default());
    a_turn(start.expect("a game").as_ref())
}

/// Some number.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(0)
}
