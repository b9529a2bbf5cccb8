//! Texts of positions and moves (K-12).

use game::{Message, MoveError, Notation, Position};
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
    let field = |key, field| Message::new(key).with_key("field", field);
    let number = |what, least: u32, most: u32| {
        Message::new("text-expected-number")
            .with_key("what", what)
            .with("least", least)
            .with("most", most)
    };
    let on = |key, square: &str| Message::new(key).with("square", square);
    let row = |found: u32| {
        Message::new("convoy-text-row-of-wrong-length")
            .with("row", 2)
            .with("found", found)
            .with("needed", 13)
    };
    let rows = Message::new("convoy-text-rows")
        .with("found", 2)
        .with("needed", 13);
    let fleet = Message::new("convoy-text-large-fleet")
        .with("letter", 't')
        .with("found", 25)
        .with("most", 24);
    let names = "convoy, hnefatafl, tablut, brandubh";
    let board = field("text-expected-field", "convoy-text-board");
    let cases = [
        ("", 0, board.clone()),
        ("convoy", 6, board),
        (
            "chess 13 t 0 1",
            0,
            Message::new("text-expected-one-of").with("names", names),
        ),
        ("convoy 13/13 t 0 1", 7, rows),
        (
            &START.replace("nnnknnn", "nnkknnn"),
            0,
            "convoy-text-second-king".into(),
        ),
        (
            &START.replace("nnnknnn", "nnnnnnn"),
            0,
            on("convoy-text-place-of-king", "g7"),
        ),
        (
            &START.replace("nnnknnn", "nnn1nnn"),
            0,
            Message::new("convoy-text-no-king").with("sign", "-"),
        ),
        (
            &START.replace("4ttttt4 t", "t3ttttt4 t"),
            0,
            on("convoy-text-place-of-king", "a1"),
        ),
        (&START.replace("6t6/4ttttt4 t", "6t5t/4ttttt4 t"), 0, fleet),
        (&START.replace("6t6/4ttttt4 t", "6t5/4ttttt4 t"), 0, row(12)),
        (&START.replace("6t6/4ttttt4 t", "6t7/4ttttt4 t"), 0, row(14)),
        (
            &START.replace(" t 0 1", " x 0 1"),
            0,
            "convoy-text-expected-side".into(),
        ),
        (
            &START.replace(" t 0 1", " - 0 1"),
            0,
            "convoy-text-king-is-there".into(),
        ),
        (
            &START.replace(" t 0 1", " t 0"),
            0,
            field("text-expected-field", "convoy-text-round"),
        ),
        (
            &START.replace(" t 0 1", " t 0 0"),
            0,
            number("convoy-text-round", 1, 999_999),
        ),
        (
            &START.replace(" t 0 1", " t -1 1"),
            0,
            number("convoy-text-quiet-moves", 0, 9_999),
        ),
        (
            &START.replace(" t 0 1", " t 0 1 x"),
            0,
            field("text-expected-end", "convoy-text-round"),
        ),
        (
            "convoy k12/13/13/13/13/13/13/13/13/13/13/13/6t6 n 3 90",
            0,
            on("convoy-text-king-escaped", "a13"),
        ),
    ];
    for (text, at, message) in cases {
        let error = text.parse::<Convoy>().unwrap_err();
        assert_eq!(error.first().message, message, "{text}");
        assert_eq!(error.faults().count(), 1, "{error}");
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

#[test]
fn k_12_all_that_is_wrong_is_told() {
    let text = START
        .replace("nnnknnn", "nnxknnn")
        .replace("6t6/4ttttt4 t 0 1", "6t5/4ttttt4 x 0 0");
    let error = text.parse::<Convoy>().unwrap_err();
    let keys: Vec<_> = error.faults().map(|fault| fault.message.key).collect();
    assert_eq!(
        keys,
        [
            "convoy-text-expected-boat",
            "convoy-text-row-of-wrong-length",
            "convoy-text-expected-side",
            "text-expected-number",
        ]
    );
    let corners = START.replace("4ttttt4 t", "t3ttttt3t t");
    assert_eq!(corners.parse::<Convoy>().unwrap_err().faults().count(), 2);
}
