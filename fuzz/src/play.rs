//! Playing: each byte chooses a move; every position on the way is sound, and so is the record.

use std::sync::LazyLock;

use crate::{known, sound, written};
use convoy::Convoy;
use game::record::{About, Sheet, write};
use game::{Conduct, Game, History, Notation, Open};
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
pub fn look(input: (u8, u8, &[u8])) {
    let (game, start, choices) = input;
    match game % 5 {
        0 => play(&SHORT, start, choices),
        1 => play(&LONG, start, choices),
        2 => play(&LANCER, start, choices),
        3 => play(&TIGER, start, choices),
        _ => play(&CONVOY, start, choices),
    }
}

fn play<P: Open + Notation + Conduct>(positions: &[P], start: u8, choices: &[u8]) {
    let start = &positions[usize::from(start) % positions.len()];
    let mut game = Game::new(start.clone(), History::Counts);
    for choice in choices {
        let legal = sound(game.position());
        if legal.is_empty() || game.outcome().is_some() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        written(game.position(), mv);
        game.play(mv).expect("a legal move is played");
    }
    let text = write(&game, &About::default());
    let sheet = Sheet::parse(&text).expect("a written record can be read");
    let (read, _) = sheet.replay::<P>().expect("a written record can be played");
    assert_eq!(read.position(), game.position(), "{text}");
}
