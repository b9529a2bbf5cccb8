//! Texts that may come from anywhere: nothing in them reaches the terminal as it is.

use crate::{START, record, refuses, says, tigerden};

/// Runs a command that must refuse bytes on standard input.
#[track_caller]
fn refuses_bytes(arguments: &[&str], bytes: &[u8]) -> String {
    let assert = tigerden(arguments)
        .write_stdin(bytes)
        .assert()
        .code(2)
        .stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[track_caller]
fn is_tame(said: &str) {
    let wild = said.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(wild, None, "{said}");
    let longest = said.lines().map(|line| line.chars().count()).max();
    assert!(longest < Some(700), "{longest:?}");
}

const READERS: [&[&str]; 5] = [
    &["legal", "-"],
    &["turns", "-"],
    &["record", "check", "-"],
    &["record", "convert", "-"],
    &["dice", "verify", "-"],
];

#[test]
fn nothing_controls_the_terminal() {
    let clear = "\x1b[2J\x1b]0;title\x07\u{9b}31m\u{202e}\r\x08\0";
    for reader in READERS {
        is_tame(&refuses_bytes(reader, clear.as_bytes()));
        is_tame(&refuses_bytes(
            reader,
            START.replace("rulebook", clear).as_bytes(),
        ));
        let record = record(&format!("1. A {clear}v5 / pass\n*\n"));
        is_tame(&refuses_bytes(reader, record.as_bytes()));
    }
    for arguments in [
        ["start", "\x1b[2J", "-o", "a=b"],
        ["start", "tora-short", "-o", "\x1b[2J=b"],
        ["start", "tora-short", "-o", "\x1b[2J"],
        ["perft", START, "\x1b[2J", "--divide"],
        ["record", "show", "/no/\x1b[2J", "/no/\x1b[3J"],
        ["record", "\x1b[2J", "-", "-"],
    ] {
        is_tame(&refuses(&arguments, ""));
    }
    let said = refuses(&["record", "check", "/no/\x1b[2J"], "");
    says(
        &said,
        &["can't read /no/␛[2J: there is no such file or folder"],
    );
}

#[test]
fn long_lines_are_cut() {
    let long = "x".repeat(10_000_000);
    for reader in READERS {
        let said = refuses_bytes(reader, long.as_bytes());
        is_tame(&said);
        assert!(said.len() < 5000, "{}", said.len());
    }
    let record = record(&format!("{{{long}}} 1. A v5 / pass\n*\n"));
    let said = refuses(&["record", "check", "-"], &record);
    is_tame(&said);
    says(&said, &["line 2, column 10000010", "…"]);
}

#[test]
fn a_text_that_is_wrong_everywhere_is_refused_soon() {
    let began = std::time::Instant::now();
    let (lines, game) = (100_000, "[Variant \"tora-short\"]\n");
    for text in [
        "[A \"b\"]\n".repeat(lines),
        "[1 \"b\"]\n".repeat(lines),
        format!("{game}{}", "]\n".repeat(lines)),
    ] {
        let said = refuses(&["record", "check", "-"], &text);
        is_tame(&said);
        assert!(said.lines().count() < 2000, "{}", said.lines().count());
    }
    let took = began.elapsed();
    assert!(took < std::time::Duration::from_secs(40), "{took:?}");
}

#[test]
fn what_is_no_text_is_refused() {
    for reader in READERS {
        let said = refuses_bytes(reader, b"tora\xff\xfe\x1b[2J");
        is_tame(&said);
        says(&said, &["standard input:1:5", "Expected text in UTF-8"]);
    }
}

#[test]
fn marks_of_other_systems_are_accepted() {
    let same = |input: &str| {
        let legal = tigerden(&["legal", "-"])
            .write_stdin(input)
            .assert()
            .success();
        assert_eq!(crate::output(&legal).lines().count(), 75);
    };
    same(&format!("\u{feff}{START}"));
    same(&format!("{START}\r\n"));
    let record = format!("\u{feff}{}", record("\r\n1. A v5h7-v5h6 / pass\r\n*\r\n"));
    let check = ["record", "check", "-"];
    says(&crate::prints(&check, &record), &["ok: tora-short"]);
    let folder = tempfile::tempdir().unwrap();
    let setups = folder.path().join("tora/setups");
    std::fs::create_dir_all(&setups).unwrap();
    let own = include_str!("../../../tora/data/setups/defensive-9.setup");
    let own = own.replace("name = defensive", "name = wedge");
    std::fs::write(setups.join("wedge.setup"), format!("\u{feff}{own}")).unwrap();
    let files = ["--files", folder.path().to_str().unwrap(), "games"];
    says(&crate::prints(&files, ""), &["defensive|aggressive|wedge"]);
}

#[test]
fn libraries_do_not_speak_for_us() {
    for (arguments, wanted) in [
        (
            &["perft", START, "x"][..],
            "expected a whole number from 0 to 20",
        ),
        (
            &["analyze", START, "--nodes", "0"],
            "expected a whole number from 1 on",
        ),
        (
            &["analyze", START, "--depth", "0"],
            "expected a whole number from 1 on",
        ),
        (
            &["analyze", START, "--time-ms", "0"],
            "expected a whole number from 1 on",
        ),
        (
            &["play", "tora-short", "--time-ms", "x"],
            "expected a whole number",
        ),
        (
            &["selfplay", "tora-short", "--games", "x"],
            "expected a whole number",
        ),
        (
            &["selfplay", "tora-short", "--level-a", "11"],
            "from 1 to 10",
        ),
        (
            &["selfplay", "tora-short", "--seed", "x"],
            "expected a whole number",
        ),
        (
            &["perft", START, "-1"],
            "expected a whole number from 0 to 20",
        ),
        (
            &["selfplay", "tora-short", "--games", "-1"],
            "expected a whole number from 1 on",
        ),
        (
            &["record", "show", "-", "--ply", "99999999999999999999"],
            "expected a whole number from 0 on",
        ),
        (&["legal", "-1"], "Expected the name of a game"),
        (&["record", "check", "/"], "it is a folder"),
        (
            &["--files", "/no/such", "games"],
            "there is no such file or folder",
        ),
    ] {
        let said = refuses(arguments, "");
        says(&said, &[wanted]);
        for foreign in ["invalid digit", "os error", "is not in", "invalid socket"] {
            assert!(!said.contains(foreign), "{said}");
        }
    }
    for (json, wanted) in [
        ("{", "The JSON ends too soon"),
        ("hello", "This is not JSON"),
        ("{\"id\": 7}", "GET /api/games/ID"),
    ] {
        says(&refuses(&["dice", "verify", "-"], json), &[wanted]);
    }
}
