//! Texts of positions and moves (K-12).

use game::{MoveError, Notation, Position};
use tigerden_convoy::{Convoy, Illegal, Move};

use crate::{START, after, read, refused};

#[test]
fn k_12_positions_survive_writing_and_reading() {
    for text in [
        START,
        "convoy k12/13/13/13/13/13/13/13/13/13/13/13/6t6 t 3 90",
        "convoy 13/13/13/13/3t9/2t1t8/3t9/13/13/13/13/13/13 - 0 41",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn k_12_moves_of_programs_and_of_people() {
    let position = read("convoy 13/13/3t9/3n9/1tn1nt7/13/6k6/13/13/13/13/3t9/13 t 0 1");
    let mv = position.parse_move("d2d9").unwrap();
    assert_eq!(position.notation(mv), "d2d9");
    let long = position.notation_in(mv, "long");
    assert_eq!(long, "d2-d9xc9xe9xd10");
    assert_eq!(position.parse_move(&long).unwrap(), mv);
    assert_eq!(position.parse_move("d2-d9").unwrap(), mv);
    let king = read("convoy 13/13/13/13/13/13/6k6/13/13/13/13/13/6t6 n 0 1");
    let mv = king.parse_move("g7g9").unwrap();
    assert_eq!(king.notation_in(mv, "long"), "Kg7-g9");
    let capture = read("convoy 13/13/13/13/3t9/2tkt8/13/13/3t9/13/13/13/13 t 0 1");
    let mv = capture.parse_move("d5-d7xd8").unwrap();
    assert_eq!(capture.notation_in(mv, "long"), "d5-d7xd8");
}

#[test]
fn k_12_moves_of_programs_need_no_position() {
    for text in [START, "brandubh 7/7/7/4t2/2k1t2/4t2/7 n 0 1"] {
        let position = read(text);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        for mv in moves {
            assert_eq!(mv.to_string(), position.notation(mv));
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
    assert_eq!("A1o15".parse::<Move>().unwrap().to_string(), "a1o15");
    for (text, at) in [
        ("", 0),
        ("d2", 2),
        ("d2-d9", 2),
        ("d2d09", 2),
        ("d2d99", 2),
        ("dd2", 0),
        ("é2d9", 0),
        ("d2d9x", 4),
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(error.first().at, at, "{text}: {error}");
    }
}

#[test]
fn k_12_what_a_move_says_it_captures_must_be_true() {
    let position = read("convoy 13/13/3t9/3n9/1tn1nt7/13/6k6/13/13/13/13/3t9/13 t 0 1");
    assert!(matches!(
        refused(&position, "d2-d9xc9"),
        Illegal::Captures { .. }
    ));
    assert!(matches!(
        refused(&position, "d2-d8xc9"),
        Illegal::Captures { .. }
    ));
    for (text, at) in [
        ("d2", 2),
        ("n2n3", 0),
        ("d2d9x", 5),
        ("Kd2-d9", 0),
        ("d2d9!", 4),
        ("", 0),
        ("d02d9", 0),
    ] {
        match position.parse_move(text) {
            Err(MoveError::Text(error)) => assert_eq!(error.first().at, at, "{text}: {error}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn k_12_wrong_positions_are_refused_with_their_place() {
    let cases = [
        ("", 0, "here should follow, after a space, the board"),
        ("convoy", 6, "here should follow, after a space, the board"),
        (
            "chess 13 t 0 1",
            0,
            "expected one of: convoy, hnefatafl, tablut, brandubh",
        ),
        ("convoy 13/13 t 0 1", 7, "the board has 2 rows"),
        (
            &START.replace("nnnknnn", "nnkknnn"),
            0,
            "there is a king already",
        ),
        (
            &START.replace("nnnknnn", "nnnnnnn"),
            0,
            "only the king may stand on g7",
        ),
        (&START.replace("nnnknnn", "nnn1nnn"), 0, "there is no king"),
        (
            &START.replace("4ttttt4 t", "t3ttttt4 t"),
            0,
            "only the king may stand on a1",
        ),
        (
            &START.replace("6t6/4ttttt4 t", "6t5t/4ttttt4 t"),
            0,
            "there are 25 boats t",
        ),
        (
            &START.replace("6t6/4ttttt4 t", "6t5/4ttttt4 t"),
            0,
            "row 2 has 12 squares",
        ),
        (
            &START.replace("6t6/4ttttt4 t", "6t7/4ttttt4 t"),
            0,
            "row 2 has 14 squares",
        ),
        (
            &START.replace(" t 0 1", " x 0 1"),
            0,
            "the side to move is t or n",
        ),
        (&START.replace(" t 0 1", " - 0 1"), 0, "the king is there"),
        (
            &START.replace(" t 0 1", " t 0"),
            0,
            "here should follow, after a space, the round",
        ),
        (
            &START.replace(" t 0 1", " t 0 0"),
            0,
            "the round is a number from 1",
        ),
        (
            &START.replace(" t 0 1", " t -1 1"),
            0,
            "the moves since a capture is a number",
        ),
        (
            &START.replace(" t 0 1", " t 0 1 x"),
            0,
            "nothing follows the round",
        ),
        (
            "convoy k12/13/13/13/13/13/13/13/13/13/13/13/6t6 n 3 90",
            0,
            "the king has escaped",
        ),
    ];
    for (text, at, message) in cases {
        let error = text.parse::<Convoy>().unwrap_err();
        assert!(
            error.first().message.to_string().starts_with(message),
            "{text}: {error}"
        );
        assert!(
            at <= error.first().at && error.first().at + error.first().len <= text.len(),
            "{text}: {error}"
        );
    }
}

#[test]
fn k_12_the_round_counts_after_the_defenders_move() {
    assert!(after(START, &["e1d1"]).to_string().ends_with(" n 1 1"));
    assert!(
        after(START, &["e1d1", "g4h4"])
            .to_string()
            .ends_with(" t 2 2")
    );
}
