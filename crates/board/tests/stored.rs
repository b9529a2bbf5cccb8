//! Squares and directions through serde.

use tigerden_board::{Dir, Square};

fn refused<const N: usize>(json: &str) -> String {
    let read = serde_json::from_str::<Square<N>>(json);
    read.expect_err("no square of this board").to_string()
}

#[test]
fn every_square_is_stored_as_its_index() {
    for square in Square::<17>::all() {
        let json = serde_json::to_string(&square).expect("JSON");
        assert_eq!(json, square.index().to_string());
        assert_eq!(serde_json::from_str(&json).ok(), Some(square));
    }
}

#[test]
fn an_index_past_the_board_is_refused_with_the_range() {
    let range = |n| format!("expected the index of a square, less than {n}");
    assert!(serde_json::from_str::<Square<9>>("80").is_ok());
    for (json, value) in [
        ("81", "integer `81`"),
        // More than two bytes can hold, and what is left of it would be a square.
        ("65536", "integer `65536`"),
        ("-1", "integer `-1`"),
        ("\"v1h1\"", "string \"v1h1\""),
    ] {
        let error = refused::<9>(json);
        assert!(error.contains(value), "{error}");
        assert!(error.contains(&range(81)), "{error}");
    }
    assert!(refused::<8>("64").contains(&range(64)));
}

#[test]
fn every_direction_is_stored_as_its_name() {
    for dir in Dir::ALL {
        let json = serde_json::to_string(&dir).expect("JSON");
        assert_eq!(json, format!("{:?}", dir.name()));
        assert_eq!(serde_json::from_str(&json).ok(), Some(dir));
    }
    let error = serde_json::from_str::<Dir>("\"NNE\"").expect_err("no such direction");
    assert!(
        error.to_string().contains("unknown variant `NNE`"),
        "{error}"
    );
}
