//! Touches become turns: what is taken, refused, taken back.

use game::{ButtonId, Side, Touch, Viewer};
use hall::{Hall, Options};
use tigerden_play::{Draft, Effect};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
/// An enemy that the Archer on v5h7 can step up to and shoot.
const CLOSE: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gc2a1ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
const END: Touch = Touch::Button(ButtonId("end"));

fn draft() -> Draft {
    of(START)
}

fn of(position: &str) -> Draft {
    let table = Hall::all()
        .open(position, &Options::default())
        .expect("a position");
    Draft::new(table)
}

fn at(draft: &Draft, name: &str) -> Touch {
    let scene = draft.scene(Viewer::Public).expect("a scene");
    let view = scene
        .places
        .iter()
        .find(|view| view.name == name)
        .expect("a place");
    Touch::Place(view.place)
}

/// Touches places one after the other; what the last touch has done.
fn touch(draft: &mut Draft, names: &[&str]) -> Effect {
    let touches: Vec<Touch> = names.iter().map(|name| at(draft, name)).collect();
    touches
        .into_iter()
        .map(|touch| draft.touch(touch))
        .last()
        .expect("a touch")
}

fn texts(draft: &Draft) -> Vec<String> {
    draft.steps().into_iter().map(|step| step.text).collect()
}

#[test]
fn two_touches_show_a_move_that_another_piece_confirms() {
    let mut draft = of(CLOSE);
    assert_eq!(touch(&mut draft, &["v5h7"]), Effect::Selected);
    assert_eq!(touch(&mut draft, &["v5h6"]), Effect::Selected);
    assert!(draft.complete().is_some() && draft.steps().is_empty());
    assert_eq!(draft.shown().plies(), 1, "shown before it is confirmed");
    touch(&mut draft, &["v4h8"]);
    assert_eq!(texts(&draft), ["A v5h7-v5h6"]);
    assert_eq!(draft.touched().len(), 1, "the next piece is selected");
}

#[test]
fn undo_goes_back_touch_by_touch_and_move_by_move() {
    let mut draft = draft();
    touch(&mut draft, &["v4h8", "v3h7"]);
    assert_eq!(texts(&draft).len(), 1);
    touch(&mut draft, &["v5h7"]);
    assert!(draft.undo(), "the selection");
    assert!(draft.undo(), "the move");
    assert!(!draft.undo());
    assert!(draft.steps().is_empty());
}

#[test]
fn restart_takes_all_back_but_not_what_was_committed() {
    let mut draft = draft();
    touch(&mut draft, &["v4h8", "v3h7"]);
    assert_eq!(draft.touch(END), Effect::TurnOver);
    assert_eq!(draft.commit(), ["S v4h8-v3h7", "end"]);
    assert!(!draft.restart());
    assert_eq!(draft.table().plies(), 2);
}

#[test]
fn the_selected_piece_touched_again_is_let_go_and_another_one_taken() {
    let mut draft = draft();
    touch(&mut draft, &["v5h7"]);
    assert_eq!(touch(&mut draft, &["v5h7"]), Effect::Cleared);
    touch(&mut draft, &["v5h7"]);
    assert_eq!(touch(&mut draft, &["v3h9"]), Effect::Selected);
    assert_eq!(draft.touched(), [at(&draft, "v3h9")]);
}

#[test]
fn what_is_not_possible_is_refused_with_its_rule_and_changes_nothing() {
    let mut draft = draft();
    let Effect::Refused(refused) = touch(&mut draft, &["v5h7", "v5h1"]) else {
        panic!("out of reach");
    };
    assert_eq!(refused.rule.map(|rule| rule.0), Some("T-A4"));
    assert_eq!(draft.touched().len(), 1);
    assert!(draft.steps().is_empty());
}

#[test]
fn ending_the_turn_confirms_what_is_complete() {
    let mut draft = of(CLOSE);
    touch(&mut draft, &["v5h7", "v5h6"]);
    assert_eq!(draft.touch(END), Effect::TurnOver);
    assert_eq!(draft.commit(), ["A v5h7-v5h6", "end"]);
}

#[test]
fn a_turn_may_end_only_where_the_rules_let_it() {
    assert!(draft().may_end());
    // The General has gone into danger and can do nothing about it with what is left (T-J2).
    let in_danger = "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 1 1 0:0 0 v5h7m";
    assert!(!of(in_danger).may_end());
    let without_turns = of("brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1");
    assert!(!without_turns.may_end());
}

#[test]
fn a_draft_found_again_keeps_its_turn() {
    let mut table = Hall::all()
        .open(START, &Options::default())
        .expect("a position");
    table.play("S v4h8-v3h7").expect("legal");
    let mut draft = Draft::resumed(table);
    assert_eq!(texts(&draft), ["S v4h8-v3h7"]);
    assert!(draft.undo() && !draft.can_undo());
}

#[test]
fn a_choice_of_buttons_shows_what_each_leaves_on_the_place() {
    let mut draft = of("lancerchess 3qk3/P7/8/8/8/8/8/3QK3 w - - 0 1");
    assert_eq!(draft.choice(Viewer::Public), None);
    touch(&mut draft, &["a7"]);
    assert_eq!(draft.choice(Viewer::Public), None, "places can follow");
    touch(&mut draft, &["a8"]);
    let choice = draft.choice(Viewer::Public).expect("what it becomes");
    assert_eq!(Touch::Place(choice.at), at(&draft, "a8"));
    let kinds = choice.options.iter().map(|(button, stands)| {
        let kind = stands.as_ref().map(|piece| piece.kind);
        (button.0, kind.expect("a piece"))
    });
    let kinds: Vec<_> = kinds.collect();
    assert!(kinds.contains(&("become-tower", "tigerchess-tower")));
    assert!(
        kinds.contains(&("become-baron", "tigerchess-baron")),
        "{kinds:?}"
    );
    assert_eq!(kinds.len(), 4);
    assert!(draft.undo());
    assert_eq!(draft.choice(Viewer::Public), None);
}

