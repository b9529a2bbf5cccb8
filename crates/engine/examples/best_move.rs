//! A move for LancerChess, found by looking five moves ahead.

use std::sync::atomic::AtomicBool;

use game::{Game, History, Notation, Position, Start};
use tigerchess::LancerChess;
use tigerden_engine::{Limits, Task, Thinker, eval};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = LancerChess::start(&())?;
    let game = Game::new(start, History::Counts);
    let mut thinker = Thinker::new(eval::TigerChess, 16);
    let task = Task {
        limits: Limits::depth(5),
        ..Task::default()
    };
    let stop = AtomicBool::new(false);
    let answer = thinker.think(&game, &task, &stop, &mut |found| {
        if let Some(report) = found.line() {
            println!("depth {}: {} nodes", report.depth, report.nodes);
        }
    });
    let answer = answer.ok_or("the game is over")?;
    let mv = *answer.moves.first().ok_or("a turn without moves")?;
    println!("best: {}", game.position().notation(mv));
    assert_eq!(game.position().check(mv), Ok(()));
    Ok(())
}
