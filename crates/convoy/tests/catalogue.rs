//! K-13: members of the family of a user's own, and what a position knows of them.

use game::{Position, Start};
use tigerden_convoy::{Catalogue, Convoy, Options};

const BRANDUBH: &str = include_str!("../data/families/brandubh.family");

fn own() -> String {
    BRANDUBH.replace("name = brandubh", "name = mine")
}

fn catalogue(file: &str) -> Catalogue {
    let mut catalogue = Catalogue::default();
    catalogue.add_family(file).expect("a family");
    catalogue
}

fn start(catalogue: &Catalogue) -> Convoy {
    let family = catalogue.family("mine").expect("it was added");
    let Ok(start) = Convoy::start(&Options { family });
    start
}

#[test]
fn k_13_a_family_of_a_user_is_known_where_it_was_added() {
    let own = catalogue(&own());
    let start = start(&own);
    let text = start.to_string();
    assert!(text.starts_with("mine "), "{text}");
    assert_eq!(Convoy::read(&text, &own), Ok(start));
    let error = text.parse::<Convoy>().expect_err("not built in");
    assert_eq!((error.first().at, error.first().len), (0, 4));
}

#[test]
fn k_13_a_name_means_one_family_in_a_catalogue_and_may_mean_another_in_the_next() {
    let mut here = catalogue(&own());
    assert!(here.add_family(&own()).is_ok());
    assert_eq!(here.families().count(), 5);
    let edge = own().replace("goal = corners", "goal = edge");
    assert!(here.add_family(&edge).is_err());

    let there = start(&catalogue(&edge));
    assert_ne!(start(&here), there);
    assert_ne!(start(&here).turn_key(), there.turn_key());
    let again = start(&catalogue(&own()));
    assert_eq!((start(&here), start(&here).key()), (again, again.key()));
}

#[test]
fn k_13_a_layout_in_which_no_game_can_begin_is_refused_at_its_place() {
    let rows = BRANDUBH.rsplit('\n').find(|row| row.contains('k'));
    let middle = rows.expect("the row of the king");
    for (from, to, shown) in [
        ("name = brandubh", "name = Mine", "Mine"),
        (middle, "7", ""),
        ("3t3", "t2t3", "t"),
    ] {
        let file = BRANDUBH.replacen(from, to, 1);
        let mut catalogue = Catalogue::default();
        let error = catalogue.add_family(&file).expect_err(to);
        let fault = error.first();
        assert_eq!(&file[fault.at..fault.at + fault.len], shown, "{fault}");
    }
}
