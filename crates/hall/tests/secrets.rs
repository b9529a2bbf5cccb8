//! A table of a game with secrets tells each viewer what that viewer may know, and no more.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

#[path = "../../testkit/tests/burrow/mod.rs"]
mod burrow;
mod listed;

// As other crates know it, so that `listed` is the same file for their tests.
extern crate tigerden_hall as hall;

use std::sync::Arc;

use burrow::{Burrow, Known};
use game::record::{About, Sheet};
use game::{Side, Viewer};
use hall::{Options, PlayError, Rules, Table};

const MOVES: [&str; 4] = ["d1", "c5", "w1", "e5"];
const GARDENER: Viewer = Viewer::Player(Side::First);
const MOLE: Viewer = Viewer::Player(Side::Second);

fn played() -> Box<dyn Table> {
    let mut table = Rules::of::<Burrow<0>>(Arc::default())
        .start(&Options::default())
        .unwrap();
    for text in MOVES {
        table.play(text).unwrap();
    }
    table
}

fn texts(table: &dyn Table, viewer: Viewer) -> Vec<String> {
    let text = |ply| table.ply(ply, viewer).unwrap().1;
    (0..table.plies()).map(text).collect()
}

#[test]
fn each_viewer_reads_and_sees_the_own_view() {
    let table = played();
    for (viewer, creep, knows) in [
        (Viewer::Judge, "c5", true),
        (MOLE, "c5", true),
        (GARDENER, "~", false),
        (Viewer::Public, "~", false),
    ] {
        assert_eq!(texts(&*table, viewer), ["d1.", creep, "w1", "e5"]);
        let moles = |plies| {
            let scene = table.scene(plies, viewer).unwrap();
            scene
                .pieces
                .iter()
                .filter(|piece| piece.letter == 'm')
                .count()
        };
        assert_eq!(
            (moles(0), moles(2)),
            (usize::from(knows), usize::from(knows))
        );
        assert_eq!(table.start(viewer).ends_with(" 6"), knows, "{viewer:?}");
        let (start, moves) = table.line(table.plies(), viewer);
        assert_eq!(
            (start, moves),
            (table.start(viewer), texts(&*table, viewer))
        );
    }
}

#[test]
fn a_view_that_is_sent_what_its_viewer_sees_keeps_up() {
    let table = played();
    let rules = Rules::of::<Known<0>>(Arc::default());
    for viewer in [GARDENER, MOLE, Viewer::Public, Viewer::Judge] {
        let mut copy = rules
            .open(&table.start(viewer), &Options::default())
            .unwrap();
        for (ply, text) in texts(&*table, viewer).into_iter().enumerate() {
            copy.play(&text).unwrap();
            let right = table.position_after(ply + 1, viewer);
            assert_eq!(Some(copy.position(viewer)), right, "{viewer:?}, {text}");
        }
        if viewer == GARDENER {
            assert_eq!(copy.offers(), table.offers());
        }
    }
}

#[test]
fn answers_are_the_rules_own() {
    let mut table = Rules::of::<Burrow<0>>(Arc::default())
        .open("3 1111111 0111000 f 1 - 4", &Options::default())
        .unwrap();
    assert!(matches!(table.play("d4."), Err(PlayError::Text(_))));
    assert!(matches!(table.play("~"), Err(PlayError::Refused(_))));
    assert_eq!(table.plies(), 0);
    let played = table.play("d4").unwrap();
    assert_eq!((played.text.as_str(), played.sealed), ("d4!", true));
    assert_eq!(table.outcome().unwrap().winner, Some(Side::First));
}

#[test]
fn a_record_says_what_its_viewer_has_seen() {
    let table = played();
    let about = About::default();
    let judge = table.record(&about, Viewer::Judge);
    let public = table.record(&about, Viewer::Public);
    assert!(judge.contains("c5") && judge.contains("[FEN \"1111111 1110000 f 1 - 6\"]"));
    assert!(public.contains(" ~") && public.contains("[FEN \"1111111 1110000 f 1 - ?\"]"));

    let mut again = Rules::of::<Burrow<0>>(Arc::default())
        .start(&Options::default())
        .unwrap();
    assert!(again.replay(&Sheet::parse(&public).unwrap()).is_err());
    assert_eq!(again.plies(), 0);
    again.replay(&Sheet::parse(&judge).unwrap()).unwrap();
    assert_eq!(again.position(Viewer::Judge), table.position(Viewer::Judge));

    let lie = judge.replace("d1.", "d1!");
    assert!(again.replay(&Sheet::parse(&lie).unwrap()).is_err());
}
