//! A small game is examined: random games, every position and move of which must be sound.

#[path = "../tests/strip/mod.rs"]
mod strip;

use game::Side;
use strip::Strip;
use tigerden_testkit::{CensusPiece, Effort, conforms};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start: Strip = "AAA...bbb f 2 1 0 0 0".parse()?;
    let tally = conforms(&[start], census, Effort::default());
    println!("{} positions, {} moves", tally.positions, tally.moves);
    assert!(tally.finished > 0);
    Ok(())
}

/// What stands where, read from the text in the plainest way.
fn census(strip: &Strip) -> Vec<CensusPiece> {
    let text = strip.to_string();
    let cells = text.chars().take(9).enumerate();
    let stones = cells.filter(|(_, letter)| letter.is_alphabetic());
    stones
        .map(|(cell, letter)| CensusPiece {
            place: cell.to_string(),
            side: if letter == 'A' {
                Side::First
            } else {
                Side::Second
            },
            letter: 'o',
        })
        .collect()
}