#[test]
fn a_row_of_jumps_is_shown_stop_by_stop_and_may_end_at_each() {
    let mut draft = of("tigerchess 3qk3/3p4/8/3p4/2S5/8/8/3QK3 w - - 0 9 Tt - - -");
    touch(&mut draft, &["c4"]);
    assert_eq!(touch(&mut draft, &["e6"]), Effect::Selected);
    assert_eq!(
        draft.complete().map(|offer| offer.text.as_str()),
        Some("c4:e6")
    );
    assert_eq!(draft.next(), [at(&draft, "c8")]);
    let mut other = of("tigerchess 3qk3/3p4/8/3p4/2S5/8/8/3QK3 w - - 0 9 Tt - - -");
    touch(&mut other, &["c4", "e6"]);
    assert_eq!(touch(&mut other, &["e6"]), Effect::TurnOver);
    assert_eq!(touch(&mut draft, &["c8"]), Effect::TurnOver);
    let played = draft.table().ply(0, Viewer::Public);
    assert_eq!(played, Some((Side::First, "c4:e6:c8a".to_owned())));
}

#[test]
fn what_is_only_looked_at_leaves_the_turn_where_it_is() {
    let mut draft = of(CLOSE);
    let buttons = draft.scene(Viewer::Public).expect("a scene").buttons;
    touch(&mut draft, &["v5h7", "v5h6"]);
    let scene = draft.scene(Viewer::Public).expect("a scene");
    assert_eq!((scene.to_move, scene.buttons), (Some(Side::First), buttons));
}

#[test]
fn a_touched_piece_has_to_move_if_that_is_agreed() {
    let mut free = draft();
    touch(&mut free, &["v5h7"]);
    assert!(!free.must_move());
    assert_eq!(touch(&mut free, &["v4h8"]), Effect::Selected, "another one");

    let mut draft = of(CLOSE).with_touch_move(true);
    // A piece that can't move binds nobody, nor does an empty place.
    assert!(matches!(touch(&mut draft, &["v5h5"]), Effect::Refused(_)));
    assert!(!draft.must_move());

    assert_eq!(touch(&mut draft, &["v5h7"]), Effect::Selected);
    assert!(draft.must_move());
    let piece = [at(&draft, "v5h7")];
    assert_eq!(touch(&mut draft, &["v5h7"]), Effect::Held, "put back");
    assert_eq!(touch(&mut draft, &["v4h8"]), Effect::Held, "another one");
    assert_eq!(draft.touch(END), Effect::Held, "the end of the turn");
    assert!(matches!(touch(&mut draft, &["v1h1"]), Effect::Refused(_)));
    assert!(!draft.can_undo() && !draft.undo() && !draft.restart());
    assert_eq!(draft.touched(), piece);

    // As long as the hand holds it, it may go elsewhere.
    touch(&mut draft, &["v5h6"]);
    assert!(draft.can_undo() && draft.restart());
    assert_eq!(draft.touched(), piece);
    touch(&mut draft, &["v5h6"]);
    assert!(draft.confirm().is_some());
    assert_eq!(texts(&draft), ["A v5h7-v5h6"]);
    assert!(!draft.can_undo() && !draft.undo() && !draft.restart());
    assert_eq!(
        draft.declared(),
        texts(&draft),
        "it counts if time ends the turn"
    );
    assert_eq!(draft.touch(END), Effect::TurnOver);
}

/// Chess: a touch ends the turn.
const CHESS: &str = "lancerchess";

#[test]
fn a_touch_that_would_end_the_turn_is_confirmed_if_wanted() {
    let start = || {
        let table = Hall::all().start(CHESS, &Options::default());
        Draft::new(table.expect("a game"))
    };
    let mut quick = start();
    assert_eq!(touch(&mut quick, &["e2", "e3"]), Effect::TurnOver);

    let mut draft = start();
    draft.set_confirms(true);
    assert_eq!(touch(&mut draft, &["e2", "e3"]), Effect::Selected);
    assert!(draft.complete().is_some() && draft.steps().is_empty());
    assert_eq!(draft.shown().plies(), 1, "shown before it is confirmed");
    // Another piece: nothing was played.
    assert_eq!(touch(&mut draft, &["d2"]), Effect::Selected);
    assert_eq!(draft.shown().plies(), 0);
    // The same piece, first here, then there.
    assert_eq!(touch(&mut draft, &["d3", "d4"]), Effect::Selected);
    assert_eq!(touch(&mut draft, &["d4"]), Effect::TurnOver);
    assert_eq!(draft.table().plies(), 1);

    // In TORA the turn has an end of its own: nothing more is asked.
    let mut tora = of(START);
    tora.set_confirms(true);
    let same = of(START);
    assert_eq!(
        touch(&mut tora, &["v5h7", "v6h5"]),
        touch(&mut { same }, &["v5h7", "v6h5"])
    );
}
