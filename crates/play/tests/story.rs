//! What is told of the plies of each game.

use game::Viewer;
use hall::{Hall, Options, Table};
use tigerden_play::Story;

fn opened(position: &str) -> Box<dyn Table> {
    let table = Hall::all().open(position, &Options::default());
    table.expect("a position")
}

/// What is told of a move: piece, place, where it goes, what it attacks, what falls, what it becomes.
fn told(position: &str, text: &str) -> String {
    let mut table = opened(position);
    table.play(text).expect("a legal move");
    let story = Story::of(&*table, 0, Viewer::Public).expect("a story");
    let scene = table.scene(0, Viewer::Public).expect("a scene");
    let name = |place| {
        let mut places = scene.places.iter();
        let view = places.find(|view| view.place == place);
        view.expect("a place").name.clone()
    };
    let piece = story.piece.as_ref().expect("a piece");
    let mut words = vec![piece.kind.to_owned(), name(piece.place)];
    words.extend(story.to.map(|to| format!("to {}", name(to))));
    let target = story.target.as_ref();
    words.extend(target.map(|t| format!("at {} {}", t.kind, name(t.place))));
    let fallen = story.fallen.iter();
    words.extend(fallen.map(|f| format!("takes {} {}", f.kind, name(f.place))));
    words.extend(story.becomes.iter().map(|now| {
        let states = now.states.join(" ");
        format!("becomes {} {states}", now.kind)
            .trim_end()
            .to_owned()
    }));
    let arrows = story.arrows().into_iter();
    words.extend(arrows.map(|(from, to)| format!("{}>{}", name(from), name(to))));
    words.join(", ")
}

#[test]
fn tora_tells_moves_shots_and_stances() {
    let start = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    assert_eq!(
        told(start, "S v4h8-v3h7"),
        "tora-soldier, v4h8, to v3h7, v4h8>v3h7"
    );
    let near = "tora-short/rulebook 9/9/9/9/4A1s2/9/9/4g4/4G4 c 2 1 0:0 0 -";
    assert_eq!(
        told(near, "A v5h5 * v5h7"),
        "tora-archer, v5h5, at tora-soldier v5h7, v5h5>v5h7"
    );
    assert_eq!(
        told(near, "A v5h5-v4h6 * v5h7"),
        "tora-archer, v5h5, to v4h6, at tora-soldier v5h7, v5h5>v4h6, v4h6>v5h7"
    );
    assert_eq!(
        told(near, "G v1h5xv2h5"),
        "tora-general, v1h5, to v2h5, at tora-general v2h5, v1h5>v2h5"
    );
}

#[test]
fn tigerchess_tells_captures_and_jumps() {
    let position = "lancerchess r2q4/8/8/8/8/8/8/R2Q3R w - - 0 12";
    assert_eq!(
        told(position, "a1a8"),
        "tigerchess-tower, a1, to a8, at tigerchess-tower a8, a1>a8"
    );
}

#[test]
fn convoy_tells_what_is_surrounded() {
    let mut table = Hall::all()
        .start("convoy", &Options::default())
        .expect("a start");
    let text = table.offers()[0].text.clone();
    table.play(&text).expect("legal");
    let story = Story::of(&*table, 0, Viewer::Public).expect("a story");
    assert!(story.to.is_some() && story.target.is_none() && story.fallen.is_empty());
    assert_eq!(story.arrows().len(), 1);
}

#[test]
fn the_end_of_a_turn_has_no_story() {
    let start = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    let mut table = opened(start);
    table.play("end").expect("a pass");
    assert_eq!(Story::of(&*table, 0, Viewer::Public), None);
    assert_eq!(Story::of(&*table, 1, Viewer::Public), None);
}
