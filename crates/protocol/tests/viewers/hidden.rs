//! The game with a mole, as halls have it: whole where it is played, as a view where it is followed.

use std::sync::Arc;

use game::Side;
use hall::{Hall, Rules};
use tigerden_protocol::{GameLog, Seat, Terms};

use crate::burrow::{Burrow, Known};
use crate::listed::INFO;

/// The halls of those who know everything, and of those who don't.
pub(crate) fn halls() -> (Hall, Hall) {
    let (mut whole, mut part) = (Hall::new(), Hall::new());
    whole.extend([Rules::of::<Burrow<0>>(Arc::default())]);
    part.extend([Rules::of::<Known<0>>(Arc::default())]);
    (whole, part)
}

/// A game that begins in a position.
pub(crate) fn begun(hall: &Hall, position: &str) -> GameLog {
    let seat = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    let terms = Terms::plain(INFO.id, [seat("Ann"), seat("Ben")]);
    let mut log = GameLog::create(hall, 0, terms).expect("good terms");
    let begun = tigerden_protocol::Fact::Begun {
        position: position.to_owned(),
        dice: None,
    };
    log.record(0, begun).expect("a start");
    assert_eq!(
        log.state().table().and_then(|table| table.to_move()),
        Some(Side::First)
    );
    log
}
