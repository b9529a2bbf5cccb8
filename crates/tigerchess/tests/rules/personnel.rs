//! Chapter 2: Knights, TigerKnights and exchanges.

use std::collections::BTreeSet;

use game::Side;

use crate::verbs::*;

/// The pieces beside the board, by name of the place: kind and label.
fn beside(start: &str, side: Side) -> BTreeSet<(String, &'static str, String)> {
    let scene = scene(start);
    let pieces = scene
        .pieces
        .iter()
        .filter(|piece| piece.side == side && piece.place.0 >= 64);
    let listed = pieces.map(|piece| {
        let view = scene.places.iter().find(|view| view.place == piece.place);
        let name = view.map_or_else(String::new, |view| view.name.clone());
        let kind = piece.kind.trim_start_matches("tigerchess-");
        (name, kind, piece.label.clone().unwrap_or_default())
    });
    listed.collect()
}

const START: &str =
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - O ABCDEFGHABCDEFGH";

#[test]
fn c_p1_who_waits_beside_the_board() {
    let waiting = beside(START, Side::First);
    assert_eq!(waiting.len(), 8 + 1 + 4 + 4 + 1);
    let there = |place: &str, kind, label: &str| {
        waiting.contains(&(place.to_owned(), kind, label.to_owned()))
    };
    assert!(there("a0", "knight", "A") && there("h0", "knight", "H"));
    assert!(there("d-1", "tigerknight", "") && there("a-1", "guard", ""));
    assert!(there("g-1i", "swordsman", "i") && there("h-1iv", "archer", "iv"));
    assert_eq!(beside(START, Side::Second).len(), 18);
}

#[test]
fn c_p2_knight_and_tiger_knight() {
    goes(
        "tigerchess q6r/8/8/3ppp2/3pNp2/3ppp2/8/Q6R w - - 0 1 Tt - - ABCDAEFGH",
        "e4",
        "d6 f6 c5 g5 c3 g3 d2 f2",
    );
    goes(
        "tigerchess 7q/8/8/2ppp3/2pTp3/2ppp3/8/7Q w - - 0 1 - - - -",
        "d4",
        "e6 e7 f5 f7 g5 g6 c6 c7 b5 b7 a5 a6 e2 e1 f3 f1 g3 g2 c2 c1 b3 b1 a3 a2",
    );
    refuses(
        "tigerchess 7q/8/8/8/3T4/8/8/7Q w - - 0 1 - - - -",
        "d4d5 d4d7 d4f6 d4g7 d4d8 d4h4",
        "C-P2",
    );
}

#[test]
fn c_p3_the_siberian_tiger_knight_also_leaps_four_squares_straight() {
    let near_an_edge = "tigerchess 7q/8/8/8/4t3/8/8/7Q b - - 0 1 - - - -";
    allows(near_an_edge, "e4e8 e4a4 e4f6");
    refuses(near_an_edge, "e4e7 e4h4 e4h7", "C-P2");
    goes(
        "tigerchess 7q/8/8/8/t7/8/8/7Q b - - 0 1 - - - -",
        "a4",
        "a8 e4 b6 b7 c5 c7 d5 d6 b2 b1 c3 c1 d3 d2",
    );
}

#[test]
fn c_p4_the_first_on_the_far_rank_becomes_the_tiger_knight() {
    let start = "tigerchess q7/3P4/8/8/8/8/8/Q7 w - - 0 1 Tt - - D";
    goes(start, "d7", "d8t");
    plays(
        start,
        "d7d8t",
        "tigerchess q2T4/8/8/8/8/8/8/Q7 b - - 0 1 t - - -",
    );
    refuses(start, "d7d8 d7d8n d7d8k", "C-P4");
}

#[test]
fn c_p4_only_one_comes_also_after_its_loss_and_each_side_counts_for_itself() {
    goes(
        "tigerchess q6r/3P4/8/8/8/8/8/Q7 w - - 0 1 t - - D",
        "d7",
        "d8",
    );
    goes(
        "tigerchess q6r/8/8/8/8/8/3p4/Q7 b - - 0 1 t - - D",
        "d2",
        "d1t",
    );
}

#[test]
fn c_p5_on_the_seventh_rank_the_owner_chooses() {
    let start = "tigerchess q7/8/3P4/8/8/8/8/Q7 w - - 0 1 Tt - - C";
    goes(start, "d6", "d7 d7n");
    plays(
        start,
        "d6d7n",
        "tigerchess q7/3N4/8/8/8/8/8/Q7 b - - 0 1 Tt - - C",
    );
    plays(
        start,
        "d6d7",
        "tigerchess q7/3P4/8/8/8/8/8/Q7 b - - 0 1 Tt - - C",
    );
    refuses(start, "d6d7t d6d7k", "C-P5");
    goes(
        "tigerchess q6r/8/8/8/8/4p3/3P4/Q7 b - - 0 1 T - - DE",
        "e3",
        "e2n d2n",
    );
}

