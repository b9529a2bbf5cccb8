//! The diagrams of the rule book and of the guide, held against the rules.
//!
//! `data/tigerchess/rules.json` and `guide.json` hold positions with places to highlight, arrows,
//! and moves. `moves` must be legal and `refused` must not be; where `targets_of` names a square,
//! the highlighted places are exactly those on which moves from there end, where it says `post`
//! those where a Swordsman or Guard can be posted.

use std::collections::BTreeSet;

use game::{MoveError, Position, Viewer};
use serde::Deserialize;
use tigerchess::{LancerChess, Move, TigerChess};

const RULES: &str = include_str!("../../../data/tigerchess/rules.json");
const GUIDE: &str = include_str!("../../../data/tigerchess/guide.json");

#[derive(Deserialize)]
struct Book {
    chapters: Vec<Chapter>,
}

#[derive(Deserialize)]
struct Chapter {
    rules: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    #[serde(default)]
    diagrams: Vec<Diagram>,
}

#[derive(Deserialize)]
struct Guide {
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    text: String,
    #[serde(default)]
    diagrams: Vec<Diagram>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Diagram {
    position: String,
    /// The message below the picture; steps of the guide have their own text.
    caption: Option<String>,
    /// Two corners of the part of the scene to show; all of it if left out.
    window: Option<[String; 2]>,
    #[serde(default)]
    places: BTreeSet<String>,
    #[serde(default)]
    arrows: Vec<[String; 2]>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    refused: Vec<String>,
    targets_of: Option<String>,
}

fn rules() -> Vec<Rule> {
    let book: Book = serde_json::from_str(RULES).expect("rules.json can be read");
    let chapters = book.chapters.into_iter();
    chapters.flat_map(|chapter| chapter.rules).collect()
}

/// All diagrams with the name of what they belong to.
fn diagrams() -> Vec<(String, Diagram)> {
    let guide: Guide = serde_json::from_str(GUIDE).expect("guide.json can be read");
    let of_rules = rules().into_iter().map(|rule| (rule.id, rule.diagrams));
    let steps = guide.steps.into_iter();
    let of_steps = steps.map(|step| (step.text, step.diagrams));
    let named = |(name, diagrams): (String, Vec<Diagram>)| {
        diagrams.into_iter().map(move |diagram| {
            let caption = diagram.caption.as_deref().unwrap_or("step");
            (format!("{name}, {caption}"), diagram)
        })
    };
    of_rules.chain(of_steps).flat_map(named).collect()
}

fn check<P: Position<Move = Move>>(name: &str, diagram: &Diagram) {
    let text = diagram.position.as_str();
    let position: P = text
        .parse()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(position.to_string(), text, "{name}: printed otherwise");
    for text in &diagram.moves {
        if let Err(error) = position.parse_move(text) {
            panic!("{name}: {text} is refused: {error}");
        }
    }
    for text in &diagram.refused {
        match position.parse_move(text) {
            Ok(_) => panic!("{name}: {text} is legal"),
            Err(MoveError::Text(error)) => panic!("{name}: {text}: {error}"),
            Err(MoveError::Illegal(_)) => {}
        }
    }
    let scene = position.scene(Viewer::Judge);
    let there: BTreeSet<&str> = scene.places.iter().map(|view| view.name.as_str()).collect();
    let drawn = diagram.places.iter().chain(diagram.arrows.iter().flatten());
    for place in drawn.chain(diagram.window.iter().flatten()) {
        assert!(there.contains(place.as_str()), "{name}: no place {place}");
    }
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
        assert_eq!(diagram.places, ends.map(end).collect(), "{name}");
    }
}

#[test]
fn every_diagram_agrees_with_the_rules() {
    for (name, diagram) in diagrams() {
        if diagram.position.starts_with("lancerchess") {
            check::<LancerChess>(&name, &diagram);
        } else {
            check::<TigerChess>(&name, &diagram);
        }
    }
}

#[test]
fn no_rule_is_listed_twice() {
    let rules = rules();
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids.len(), rules.len());
}
