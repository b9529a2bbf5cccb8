//! What is shown.

use game::{ButtonId, Counter, Mark, MarkKind, Side};

use crate::{place, scene};

#[test]
fn t_b2_the_challenger_sits_at_the_bottom_with_the_highest_v_at_its_right() {
    let scene = scene("tora-short/rulebook 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -");
    let view = |name: &str| scene.places.iter().find(|view| view.name == name).unwrap();
    assert_eq!((view("v1h1").x, view("v1h1").y), (0.5, 0.5));
    assert_eq!((view("v9h1").x, view("v9h1").y), (8.5, 0.5));
    assert_eq!((view("v9h9").x, view("v9h9").y), (8.5, 8.5));
    let names: Vec<&str> = scene.places.iter().map(|view| view.name.as_str()).collect();
    assert_eq!(names[..3], ["v1h1", "v2h1", "v3h1"]);
    assert_eq!((names.len(), names[80]), (81, "v9h9"));
    assert_eq!(scene.board.column_labels[..2], ["1", "2"]);
    // Neighbors have different shades, the four corners the same.
    assert!(view("v1h1").dark && view("v9h1").dark && !view("v1h2").dark);
}

#[test]
fn pieces_show_their_kind_letter_and_state() {
    let scene = scene("tora-short/rulebook 9/9/9/9/2[Ag!]1DU3/9/9/9/8G o 2 1 0:0 0 -");
    let shown: Vec<_> = scene
        .pieces
        .iter()
        .map(|piece| {
            (
                piece.kind,
                piece.letter,
                piece.side,
                piece.states.as_slice(),
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            ("tora-general", 'G', Side::First, &[][..]),
            ("tora-archer", 'A', Side::First, &[]),
            ("tora-general", 'G', Side::Second, &["taken"]),
            ("tora-soldier", 'D', Side::First, &["defending"]),
            ("tora-cannon", 'U', Side::First, &["unready"]),
        ]
    );
}

#[test]
fn what_an_army_lacks_lies_in_a_tray() {
    let start = scene("tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -");
    assert!(start.trays.is_empty());
    let later = scene("tora-short/rulebook 9/9/8A/1s5S1/g1a3ACG/1sa4S1/8A/9/9 c 2 4 4:0 0 -");
    assert_eq!(later.trays.len(), 1);
    assert_eq!(
        (later.trays[0].key, later.trays[0].side),
        ("captured", Side::Second)
    );
    assert_eq!(
        later.trays[0].pieces,
        [("tora-archer", 'A', 1), ("tora-cannon", 'C', 1)]
    );
}

#[test]
fn marks_show_jeopardy_deeds_and_crew() {
    let scene = scene(
        "tora-short/rulebook g8/9/9/5S3/3C1S3/9/9/7a1/8G c 1 1 0:0 0 v5h4m,v5h6bv5h4,v6h6bv5h4",
    );
    let mark = |name, kind| Mark {
        place: place(&scene, name),
        kind,
    };
    let mut marks = scene.marks.clone();
    marks.sort_by_key(|mark| mark.place);
    assert_eq!(
        marks,
        [
            mark("v1h9", MarkKind::Danger),
            mark("v5h4", MarkKind::Acted),
            mark("v5h6", MarkKind::Bound),
            mark("v6h6", MarkKind::Bound),
        ]
    );
}

#[test]
fn no_jeopardy_is_shown_for_standard_and_taken_pieces() {
    let scene = scene("tora-short/rulebook 9/9/9/9/2Ag!A4/9/9/9/4s3G o 2 1 0:0 0 -");
    assert_eq!(scene.marks, []);
}

#[test]
fn counters_show_round_actions_and_points() {
    let scene = scene("tora-short/rulebook 9/9/9/9/2Ag!A4/9/9/9/8G o 1 7 3:2 0 v5h4m");
    let counter = |key, side, value| Counter { key, side, value };
    let (first, second) = (Some(Side::First), Some(Side::Second));
    assert_eq!(
        scene.counters,
        [
            counter("round", None, 7),
            counter("actions-left", second, 1),
            counter("points", first, 3),
            counter("points", second, 2),
            counter("points-pending", first, 8),
            counter("points-pending", second, 0),
        ]
    );
}

#[test]
fn buttons_are_those_that_some_piece_may_need_and_the_end() {
    let keys = |text: &str| -> Vec<&str> { scene(text).buttons.iter().map(|b| b.key).collect() };
    assert_eq!(
        keys("tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -"),
        ["land", "shoot", "defend", "end"]
    );
    assert_eq!(
        keys("tora-short/rulebook g8/9/9/9/4DU3/9/9/9/8G c 2 1 0:0 0 -"),
        ["land", "shoot", "attack-stance", "ready", "end"]
    );
    let ending: Vec<ButtonId> = scene("tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -")
        .buttons
        .iter()
        .filter(|b| b.ends_turn)
        .map(|b| b.id)
        .collect();
    assert_eq!(ending, [ButtonId("end")]);
    assert_eq!(
        keys("tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -"),
        [""; 0]
    );
}
