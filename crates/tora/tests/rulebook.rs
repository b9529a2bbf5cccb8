//! The diagrams of the rule book and of the guide, held against the rules.
//!
//! `data/tora/rules.json` and `guide.json` hold positions with places to highlight, arrows, and
//! moves. `moves` must be legal and `refused` must not be; where `targets_of` names a piece, the
//! highlighted places are exactly its targets: where it can `go` without attacking, where it can
//! `reach` by moving or landing, or what it can attack by a `shot` from where it stands.

use std::collections::BTreeSet;

use game::{MoveError, Position};
use serde::Deserialize;
use tora::{Action, CannonDeed, Long, Ply, Short, Tora};

const RULES: &str = include_str!("../../../data/tora/rules.json");
const GUIDE: &str = include_str!("../../../data/tora/guide.json");

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
    later: bool,
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
    /// Two corners of the part of the board to show; all of it if left out.
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
    targets: Option<Targets>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Targets {
    Go,
    Reach,
    Shot,
}

fn rules() -> Vec<Rule> {
    let book: Book = serde_json::from_str(RULES).expect("rules.json can be read");
    book.chapters
        .into_iter()
        .flat_map(|chapter| chapter.rules)
        .collect()
}

/// All diagrams with the name of what they belong to.
fn diagrams() -> Vec<(String, Diagram)> {
    let guide: Guide = serde_json::from_str(GUIDE).expect("guide.json can be read");
    let of_rules = rules().into_iter().map(|rule| (rule.id, rule.diagrams));
    let of_steps = guide
        .steps
        .into_iter()
        .map(|step| (step.text, step.diagrams));
    let named = |(name, diagrams): (String, Vec<Diagram>)| {
        diagrams.into_iter().map(move |diagram| {
            let caption = diagram.caption.as_deref().unwrap_or("step");
            (format!("{name}, {caption}"), diagram)
        })
    };
    of_rules.chain(of_steps).flat_map(named).collect()
}

fn check(name: &str, diagram: &Diagram) {
    let text = diagram.position.as_str();
    if text.starts_with("tora-long") {
        check_on(name, diagram, read::<Long>(name, text));
    } else {
        check_on(name, diagram, read::<Short>(name, text));
    }
}

fn read<P: Position>(name: &str, text: &str) -> P {
    let position: P = text
        .parse()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(position.to_string(), text, "{name}: printed otherwise");
    position
}

fn check_on<const N: usize, const W: usize>(name: &str, diagram: &Diagram, position: Tora<N, W>)
where
    Tora<N, W>: Position<Move = Ply<N>>,
{
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
    let on_board: BTreeSet<String> = board::Square::<N>::all()
        .map(|square| square.to_string())
        .collect();
    let drawn = diagram.places.iter().chain(diagram.arrows.iter().flatten());
    for place in drawn.chain(diagram.window.iter().flatten()) {
        assert!(on_board.contains(place), "{name}: no place {place}");
    }
    match (&diagram.targets_of, diagram.targets) {
        (Some(piece), Some(kind)) => {
            assert_eq!(diagram.places, targets(&position, piece, kind), "{name}");
        }
        (None, None) => {}
        _ => panic!("{name}: targets_of and targets go together"),
    }
}

/// The names of the targets that the piece on a place has by legal actions.
fn targets<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    piece: &str,
    kind: Targets,
) -> BTreeSet<String>
where
    Tora<N, W>: Position<Move = Ply<N>>,
{
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let target = |ply: Ply<N>| {
        let Ply::Act(action) = ply else { return None };
        if action.piece().to_string() != piece {
            return None;
        }
        match (kind, action) {
            (
                Targets::Go,
                Action::Go {
                    to, attack: None, ..
                },
            ) => Some(to),
            (Targets::Reach, Action::Go { from, to, .. }) => Some(to).filter(|to| *to != from),
            (Targets::Shot, Action::Go { from, to, attack }) => attack.filter(|_| to == from),
            (
                Targets::Go | Targets::Reach,
                Action::Cannon {
                    deed: CannonDeed::Move(to),
                    ..
                },
            ) => Some(to),
            (
                Targets::Shot,
                Action::Cannon {
                    at,
                    deed: CannonDeed::Fire(dir),
                    ..
                },
            ) => {
                let mut line = std::iter::successors(at.step(dir), |square| square.step(dir));
                line.find(|square| position.pieces_at(*square).next().is_some())
            }
            _ => None,
        }
    };
    moves
        .into_iter()
        .filter_map(target)
        .map(|square| square.to_string())
        .collect()
}

#[test]
fn every_diagram_agrees_with_the_rules() {
    for (name, diagram) in diagrams() {
        check(&name, &diagram);
    }
}

#[test]
fn no_rule_is_listed_twice() {
    let rules = rules();
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids.len(), rules.len());
}

#[test]
fn what_can_not_be_played_yet_is_marked() {
    let later = |id: &str| rules().iter().any(|rule| rule.id == id && rule.later);
    assert!(later("T-X1") && later("T-V7") && later("T-P3"));
    assert!(!later("T-M1") && !later("T-V6") && !later("T-P1"));
}
