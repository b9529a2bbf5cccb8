//! Moves that tell their player something new can't be taken back.

#[path = "../../testkit/tests/burrow/mod.rs"]
mod burrow;
#[path = "../../hall/tests/listed/mod.rs"]
mod listed;

use std::sync::Arc;

use burrow::Burrow;
use game::{ButtonId, Place, Touch};
use hall::{Options, Rules};
use tigerden_play::{Draft, Effect, Step};

fn draft() -> Draft {
    let rules = Rules::of::<Burrow<0>>(Arc::default());
    Draft::new(rules.start(&Options::default()).expect("a game"))
}

fn steps(draft: &Draft) -> Vec<(String, bool)> {
    let step = |Step { text, sealed }| (text, sealed);
    draft.steps().into_iter().map(step).collect()
}

#[test]
fn what_the_rules_have_answered_is_sealed() {
    let mut draft = draft();
    assert!(draft.play_text("d1").expect("legal").sealed);
    assert_eq!(steps(&draft), [("d1.".to_owned(), true)]);
    assert!(!draft.can_undo() && !draft.undo() && !draft.restart());
    assert_eq!(
        draft.declared(),
        Vec::<String>::new(),
        "nothing is declared that stands anyway"
    );
    assert_eq!(draft.commit(), ["d1"], "as it was chosen");
}

#[test]
fn what_tells_nothing_is_taken_back() {
    let mut draft = draft();
    assert!(!draft.play_text("w1").expect("legal").sealed);
    assert_eq!(steps(&draft), [("w1".to_owned(), false)]);
    assert_eq!(draft.declared(), ["w1"]);
    assert!(draft.can_undo() && draft.undo());
    draft.play_text("w1").expect("legal");
    assert!(draft.restart());
    assert_eq!(draft.table().plies(), 0);
}

#[test]
fn a_sealed_move_seals_what_was_played_before_it_and_nothing_after_it() {
    let mut draft = draft();
    for text in ["w1", "c5", "d1", "e5"] {
        draft.play_text(text).expect("legal");
    }
    let sealed: Vec<bool> = steps(&draft)
        .into_iter()
        .map(|(_, sealed)| sealed)
        .collect();
    assert_eq!(sealed, [true, true, true, false]);
    assert_eq!(draft.declared(), ["e5"]);
    assert!(draft.restart());
    assert_eq!(draft.table().plies(), 3);
    assert!(!draft.can_undo());
}

#[test]
fn touches_that_may_seal_are_known_before_they_do() {
    let mut draft = draft();
    assert!(!draft.may_seal());
    assert_eq!(
        draft.touch(Touch::Button(ButtonId("dig"))),
        Effect::Selected
    );
    assert!(draft.may_seal());
    assert!(draft.undo() && !draft.may_seal(), "the touch is taken back");
    draft.touch(Touch::Button(ButtonId("dig")));
    assert_eq!(draft.touch(Touch::Place(Place(1))), Effect::TurnOver);
    assert!(!draft.undo(), "the move is not");
}
