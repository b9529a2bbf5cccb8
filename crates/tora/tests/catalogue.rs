//! T-T7: terrain boards of a user's own, and what a position knows of them.

use board::Dir;
use game::{Position, TextError};
use tigerden_tora::{Catalogue, Ground, Short, ShortSquare, Terrain};

const ROW: &str = "~^..6....\n";
const MINE: &str =
    "tora-short/rulebook+terrain=mine 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

fn file(name: &str, row: &str) -> String {
    format!(
        "name = {name}\nsize = 9\nsource = a test\n\n{}",
        row.repeat(9)
    )
}

fn catalogue(file: &str) -> Catalogue {
    let mut catalogue = Catalogue::default();
    catalogue.add_terrain(file).expect("a board");
    catalogue
}

fn refused(text: &str, catalogue: &Catalogue) -> TextError {
    Short::read(text, catalogue).expect_err("no such board")
}

#[test]
fn t_t7_a_board_of_a_user_is_known_where_it_was_added() {
    let own = catalogue(&file("mine", ROW));
    let terrain = own.terrain("mine", 9).expect("it was added");
    assert_eq!(
        ShortSquare::at(9, 5).map(|at| terrain.ground(at)),
        Some(Ground::Slope(Dir::E))
    );
    assert!(!terrain.is_symmetric());
    assert_eq!(own.terrain("mine", 17), None);
    assert_eq!(Catalogue::built_in().terrain("mine", 9), None);

    let position = Short::read(MINE, &own).expect("a position");
    assert_eq!(
        (position.terrain(), position.to_string()),
        (terrain, MINE.to_owned())
    );
    let error = MINE.parse::<Short>().expect_err("not built in");
    assert_eq!(error, refused(MINE, Catalogue::built_in()));
    assert_eq!(
        &MINE[error.first().at..error.first().at + error.first().len],
        "mine"
    );
}

#[test]
fn t_t7_a_name_means_one_board_in_a_catalogue_and_may_mean_another_in_the_next() {
    let mut own = catalogue(&file("mine", ROW));
    let same = own.add_terrain(&format!("# once more\n{}", file("mine", ROW)));
    assert_eq!(same.ok(), own.terrain("mine", 9));
    assert_eq!(own.terrains(9).count(), 6);
    let flat = file("mine", ".........\n");
    assert!(own.add_terrain(&flat).is_err());

    let here = Short::read(MINE, &own).expect("a position");
    let there = Short::read(MINE, &catalogue(&flat)).expect("a position");
    assert_ne!(here, there);
    assert_ne!(
        (here.key(), here.turn_key()),
        (there.key(), there.turn_key())
    );
    let again = Short::read(MINE, &catalogue(&file("mine", ROW))).expect("a position");
    assert_eq!((here, here.key()), (again, again.key()));
}

/// Processes that have read other boards before agree on the keys: this number was found by one
/// that reads no board but this.
#[test]
fn t_t7_keys_tell_of_the_ground_and_not_of_what_was_read_before() {
    let mut own = Catalogue::default();
    for number in 0..5 {
        let other = file(&format!("other-{number}"), "....~....\n");
        own.add_terrain(&other).expect("a board");
    }
    own.add_terrain(&file("mine", ROW)).expect("a board");
    let position = Short::read(MINE, &own).expect("a position");
    assert_eq!(position.key(), 8_186_886_017_987_058_784);
}

#[test]
fn t_t7_a_wrong_file_is_refused_with_its_place() {
    let rows = ".........\n".repeat(8);
    let wrong = |text: &str| {
        let read = text.parse::<Terrain>();
        read.map_err(|error| (error.first().at, error.first().len))
    };
    let head = "name = one\nsize = 9\n";
    assert_eq!(
        wrong(&format!("{head}{rows}")),
        Err((head.len() + rows.len(), 0))
    );
    assert_eq!(
        wrong(&format!("{head}{rows}....5....\n")),
        Err((head.len() + 84, 1))
    );
    assert_eq!(
        wrong(&format!("{head}{rows}....\n")),
        Err((head.len() + 80, 4))
    );
    assert_eq!(wrong(&format!("size = 8\n{rows}")), Err((0, 8)));
    assert_eq!(wrong(&rows), Err((rows.len(), 0)));
}
