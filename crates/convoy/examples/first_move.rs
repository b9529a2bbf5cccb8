//! The board of King's Convoy, a first move, and one that the rules refuse.

use game::{Notation, Position, Show, Start};
use tigerden_convoy::{Convoy, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = Convoy::start(&Options::default())?;
    println!("{}", position.scene());

    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let first = *moves.first().ok_or("no moves")?;
    println!(
        "{} of {} moves is played",
        position.notation(first),
        moves.len()
    );
    position.play(first)?;
    let again = position
        .check(first)
        .expect_err("the boat is not there any more");
    println!("again: {again}");
    Ok(())
}
