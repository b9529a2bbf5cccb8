//! Games and their variants.

use std::time::Duration;

use crate::talk::Engine;

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
        let best = engine.best("go nodes 400");
        if best == "(none)" {
            engine.send("go nodes 400");
            break engine.until("bestmove ");
        }
        assert!(
            best.ends_with(";end") || best == "end",
            "a whole turn: {best}"
        );
        moves.push(best);
        assert!(moves.len() < 400, "{moves:?}");
    };
    assert!(over[0].starts_with("info string "), "{over:#?}");
    assert!(over[1].starts_with("info depth 0 score "), "{over:#?}");
    assert!(engine.text().starts_with("tora-short/rulebook "));
    engine.send("quit");
    engine.ends(Duration::from_secs(2));
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
fn every_game_and_every_member_of_a_family_is_a_variant() {
    let mut engine = Engine::new();
    engine.send("uci");
    let said = engine.until("uciok");
    let list = said
        .iter()
        .find(|line| line.contains("UCI_Variant"))
        .unwrap();
    let names: Vec<_> = list.split(" var ").skip(1).map(str::to_owned).collect();
    for name in [
        "lancerchess",
        "tora-long",
        "convoy",
        "hnefatafl",
        "tablut",
        "brandubh",
    ] {
        assert!(names.iter().any(|known| known == name), "{names:?}");
    }
    for name in names {
        let said = engine.ask(&format!("setoption name UCI_Variant value {name}"));
        let begins = format!("info string variant {name} startpos ");
        assert!(said[0].starts_with(&begins), "{said:#?}");
        engine.send("position startpos");
        assert!(engine.text().starts_with(&name), "{name}");
        assert_ne!(engine.best("go nodes 300"), "(none)", "{name}");
    }
}
