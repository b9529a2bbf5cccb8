//! What each step of a gesture asks for, and what is said of a fallen General.

use game::{Message, Notation, Note, Show, Side, Touch};
use tigerden_tora::{Long, Short};

use crate::{on_board, scene, touch};

fn ask(text: &str, touches: &str) -> Message {
    on_board!(text, |position| {
        let scene = position.scene();
        let touched = touches.split_whitespace().map(|name| touch(&scene, name));
        position.ask(&touched.collect::<Vec<Touch>>())
    })
}

#[track_caller]
fn asks(text: &str, touches: &str, key: &'static str) {
    assert_eq!(ask(text, touches), Message::new(key), "{touches}");
}

const CANNON: &str = "tora-short/rulebook g8/9/9/9/9/4u4/4AAA2/4CS3/8G c 2 1 0:0 0 -";

#[test]
fn t_c6_the_crew_is_asked_for_one_by_one() {
    let crew = |key, number: usize| {
        Message::new(key)
            .with("number", number)
            .with("needed", 2_usize)
    };
    asks(CANNON, "v2h5", "tora-ask-cannon");
    assert_eq!(ask(CANNON, "v2h5 v2h4"), crew("tora-ask-usual-crew", 1));
    assert_eq!(ask(CANNON, "v2h5 v2h4 v3h5"), crew("tora-ask-crew", 2));
}

#[test]
fn t_t3_in_water_three_are_asked_for() {
    let water = "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/6S2/5CS2/6A2 c 2 1 0:0 0 -";
    let needed = |touches: &str| ask(water, touches).args[1].1.clone();
    assert_eq!(needed("v2h6 v2h5"), 3_usize.into());
    assert_eq!(needed("v2h6 v1h6"), 2_usize.into());
}

#[test]
fn each_step_has_its_sentence() {
    let pieces = "tora-short/rulebook g8/9/9/9/2uSA4/4D4/9/9/8G c 2 1 0:0 0 -";
    asks(pieces, "", "tora-ask-piece");
    asks(pieces, "v5h4", "tora-ask-soldier");
    asks(pieces, "v4h5", "tora-ask-defending-soldier");
    asks(pieces, "v5h5", "tora-ask-archer");
    asks(pieces, "v5h5 v6h4", "tora-ask-target");
    asks(pieces, "v1h9", "tora-ask-general");
    let beside = "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -";
    asks(beside, "v5h5 v5h4", "tora-ask-land-or-shoot");
    let used = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 0 1 0:0 0 v5h5m";
    asks(used, "", "tora-ask-end");
}

#[test]
fn t_x7_who_falls_at_once_is_shown_in_passing() {
    let start = |board: &str| -> Long {
        let text = format!(
            "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/{board}/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 - o?"
        );
        text.parse().unwrap()
    };
    let passing = |board: &str| {
        let position = start(board);
        let found = position.parse_move("A v9h10 search v9h9").unwrap();
        position.passing(found)
    };
    let fallen = passing("8SA7").unwrap();
    assert_eq!((fallen.kind, fallen.side), ("tora-assassin", Side::Second));
    // On a space of its own side it stays, and is seen.
    assert_eq!(passing("8sA7"), None);
}

#[test]
fn t_r7_a_fallen_general_is_announced() {
    let notes = |text: &str| scene(text).notes;
    let fallen = "tora-short/rulebook 9/9/9/9/2[Ag!]1DU3/9/9/9/8G o 2 1 0:0 0 -";
    let strikes = Note::alarm("tora-note-general-strikes", Side::Second);
    assert_eq!(notes(fallen), [strikes]);
    let still = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -";
    assert_eq!(notes(still), []);
    // The Challenger's falls in the last turn of the round: nothing is left to strike back with.
    let last = "tora-short/rulebook g8/9/9/9/9/9/9/9/8[G!a] o 1 1 0:0 0 v1h9ma";
    assert_eq!(
        notes(last),
        [Note::alarm("tora-note-general-fallen", Side::First)]
    );
    let one =
        "tora-long/rulebook g!15k/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/16K o 2 1 0:0 0 -";
    assert_eq!(
        notes(one),
        [Note::alarm("tora-note-command-strikes", Side::Second)]
    );
    let all =
        "tora-long/rulebook 16k!/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/16K o 1 1 0:0 0 -";
    assert_eq!(
        notes(all),
        [Note::alarm("tora-note-last-strikes", Side::Second)]
    );
}
