//! The inventor's two mates with Queen and TigerKnight (C-P3).

use game::{Ending, Notation, Position, Show, Side};
use tigerden_tigerchess::{TigerChess, endings};

/// Plays the moves; the last one must mate and none before it.
fn mates(start: &str, moves: &[&str], winner: Side) {
    let mut position: TigerChess = start.parse().expect("a position");
    for (index, text) in moves.iter().enumerate() {
        assert_eq!(position.outcome(), None, "before {text}");
        let mv = position.parse_move(text).expect("a legal move");
        position.play(mv).expect("a legal move");
        let check = !position.scene().marks.is_empty();
        assert!(
            check || index + 1 < moves.len(),
            "the last move gives check"
        );
    }
    let outcome = position.outcome().expect("mate");
    assert_eq!(outcome.winner, Some(winner));
    assert_eq!(outcome.ending, Ending::ByRule(endings::CHECKMATE));
    assert_eq!(outcome.points.map(|points| points[winner.index()]), Some(3));
}

#[test]
fn c_p3_the_bengal_tiger_knight_mates_in_five() {
    mates(
        "tigerchess 7q/8/5Q2/4T3/8/8/8/8 w - - 0 1 - - - -",
        &[
            "e5g4", "h8g8", "f6g6", "g8f8", "g4d5", "f8g8", "d5c7", "g8h8", "c7f5",
        ],
        Side::First,
    );
}

#[test]
fn c_p3_the_siberian_tiger_knight_mates_in_five() {
    mates(
        "tigerchess 7Q/8/5q2/4t3/8/8/8/8 b - - 0 1 - - - -",
        &[
            "e5f8", "h8g8", "f8f4", "g8h8", "f6g6", "h8g8", "f4d5", "g8h8", "d5e7",
        ],
        Side::Second,
    );
}
