//! Reading a record: whatever is accepted is written and read again as the same game, and
//! written again as the same text.

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
    for sheet in Sheet::all(text) {
        let Ok((game, about)) = sheet.and_then(|sheet| sheet.replay::<P>()) else {
            continue;
        };
        let written = write(&game, &about);
        let sheet = Sheet::parse(&written).expect("a written record can be read");
        let (again, about_again) = sheet.replay::<P>().expect("a written record can be played");
        assert_eq!(again.moves(), game.moves(), "{written}");
        assert_eq!(again.outcome(), game.outcome(), "{written}");
        assert_eq!(about_again, about, "{written}");
        assert_eq!(write(&again, &about_again), written);
    }
}
