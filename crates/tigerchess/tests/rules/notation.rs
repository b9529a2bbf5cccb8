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
    assert_eq!(check.notes, ["tigerchess-check"]);
    let archer = check.pieces.iter().find(|piece| piece.place.0 == 9);
    assert_eq!(archer.and_then(|piece| piece.label.as_deref()), Some("iii"));
}

#[test]
fn c_n5_the_authors_puzzle_is_no_position_and_no_move() {
    // The first two lines of the puzzle.
    for line in ["C1AAAAAAA", "C2ABBCCAA"] {
        assert!(line.parse::<tigerden_tigerchess::TigerChess>().is_err());
        unreadable("lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1", line, 2);
    }
}
