//! Options that change the search or what it tells.

use crate::search::{infos, value};
use crate::talk::Engine;

#[test]
fn chances_are_told_if_asked_for() {
    let mut engine = Engine::new();
    engine.send("position startpos");
    engine.send("go depth 2");
    assert!(
        !engine
            .until("bestmove ")
            .iter()
            .any(|line| line.contains(" wdl "))
    );
    engine.send("setoption name UCI_ShowWDL value true");
    engine.send("go depth 2");
    let said = engine.until("bestmove ");
    let line = infos(&said)[0];
    let chances = line.split(" wdl ").nth(1).unwrap().split(' ').take(3);
    let sum: u32 = chances.map(|part| part.parse::<u32>().unwrap()).sum();
    assert_eq!(sum, 1000, "{line}");
}

#[test]
fn strength_can_be_limited_but_not_that_of_an_analysis() {
    let mut engine = Engine::new();
    let mut depth = |options: &[&str]| {
        for option in options {
            assert_eq!(
                engine.ask(&format!("setoption name {option}")),
                Vec::<String>::new()
            );
        }
        engine.send("position startpos");
        engine.send("go nodes 30000");
        let said = engine.until("bestmove ");
        value(infos(&said).last().unwrap(), "depth")
            .parse::<u32>()
            .unwrap()
    };
    assert!(depth(&[]) > 2);
    assert!(depth(&["UCI_Elo value 520"]) > 2, "it does not count yet");
    assert_eq!(depth(&["UCI_LimitStrength value true"]), 1);
    assert!(depth(&["UCI_AnalyseMode value true"]) > 2);
    assert_eq!(depth(&["UCI_AnalyseMode value false"]), 1);
    assert_eq!(
        depth(&["UCI_LimitStrength value false", "Level value 2"]),
        1
    );
}

#[test]
fn the_table_is_filled_and_cleared() {
    let mut engine = Engine::new();
    engine.send("setoption name Hash value 1");
    engine.send("position startpos");
    engine.send("go nodes 60000");
    let said = engine.until("bestmove ");
    let full = |said: &[String]| {
        value(infos(said).last().unwrap(), "hashfull")
            .parse::<u32>()
            .unwrap()
    };
    assert!(full(&said) > 100, "{said:#?}");
    let nodes = |engine: &mut Engine| {
        engine.send("go depth 6");
        let said = engine.until("bestmove ");
        value(infos(&said).last().unwrap(), "nodes").to_owned()
    };
    engine.send("ucinewgame");
    let first = nodes(&mut engine);
    assert_ne!(
        nodes(&mut engine),
        first,
        "the second search knows what the first one found"
    );
    for clear in ["setoption name Clear Hash", "ucinewgame"] {
        engine.send(clear);
        assert_eq!(nodes(&mut engine), first, "{clear}");
    }
}
