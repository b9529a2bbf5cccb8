//! Reading a move: whatever is accepted is one of the legal moves.

use std::sync::LazyLock;

use crate::known;
use convoy::Convoy;
use game::Notation;
use tigerchess::{LancerChess, TigerChess};
use tora::{Long, Short};

static CONVOY: LazyLock<Vec<Convoy>> = LazyLock::new(known);
static SHORT: LazyLock<Vec<Short>> = LazyLock::new(known);
static LONG: LazyLock<Vec<Long>> = LazyLock::new(known);
static LANCER: LazyLock<Vec<LancerChess>> = LazyLock::new(known);
static TIGER: LazyLock<Vec<TigerChess>> = LazyLock::new(known);

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(input: (u8, &str)) {
    let (choice, text) = input;
    read(&CONVOY, choice, text);
    read(&SHORT, choice, text);
    read(&LONG, choice, text);
    read(&LANCER, choice, text);
    read(&TIGER, choice, text);
}

fn read<P: Notation>(positions: &[P], choice: u8, text: &str) {
    let position = &positions[usize::from(choice) % positions.len()];
    for name in P::NOTATIONS.names {
        if let Ok(mv) = position.parse_move_in(text, name) {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            assert!(legal.contains(&mv), "{position}: {text}");
        }
    }
}
