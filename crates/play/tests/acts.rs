//! What is seen of the plies of each game, and when.

use game::{Gait, Place, Scene, Viewer};
use hall::{Hall, Options, Table};
use tigerden_play::{Act, Acts, Part, Story};

const NEAR: &str = "tora-short/rulebook 9/9/9/9/4A1s2/9/9/4g4/4G4 c 2 1 0:0 0 -";

fn opened(position: &str) -> Box<dyn Table> {
    let table = Hall::all().open(position, &Options::default());
    table.expect("a position")
}

fn acts(table: &dyn Table, ply: usize) -> (Acts, Scene) {
    let before = table.scene(ply, Viewer::Public).expect("a scene");
    let story = Story::of(table, ply, Viewer::Public);
    (Acts::of(story.as_ref(), &before), before)
}

fn name(scene: &Scene, place: Place) -> String {
    let mut places = scene.places.iter();
    let view = places.find(|view| view.place == place);
    view.expect("a place").name.clone()
}

fn words(scene: &Scene, act: &Act) -> String {
    let name = |place| name(scene, place);
    match &act.part {
        Part::Leg { from, to, gait, .. } => {
            let how = match gait {
                Gait::March => "march",
                Gait::Jump => "jump",
                Gait::Post => "post",
            };
            format!("{how} {} {}", name(*from), name(*to))
        }
        Part::Flight { from, to, strike } => {
            format!("{} {} {}", strike.key(), name(*from), name(*to))
        }
        Part::Fall(piece) => format!("{} falls {}", piece.kind, name(piece.place)),
        Part::Help(place) => format!("help {}", name(*place)),
    }
}

/// What is seen of a move, in the order in which it begins.
fn seen(position: &str, text: &str) -> Vec<String> {
    let mut table = opened(position);
    table.play(text).expect("a legal move");
    let (mut acts, scene) = acts(&*table, 0);
    acts.acts.sort_by_key(|act| act.at);
    assert!(acts.acts.iter().all(|act| act.at + act.takes <= acts.takes));
    acts.acts.iter().map(|act| words(&scene, act)).collect()
}

#[test]
fn tora_marches_shoots_fires_and_strikes() {
    assert_eq!(
        seen(NEAR, "A v5h5-v4h6 * v5h7"),
        [
            "march v5h5 v4h6",
            "shot v4h6 v5h7",
            "tora-soldier falls v5h7"
        ]
    );
    assert_eq!(
        seen(NEAR, "G v1h5xv2h5"),
        ["march v1h5 v2h5", "tora-general falls v2h5"]
    );
    // The way leads past the piece that stands in between.
    let way = seen(
        "tora-short/rulebook 9/9/9/9/2Asa4/9/9/4g4/4G4 c 2 1 0:0 0 -",
        "A v5h3-v6h5",
    );
    assert_eq!(way, ["march v5h3 v6h4", "march v6h4 v6h5"]);
    let cannon = "tora-short/rulebook 9/9/9/9/2C3a2/1SS6/9/4g4/4G4 c 2 1 0:0 0 -";
    let fires = seen(cannon, "C v5h3 * E crew v4h2 v4h3");
    let expected = [
        "help v4h2",
        "help v4h3",
        "ball v5h3 v5h7",
        "tora-archer falls v5h7",
    ];
    assert!(
        expected
            .iter()
            .all(|part| fires.contains(&(*part).to_owned())),
        "{fires:?}"
    );
}

#[test]
fn tigerchess_jumps_over_what_falls_and_posts_what_comes() {
    let start = "tigerchess 3qk3/3p4/8/3p4/2S5/8/8/3QK3 w - - 0 9 Tt - - -";
    assert_eq!(
        seen(start, "c4:e6:c8a"),
        [
            "jump c4 e6",
            "tigerchess-pikeman falls d5",
            "jump e6 c8",
            "tigerchess-pikeman falls d7"
        ]
    );
    let rook = "lancerchess r2q4/8/8/8/8/8/8/R2Q3R w - - 0 12";
    assert_eq!(
        seen(rook, "a1a8"),
        ["march a1 a8", "tigerchess-tower falls a8"]
    );
}

#[test]
fn convoy_shows_who_holds_what_falls() {
    let start = "convoy 13/13/13/13/13/13/6k6/13/13/13/t3nt7/13/13 t 0 1";
    let mut offers = opened(start).offers().into_iter();
    let closes = offers.find(|offer| offer.text.contains("a3") && offer.text.contains("d3"));
    assert_eq!(
        seen(start, &closes.expect("an attacker that comes").text),
        ["march a3 d3", "help f3", "convoy-defender falls e3"]
    );
}

#[test]
fn a_turn_is_bounded_however_many_plies_it_has() {
    let mut table = opened(NEAR);
    table.play("A v5h5-v4h6 * v5h7").expect("legal");
    let (acts, _) = acts(&*table, 0);
    for count in [1_u32, 2, 5, 40] {
        let turn = vec![acts.clone(); count as usize];
        for percent in [50, 100, 200] {
            let paced = Acts::paced(turn.clone(), percent);
            let whole: u32 = paced.iter().map(|acts| acts.takes).sum();
            assert!(whole <= 1200 * percent / 100, "{count} plies take {whole}");
            let usual = acts.takes * count * percent / 100;
            assert!(whole == usual || count > 1, "{count} plies take {whole}");
        }
    }
    assert_eq!(Acts::paced(Vec::new(), 100), Vec::new());
    let quiet = Acts::paced(vec![Acts::default()], 100);
    assert_eq!(quiet, [Acts::default()]);
}
