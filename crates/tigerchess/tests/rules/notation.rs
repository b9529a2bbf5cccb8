//! Chapter 6: position texts, moves, and what the board shows.

use game::{MarkKind, Side};

use crate::verbs::*;

#[test]
fn c_n1_positions_are_read_and_written() {
    for text in [
        "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1",
        "lancerchess 1fbqkblr/1ppppppp/8/r7/pP6/P4P1P/2PPP1P1/RFBQKBLR b KQk b3 0 4",
        "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Cc6!w ABCDEFGH1ABCDEFGH",
        "tigerchess q2A3r/8/8/8/8/8/8/Q7 b - - 7 31 T Ce - 3",
    ] {
        assert_eq!(leads(text, ""), text);
    }
}

#[test]
fn c_n1_what_is_wrong_is_named() {
    let lancer = |board: &str| format!("lancerchess {board} w - - 0 1");
    no_position(&lancer("8/8/8/8/8/8/8/Q7"), "8/8/8/8/8/8/8/Q7");
    no_position(&lancer("q7/8/8/8/8/8/8/QQ6"), "q7/8/8/8/8/8/8/QQ6");
    no_position(&lancer("q7/8/8/8/8/8/8/QP6"), "q7/8/8/8/8/8/8/QP6");
    no_position("lancerchess q7/8/8/8/8/8/8/Q7 w K - 0 1", "K");
    no_position("lancerchess q7/8/8/8/8/8/8/Q7 w - e3 0 1", "e3");
    no_position("lancerchess q7/8/8/8/8/8/8/Q7 x - - 0 1", "x");
    no_position("lancerchess q7/8/8/8/8/8/8/Q7 w - - -1 1", "-1");
    no_position("lancerchess q7/8/9/8/8/8/8/Q7 w - - 0 1", "9");
    no_position(
        "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Od6 -",
        "d6",
    );
    no_position("tigerchess q7/8/8/8/8/8/8/Q6R w - - 0 1 Tt Ex - -", "Ex");
}

#[test]
fn c_n2_every_kind_of_move_has_its_form() {
    assert_eq!(
        rewritten("lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1", "e7e8k"),
        "e7e8k"
    );
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - O -";
    assert_eq!(rewritten(start, "S@c6"), "S@c6");
    unreadable(start, "S@c9", 2);
    unreadable("lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1", "e7x8", 2);
    unreadable("lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1", "", 0);
}

#[test]
fn c_n2_two_ways_with_the_same_end_and_captures_are_one_move() {
    let start = "tigerchess 7q/8/1p1p4/8/1p1p4/2A5/8/7Q w - - 0 1 Tt - - BDCE1";
    assert_eq!(rewritten(start, "c3:e5:c7:a5:c3"), "c3:a5:c7:e5:c3");
    assert!(!offers(start).contains("c3:e5:c7:a5:c3"));
}

#[test]
fn c_n3_the_clearings_show_what_is_lost() {
    let lost = |text: &str, side: Side| {
        let trays = scene(text).trays;
        let own = trays.into_iter().find(|tray| tray.side == side);
        own.map_or_else(Vec::new, |tray| {
            let pieces = tray.pieces.into_iter();
            pieces
                .map(|(kind, _, count)| (kind.trim_start_matches("tigerchess-"), count))
                .collect()
        })
    };
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - O -";
    assert_eq!(lost(start, Side::First), []);
    let later = "tigerchess rfbqkblr/ppppppp1/8/8/4T3/2A5/PPP1PPPP/R1BQKBLR w KQkq - 0 20 t - - -";
    assert_eq!(
        lost(later, Side::First),
        [("queen-lancer", 1), ("swordsman", 3)]
    );
    assert_eq!(
        lost(later, Side::Second),
        [("swordsman", 4), ("pikeman", 1)]
    );
    let promoted = "lancerchess q3K3/8/8/8/8/8/8/Q2K4 b - - 0 1";
    assert!(!lost(promoted, Side::First).contains(&("pikeman", 8)));
    assert!(lost(promoted, Side::First).contains(&("pikeman", 7)));
}

