//! What is seen of a piece in each game, whoever is to move.

use game::{Place, Reach, Side, SplitMix, Viewer};
use hall::{Hall, Options, Table};

fn opened(position: &str) -> Box<dyn Table> {
    let table = Hall::all().open(position, &Options::default());
    table.expect("a position")
}

fn place(table: &dyn Table, name: &str) -> Place {
    let scene = table.scene(0, Viewer::Public).expect("a scene");
    let view = scene.places.iter().find(|view| view.name == name);
    view.expect("a place").place
}

fn names(table: &dyn Table, places: &[Place]) -> Vec<String> {
    let scene = table.scene(0, Viewer::Public).expect("a scene");
    let views = scene.places.iter();
    let named = views.filter(|view| places.contains(&view.place));
    let mut names: Vec<String> = named.map(|view| view.name.clone()).collect();
    names.sort();
    names
}

/// Where the piece of a side at a place can go, and what it attacks.
fn reach(position: &str, side: Side, at: &str) -> Option<[Vec<String>; 2]> {
    let table = opened(position);
    let reach = table.reach_of(0, Viewer::Public, side, place(&*table, at))?;
    Some([&reach.goes, &reach.strikes].map(|places| names(&*table, places)))
}

fn threats(position: &str, side: Side, at: &str) -> Vec<String> {
    let table = opened(position);
    let threats = table.threats(0, Viewer::Public, side, place(&*table, at));
    names(&*table, &threats)
}

const TORA: &str = "tora-short/rulebook 8g/9/9/9/4A1s2/9/9/9/G8 c 2 1 0:0 0 -";

#[test]
fn tora_shows_reach_and_threats_of_both_sides() {
    let [goes, strikes] = reach(TORA, Side::First, "v5h5").expect("an Archer");
    assert!(goes.contains(&"v5h6".to_owned()) && !goes.contains(&"v5h7".to_owned()));
    assert!(strikes.contains(&"v5h7".to_owned()));
    // The Soldier of the other side, which is not to move.
    let [goes, _] = reach(TORA, Side::Second, "v5h7").expect("a Soldier");
    assert!(!goes.is_empty());
    assert_eq!(threats(TORA, Side::Second, "v5h7"), ["v5h5"]);
    assert_eq!(threats(TORA, Side::First, "v1h1"), Vec::<String>::new());
    assert_eq!(reach(TORA, Side::First, "v5h7"), None);
    assert_eq!(reach(TORA, Side::First, "v3h3"), None);
}

#[test]
fn tigerchess_shows_moves_out_of_turn_and_who_gives_check() {
    let position = "lancerchess r2q4/8/8/8/8/8/8/R2Q3R w - - 0 12";
    let [goes, strikes] = reach(position, Side::Second, "a8").expect("a Tower");
    assert_eq!(strikes, ["a1"]);
    assert_eq!(goes, ["a2", "a3", "a4", "a5", "a6", "a7", "b8", "c8"]);
    let check = "lancerchess 3q4/8/8/8/8/8/8/R2Q3r w - - 0 12";
    assert_eq!(threats(check, Side::First, "d1"), ["h1"]);
}

#[test]
fn convoy_shows_what_a_boat_would_capture() {
    let position = "convoy 13/13/13/13/13/13/6k6/13/13/13/t3nt7/13/13 t 0 1";
    let [goes, strikes] = reach(position, Side::First, "a3").expect("a boat");
    assert!(goes.contains(&"d3".to_owned()));
    assert_eq!(strikes, ["e3"]);
    assert_eq!(threats(position, Side::Second, "e3"), ["a3"]);
    let [goes, strikes] = reach(position, Side::Second, "g7").expect("the king");
    assert!(goes.contains(&"g3".to_owned()));
    // Between him on g3 and the boat on e3.
    assert_eq!(strikes, ["f3"]);
}

/// A game with Assassins; the Opposition's begins in this column.
fn with_assassins(lair: &str) -> Box<dyn Table> {
    let mut options = Options::default();
    options.game.insert("assassins".into(), "on".into());
    let seat = |lair: &str| [("lair".to_owned(), lair.to_owned())].into();
    options.seats = ["v7", lair].map(seat);
    let table = Hall::all().start("tora-long", &options);
    table.expect("a start")
}

/// What a viewer sees of every piece that is looked at closely.
fn closer_looks(table: &dyn Table, viewer: Viewer) -> Vec<(Place, Option<Reach>, Vec<Place>)> {
    let plies = table.plies();
    let pieces = table.scene(plies, viewer).expect("a scene").pieces;
    let look = |piece: game::PieceView| {
        let (side, at) = (piece.side, piece.place);
        let reach = table.reach_of(plies, viewer, side, at);
        (at, reach, table.threats(plies, viewer, side, at))
    };
    pieces.into_iter().map(look).collect()
}

#[test]
fn a_closer_look_does_not_depend_on_where_an_assassin_hides() {
    let mut looked = 0;
    for seed in 1..=3 {
        let mut games = ["v1", "v11"].map(with_assassins);
        let mut random = SplitMix(seed);
        for _ in 0..25 {
            for viewer in [Viewer::Player(Side::First), Viewer::Public] {
                let [one, other] = [0, 1].map(|game| closer_looks(&*games[game], viewer));
                assert_eq!(one, other, "seed {seed}, {viewer:?}");
                looked += one.len();
            }
            let judge = |table: &dyn Table| closer_looks(table, Viewer::Judge);
            assert_ne!(judge(&*games[0]), judge(&*games[1]), "somebody knows");
            // Actions of the hidden Assassins differ in the two games, and so may what is found.
            let open: Vec<String> = games[0]
                .offers()
                .into_iter()
                .map(|offer| offer.text)
                .collect();
            let open: Vec<_> = open
                .into_iter()
                .filter(|text| !text.starts_with('X') && !text.contains("search"))
                .collect();
            let Some(text) = open.get(random.below(open.len().max(1))) else {
                break;
            };
            for table in &mut games {
                table.play(text).expect("a move of both games");
            }
        }
    }
    assert!(looked > 5_000, "{looked}");
}
