//! Commands during a search, and answers that wait.

use std::thread;
use std::time::{Duration, Instant};

use crate::talk::{Engine, PATIENCE};

#[test]
fn it_answers_while_it_thinks_and_stops_when_told() {
    let mut engine = Engine::new();
    engine.send("go infinite");
    engine.until("info depth 2 ");
    let asked = Instant::now();
    engine.send("isready");
    engine.until("readyok");
    engine.send("stop");
    engine.until("bestmove ");
    assert!(
        asked.elapsed() < Duration::from_secs(2),
        "{:?}",
        asked.elapsed()
    );
    assert_eq!(engine.ask("stop"), Vec::<String>::new());
}

#[test]
fn what_was_asked_is_answered_before_the_program_ends() {
    for go in ["go infinite", "go ponder movetime 5", "go depth 60", "go"] {
        let mut engine = Engine::new();
        engine.send_bytes(format!("position startpos\n{go}\nquit\n").as_bytes());
        let said = engine.rest();
        let answers = said.iter().filter(|line| line.starts_with("bestmove "));
        assert_eq!(answers.count(), 1, "{go}: {said:#?}");
        engine.ends(Duration::from_secs(5));
    }
}

#[test]
fn a_count_can_be_stopped() {
    for end in ["stop", "go depth 1", "quit"] {
        let mut engine = Engine::new();
        engine.send("go perft 20");
        engine.send("isready");
        engine.until("readyok");
        engine.send(end);
        engine.until("info string stopped");
        if end == "go depth 1" {
            engine.until("bestmove ");
        }
        drop(engine.input.take());
        engine.ends(Duration::from_secs(5));
    }
}

#[test]
fn no_answer_comes_before_it_is_wanted() {
    let mut engine = Engine::new();
    // Nothing is left to find out after this depth.
    engine.send("setoption name Level value 1");
    for (go, end) in [
        ("go infinite", "stop"),
        ("go ponder", "stop"),
        ("go ponder movetime 5", "ponderhit"),
        ("go ponder wtime 500 btime 500", "ponderhit"),
    ] {
        engine.send(go);
        thread::sleep(Duration::from_millis(300));
        engine.send("isready");
        let said = engine.until("readyok");
        assert!(
            !said.iter().any(|line| line.starts_with("bestmove")),
            "{said:#?}"
        );
        engine.send(end);
        engine.until("bestmove ");
    }
    assert_eq!(engine.ask("ponderhit"), Vec::<String>::new());
}

#[test]
fn the_end_of_the_input_waits_for_what_was_asked() {
    let mut engine = Engine::new();
    engine.send_bytes(b"go depth 2");
    drop(engine.input.take());
    engine.until("bestmove ");
    engine.ends(PATIENCE);
    let mut engine = Engine::new();
    engine.send_bytes(b"go infinite\n");
    engine.until("info depth 1 ");
    drop(engine.input.take());
    engine.until("bestmove ");
    engine.ends(Duration::from_secs(5));
}

#[test]
fn a_second_search_ends_the_first_one() {
    let mut engine = Engine::new();
    engine.send("go infinite");
    engine.until("info depth 2 ");
    engine.send("position startpos moves e2e4");
    engine.send("go depth 1");
    let first = engine.until("bestmove ").pop().unwrap();
    let second = engine.until("bestmove ").pop().unwrap();
    let rank = |best: &str| best.as_bytes()["bestmove a".len()] - b'0';
    assert!(rank(&first) <= 2, "a move of the first side: {first}");
    assert!(rank(&second) >= 7, "a move of the second side: {second}");
    assert_eq!(engine.ask("stop"), Vec::<String>::new());
}

#[test]
fn a_search_goes_on_after_the_expected_move() {
    let mut engine = Engine::new();
    engine.send("position startpos moves e2e4");
    engine.send("go ponder movetime 600");
    engine.until("info depth 3 ");
    let asked = Instant::now();
    engine.send("ponderhit");
    engine.until("bestmove ");
    let took = asked.elapsed();
    assert!(took > Duration::from_millis(400), "{took:?}");
    assert!(took < Duration::from_secs(5), "{took:?}");
    // `stop` ends a search that has outlived its ponderhit, too.
    engine.send("go ponder depth 60");
    engine.send("ponderhit");
    engine.until("info depth 2 ");
    engine.send("stop");
    engine.until("bestmove ");
}

#[test]
fn a_game_that_is_over_has_an_answer_too() {
    let mut engine = Engine::new();
    let over = "position fen lancerchess 8/8/8/8/8/8/8/Q2q4 w - - 100 80";
    engine.send(over);
    engine.send("go depth 3");
    let said = engine.until("bestmove ");
    assert!(said[0].starts_with("info string "), "{said:#?}");
    assert_eq!(said[1..], ["info depth 0 score cp 0", "bestmove (none)"]);
    // Only when it is asked for.
    assert!(engine.ask("go infinite").is_empty());
    engine.send("stop");
    engine.until("bestmove (none)");
    // The answers to two commands keep their order.
    engine.send("position startpos");
    engine.send("go infinite");
    engine.send(over);
    engine.send("go");
    assert!(!engine.until("bestmove ").pop().unwrap().contains("(none)"));
    engine.until("bestmove (none)");
}
