//! Records of TORA: random games survive being written and read, in every notation.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::record::{About, Sheet, write};
use game::{Conduct, Counting, Game, History, Notation, Open, SplitMix, playout};
use tigerden_tora::{Long, Short};

const SHORT: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

fn survive<P: Open + Notation + Conduct + Counting>(start: &str, games: u64) {
    let start: P = start.parse().unwrap();
    let notations = P::NOTATIONS.names.iter().copied().skip(1).map(Some);
    for (seed, notation) in (0..games).zip(notations.chain([None]).cycle()) {
        let played = playout(&start, &mut SplitMix(seed), 100, |_, _| ());
        let mut game = Game::new(start.clone(), History::Ignored);
        for &mv in &played.moves {
            game.play(mv).unwrap();
        }
        let about = About {
            notation,
            ..About::default()
        };
        let text = write(&game, &about);
        let (read, read_about) = Sheet::parse(&text)
            .and_then(|sheet| sheet.replay::<P>())
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(
            read.moves() == game.moves() && read_about == about,
            "{text}"
        );
    }
}

#[test]
fn t_n3_games_from_every_position_of_the_table_survive() {
    let table = include_str!("../data/perft.json");
    let table: serde_json::Value = serde_json::from_str(table).unwrap();
    for entry in table["positions"].as_array().unwrap() {
        let start = entry["position"].as_str().unwrap();
        if start.starts_with("tora-long") {
            survive::<Long>(start, 2);
        } else {
            survive::<Short>(start, 4);
        }
    }
}

#[test]
fn t_b3_the_quick_sheet_counts_from_the_other_end() {
    let start: Short = SHORT.parse().unwrap();
    let mut game = Game::new(start, History::Counts);
    let step = game.position().parse_move("A v5h7-v5h6").unwrap();
    game.play(step).unwrap();
    game.play(tigerden_tora::Ply::End).unwrap();
    let record = |name| {
        write(
            &game,
            &About {
                notation: name,
                ..About::default()
            },
        )
    };
    assert!(record(None).contains("\n1. A v5h7-v5h6 /\n*"));
    let sheet = record(Some("quicksheet"));
    assert!(
        sheet.contains("[Numbering \"quicksheet\"]\n") && sheet.contains("\n1. A v5h3-v5h4 /\n*")
    );
    // T-N1: the words of the sources.
    let words = record(Some("quicksheet-words"));
    assert!(
        words.contains("\n1. A. v.5, h.3, to A. v.5, h.4. /\n*"),
        "{words}"
    );
}
