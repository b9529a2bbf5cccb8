//! The diagrams of the rule book and of the guide, held against the rules.
//!
//! Where `targets_of` names a square, the highlighted places are exactly those on which moves from
//! there end, where it says `post` those where a Swordsman or Guard can be posted.

use std::collections::BTreeSet;

use game::{Notation, Position, Show};
use testkit::book::{self, Book, Diagram};
use tigerden_tigerchess::{LancerChess, Move, TigerChess};

fn whole() -> Book {
    let rules = include_str!("../data/rules.json");
    let guide = include_str!("../data/guide.json");
    Book::read(rules, guide).expect("rule book and guide can be read")
}

fn places(diagram: &Diagram) -> BTreeSet<String> {
    diagram.places.iter().cloned().collect()
}

fn check<P: Position<Move = Move> + Notation + Show>(name: &str, diagram: &Diagram) {
    let position: P = match book::check(diagram) {
        Ok(position) => position,
        Err(why) => panic!("{name}: {why}"),
    };
    let scene = position.scene();
    if let Some(piece) = &diagram.targets_of {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let post = piece == "post";
        let ends = moves.into_iter().filter(|mv| match mv.from() {
            Some(from) => {
                !post
                    && scene.places.iter().any(|view| {
                        view.name == *piece && usize::from(view.place.0) == from.index()
                    })
            }
            None => post,
        });
        let end = |mv: Move| {
            let last = position.gesture(mv).ordered.last().copied();
            let view = scene
                .places
                .iter()
                .find(|view| last == Some(view.place.into()));
            view.map_or_else(String::new, |view| view.name.clone())
        };
        assert_eq!(places(diagram), ends.map(end).collect(), "{name}");
    }
}

#[test]
fn every_diagram_agrees_with_the_rules() {
    for (name, diagram) in &whole().diagrams {
        if diagram.position.starts_with("lancerchess") {
            check::<LancerChess>(name, diagram);
        } else {
            check::<TigerChess>(name, diagram);
        }
    }
}

#[test]
fn no_rule_is_listed_twice() {
    let ids = whole().ids;
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}
