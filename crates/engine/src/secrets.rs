//! A game with secrets is searched on what its player knows.

use std::sync::atomic::AtomicBool;

use game::{Game, History, Position, Viewer};

use crate::{Evaluate, Limits, Look, Report, Score, Style, Task, Thinker};

#[path = "../../testkit/tests/burrow/mod.rs"]
mod burrow;

use burrow::{Burrow, Known, Seen};

/// Knows nothing but who has won.
struct Plain;

impl Evaluate<Known<0>> for Plain {
    fn score(&self, _position: &Known<0>) -> i32 {
        0
    }

    fn look(&self, _position: &Known<0>, moves: &[Seen], out: &mut Vec<Look>) {
        out.extend(moves.iter().map(|_| Look::default()));
    }

    fn tactical(&self, _position: &Known<0>, _out: &mut Vec<Seen>) {}

    fn style(&self) -> Style {
        Style::Moves
    }
}

/// What the side to move finds, by what it knows of the position.
fn found(text: &str) -> Report<Seen> {
    let position: Burrow<0> = text.parse().expect("a position");
    let mover = position.to_move().expect("it is not over");
    let game = Game::new(position, History::Counts).seen_by(Viewer::Player(mover));
    let task = Task {
        limits: Limits::depth(4),
        ..Task::default()
    };
    let stop = AtomicBool::new(false);
    let report = Thinker::new(Plain, 0).analyze(&game, &task, &stop, &mut |_| ());
    report.expect("there is time")
}

#[test]
fn what_is_certain_is_used() {
    let report = found("2 1111111 0001000 f 1 - 3");
    assert_eq!(
        (report.score, report.line[0]),
        (Score::Wins(1), Seen::Dig(3, None))
    );
    let report = found("2 1110011 1111000 s 4 - 4");
    assert_eq!(
        (report.score, report.line[0]),
        (Score::Wins(1), Seen::Eat(4))
    );
}

#[test]
fn where_the_mole_is_makes_no_difference_to_the_gardener() {
    let [here, there] = [3, 1].map(|mole| found(&format!("2 1111111 0001010 f 1 - {mole}")));
    assert_eq!((here.score, &here.line), (there.score, &there.line));
    assert!(!matches!(here.score, Score::Wins(1)), "{}", here.score);
}
