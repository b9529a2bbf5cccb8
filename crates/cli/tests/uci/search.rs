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
