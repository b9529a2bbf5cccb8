//! Positions and moves through serde.

use game::{Position, Start};
use tigerden_convoy::{Convoy, Move, Options};

fn start() -> Convoy {
    let Ok(start) = Convoy::start(&Options::default());
    start
}

#[test]
fn positions_and_moves_are_stored_as_their_texts() {
    let mut position = start();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    for mv in &moves {
        let json = serde_json::to_string(mv).expect("JSON");
        assert_eq!(json, format!("{:?}", mv.to_string()));
        assert_eq!(serde_json::from_str(&json).ok(), Some(*mv));
    }
    position.play(moves[0]).expect("a legal move");
    let json = serde_json::to_string(&position).expect("JSON");
    assert_eq!(json, format!("{:?}", position.to_string()));
    assert_eq!(serde_json::from_str(&json).ok(), Some(position));
}

#[test]
fn a_wrong_move_is_refused_with_its_place() {
    for (json, place) in [
        ("\"d1z5\"", "(at character 3)"),
        ("\"d1d5d\"", "(at character 5)"),
        ("\"d1\"", "(at character 3)"),
        ("15", "expected a string"),
    ] {
        let error = serde_json::from_str::<Move>(json).expect_err("no move");
        assert!(error.to_string().contains(place), "{error}");
    }
}

#[test]
fn a_wrong_position_is_refused_with_its_place() {
    let text = start().to_string();
    let read = serde_json::from_str::<Convoy>(&format!("{:?}", text.replacen('/', "x/", 1)));
    let at = text.find('/').expect("a row's end") + 1;
    let error = read.expect_err("no position").to_string();
    assert!(error.contains(&format!("(at character {at})")), "{error}");
}
