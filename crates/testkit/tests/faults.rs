//! The checks pass a sound game and find every fault planted in it.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod planted;
mod strip;

use game::{Notation, Position, Side};
use planted::{FAULTS, Planted};
use strip::Strip;
use tigerden_testkit::{CensusPiece, Effort, Fault, conforms, examine};

const STARTS: [&str; 4] = [
    "AAA...bbb f 2 1 0 0 0",
    "AAAA..bbb f 2 1 0 0 0",
    "AAAb....b f 2 1 0 0 0",
    "........A s 2 4 0 1 0",
];

/// What stands where, read from the text.
fn census(text: &str) -> Vec<CensusPiece> {
    let stone = |(cell, letter): (usize, char)| {
        let side = match letter {
            'A' => Side::First,
            'b' => Side::Second,
            _ => return None,
        };
        Some(CensusPiece {
            place: cell.to_string(),
            side,
            letter: 'o',
        })
    };
    text.chars().take(9).enumerate().filter_map(stone).collect()
}

fn effort() -> Effort {
    Effort {
        games: 20,
        thorough_every: 1,
        ..Effort::default()
    }
}

fn fault_of<const F: usize>() -> Option<Fault> {
    let starts = STARTS.map(|text| text.parse::<Planted<F>>().unwrap());
    let found = examine(
        &starts,
        |planted| census(&planted.strip.to_string()),
        effort(),
    );
    found.err().map(|fault| *fault)
}

#[test]
fn a_sound_game_conforms() {
    let starts = STARTS.map(|text| text.parse::<Strip>().unwrap());
    let tally = conforms(&starts, |strip| census(&strip.to_string()), effort());
    assert!(tally.positions > 500 && tally.finished > 50, "{tally:?}");
    assert!(
        tally.moves > tally.positions && tally.reasons > 1000,
        "{tally:?}"
    );
}

#[test]
fn a_sound_game_in_the_wrapper_conforms() {
    assert_eq!(fault_of::<0>(), None);
}

macro_rules! planted {
    ($($number:literal)*) => {
        [$(fault_of::<$number>()),*]
    };
}

#[test]
fn every_planted_fault_is_found() {
    let found =
        planted!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28);
    assert_eq!(found.len(), FAULTS.len());
    for ((planted, check), found) in FAULTS.into_iter().zip(found) {
        let found = found.unwrap_or_else(|| panic!("{planted:?} was not found"));
        assert_eq!(found.check, check, "{planted:?} was found as: {found}");
    }
}

#[test]
fn a_fault_can_be_seen_again() {
    let fault = fault_of::<10>().unwrap();
    let mut again: Planted<10> = fault.start.parse().unwrap();
    for text in &fault.moves {
        let mv = again.parse_move(text).unwrap();
        again.play(mv).unwrap();
    }
    assert_eq!(again.to_string(), fault.position);
    assert_ne!(again.key(), again.fresh_key());
    let report = fault.to_string();
    assert!(
        report.contains(&format!("seed:     {}", fault.seed)),
        "{report}"
    );
    assert!(report.contains(&fault.position), "{report}");
}
