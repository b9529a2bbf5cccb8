//! LancerChess as other engines write it.

use crate::talk::Engine;

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
