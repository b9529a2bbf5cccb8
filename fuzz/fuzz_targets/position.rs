//! Reading a position: whatever is accepted is printed, read again and played on soundly.
#![no_main]

use convoy::Convoy;
use fuzz::{sound, written};
use game::{Notation, Position};
use tigerchess::{LancerChess, TigerChess};
use tora::{Long, Short};

libfuzzer_sys::fuzz_target!(|text: &str| {
    read::<Convoy>(text);
    read::<Short>(text);
    read::<Long>(text);
    read::<LancerChess>(text);
    read::<TigerChess>(text);
});

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
