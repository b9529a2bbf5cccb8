//! Positions through serde.

use game::{Notation, Position, Start};
use tigerden_tigerchess::{LancerChess, Options, TigerChess, Variation};

#[test]
fn a_position_is_stored_as_its_text() {
    let Ok(mut lancer) = LancerChess::start(&());
    let step = lancer.parse_move("e2e4").expect("a legal move");
    lancer.play(step).expect("a legal move");
    let json = serde_json::to_string(&lancer).expect("JSON");
    assert_eq!(json, format!("{:?}", lancer.to_string()));
    assert_eq!(serde_json::from_str(&json).ok(), Some(lancer));

    let Ok(mut tiger) = TigerChess::start(&Options {
        deployment: Variation::Countdown,
        ..Options::default()
    });
    let posting = tiger.parse_move("S@c6").expect("a legal posting");
    tiger.play(posting).expect("a legal posting");
    let json = serde_json::to_string(&tiger).expect("JSON");
    assert_eq!(json, format!("{:?}", tiger.to_string()));
    assert_eq!(serde_json::from_str(&json).ok(), Some(tiger));
}

#[test]
fn a_wrong_text_is_refused_with_its_place() {
    let Ok(lancer) = LancerChess::start(&());
    let text = lancer.to_string();
    let at = text.find('/').expect("a row's end");
    // The letter before the first row's end.
    let wrong = format!("{}?{}", &text[..at - 1], &text[at..]);
    let read = serde_json::from_str::<LancerChess>(&format!("{wrong:?}"));
    let error = read.expect_err("no position").to_string();
    assert!(error.contains(&format!("(at character {at})")), "{error}");
    let other = serde_json::from_str::<TigerChess>(&format!("{text:?}"));
    assert!(other.is_err(), "a position of the other game");
}
