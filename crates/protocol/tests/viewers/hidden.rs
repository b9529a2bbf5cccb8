//! The game with a mole, as halls have it: whole where it is played, as a view where it is followed.

use std::sync::Arc;

use game::{Hidden, Side, TextError, Viewer};
use hall::{Catalogue, GameInfo, Hall, Listed, Options, Rules, StartError};
use tigerden_protocol::{GameLog, Seat, Terms};

use crate::burrow::{Burrow, Known};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "burrow",
    heads: &["0", "1", "2", "3", "4", "5", "6"],
    name: "burrow",
    book: "burrow",
    edition: None,
    arbiter: false,
    dice: false,
    sides: ["gardener", "mole"],
    options: &[],
    clocks: &[],
};

const START: &str = "0 1111111 1110000 f 1 - 6";

fn start() -> Burrow<0> {
    START.parse().expect("a position")
}

impl Listed for Burrow<0> {
    const INFO: &'static GameInfo = &INFO;

    type Files = ();

    fn files(_: &Catalogue) -> Arc<()> {
        Arc::default()
    }

    fn start(_options: &Options, (): &()) -> Result<Self, StartError> {
        Ok(start())
    }

    fn read(text: &str, (): &()) -> Result<Self, TextError> {
        text.parse()
    }
}

impl Listed for Known<0> {
    const INFO: &'static GameInfo = &INFO;

    type Files = ();

    fn files(_: &Catalogue) -> Arc<()> {
        Arc::default()
    }

    fn start(_options: &Options, (): &()) -> Result<Self, StartError> {
        Ok(start().view(Viewer::Public))
    }

    fn read(text: &str, (): &()) -> Result<Self, TextError> {
        text.parse()
    }
}

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
    let terms = Terms {
        game: INFO.id.to_owned(),
        options: [].into(),
        position: None,
        clock: None,
        dice: None,
        arbiter: false,
        series: None,
        seats: [seat("Ann"), seat("Ben")],
    };
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
