//! The diagrams of the rule book and of the guide, held against the rules.
//!
//! Where `targets_of` names a piece, the highlighted places are exactly its targets: where it can
//! `go` without attacking, where it can `reach` by moving or landing, or what it can attack by a
//! `shot` from where it stands.

use std::collections::BTreeSet;

use game::{Notation, Position, Show};
use testkit::book::{self, Book, Diagram};
use tigerden_tora::{Action, CannonTask, Ply, Tora};

#[derive(Clone, Copy)]
enum Targets {
    Go,
    Reach,
    Shot,
}

fn whole() -> Book {
    let rules = include_str!("../data/rules.json");
    let guide = include_str!("../data/guide.json");
    Book::read(rules, guide).expect("rule book and guide can be read")
}

fn places(diagram: &Diagram) -> BTreeSet<String> {
    diagram.places.iter().cloned().collect()
}

fn check<const N: usize, const W: usize>(name: &str, diagram: &Diagram)
where
    Tora<N, W>: Position<Move = Ply<N>> + Notation + Show,
{
    let position: Tora<N, W> = match book::check(diagram) {
        Ok(position) => position,
        Err(why) => panic!("{name}: {why}"),
    };
    let kind = match diagram.targets.as_deref() {
        None => None,
        Some("go") => Some(Targets::Go),
        Some("reach") => Some(Targets::Reach),
        Some("shot") => Some(Targets::Shot),
        Some(other) => panic!("{name}: no targets are called {other}"),
    };
    match (&diagram.targets_of, kind) {
        (Some(piece), Some(kind)) => {
            assert_eq!(places(diagram), targets(&position, piece, kind), "{name}");
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
    Tora<N, W>: Position<Move = Ply<N>> + Notation + Show,
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
                    task: CannonTask::Move(to),
                    ..
                },
            ) => Some(to),
            (
                Targets::Shot,
                Action::Cannon {
                    at,
                    task: CannonTask::Fire(dir),
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
    for (name, diagram) in &whole().diagrams {
        if diagram.position.starts_with("tora-long") {
            check::<17, 5>(name, diagram);
        } else {
            check::<9, 2>(name, diagram);
        }
    }
}

#[test]
fn no_rule_is_listed_twice() {
    let ids = whole().ids;
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}

#[test]
fn what_can_not_be_played_yet_is_marked() {
    let later = whole().later;
    assert!(later.contains("T-X10"));
    assert!(
        !["T-M1", "T-V7", "T-P3", "T-X1", "T-X9"]
            .iter()
            .any(|id| later.contains(*id))
    );
}
