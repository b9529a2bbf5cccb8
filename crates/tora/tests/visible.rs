//! How TORA looks and is touched: scenes, gestures, and the reasons for touches in vain.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::{
    ButtonId, Composer, Counter, Mark, MarkKind, Place, Position, Refusal, Scene, Side, Touch,
    Touched, Viewer,
};
use tora::{Long, Short};

/// Calls `$body` with the position of either board.
macro_rules! on_board {
    ($text:expr, |$position:ident| $body:expr) => {
        if $text.starts_with("tora-long") {
            let $position: Long = $text.parse().unwrap();
            $body
        } else {
            let $position: Short = $text.parse().unwrap();
            $body
        }
    };
}

fn scene(text: &str) -> Scene {
    on_board!(text, |position| position.scene(Viewer::Public))
}

fn place(scene: &Scene, name: &str) -> Place {
    scene
        .places
        .iter()
        .find(|view| view.name == name)
        .unwrap()
        .place
}

/// A touch by the name of its place or button.
fn touch(scene: &Scene, name: &str) -> Touch {
    let button = scene.buttons.iter().find(|button| button.id.0 == name);
    match button {
        Some(button) => Touch::Button(button.id),
        None => Touch::Place(place(scene, name)),
    }
}

fn composer<P: Position>(position: &P) -> Composer<P::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    Composer::new(
        moves
            .into_iter()
            .map(|mv| (mv, position.gesture(mv)))
            .collect(),
    )
}

/// The touches, by name, lead to a move: in notation, with `?` if more touches are possible.
#[track_caller]
fn makes(text: &str, touches: &str, expected: &str) {
    let made = on_board!(text, |position| {
        let scene = position.scene(Viewer::Public);
        let mut composer = composer(&position);
        let mut last = None;
        for name in touches.split(' ') {
            last = match composer.touch(touch(&scene, name)) {
                Touched::Refused => panic!("{name} of {touches} is refused"),
                Touched::Done(mv) => Some(position.notation(mv)),
                Touched::More => composer
                    .complete()
                    .map(|mv| format!("{} ?", position.notation(mv))),
            };
        }
        last.unwrap_or_else(|| "nothing yet".to_owned())
    });
    assert_eq!(made, expected);
}

/// The last of the touches is refused, for this reason: its rule, its message, and its places.
#[track_caller]
fn in_vain(text: &str, touches: &str, rule: &str, key: &str, places: &str) {
    let (reason_rule, reason_key, reason_places) = on_board!(text, |position| {
        let scene = position.scene(Viewer::Public);
        let touched: Vec<Touch> = touches.split(' ').map(|name| touch(&scene, name)).collect();
        let mut composer = composer(&position);
        let (last, before) = touched.split_last().unwrap();
        for touch in before {
            assert_ne!(composer.touch(*touch), Touched::Refused, "{touch:?}");
        }
        assert_eq!(composer.touch(*last), Touched::Refused);
        let reason = position.explain(&touched);
        let name = |place: Place| {
            scene
                .places
                .iter()
                .find(|view| view.place == place)
                .unwrap()
                .name
                .clone()
        };
        let names: Vec<String> = reason.places().into_iter().map(name).collect();
        (reason.rule().0, reason.key(), names.join(" "))
    });
    assert_eq!(
        (reason_rule, reason_key, reason_places.as_str()),
        (rule, key, places)
    );
}

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
    // Neighbours have different shades, the four corners the same.
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

mod gestures {
    use super::*;

    #[test]
    fn a_move_is_piece_and_end() {
        makes(
            "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5",
            "nothing yet",
        );
        makes(
            "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "A v5h5-v5h4",
        );
    }

    #[test]
    fn a_move_that_an_attack_may_follow_waits() {
        makes(
            "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "A v5h5-v5h4 ?",
        );
        makes(
            "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4 v5h3",
            "A v5h5-v5h4 * v5h3",
        );
    }

    #[test]
    fn an_enemy_that_can_be_landed_on_or_shot_asks_which() {
        makes(
            "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "nothing yet",
        );
        makes(
            "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4 land",
            "A v5h5xv5h4",
        );
        makes(
            "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4 shoot",
            "A v5h5 * v5h4",
        );
    }

