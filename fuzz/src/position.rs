//! Reading a position: whatever is accepted is printed, read again and played on soundly.

use crate::{sound, written};
use convoy::Convoy;
use game::Notation;
use tigerchess::{LancerChess, TigerChess};
use tora::{Long, Short};

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    read::<Convoy>(text);
    read::<Short>(text);
    read::<Long>(text);
    read::<LancerChess>(text);
    read::<TigerChess>(text);
}

fn read<P: Notation>(text: &str) {
    let Ok(position) = text.parse::<P>() else {
        return;
    };
    for mv in sound(&position) {
        written(&position, mv);
        let mut next = position.clone();
        next.play_unchecked(mv);
        sound(&next);
    }
}
