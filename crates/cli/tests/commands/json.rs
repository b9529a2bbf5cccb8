//! Answers as JSON. Their fields are described in the book, and stay.

use serde_json::{Value, json};

use crate::{START, prints, refuses, says, tigerden};

#[track_caller]
fn answer(arguments: &[&str], input: &str) -> Value {
    let printed = prints(&[arguments, &["--json"]].concat(), input);
    serde_json::from_str(&printed).unwrap()
}

/// The names of the fields of an object.
#[track_caller]
fn fields(value: &Value) -> Vec<&str> {
    let object = value.as_object().unwrap();
    object.keys().map(String::as_str).collect()
}

#[test]
fn games() {
    let games = answer(&["games"], "");
    let games = games["games"].as_array().unwrap();
    assert_eq!(games.len(), 5);
    for game in games {
        assert_eq!(
            fields(game),
            ["clocks", "id", "name", "names", "options", "sides"]
        );
    }
    let long = games.iter().find(|game| game["id"] == "tora-long").unwrap();
    let options = long["options"].as_array().unwrap();
    let ruler = json!({"id": "ruler", "name": "Ruler", "scope": "seat",
        "choices": ["king", "queen"], "needs": null});
    assert!(options.contains(&ruler), "{options:?}");
    let lair = options.last().unwrap();
    assert_eq!(
        lair["needs"],
        json!({"option": "assassins", "choice": "on"})
    );
    let convoy = games.iter().find(|game| game["id"] == "convoy").unwrap();
    let names = json!(["convoy", "hnefatafl", "tablut", "brandubh"]);
    assert_eq!(convoy["names"], names);
}

#[test]
fn start() {
    let start = answer(&["start", "tora-short", "--first", "setup=aggressive"], "");
    let wanted = json!({"game": "tora-short", "position": START, "to_move": "first",
        "throws": [], "dice": null});
    assert_eq!(start, wanted);
    let seed = "0".repeat(64);
    let thrown = answer(&["start", "tigerchess", "--dice", &seed], "");
    assert_eq!(thrown["dice"], seed);
    let throw = json!({"option": "deployment", "dice": [6], "choice": "countdown"});
    assert_eq!(thrown["throws"][0], throw);
}

#[test]
fn moves_and_counts() {
    let legal = answer(&["legal", START], "");
    assert_eq!(fields(&legal), ["moves", "outcome", "position", "to_move"]);
    assert_eq!(legal["position"], START);
    assert_eq!(legal["moves"].as_array().unwrap().len(), 75);
    let counted = answer(&["perft", START, "2"], "");
    assert_eq!(
        counted,
        json!({"position": START, "depth": 2, "nodes": 4907})
    );
    let divided = answer(&["perft", START, "1", "--divide"], "");
    assert_eq!(divided["divide"].as_array().unwrap().len(), 75);
    assert_eq!(fields(&divided["divide"][0]), ["move", "nodes"]);
    let turns = answer(&["turns", START], "");
    assert_eq!(turns, json!({"position": START, "turns": 1541}));
}

#[test]
fn a_finished_game() {
    let escaped = "brandubh k6/7/7/7/7/7/7 t 9 1";
    let position = answer(&["legal", "-"], escaped);
    assert_eq!(position["moves"], json!([]));
    assert_eq!(position["to_move"], Value::Null);
    assert_eq!(
        fields(&position["outcome"]),
        ["ending", "points", "rule", "winner"]
    );
    assert_eq!(position["outcome"]["winner"], "second");
}

#[test]
fn analysis() {
    let analysis = answer(&["analyze", START, "--depth", "2"], "");
    assert_eq!(
        fields(&analysis),
        ["depths", "outcome", "position", "to_move"]
    );
    let depths = analysis["depths"].as_array().unwrap();
    assert_eq!(
        fields(&depths[0]),
        ["depth", "line", "ms", "nodes", "score"]
    );
    assert_eq!(fields(&depths[0]["score"]), ["hundredths"]);
    assert_eq!(depths.last().unwrap()["depth"], 2);
}

#[test]
fn version() {
    let version = answer(&["version"], "");
    assert_eq!(fields(&version), ["program", "serve", "version"]);
    assert_eq!(prints(&["version"], ""), prints(&["--version"], ""));
}

#[test]
fn errors_are_json_on_standard_error() {
    let refused = tigerden(&["legal", "chess x", "--json"])
        .assert()
        .code(2)
        .stdout("");
    let said = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    let error: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(fields(&error), ["error", "faults", "help"]);
    assert_eq!(fields(&error["faults"][0]), ["column", "line", "message"]);
    let wrong = crate::position::convoy("6n6", "6k6");
    let said = refuses(&["legal", &wrong, "--json"], "");
    let error: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(error["error"], "the position is not right");
    assert_eq!(
        (&error["faults"][0]["line"], &error["faults"][0]["column"]),
        (&json!(1), &json!(45))
    );
    let said = refuses(&["dice", "verify", "/no/such/file", "--json"], "");
    let error: Value = serde_json::from_str(&said).unwrap();
    says(error["error"].as_str().unwrap(), &["there is no such file"]);
    assert_eq!(error["faults"], json!([]));
}
