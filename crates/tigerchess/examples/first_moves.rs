//! LancerChess: the board, a move, and one that the rules refuse.

use game::{MoveError, Notation, Position, Refusal, Show, Start, perft};
use tigerden_tigerchess::LancerChess;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = LancerChess::start(&())?;
    println!("{} positions after two moves", perft(&position, 2));
    let step = position.parse_move("e2e4")?;
    position.play(step)?;
    println!("{}", position.scene());

    let Err(MoveError::Illegal(reason)) = position.parse_move("e7e4") else {
        return Err("e7e4 is not legal".into());
    };
    let rule = reason.rule().ok_or("a rule forbids it")?;
    println!("e7e4: {reason} [{rule}]");
    assert_eq!(rule.0, "C-L2");
    Ok(())
}
