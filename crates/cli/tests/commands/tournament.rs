//! Scores of tournaments.

use serde_json::{Value, json};

use crate::{prints, refuses, says};

const SCORE: [&str; 3] = ["tournament", "score", "-"];
const TABLES: [(&str, &str); 3] = [
    (
        "matches",
        include_str!("../../../tournament/data/tora-matches.json"),
    ),
    (
        "histories",
        include_str!("../../../tournament/data/tora-ranks.json"),
    ),
    (
        "ladders",
        include_str!("../../../tournament/data/convoy-ladder.json"),
    ),
];

/// The first entry of each table, as a file says it and as it is answered.
#[test]
fn a_case_is_answered_as_in_the_tables() {
    for (list, table) in TABLES {
        let table: Value = serde_json::from_str(table).unwrap();
        let entry = &table[list][0];
        let (input, output) = if list == "ladders" {
            let mut input = json!({"kind": "convoy-ladder"});
            for key in ["settings", "players", "events"] {
                input[key] = entry[key].clone();
            }
            let output =
                json!({"after": entry["after"], "order": entry["order"], "final": entry["final"]});
            (input, output)
        } else {
            (entry["input"].clone(), entry["output"].clone())
        };
        let answer: Value = serde_json::from_str(&prints(&SCORE, &input.to_string())).unwrap();
        assert_eq!(answer, output, "{}", entry["id"]);
    }
}

#[test]
fn wrong_input_is_refused_with_its_place() {
    let match_of = |rest: &str| format!("{{\n\"kind\": \"tora-match\", {rest}");
    let broken = refuses(&SCORE, &match_of("\"board\": \"wide\"}"));
    says(&broken, &["2:", "wide", "long", "short"]);
    says(
        &refuses(&SCORE, "{\"kind\": \"chess\"}"),
        &["tora-match", "convoy-ladder"],
    );
    says(&refuses(&SCORE, "{"), &["EOF"]);
    let rank = "{\"kind\": \"tora-rank-history\", \"rank\": 0, \"matches\": []}";
    says(&refuses(&SCORE, rank), &["a rank is 1 or more"]);
    let ladder = json!({
        "kind": "convoy-ladder",
        "settings": {"match": "pair", "advance": 3},
        "players": ["Ann", "Bob"],
        "events": [{"day": 1, "players": ["Ann", "Cleo"], "games": ["Ann", "Ann"]}],
    });
    says(&refuses(&SCORE, &ladder.to_string()), &["event 1", "Cleo"]);
    says(
        &refuses(&["tournament", "score", "no-such-file"], ""),
        &["no-such-file"],
    );
}

#[test]
fn the_examples_of_the_book_are_answered() {
    let book = include_str!("../../../../docs/src/tournaments.md");
    let examples: Vec<_> = book.split("```json\n").skip(1).collect();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let (example, _) = example.split_once("```").unwrap();
        let answer: Value = serde_json::from_str(&prints(&SCORE, example)).unwrap();
        assert!(answer.get("refused").is_none(), "{answer}");
    }
}
