//! Views of a game with Assassins follow what their viewers are told, and tell no more (T-X11).
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod census;

use census::census;
use game::{Hidden, Position, Viewer};
use testkit::{Effort, conforms, keeps_secrets};
use tigerden_tora::{Action, Answer, Hiding, LongSquare, Ply, Whole};

type Move = Ply<17>;

/// Starts, the middle of turns, finds, revealed and resting Assassins, and positions in which an
/// Assassin hides among pieces that it could take.
fn positions() -> Vec<Whole> {
    let table = include_str!("../data/assassin-perft.json");
    let table: serde_json::Value = serde_json::from_str(table).unwrap();
    let entries = table["positions"].as_array().unwrap();
    let texts = entries
        .iter()
        .map(|entry| entry["position"].as_str().unwrap());
    texts.map(|text| text.parse().unwrap()).collect()
}

fn near(places: impl Iterator<Item = LongSquare>, at: LongSquare) -> Vec<LongSquare> {
    places.filter(|other| other.distance(at) <= 1).collect()
}

/// The position with the Assassin of one side hidden elsewhere.
fn moved(position: &Whole, from: LongSquare, to: LongSquare, letter: char) -> Whole {
    let text = position.to_string();
    let (here, there) = (format!("{letter}@{from}"), format!("{letter}@{to}"));
    let (head, tail) = text.rsplit_once(' ').unwrap();
    let fields: Vec<_> = tail.split(',').collect();
    let fields = fields
        .into_iter()
        .map(|field| if field == here { &*there } else { field });
    let text = format!("{head} {}", fields.collect::<Vec<_>>().join(","));
    text.parse().unwrap()
}

/// What could be there instead for all that a viewer may know: an Assassin elsewhere, and with it a
/// move that looks the same and is answered alike.
fn doubles(position: &Whole, mv: Move, viewer: Viewer) -> Vec<(Whole, Move)> {
    let known = position.position();
    let mut all = Vec::new();
    for (side, letter) in game::Side::BOTH.into_iter().zip(['c', 'o']) {
        let Hiding::At(at) = known.hiding(side) else {
            continue;
        };
        if viewer.knows(side) {
            continue;
        }
        // Enough places to meet every rule, near ones and far ones.
        let some = LongSquare::all().filter(|other| {
            other.distance(at) <= 2
                || (other.index() + usize::from(known.actions_left())).is_multiple_of(23)
        });
        for other in some.filter(|other| *other != at) {
            let double = moved(position, at, other, letter);
            let moves = match mv {
                Ply::Act(Action::Prowl { from, to, attack }) if side == known.side() => {
                    prowls_like(position, &double, (from, to, attack))
                }
                mv => vec![mv],
            };
            let answer = position.answer(mv);
            let alike = |mv: &Move| {
                double.check(*mv).is_ok() && double.answer(*mv) == answer && !found(answer)
            };
            all.extend(
                moves
                    .into_iter()
                    .filter(alike)
                    .take(2)
                    .map(|mv| (double, mv)),
            );
        }
    }
    all
}

fn found(answer: Answer) -> bool {
    matches!(answer, Answer::Found(_))
}

/// Actions of an Assassin that hides elsewhere by which the same piece falls, if any does; if that
/// shows the Assassin, it must be in the same place, and have come there alike.
fn prowls_like(
    position: &Whole,
    double: &Whole,
    (from, to, attack): (LongSquare, LongSquare, Option<LongSquare>),
) -> Vec<Move> {
    let known = position.position();
    let Hiding::At(start) = double.position().hiding(known.side()) else {
        return Vec::new();
    };
    let victim = attack.and_then(|at| known.piece_of(!known.side(), at));
    let falls = victim.is_some_and(|victim| !victim.taken);
    let shows = falls && victim.is_some_and(|victim| victim.kind.is_command());
    let ends = match attack {
        Some(_) if shows => vec![to],
        Some(target) if falls => near(LongSquare::all(), target),
        _ => LongSquare::all().collect(),
    };
    let prowl = |to| {
        let attack = attack.filter(|_| falls);
        Ply::Act(Action::Prowl {
            from: start,
            to,
            attack,
        })
    };
    let alike = ends
        .into_iter()
        .filter(|end| !shows || (start != *end) == (from != to));
    alike.map(prowl).collect()
}

#[test]
fn games_with_assassins_conform() {
    let effort = Effort {
        games: 1,
        plies: 25,
        thorough_every: 25,
        ..Effort::default()
    };
    let tally = conforms(&positions(), census, effort);
    assert!(tally.positions > 500, "{tally:?}");
}

#[test]
fn t_x11_nobody_can_tell_where_an_assassin_hides() {
    let effort = Effort {
        games: 1,
        plies: 20,
        ..Effort::default()
    };
    let compared = keeps_secrets(&positions(), doubles, effort);
    assert!(compared > 5_000, "{compared}");
}
