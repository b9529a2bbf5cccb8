//! The engine: analysis and matches against itself.

use crate::{START, output, prints, refuses, says, tigerden};

#[test]
fn an_analysis_goes_deeper_line_by_line() {
    let lines = prints(&["analyze", START, "--depth", "3"], "");
    says(
        &lines,
        &["depth 1 nodes ", "depth 3 nodes ", " score ", " line "],
    );
}

#[test]
fn an_analysis_that_finds_nothing_says_so() {
    let assert = tigerden(&["analyze", START, "--nodes", "1"])
        .assert()
        .success()
        .stdout("");
    let said = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    says(&said, &["before the first depth was searched"]);
}

#[test]
fn the_engine_plays_itself_and_keeps_the_records() {
    let folder = std::env::temp_dir().join(format!("tigerden-games-{}", std::process::id()));
    let out = folder.to_str().unwrap();
    let options = [
        "--games",
        "2",
        "--level-a",
        "2",
        "--level-b",
        "1",
        "--turns",
        "12",
    ];
    let arguments = ["selfplay", "tora-short", "--json", "--out", out];
    let result = tigerden(&[&arguments[..], &options].concat())
        .assert()
        .success();
    let result: serde_json::Value = serde_json::from_str(&output(&result)).unwrap();
    assert_eq!(
        (&result["games"], &result["illegal"]),
        (&2.into(), &0.into())
    );
    for number in 1..=2 {
        let name = folder.join(format!("game-000{number}.txt"));
        says(
            &prints(&["record", "check", name.to_str().unwrap()], ""),
            &["ok: tora-short"],
        );
    }
    std::fs::remove_dir_all(&folder).unwrap();
    let table = output(&tigerden(&[&["selfplay", "tora-short"], &options[..]].concat()).assert());
    says(
        &table,
        &[
            "player  level    won",
            "A as the second",
            "turns that were not legal: 0",
        ],
    );
}

#[test]
fn older_records_are_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let old = folder.path().join("game-0007.txt");
    std::fs::write(&old, "old").unwrap();
    let quick = [
        "--games",
        "7",
        "--level-a",
        "1",
        "--turns",
        "2",
        "--nodes",
        "9",
    ];
    let arguments = [&["selfplay", "tora-short", "--out", out], &quick[..]].concat();
    says(
        &refuses(&arguments, ""),
        &[
            "This folder has records already, such as game-0007.txt",
            "--force",
        ],
    );
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "old");
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        1,
        "no game was played"
    );
    prints(&[&arguments[..], &["--force"]].concat(), "");
    assert!(
        std::fs::read_to_string(&old)
            .unwrap()
            .starts_with("[Event ")
    );
}

#[test]
fn an_older_match_is_replaced_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let quick = ["--level-a", "1", "--turns", "2", "--nodes", "9", "--force"];
    let play = |games: &str| {
        let arguments = ["selfplay", "tora-short", "--out", out, "--games", games];
        prints(&[&arguments[..], &quick[..]].concat(), "");
    };
    play("4");
    for name in ["game-0009.txt", "game-12.txt", "notes.txt"] {
        std::fs::write(folder.path().join(name), "mine").unwrap();
    }
    play("2");
    let mut left: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    assert_eq!(
        left,
        [
            "game-0001.txt",
            "game-0002.txt",
            "game-0009.txt",
            "game-12.txt",
            "notes.txt"
        ]
    );
}