#[test]
fn c_n3_check_is_marked_and_pieces_carry_their_marks() {
    let check = scene("tigerchess 8/8/5q2/8/3r4/8/1A6/7Q b - - 0 1 Tt - - 3");
    let marked: Vec<_> = check
        .marks
        .iter()
        .map(|mark| (mark.place.0, mark.kind))
        .collect();
    assert_eq!(marked, [(45, MarkKind::Danger)]);
    assert_eq!(check.notes, ["tigerchess-check".into()]);
    let mate = scene("lancerchess q6r/8/8/8/8/8/6P1/6RQ w - - 0 1");
    assert_eq!((mate.to_move, mate.notes), (None, Vec::new()));
    let archer = check.pieces.iter().find(|piece| piece.place.0 == 9);
    assert_eq!(archer.and_then(|piece| piece.label.as_deref()), Some("iii"));
}

/// What a scene shows of the Towers of a side: place, kind and label.
fn towers(scene: &game::Scene, side: Side) -> Vec<(String, &'static str, Option<&str>)> {
    let towers = scene
        .pieces
        .iter()
        .filter(|piece| piece.side == side && piece.letter == 'R');
    let shown = towers.map(|piece| {
        let view = scene.places.iter().find(|view| view.place == piece.place);
        let name = view.map_or_else(String::new, |view| view.name.clone());
        let kind = piece.kind.trim_start_matches("tigerchess-");
        (name, kind, piece.label.as_deref())
    });
    shown.collect()
}

#[test]
fn c_n3_a_queens_tower_can_be_told_from_a_kings_for_the_whole_game() {
    use game::{Notation, Position, Show};
    let start = "lancerchess 3qk2r/7p/1P6/8/8/8/8/R2Q3R w KQk - 0 1";
    let (queens, kings) = ("queen-tower", "king-tower");
    let q = |at: &str| (at.to_owned(), queens, Some("Q"));
    let k = |at: &str| (at.to_owned(), kings, Some("K"));
    let mut position: tigerden_tigerchess::LancerChess = start.parse().unwrap();
    assert_eq!(towers(&position.scene(), Side::First), [q("a1"), k("h1")]);
    assert_eq!(towers(&position.scene(), Side::Second), [k("h8")]);
    let play = |position: &mut tigerden_tigerchess::LancerChess, text: &str| {
        let mv = position.parse_move(text).unwrap();
        position.play(mv).unwrap();
    };
    // After protecting the Queen, after changing places, beside a new Tower: it stays what it was.
    for text in ["d1b1", "d8d7", "h1h3", "d7e7", "c1c3", "e7f7", "c3a3"] {
        play(&mut position, text);
    }
    assert_eq!(towers(&position.scene(), Side::First), [q("a3"), k("h3")]);
    for text in ["f7g7", "b6b7", "g7f7", "b7b8r"] {
        play(&mut position, text);
    }
    let new = ("b8".to_owned(), "tower", None);
    assert_eq!(
        towers(&position.scene(), Side::First),
        [q("a3"), k("h3"), new]
    );
    // A position text does not tell; so it is equal, and its Towers are just Towers.
    let text = position.to_string();
    let read: tigerden_tigerchess::LancerChess = text.parse().unwrap();
    assert_eq!(read, position);
    assert_eq!(read.key(), position.key());
    let plain = towers(&read.scene(), Side::First)
        .iter()
        .all(|(_, kind, label)| *kind == "tower" && label.is_none());
    assert!(plain);
    // A captured one leaves nothing behind for whoever stands there next.
    let start = "tigerchess 3q3r/8/8/8/8/8/8/R2Q3R w KQ - 0 1 Tt - - -";
    let mut position: tigerden_tigerchess::TigerChess = start.parse().unwrap();
    for text in ["h1h8", "d8d7", "h8h5"] {
        let mv = position.parse_move(text).unwrap();
        position.play(mv).unwrap();
    }
    assert_eq!(towers(&position.scene(), Side::First), [q("a1"), k("h5")]);
}

#[test]
fn c_n5_the_authors_puzzle_is_no_position_and_no_move() {
    // The first two lines of the puzzle.
    for line in ["C1AAAAAAA", "C2ABBCCAA"] {
        assert!(line.parse::<tigerden_tigerchess::TigerChess>().is_err());
        unreadable("lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1", line, 2);
    }
}
