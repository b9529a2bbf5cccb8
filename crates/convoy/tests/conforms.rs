//! King's Convoy and its family pass the checks that every game must pass.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::Start;
use game::{Position, Side};
use testkit::{CensusPiece, Effort, conforms};
use tigerden_convoy::{Catalogue, Convoy, Options};

/// What stands where, read from the board field of the text.
fn census<P: Position>(position: &P) -> Vec<CensusPiece> {
    let text = position.to_string();
    let rows: Vec<&str> = text.split(' ').nth(1).unwrap().split('/').collect();
    let mut standing = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let (mut column, mut empty) = (0, 0);
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + digit;
                continue;
            }
            column += std::mem::take(&mut empty);
            standing.push(CensusPiece {
                place: format!("{}{}", char::from(b'a' + column as u8), rows.len() - index),
                side: if letter == 't' {
                    Side::First
                } else {
                    Side::Second
                },
                letter: letter.to_ascii_uppercase(),
            });
            column += 1;
        }
    }
    standing
}

fn family(name: &str, others: &[&str]) {
    let family = Catalogue::built_in().family(name).unwrap();
    let Ok(start) = Convoy::start(&Options { family });
    let mut starts = vec![start];
    starts.extend(others.iter().map(|text| text.parse::<Convoy>().unwrap()));
    let effort = Effort {
        games: 4,
        plies: 300,
        thorough_every: 20,
        ..Effort::default()
    };
    let tally = conforms(&starts, census, effort);
    assert!(tally.positions > 300 && tally.finished > 0, "{tally:?}");
}

#[test]
fn kings_convoy_conforms() {
    family(
        "convoy",
        &[
            "convoy 13/13/13/13/13/6t3t2/2t3k6/t12/13/3n6n2/13/9t3/13 t 0 1",
            "convoy 13/13/13/13/12t/7t5/13/13/13/1t8n2/4n8/13/1kt10 t 0 1",
            "convoy k12/13/13/13/12t/7t5/13/13/13/1t8n2/4n8/13/2t10 t 3 9",
            "convoy 13/13/13/13/13/6t3t2/2t10/t12/13/3n6n2/13/9t3/13 - 0 40",
            "convoy 13/13/13/13/13/6t3t2/2t3k6/t12/13/3n6n2/13/9t3/13 t 199 150",
        ],
    );
}

#[test]
fn hnefatafl_conforms() {
    family(
        "hnefatafl",
        &["hnefatafl 11/11/11/11/4tkt4/11/11/11/11/11/11 t 0 1"],
    );
}

#[test]
fn tablut_conforms() {
    family("tablut", &["tablut t8/9/9/9/9/4k4/9/9/8t t 0 1"]);
}

#[test]
fn brandubh_conforms() {
    family("brandubh", &["brandubh 7/1t5/7/7/2k4/7/4t2 t 0 1"]);
}
