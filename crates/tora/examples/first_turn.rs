//! TORA on the short board: an action, the end of the turn, and an action that the rules refuse.

use game::{MoveError, Notation, Position, Refusal, Show};
use tigerden_tora::Short;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    let mut position: Short = start.parse()?;
    for text in ["A v5h7-v5h6", "end"] {
        let action = position.parse_move(text)?;
        position.play(action)?;
    }
    println!("{}\n{position}", position.scene());

    let Err(MoveError::Illegal(reason)) = position.parse_move("A v5h3-v5h7") else {
        return Err("so far no Archer goes".into());
    };
    let rule = reason.rule().ok_or("a rule forbids it")?;
    println!("A v5h3-v5h7: {reason} [{rule}]");
    Ok(())
}
