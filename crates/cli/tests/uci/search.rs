//! What the search tells, and what it can be asked for.

use engine::bench::FINGERPRINT;

use crate::talk::{Engine, SHORT};

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
    // A move that is not legal is left out.
    engine.send("go searchmoves A_v5h7-v5h1 A_v5h7-v5h6 depth 2");
    let said = engine.until("bestmove ");
    assert!(said[0].contains("no legal move"), "{said:#?}");
    assert!(said[0].contains("character 16"), "{said:#?}");
    let best = said.last().unwrap();
    assert!(best.starts_with("bestmove A_v5h7-v5h6;"), "{best}");
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

#[test]
fn mate_is_announced() {
    let mut engine = Engine::new();
    engine.send("position fen lancerchess 8/Qb4p1/3K2Fr/q7/4L3/8/p7/8 w - - 0 1");
    engine.send("go nodes 200000");
    let said = engine.until("bestmove ");
    assert!(
        said.last().unwrap().starts_with("bestmove e4c4 ponder "),
        "{said:#?}"
    );
    assert!(said[said.len() - 2].contains(" score mate 2 "), "{said:#?}");
}

#[test]
fn a_win_in_some_turns_is_looked_for() {
    let mut engine = Engine::new();
    engine.send("position fen lancerchess 8/Qb4p1/3K2Fr/q7/4L3/8/p7/8 w - - 0 1");
    engine.send("go mate 2");
    let said = engine.until("bestmove ");
    assert!(said[said.len() - 2].contains(" score mate 2 "), "{said:#?}");
    // Where there is none, the search ends nevertheless.
    engine.send("position startpos");
    engine.best("go mate 1");
    // In TORA a win within some turns has any number of actions.
    engine.send(&format!("position fen {SHORT}"));
    engine.send("go mate 1");
    engine.until("info depth 3 ");
    engine.send("stop");
    engine.until("bestmove ");
}

#[test]
fn the_expected_reply_is_told() {
    let mut engine = Engine::new();
    engine.send("position startpos");
    let (mv, reply) = engine.best_and_reply("go depth 6");
    let reply = reply.unwrap();
    engine.send(&format!("position startpos moves {mv} {reply}"));
    assert!(engine.text().ends_with(" 2"), "after a move of each side");
    // A reply of several actions is told only if it is known to its end.
    engine.send(&format!("position fen {SHORT}"));
    for depth in 3..8 {
        let (turn, reply) = engine.best_and_reply(&format!("go depth {depth}"));
        assert!(turn.ends_with("end"), "{turn}");
        let Some(reply) = reply else { continue };
        assert!(reply.ends_with("end"), "{reply}");
        engine.send(&format!("position fen {SHORT} moves {turn} {reply}"));
        assert!(
            engine.text().contains(" c "),
            "the first side is to move again"
        );
        return;
    }
    panic!("no depth shows a whole reply");
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

/// The reports of a search, one line each.
pub(crate) fn infos(said: &[String]) -> Vec<&String> {
    said.iter().filter(|line| line.contains(" pv ")).collect()
}

/// The word after another one.
pub(crate) fn value<'a>(line: &'a str, name: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|word| *word != name);
    words
        .nth(1)
        .unwrap_or_else(|| panic!("no {name} in {line}"))
}

#[test]
fn several_lines_are_told_the_best_first() {
    let mut engine = Engine::new();
    engine.send("setoption name MultiPV value 3");
    for position in ["startpos".to_owned(), format!("fen {SHORT}")] {
        engine.send(&format!("position {position}"));
        engine.send("go depth 5");
        let said = engine.until("bestmove ");
        let lines: Vec<_> = infos(&said)
            .into_iter()
            .filter(|line| value(line, "depth") == "5")
            .take(3)
            .collect();
        let ranks: Vec<_> = lines.iter().map(|line| value(line, "multipv")).collect();
        assert_eq!(ranks, ["1", "2", "3"], "{said:#?}");
        let scores = lines
            .iter()
            .map(|line| value(line, "cp").parse::<i32>().unwrap());
        assert!(scores.is_sorted_by(|a, b| a >= b), "{lines:#?}");
        let mut ends = Vec::new();
        for line in lines {
            let turn = value(line, "pv");
            engine.send(&format!("position {position} moves {turn}"));
            ends.push(engine.text());
        }
        ends.sort();
        ends.dedup();
        assert_eq!(ends.len(), 3, "different turns lead to different positions");
    }
    // No more lines than there are moves.
    engine.send("position fen 7k/R7/8/8/8/8/8/5R1K b - - 0 1");
    engine.send("go infinite");
    let said = engine.until("info depth 3 ");
    engine.send("stop");
    engine.until("bestmove ");
    let ranks = infos(&said).into_iter().map(|line| value(line, "multipv"));
    assert_eq!(ranks.max(), Some("1"), "{said:#?}");
}

#[test]
fn several_threads_find_what_one_finds() {
    let mut engine = Engine::new();
    engine.send("setoption name Threads value 2");
    engine.send("position fen lancerchess 8/Qb4p1/3K2Fr/q7/4L3/8/p7/8 w - - 0 1");
    engine.send("go mate 2");
    let said = engine.until("bestmove ");
    assert!(
        infos(&said).last().unwrap().contains(" score mate 2 "),
        "{said:#?}"
    );
    engine.send("position startpos");
    engine.send("go infinite");
    engine.until("info depth 5 ");
    engine.send("stop");
    engine.until("bestmove ");
    engine.complains("setoption name Threads value 0", &["from 1 to 256"]);
}

#[test]
fn a_single_move_is_searched_when_positions_are_analyzed() {
    let mut engine = Engine::new();
    // The Queen has one step.
    engine.send("position fen 7k/R7/8/8/8/8/8/5R1K b - - 0 1");
    assert_eq!(engine.best("go depth 3"), "h8g8");
    engine.send("setoption name UCI_AnalyseMode value true");
    engine.send("go depth 3");
    let said = engine.until("bestmove ");
    assert!(!infos(&said).is_empty(), "{said:#?}");
}

#[test]
fn the_moves_that_are_tried_are_told_after_a_while() {
    let mut engine = Engine::new();
    engine.send("position startpos");
    engine.send("go infinite");
    let said = engine.until_one("currmove");
    assert!(
        value(&said, "currmovenumber").parse::<u32>().unwrap() > 0,
        "{said}"
    );
    assert_eq!(value(&said, "currmove").len(), 4, "{said}");
    engine.send("stop");
    engine.until("bestmove ");
}