    #[test]
    fn an_enemy_that_can_be_taken_one_way_only_does_not_ask() {
        makes(
            "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h3",
            "A v5h5 * v5h3",
        );
        makes(
            "tora-short/rulebook g8/9/9/9/3uS4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "S v5h5xv5h4",
        );
        makes(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5u2H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "v9h9 v9h6",
            "H v9h9xv9h6",
        );
        // Landing would be suicide, shooting is not.
        makes(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5a1uK8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "v9h9 v9h8",
            "K v9h9 * v9h8",
        );
    }

    #[test]
    fn t_a7_what_shares_the_place_is_attacked_by_touching_it_twice() {
        makes(
            "tora-short/rulebook 9/9/9/9/2[Sg!]6/9/9/9/8G o 2 1 0:0 0 -",
            "v5h3 v5h3",
            "G v5h3 * v5h3",
        );
    }

    #[test]
    fn t_c1_a_soldier_changes_its_stance_by_a_button() {
        makes(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 defend",
            "S v5h5 def",
        );
        makes(
            "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 attack-stance",
            "S v5h5 att",
        );
    }

    #[test]
    fn t_c6_the_only_crew_needs_no_touch() {
        makes(
            "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "C v5h5-v5h4 crew v5h6 v6h6",
        );
        makes(
            "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h2",
            "C v5h5 * W crew v5h6 v6h6",
        );
        makes(
            "tora-short/rulebook g8/9/9/5S3/1u2US3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 ready",
            "C v5h5 ready crew v5h6 v6h6",
        );
    }

    #[test]
    fn t_c6_the_usual_crew_can_be_confirmed_or_another_touched_in_any_order() {
        let choice = "tora-short/rulebook g8/9/9/5S3/1u2CD3/5A3/9/9/8G c 2 1 0:0 0 -";
        makes(choice, "v5h5 v5h2", "C v5h5 * W crew v5h6 v6h6 ?");
        makes(choice, "v5h5 v5h2 v6h6 v4h6", "C v5h5 * W crew v4h6 v6h6");
        makes(choice, "v5h5 v5h2 v4h6 v6h6", "C v5h5 * W crew v4h6 v6h6");
        makes(choice, "v5h5 v5h2 v6h6 v5h6", "C v5h5 * W crew v5h6 v6h6");
    }

    #[test]
    fn t_r9_a_ruler_is_named_by_touching_the_general() {
        makes(
            "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/17/16K o 0 3 8:0 0 =oQ",
            "v14h4",
            "G v14h4 =Q",
        );
    }

    #[test]
    fn the_turn_ends_by_its_button() {
        makes(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "end",
            "end",
        );
    }
}

mod reasons {
    use super::*;

