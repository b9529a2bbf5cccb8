//! Lines that are wrong.

use crate::talk::{Engine, SHORT};

#[test]
fn unknown_words_are_ignored() {
    let mut engine = Engine::new();
    engine.complains("fly", &["Unknown word `fly`", "character 1)"]);
    engine.complains("joho debug on", &["Unknown word `joho`", "character 1)"]);
    engine.complains("joho stop", &["Unknown word `joho`"]);
    engine.complains("stop now", &["Unknown word `now`", "character 6)"]);
    engine.send("joho go quickly depth 2 please");
    let said = engine.until("bestmove ");
    for (line, word) in said.iter().zip(["joho", "quickly", "please"]) {
        assert!(line.starts_with("info string "), "{line}");
        assert!(line.contains(word), "{line}");
    }
    engine.send_bytes(b"\0\0\n\r\n\n");
    engine.until("info string Unknown word");
}

#[test]
fn every_go_has_an_answer() {
    let mut engine = Engine::new();
    for go in [
        "go depth",
        "go depth ten",
        "go movetime x",
        "go wtime btime",
        "go nodes -7",
        "go searchmoves",
        "go searchmoves a1a1 depth 2",
        "go fast nodes 200",
    ] {
        engine.send("position startpos");
        if go == "go searchmoves" {
            engine.send(go);
            engine.until("info depth 2 ");
            engine.send("stop");
            engine.until("bestmove ");
            continue;
        }
        let best = engine.best(go);
        assert!(!best.contains("(none)"), "{go}: {best}");
    }
    for position in [
        "position",
        "position fen",
        "position fen ludo 1",
        "position fen 9/9 w - - 0 1",
        "position startpos moves e2e9",
        "position startpos moves e2e4 e2e4",
    ] {
        engine.send("position startpos");
        engine.send(position);
        engine.send("go depth 2");
        let said = engine.until("bestmove ");
        assert_eq!(said.last().unwrap(), "bestmove (none)", "{position}");
        assert!(
            said.iter().any(|line| line.contains("not known")),
            "{said:#?}"
        );
    }
    // The next position is as good as ever.
    engine.send("position startpos");
    assert!(!engine.best("go depth 1").contains("(none)"));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let mut engine = Engine::new();
    engine.ask("setoption name UCI_Variant value tora-short");
    engine.complains("position", &["`startpos` or `fen`", "character 9)"]);
    engine.complains("position fen", &["a position", "character 13)"]);
    engine.complains(
        "position fen ludo 1",
        &["Expected the name of a game", "character 14)"],
    );
    engine.complains("position fen tora-short/rulebook 9/9", &["character "]);
    engine.complains("position startpos moves e2e4", &["`2`", "character 26)"]);
    engine.complains("position startpos moves end;end;x", &["character 33)"]);
    engine.complains("position startpos e2e4", &["`e2e4`", "character 19)"]);
}

#[test]
fn wrong_options_change_nothing() {
    let mut engine = Engine::new();
    engine.send(&format!("position fen {SHORT} moves A_v5h7-v5h6"));
    let before = engine.text();
    engine.complains(
        "setoption name Hash value 0",
        &["from 1 to 1024", "character 27)"],
    );
    engine.complains("setoption name Hash", &["`value`"]);
    engine.complains(
        "setoption name Wings value 2",
        &["no option `Wings`", "character 16)"],
    );
    engine.complains(
        "setoption name UCI_Variant value ludo",
        &["tora-short", "character 34)"],
    );
    engine.complains("setoption name Ponder value maybe", &["true, false"]);
    engine.complains("setoption", &["Expected `name`"]);
    assert_eq!(engine.text(), before);
}

#[test]
fn bytes_and_lines_that_cannot_be_read_change_nothing() {
    let mut engine = Engine::new();
    engine.send(&format!("position fen {SHORT} moves A_v5h7-v5h6"));
    let before = engine.text();
    engine.send_bytes(b"position fen \xff\xfe\n");
    engine.until("info string Expected text in UTF-8 (at character 14)");
    engine.send_bytes(&vec![b'm'; 3 << 20]);
    engine.send("");
    engine.until("info string The line is longer than");
    assert_eq!(engine.text(), before);
}
