//! Reading a record: whatever is accepted is written and read again as the same game.

use convoy::Convoy;
use game::record::{Sheet, write};
use game::{Conduct, Notation, Open};
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

fn read<P: Open + Notation + Conduct>(text: &str) {
    let Ok(sheet) = Sheet::parse(text) else {
        return;
    };
    let Ok((game, about)) = sheet.replay::<P>() else {
        return;
    };
    let written = write(&game, &about);
    let sheet = Sheet::parse(&written).expect("a written record can be read");
    let (again, about_again) = sheet.replay::<P>().expect("a written record can be played");
    assert_eq!(again.position(), game.position(), "{written}");
    assert_eq!(about_again, about, "{written}");
}