    #[test]
    fn the_first_touch() {
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "v4h4",
            "T-R3",
            "tora-illegal-no-piece",
            "v4h4",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "v9h1",
            "T-R1",
            "tora-illegal-not-yours",
            "v9h1",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "defend",
            "T-R3",
            "tora-illegal-piece-first",
            "",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 0 1 0:0 0 v5h5m",
            "v1h9",
            "T-R2",
            "tora-illegal-no-actions-left",
            "",
        );
    }

    #[test]
    fn moves() {
        in_vain(
            "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h2",
            "T-M1",
            "tora-illegal-too-far",
            "v5h5 v5h2",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/3S5/3AA4/3S5/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h3",
            "T-M2",
            "tora-illegal-blocked",
            "v5h5 v5h3",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/3SA4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "T-M2",
            "tora-illegal-own-piece",
            "v5h4",
        );
        in_vain(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/Hd14K c 1 1 0:0 0 -",
            "v1h1 v1h3",
            "T-M3",
            "tora-illegal-barred",
            "v1h1 v1h3",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4",
            "T-C1",
            "tora-illegal-defending",
            "v5h5",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/9/9/9/DA7/GD7 c 2 1 0:0 0 -",
            "v1h1",
            "T-M2",
            "tora-illegal-shut-in",
            "v1h1",
        );
    }

    #[test]
    fn attacks() {
        in_vain(
            "tora-short/rulebook g8/9/9/9/2uDA4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h3",
            "T-A5",
            "tora-illegal-stopped",
            "v5h5 v5h3 v5h4",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h2",
            "T-A4",
            "tora-illegal-out-of-range",
            "v5h5 v5h2",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4 v5h2",
            "T-A4",
            "tora-illegal-out-of-range-moved",
            "v5h4 v5h2",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h3 v5h2",
            "T-A4",
            "tora-illegal-archer-moved",
            "v5h5 v5h3",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h4 v5h5",
            "T-A6",
            "tora-illegal-no-enemy",
            "v5h5",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/2a1S4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h3",
            "T-M1",
            "tora-illegal-too-far",
            "v5h5 v5h3",
        );
        in_vain(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/4u3H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "v9h9 v9h5",
            "T-M1",
            "tora-illegal-too-far",
            "v9h9 v9h5",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/3aAa3/9/9/9/8G c 1 1 1:0 0 v5h5a",
            "v5h5 v5h4",
            "T-R4",
            "tora-illegal-attacked-already",
            "v5h5",
        );
        in_vain(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/u1A6 c 2 1 0:0 0 -",
            "v1h3 v1h1",
            "T-T4",
            "tora-illegal-forest",
            "v1h3 v1h1",
        );
    }

    #[test]
    fn cannons() {
        let crewless = "tora-short/rulebook g8/9/9/9/1u2CS3/9/9/9/8G c 2 1 0:0 0 -";
        in_vain(crewless, "v5h5", "T-C2", "tora-illegal-crew-size", "v5h5");
        let ready = "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -";
        in_vain(
            ready,
            "v5h5 v5h3",
            "T-C2",
            "tora-illegal-cannon-move",
            "v5h5 v5h3",
        );
    }

    #[test]
    fn t_c4_what_a_cannon_does_not_hit() {
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/u1a1CS3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h1",
            "T-C4",
            "tora-illegal-first-in-line",
            "v5h5 v5h3",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/4CS3/1a7/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v4h2",
            "T-C4",
            "tora-illegal-not-in-line",
            "v5h5 v4h2",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/u1A1CS3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h1",
            "T-C4",
            "tora-illegal-own-in-line",
            "v5h5 v5h3",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/1u2US3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h2",
            "T-C3",
            "tora-illegal-unready",
            "v5h5",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/4CS3/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v1h9",
            "T-C4",
            "tora-illegal-own-in-line",
            "v5h5 v1h9",
        );
    }

    #[test]
    fn t_c5_crew() {
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/1u2CD3/5A3/9/9/8G c 2 1 0:0 0 -",
            "v5h5 v5h2 v1h9",
            "T-C2",
            "tora-illegal-not-beside",
            "v5h5 v1h9",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/5A3/1u2CS3/9/9/9/8G c 1 1 0:0 0 v5h6m",
            "v5h5",
            "T-C5",
            "tora-illegal-crew-acted",
            "v5h5 v5h6",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/4SD3/1u2CA3/5A3/9/9/8G c 1 1 0:0 0 v4h6m",
            "v5h5 v5h2 v4h6",
            "T-C5",
            "tora-illegal-crew-acted",
            "v5h5 v4h6",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/5S3/3C1S3/9/9/9/8G c 1 1 0:0 0 v5h4m,v5h6bv5h4,v6h6bv5h4",
            "v5h6",
            "T-C5",
            "tora-illegal-bound",
            "v5h6 v5h4",
        );
    }

    #[test]
    fn stances_and_readying() {
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S1D2/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 attack-stance",
            "T-C1",
            "tora-illegal-same-stance",
            "v5h5",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "v1h9 defend",
            "T-C1",
            "tora-illegal-no-soldier",
            "v1h9",
        );
        in_vain(
            "tora-short/rulebook g8/9/6A2/5S3/4US3/9/9/9/8G c 2 1 0:0 0 -",
            "v7h7 ready",
            "T-C2",
            "tora-illegal-no-cannon",
            "v7h7",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
            "v5h5 end",
            "T-R3",
            "tora-illegal-no-use",
            "v5h5",
        );
    }

    #[test]
    fn jeopardy_names_the_piece_and_what_endangers_it() {
        in_vain(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5h3K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "v9h10 v9h9",
            "T-J6",
            "tora-illegal-no-legal-end",
            "v9h9 v9h6",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 1 1 0:0 0 v5h7m",
            "end",
            "T-J2",
            "tora-illegal-jeopardy",
            "v5h7 v5h5",
        );
        in_vain(
            "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 1 1 0:0 0 v5h7m",
            "v2h2",
            "T-J6",
            "tora-illegal-no-legal-end",
            "v5h7 v5h5",
        );
    }

    #[test]
    fn naming_and_the_end_of_the_game() {
        in_vain(
            "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/17/16K o 0 3 8:0 0 =oQ",
            "v1h17",
            "T-R9",
            "tora-illegal-no-heir",
            "v1h17",
        );
        in_vain(
            "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -",
            "v1h1",
            "T-V1",
            "tora-illegal-game-over",
            "",
        );
    }
}
