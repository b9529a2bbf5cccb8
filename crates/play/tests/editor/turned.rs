//! The whole board mirrored, with its ground.

use std::collections::BTreeSet;

use game::{Ground, Scene, Side};
use tigerden_play::{Editor, Tool};

use crate::{at, open, starts, take, wrong};

const PAINTED: &str =
    "tora-short/rulebook+ground=~1^//////..2/4/ 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";

fn ground(editor: &Editor, name: &str) -> Ground {
    let scene = editor.scene();
    let mut places = scene.places.iter();
    let view = places.find(|view| view.name == name);
    view.expect("a place").ground
}

#[test]
fn painted_ground_is_mirrored_with_the_pieces_on_it() {
    let mut editor = open(PAINTED);
    let slope = ground(&editor, "v9h2");
    assert_eq!(slope, Ground::Slope(7));
    editor.mirror();
    // Left is where v is low, so the rows of the text change places.
    assert_eq!(
        editor.text(),
        "tora-short/rulebook+ground=/4/..8//////~7^ g8/9/9/9/9/9/9/9/8G c 2 1 0:0 0 -"
    );
    editor.mirror();
    assert_eq!(editor.text(), PAINTED);
    // It is one step.
    editor.undo();
    editor.undo();
    assert_eq!(editor.text(), PAINTED);
}

#[test]
fn a_board_with_a_name_is_mirrored_and_called_by_its_name_again() {
    let pieces = "8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    for name in ["river", "river-flipped", "lake", "lake-flipped", "ridge"] {
        let text = format!("tora-short/rulebook+terrain={name} {pieces}");
        let mut editor = open(&text);
        editor.mirror();
        assert_eq!(wrong(&editor), []);
        editor.mirror();
        assert_eq!(editor.text(), text);
    }
    let mut editor = open(&format!("tora-short/rulebook+terrain=river {pieces}"));
    editor.mirror();
    assert!(
        editor.text().contains("+terrain=river-flipped "),
        "{}",
        editor.text()
    );
}

#[test]
fn mirrored_twice_every_board_is_as_before() {
    for text in starts() {
        let mut editor = open(&text);
        let before = editor.scene();
        editor.mirror();
        editor.mirror();
        let after = editor.scene();
        let pieces = |scene: &Scene| {
            let pieces = scene.pieces.iter();
            let pieces = pieces.map(|piece| (piece.place, piece.side, piece.letter));
            pieces.collect::<BTreeSet<_>>()
        };
        assert_eq!(pieces(&after), pieces(&before), "{text}");
        assert_eq!(after.places, before.places, "{text}");
        // Rights to protect a Queen are gone with the mirrored board.
        if !text.contains("chess") {
            assert_eq!(editor.text(), text);
        }
    }
}

#[test]
fn ground_is_mirrored_also_under_an_impossible_position() {
    let mut editor = open(&PAINTED.replace(" c 2 1 0:0 0", " o 2 4 3:5 2"));
    editor.clear();
    editor.choose(Tool::Paint(Ground::Forest));
    editor.touch(at(&editor, "v5h1"));
    assert!(editor.table().is_none());
    let before = editor.scene();
    editor.mirror();
    assert_eq!(ground(&editor, "v5h1"), Ground::Forest);
    assert_eq!(ground(&editor, "v1h1"), Ground::Water);
    assert_eq!(ground(&editor, "v9h1"), Ground::Plain);
    editor.mirror();
    assert_eq!(editor.scene().places, before.places);
}

#[test]
fn swapped_sides_find_the_same_ground_before_them() {
    let mut editor = open(PAINTED);
    assert!(editor.can_swap());
    editor.swap();
    assert_eq!(ground(&editor, "v9h9"), Ground::Water);
    editor.swap();
    assert_eq!(editor.text(), PAINTED);
    // Pieces are put on it as ever.
    take(&mut editor, Side::First, "tora-archer");
    editor.touch(at(&editor, "v5h5"));
    assert_eq!(wrong(&editor), []);
}
