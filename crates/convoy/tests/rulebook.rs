//! The diagrams of the rule book and of the guide, held against the rules.
//!
//! Where `targets_of` names a square, the highlighted places are exactly those to which the boat
//! there can move.

use std::collections::BTreeSet;

use testkit::book::{self, Book, Diagram};
use testkit::play;
use tigerden_convoy::Convoy;

fn whole() -> Book {
    let rules = include_str!("../data/rules.json");
    let guide = include_str!("../data/guide.json");
    Book::read(rules, guide).expect("rule book and guide can be read")
}

fn places(diagram: &Diagram) -> BTreeSet<String> {
    diagram.places.iter().cloned().collect()
}

fn check(name: &str, diagram: &Diagram) {
    let position: Convoy = match book::check(diagram) {
        Ok(position) => position,
        Err(why) => panic!("{name}: {why}"),
    };
    if let Some(boat) = &diagram.targets_of {
        let moves = play::offers(&position).into_iter();
        let ends = moves.filter_map(|text| Some(text.strip_prefix(boat.as_str())?.to_owned()));
        let ends: BTreeSet<String> = ends.collect();
        assert_eq!(places(diagram), ends, "{name}");
    }
}

#[test]
fn every_diagram_agrees_with_the_rules() {
    for (name, diagram) in &whole().diagrams {
        check(name, diagram);
    }
}

#[test]
fn no_rule_is_listed_twice() {
    let ids = whole().ids;
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}
