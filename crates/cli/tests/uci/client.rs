//! The engine as a client library of other people drives it.

use uci_client::Engine;

fn engine() -> Engine {
    let program = assert_cmd::cargo::cargo_bin("tigerden");
    let engine = Engine::with_args(program.to_str().unwrap(), ["uci"]).unwrap();
    engine.movetime(30)
}

#[test]
fn a_game_against_itself_is_played_through_the_library() {
    let engine = engine();
    for (option, value) in [("Hash", "8"), ("Move Overhead", "1"), ("Ponder", "false")] {
        engine.set_option(option, value).unwrap();
    }
    assert!(engine.set_option("Wings", "2").is_err());
    let mut moves = Vec::new();
    for _ in 0..12 {
        engine.make_moves(&moves).unwrap();
        moves.push(engine.bestmove().unwrap());
    }
    assert!(moves.iter().all(|mv| mv.len() == 4), "{moves:?}");
    let shown = engine.command("d").unwrap();
    assert!(shown.contains("Fen: "), "{shown}");
}

#[test]
fn positions_are_set_through_the_library() {
    let engine = engine();
    engine
        .set_position("8/Q5p1/3K2Fr/q7/4W3/8/p7/8 w - - 0 1")
        .unwrap();
    engine.bestmove().unwrap();
    engine
        .make_moves_from_position(
            "brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1",
            &["d1c1".to_owned()],
        )
        .unwrap();
    let best = engine.bestmove().unwrap();
    assert_eq!(best.len(), 4, "{best}");
    let found = engine
        .command_and_wait_for("go depth 3", "bestmove")
        .unwrap();
    assert!(found.contains(" pv "), "{found}");
}

#[test]
fn whole_turns_are_single_words_for_the_library() {
    // With less time on a busy machine it would pass each turn, until the position has come back.
    let engine = engine().movetime(300);
    // The library takes any answer to an option for a complaint; ours names the variant's start.
    engine
        .command("setoption name UCI_Variant value tora-short")
        .unwrap();
    let mut moves = Vec::new();
    for _ in 0..6 {
        engine.make_moves(&moves).unwrap();
        let turn = engine.bestmove().unwrap();
        assert!(turn.ends_with("end"), "{turn}");
        moves.push(turn);
    }
}
