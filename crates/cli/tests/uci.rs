//! `tigerden uci` as a chess program talks to it.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::bench::FINGERPRINT;

const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn new() -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("tigerden"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).and_then(|()| input.flush()).unwrap();
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// Everything it says up to the first line that begins so, that line included.
    #[track_caller]
    fn until(&mut self, begins: &str) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => said.push(line),
                Err(error) => panic!("`{begins}` does not come ({error}); it said {said:#?}"),
            }
            if said.last().unwrap().starts_with(begins) {
                return said;
            }
        }
    }

    /// What it says to a line before it is ready again.
    #[track_caller]
    fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        self.send("isready");
        let mut said = self.until("readyok");
        said.pop();
        said
    }

    /// The one complaint about a line.
    #[track_caller]
    fn complains(&mut self, line: &str, parts: &[&str]) {
        let said = self.ask(line);
        let [only] = &said[..] else {
            panic!("{line:?}: {said:#?}");
        };
        assert!(only.starts_with("info string "), "{line:?}: {only}");
        for part in parts {
            assert!(only.contains(part), "{line:?}: {only}");
        }
    }

    /// Lets it think; returns its best turn.
    #[track_caller]
    fn best(&mut self, go: &str) -> String {
        self.send(go);
        let said = self.until("bestmove ");
        let last = said.last().unwrap();
        last.strip_prefix("bestmove ").unwrap().to_owned()
    }

    #[track_caller]
    fn text(&mut self) -> String {
        let said = self.ask("d");
        let text = said.iter().find_map(|line| line.strip_prefix("Text: "));
        text.unwrap().to_owned()
    }

    #[track_caller]
    fn ends(mut self, within: Duration) {
        let asked = Instant::now();
        while asked.elapsed() < within {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("it goes on");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const SHORT: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

#[test]
fn a_whole_game_is_played() {
    let mut engine = Engine::new();
    engine.send("uci");
    let said = engine.until("uciok");
    assert!(said[0].starts_with("id name TigerDen "), "{said:#?}");
    for option in [
        "UCI_Variant type combo",
        "Hash type spin",
        "Level type spin",
    ] {
        assert!(said.iter().any(|line| line.contains(option)), "{said:#?}");
    }
    engine.ask("setoption name UCI_Variant value tora-short");
    engine.ask("setoption name Hash value 4");
    engine.ask("setoption name Level value 5");
    engine.ask("ucinewgame");
    let mut moves = Vec::new();
    let over = loop {
        engine.send(&format!("position startpos moves {}", moves.join(" ")));
        engine.send("go nodes 400");
        let said = engine.until("bestmove ");
        let best = said.last().unwrap().strip_prefix("bestmove ").unwrap();
        if best == "(none)" {
            break said;
        }
        assert!(
            best.ends_with(";end") || best == "end",
            "a whole turn: {best}"
        );
        moves.push(best.to_owned());
        assert!(moves.len() < 400, "{moves:?}");
    };
    assert!(over[0].starts_with("info string "), "{over:#?}");
    assert!(over[1].starts_with("info depth 0 score "), "{over:#?}");
    assert!(engine.text().starts_with("tora-short/rulebook "));
    engine.send("quit");
    engine.ends(Duration::from_secs(2));
}

#[test]
fn every_step_deeper_is_told() {
    let mut engine = Engine::new();
    engine.send(&format!("position fen {SHORT} moves A_v5h7-v5h6"));
    engine.send("go depth 3");
    let said = engine.until("bestmove ");
    let info = said
        .iter()
        .rfind(|line| line.starts_with("info depth 3 "))
        .unwrap();
    let words: Vec<_> = info.split(' ').collect();
    for word in [
        "seldepth", "score", "nodes", "nps", "hashfull", "time", "pv",
    ] {
        assert!(words.contains(&word), "{info}");
    }
}

#[test]
fn moves_can_be_chosen_from() {
    let mut engine = Engine::new();
    engine.send(&format!("position fen {SHORT}"));
    let best = engine.best("go searchmoves A_v5h7-v5h6 depth 2");
    assert!(best.starts_with("A_v5h7-v5h6;"), "{best}");
    engine.complains(
        "go searchmoves A_v5h7-v5h1",
        &["no legal move", "character 16"],
    );
}

#[test]
fn it_answers_while_it_thinks_and_stops_when_told() {
    let mut engine = Engine::new();
    engine.send("go infinite");
    engine.until("info depth 2 ");
    let asked = Instant::now();
    engine.send("isready");
    engine.until("readyok");
    engine.send("go depth 1");
    engine.until("info string busy");
    engine.send("stop");
    engine.until("bestmove ");
    assert!(
        asked.elapsed() < Duration::from_secs(2),
        "{:?}",
        asked.elapsed()
    );
    assert_eq!(engine.ask("stop"), Vec::<String>::new());
    engine.send("go infinite");
    engine.until("info depth 1 ");
    engine.send("quit");
    engine.ends(Duration::from_secs(2));
}

#[test]
fn no_answer_comes_before_it_is_wanted() {
    let mut engine = Engine::new();
    // Nothing is left to find out after this depth.
    engine.send("setoption name Level value 1");
    for (go, end) in [
        ("go infinite", "stop"),
        ("go ponder movetime 5", "ponderhit"),
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
fn moves_are_counted() {
    let mut engine = Engine::new();
    engine.send(&format!("position fen {SHORT}"));
    engine.send("go perft 2");
    let said = engine.until("Nodes searched");
    assert_eq!(said.last().unwrap(), "Nodes searched: 4907");
    let counts = said
        .iter()
        .filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok());
    assert_eq!(counts.sum::<u64>(), 2 * 4907);
    assert!(
        said.iter().any(|line| line.starts_with("A_v5h7-v5h6: ")),
        "{said:#?}"
    );
    engine.complains("go perft 99", &["0 to 20", "character 10"]);
}

#[test]
fn a_position_is_valued_at_a_glance() {
    let mut engine = Engine::new();
    engine.send(&format!("position fen {SHORT}"));
    let said = engine.ask("eval");
    assert!(said[0].starts_with("Final evaluation: "), "{said:#?}");
}

const LANCER: &str = "rfbkqbwr/pppppppp/8/8/8/8/PPPPPPPP/RFBKQBWR w KQkq - 0 1";

#[test]
fn lancerchess_is_spoken_as_other_engines_do() {
    let mut engine = Engine::new();
    let said = engine.ask("setoption name UCI_Variant value lancerchess");
    let [variant] = &said[..] else {
        panic!("{said:#?}");
    };
    assert_eq!(
        variant,
        &format!("info string variant lancerchess startpos {LANCER}")
    );
    let line = "b1d3 b8d6 b2b3 b7b6 c1b2 c8b7 d1b1 d8b8";
    engine.send(&format!("position fen {LANCER} moves {line}"));
    let said = engine.ask("d");
    let fen = said.iter().find_map(|line| line.strip_prefix("Fen: "));
    assert_eq!(
        fen,
        Some("1kr1qbwr/pbpppppp/1p1f4/8/8/1P1F4/PBPPPPPP/1KR1QBWR w - - 4 5"),
        "{said:#?}"
    );
}

#[test]
fn lancerchess_promotes_in_letters_of_other_engines_and_our_own() {
    let mut engine = Engine::new();
    let fen = "8/3P4/8/8/8/k7/8/2K5 w - - 0 1";
    for (mv, letter) in [
        ("d7d8q", 'Q'),
        ("d7d8k", 'Q'),
        ("d7d8w", 'W'),
        ("d7d8l", 'W'),
        ("d7d8b", 'B'),
    ] {
        engine.send(&format!("position fen {fen} moves {mv}"));
        let said = engine.ask("d");
        let wanted = format!("Fen: 3{letter}4/");
        assert!(
            said.iter().any(|line| line.starts_with(&wanted)),
            "{mv}: {said:#?}"
        );
    }
    engine.complains(&format!("position fen {fen} moves d7d8f"), &["`d7d8f`"]);
    engine.send(&format!("position fen {fen}"));
    engine.send("go perft 1");
    let said = engine.until("Nodes searched");
    for mv in ["d7d8q: 1", "d7d8w: 1", "d7d8r: 1", "d7d8b: 1"] {
        assert!(said.iter().any(|line| line == mv), "{mv}: {said:#?}");
    }
}

#[test]
fn lancerchess_counts_as_other_engines_do() {
    let mut engine = Engine::new();
    engine.send("position startpos");
    engine.send("go perft 3");
    // From the golden counts of independent implementations.
    assert_eq!(
        engine.until("Nodes searched").last().unwrap(),
        "Nodes searched: 6770"
    );
}

#[test]
fn an_en_passant_square_without_a_capture_is_taken() {
    let mut engine = Engine::new();
    engine.send("position fen rfbkqbwr/pppppppp/8/8/4P3/8/PPPP1PPP/RFBKQBWR b KQkq e3 0 1");
    assert_eq!(
        engine.text(),
        "lancerchess rfbqkblr/pppppppp/8/8/4P3/8/PPPP1PPP/RFBQKBLR b KQkq - 0 1"
    );
    let wrong = "position fen rfbkqbwr/pppppppp/8/8/8/8/PPPPPPPP/RFBKQBWR w KQkq e6 0 1";
    engine.complains(wrong, &["character 65)"]);
    let cut = "position fen rfbkqbwr/pppppppp/8/8/8/8/PPPPPPPP/RFBKQBWR w KQ";
    engine.complains(cut, &["character "]);
    engine.complains(
        "position fen rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1",
        &["`n`", "character 15)"],
    );
}

#[test]
fn mate_is_announced() {
    let mut engine = Engine::new();
    engine.send("position fen lancerchess 8/Qb4p1/3K2Fr/q7/4L3/8/p7/8 w - - 0 1");
    engine.send("go nodes 200000");
    let said = engine.until("bestmove ");
    assert_eq!(said.last().unwrap(), "bestmove e4c4");
    assert!(said[said.len() - 2].contains(" score mate 2 "), "{said:#?}");
}

#[test]
fn tigerchess_is_deployed_and_played() {
    let mut engine = Engine::new();
    engine.ask("setoption name UCI_Variant value tigerchess");
    let mut moves = Vec::new();
    for _ in 0..12 {
        engine.send(&format!("position startpos moves {}", moves.join(" ")));
        moves.push(engine.best("go nodes 500"));
    }
    assert!(
        moves[..8].iter().all(|mv| mv.starts_with("S@")),
        "{moves:?}"
    );
    assert!(!moves[8..].iter().any(|mv| mv.contains('@')), "{moves:?}");
    assert!(engine.text().starts_with("tigerchess "));
}

#[test]
fn wrong_lines_are_refused_with_their_place_and_change_nothing() {
    let mut engine = Engine::new();
    engine.ask("setoption name UCI_Variant value tora-short");
    engine.send(&format!("position fen {SHORT} moves A_v5h7-v5h6"));
    let before = engine.text();
    engine.complains("fly", &["Unknown command `fly`", "character 1)"]);
    engine.complains("position", &["`startpos` or `fen`", "character 9)"]);
    engine.complains("position fen", &["a position", "character 13)"]);
    engine.complains(
        "position fen ludo 1",
        &["Expected the name of a game", "character 14)"],
    );
    engine.complains("position fen tora-short/rulebook 9/9", &["character "]);
    engine.complains("position startpos moves e2e4", &["`2`", "character 26)"]);
    engine.complains("position startpos moves end;end;x", &["character 33)"]);
    engine.complains("position startpos e2e4", &["`moves`", "character 19)"]);
    engine.complains("go depth", &["a number", "character 9)"]);
    engine.complains("go depth ten", &["`ten`", "character 10)"]);
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
    assert_eq!(engine.text(), before);
    engine.send_bytes(b"position fen \xff\xfe\n");
    engine.until("info string Expected text in UTF-8 (at character 14)");
    engine.send_bytes(b"\0\0\n\r\n\n");
    engine.until("info string Unknown command");
    engine.send_bytes(&vec![b'm'; 3 << 20]);
    engine.send("");
    engine.until("info string The line is longer than");
    assert_eq!(engine.text(), before);
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
fn the_search_has_its_fingerprint() {
    let mut engine = Engine::new();
    engine.send("bench");
    let said = engine.until("Nodes/second");
    let nodes = said
        .iter()
        .find_map(|line| line.strip_prefix("Nodes searched  : "));
    assert_eq!(
        nodes,
        Some(FINGERPRINT.to_string().as_str()),
        "the engine searches otherwise than before; if that is meant, FINGERPRINT in \
         crates/engine/src/bench.rs takes the new number"
    );
}
