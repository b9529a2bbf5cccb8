//! Changes that are shown before it is known whether the position is possible.

use game::{Ground, Side, SplitMix, Viewer};
use tigerden_play::{Editor, Tool, Touched};

use crate::{at, open, starts, take, wrong};

const SMALL: &str = "brandubh 3t3/3t3/3n3/ttnknt1/3n3/3t3/3t3 t 0 2";

#[test]
fn a_change_is_shown_and_written_before_it_is_judged() {
    let mut editor = open(SMALL).unhurried();
    assert!(editor.is_judged());
    take(&mut editor, Side::Second, "convoy-king");
    assert_eq!(editor.touch(at(&editor, "b2")), Touched::Changed);
    assert_eq!(editor.scene().pieces.len(), 13);
    assert_eq!(
        editor.text(),
        "brandubh 3t3/3t3/3n3/ttnknt1/3n3/1k1t3/3t3 t 0 2"
    );
    // Nothing is said of it until then.
    assert!(!editor.is_judged() && editor.table().is_none());
    assert_eq!((wrong(&editor), editor.legal()), (vec![], None));
    editor.judge();
    assert_eq!(wrong(&editor).len(), 1);
    editor.undo();
    assert!(!editor.is_judged());
    editor.judge();
    assert_eq!((wrong(&editor), editor.text()), (vec![], SMALL));
}

#[test]
fn what_needs_the_verdict_waits_for_it() {
    let river = "tora-short/rulebook+terrain=river 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    let mut editor = open(river).unhurried();
    let place = at(&editor, "v5h5");
    editor.paint(Ground::Water, place, false);
    editor.paint(Ground::Forest, at(&editor, "v5h6"), true);
    assert!(!editor.is_judged());
    // Another board takes the place of what was painted.
    editor.say("terrain", "lake");
    assert!(
        editor.text().contains("+terrain=lake "),
        "{}",
        editor.text()
    );
    take(&mut editor, Side::First, "tora-archer");
    editor.touch(place);
    editor.choose(Tool::Ask);
    assert_eq!(editor.touch(place), Touched::Held);
    assert!(editor.is_judged() && !editor.ways(place).is_empty());
}

/// Whether the position is judged after each change or after some of them makes no difference to what can be painted
/// and put there.
#[test]
fn judged_later_it_is_the_same_position() {
    for (seed, text) in (1..).zip(starts()) {
        if text.contains("chess") {
            // Rights that are gone do not come back, if the board was judged without them.
            continue;
        }
        let (mut now, mut later) = (open(&text), open(&text).unhurried());
        let mut random = SplitMix(seed);
        for _ in 0..60 {
            let places = now.scene().places;
            let place = places[random.below(places.len())].place;
            let grounds = now.grounds();
            let act = random.below(8);
            let number = random.below(now.kit().len());
            let judges = random.below(3) == 0;
            for editor in [&mut now, &mut later] {
                match act {
                    0..=3 => drop(editor.put(number, place)),
                    4 => drop(editor.remove(place)),
                    5 if !grounds.is_empty() => {
                        let ground = grounds[number % grounds.len()];
                        editor.paint(ground, place, false);
                    }
                    6 => editor.mirror(),
                    _ => editor.undo(),
                }
            }
            if judges {
                later.judge();
                assert_eq!(later.text(), now.text());
                assert_eq!(later.wrong(), now.wrong());
                let position = |editor: &Editor| Some(editor.table()?.position(Viewer::Judge));
                assert_eq!(position(&later), position(&now));
            }
        }
    }
}
