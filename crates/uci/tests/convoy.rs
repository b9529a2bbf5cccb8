//! King's Convoy and its family in the language of chess programs.

use game::{TextError, Viewer};
use hall::{Hall, Table};
use tigerden_uci::{Command, Variant};

fn open(line: &str) -> Result<Box<dyn Table>, TextError> {
    let hall = Hall::all();
    let variant = Variant::find(&hall, "convoy").expect("on the list");
    match Command::read(line) {
        (Command::Position(placed), _) => placed?.open(&hall, &variant),
        (other, _) => panic!("{line}: {other:?}"),
    }
}

#[test]
fn every_member_of_the_family_is_opened_by_its_position() {
    let usual = open("position startpos moves e1d1").expect("a game");
    assert!(usual.position(Viewer::Judge).starts_with("convoy "));
    let line = "position fen brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1 moves d1c1 d3c3";
    let table = open(line).expect("a game");
    assert_eq!(
        table.position(Viewer::Judge),
        "brandubh 3t3/3t3/3n3/ttnkntt/2n4/3t3/2t4 t 2 2"
    );
}

#[test]
fn wrong_positions_and_moves_are_refused_with_their_place() {
    for (line, at, key) in [
        (
            "position fen alea 7/7 t 0 1",
            13,
            "start-text-expected-game",
        ),
        (
            "position fen brandubh 3k3/3k3/7/7/7/7/7 t 0 1",
            27,
            "convoy-text-second-king",
        ),
        (
            "position fen brandubh 7/7/7/7/7/7/7 t 0 1",
            22,
            "convoy-text-no-king",
        ),
        (
            "position fen brandubh t6/7/7/3k3/7/7/7 t 0 1",
            22,
            "convoy-text-place-of-king",
        ),
        (
            "position fen brandubh 7/7/7/3k2/7/7/7 t 0 1",
            28,
            "convoy-text-row-of-wrong-length",
        ),
        ("position startpos moves e1f2", 24, "uci-text-illegal"),
        (
            "position startpos moves n1n2",
            24,
            "convoy-text-expected-square",
        ),
    ] {
        let error = open(line).err().expect(line);
        let first = error.first();
        assert_eq!((first.at, first.message.key), (at, key), "{line}: {error}");
    }
}
