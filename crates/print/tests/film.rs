//! A game as a series of pictures.

use game::Viewer;
use hall::{Hall, Options, Table};
use tigerden_print::Film;

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// A turn of two actions, and one that passes.
fn played() -> Box<dyn Table> {
    let opened = Hall::all().open(START, &Options::default());
    let mut table = opened.expect("a position");
    for text in ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end"] {
        table.play(text).expect("legal");
    }
    table
}

#[test]
fn a_film_shows_the_start_and_each_turn_with_what_it_did() {
    let table = played();
    let film = Film::of(&*table, table.plies(), Viewer::Public, false);
    assert_eq!(film.pictures(), 3);
    let arrow = "stroke=\"#b3231b\"";
    let arrows = |number| {
        let svg = film.svg(number).expect("a picture");
        svg.matches(arrow).count()
    };
    assert_eq!([arrows(0), arrows(1), arrows(2)], [0, 2, 0]);
    assert!(film.svg(3).is_err(), "there is no such turn");
}

#[test]
fn all_pictures_have_one_size_and_stay_for_a_while() {
    let table = played();
    let film = Film::of(&*table, table.plies(), Viewer::Public, true);
    let (width, height) = film.size().expect("a size");
    let size = format!("width=\"{width}\" height=\"{height}\"");
    for number in 0..film.pictures() {
        let svg = film.svg(number).expect("a picture");
        assert!(svg.contains(&size), "{size}");
    }
    assert_eq!([film.ms(0), film.ms(1), film.ms(2)], [1200, 1250, 4000]);
}

#[test]
fn a_film_of_the_first_plies_ends_there() {
    let table = played();
    let film = Film::of(&*table, 3, Viewer::Public, false);
    assert_eq!(film.pictures(), 2);
    assert_eq!(film.samples(), [0, 1]);
}
