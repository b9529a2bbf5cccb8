//! Positions through serde.

use game::{Notation, Position};
use tigerden_tora::{Long, Short};

const TEXT: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

#[test]
fn a_position_is_stored_as_its_text() {
    let mut position: Short = TEXT.parse().expect("a position");
    let ply = position.parse_move("A v5h7-v5h6").expect("a legal action");
    for _ in 0..2 {
        let json = serde_json::to_string(&position).expect("JSON");
        assert_eq!(json, format!("{:?}", position.to_string()));
        assert_eq!(serde_json::from_str(&json).ok(), Some(position));
        // Again within a turn.
        if position.to_string() == TEXT {
            position.play(ply).expect("a legal action");
        }
    }
}

#[test]
fn a_wrong_text_is_refused_with_its_place() {
    let refused = |json: String| {
        let read = serde_json::from_str::<Short>(&json);
        read.expect_err("no position").to_string()
    };
    let error = refused(format!("{:?}", TEXT.replace(" c 2", " x 2")));
    let at = TEXT.find(" c 2").expect("the side to move") + 2;
    assert!(error.contains(&format!("(at character {at})")), "{error}");
    assert!(refused("1".to_owned()).contains("expected a string"));
    let long = serde_json::from_str::<Long>(&format!("{TEXT:?}"));
    assert!(long.is_err(), "a position of the other board");
}