#[test]
fn c_p5_after_another_was_on_the_far_rank_the_exchange_is_no_choice() {
    let start = "tigerchess q6r/8/3P4/8/8/8/8/Q7 w - - 0 1 t - - C";
    goes(start, "d6", "d7n");
    refuses(start, "d6d7", "C-P5");
}

#[test]
fn c_p5_who_stayed_never_becomes_a_knight() {
    goes(
        "tigerchess q6r/3P4/8/8/8/8/8/Q7 w - - 0 1 Tt - - C",
        "d7",
        "d8t",
    );
    refuses(
        "tigerchess q6r/3P4/8/8/8/8/8/Q7 w - - 0 1 Tt - - C",
        "d7d8n",
        "C-P4",
    );
}

#[test]
fn c_p6_who_was_not_first_stands_on_the_far_rank_as_a_pikeman() {
    let start = "tigerchess q6r/3P4/8/8/8/8/8/Q7 w - - 0 1 t - - C";
    plays(
        start,
        "d7d8",
        "tigerchess q2P3r/8/8/8/8/8/8/Q7 b - - 0 1 t - - C",
    );
    refuses(start, "d7d8t", "C-P4");
    goes(&leads(start, "d7d8 a8a7"), "d8", "");
    plays(
        start,
        "d7d8 h8d8",
        "tigerchess q2r4/8/8/8/8/8/8/Q7 w - - 0 2 t - - -",
    );
}

#[test]
fn c_p7_a_letter_stays_with_its_pikeman() {
    plays(
        "tigerchess q6r/8/8/8/8/2p5/3P4/Q7 w - - 0 1 Tt - - CD",
        "d2c3",
        "tigerchess q6r/8/8/8/8/2P5/8/Q7 b - - 0 1 Tt - - D",
    );
    let knight = leads(
        "tigerchess q6r/8/2P5/8/8/8/8/Q7 w - - 0 1 Tt - - F",
        "c6c7n",
    );
    assert_eq!(knight.split(' ').next_back(), Some("F"));
    let swapped = beside(&knight, Side::First);
    assert!(swapped.contains(&("f0".to_owned(), "pikeman", "F".to_owned())));
    let shown = scene(&knight);
    assert!(
        shown
            .pieces
            .iter()
            .any(|piece| piece.letter == 'N' && piece.label.as_deref() == Some("F"))
    );
}

#[test]
fn c_p13_newcomers_check_at_once_and_move_from_the_next_move_on() {
    let start = "tigerchess 8/8/1q2P3/8/8/8/8/Q7 w - - 0 1 Tt - - E";
    assert!(!in_check(&leads(start, "e6e7")));
    let start = "tigerchess 8/8/2q1P3/8/8/8/8/Q6R w - - 0 1 Tt - - E";
    assert!(in_check(&leads(start, "e6e7n")));
    goes(&leads(start, "e6e7n c6b5"), "e7", "c6 c8 d5 f5 g6 g8");
    let start = "tigerchess 8/4P3/8/8/8/5q2/8/Q7 w - - 0 1 Tt - - E";
    assert!(!in_check(&leads(start, "e7e8t")));
    let start = "tigerchess 8/4P3/8/5q2/8/8/8/Q7 w - - 0 1 Tt - - E";
    assert!(in_check(&leads(start, "e7e8t")));
    let start = "tigerchess 8/2S5/1q6/8/8/8/8/Q6R w - - 0 1 Tt - - 1";
    assert!(in_check(&leads(
        "tigerchess 8/5S2/2q5/8/8/8/8/Q6R w - - 0 1 Tt - - 1",
        "f7e8a"
    )));
    assert!(!in_check(&leads(start, "c7b8a")));
}

#[test]
fn c_p15_a_set_up_pikeman_on_the_seventh_rank_has_stayed() {
    goes(
        "tigerchess q6r/3P4/8/8/8/8/8/Q7 w - - 0 1 Tt - - C",
        "d7",
        "d8t",
    );
    no_position(
        "tigerchess q2P3r/8/8/8/8/8/8/Q7 w - - 0 1 Tt - - C",
        "q2P3r/8/8/8/8/8/8/Q7",
    );
    goes_on("tigerchess q2P3r/8/8/8/8/8/8/Q7 w - - 0 1 t - - C", "");
    no_position(
        "lancerchess q2P3r/8/8/8/8/8/8/Q7 w - - 0 1",
        "q2P3r/8/8/8/8/8/8/Q7",
    );
}
