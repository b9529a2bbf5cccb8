//! An Archer near a hidden Assassin.

use game::Side;
use hall::Hall;
use tigerden_protocol::{ApplyError, Fact, GameLog, Seat, Terms};

/// A game on the long board that has not begun.
pub(crate) fn seated(hall: &Hall, assassins: &str, clock: Option<&str>) -> GameLog {
    let terms = Terms {
        options: [("assassins".to_owned(), assassins.to_owned())].into(),
        clock: clock.map(|text| text.parse().expect("settings")),
        arbiter: true,
        ..Terms::plain(
            "tora-long",
            ["Ann", "Ben"].map(|name| Seat::Person {
                name: name.to_owned(),
            }),
        )
    };
    GameLog::create(hall, 0, terms).expect("good terms")
}

/// An Archer in the middle of the board; the other side's Assassin hides at `lair`.
pub(crate) fn hunt(lair: &str) -> GameLog {
    let mut log = seated(&Hall::all(), "on", None);
    begin(&mut log, lair);
    log
}

/// It begins.
pub(crate) fn begin(log: &mut GameLog, lair: &str) {
    let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16";
    let position = format!("tora-long/rulebook+assassin {board} c 2 5 0:0 0 - o@{lair}");
    let dice = None;
    log.record(0, Fact::Begun { position, dice })
        .expect("a start");
}

/// A side plays.
pub(crate) fn turn(log: &mut GameLog, side: Side, moves: &[&str]) -> Result<(), ApplyError> {
    let turn = Fact::Turn {
        side,
        moves: moves.iter().map(|text| (*text).to_owned()).collect(),
        lag_us: 0,
    };
    log.record(0, turn)
}
