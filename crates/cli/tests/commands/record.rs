//! Records.

use crate::{START, prints, refuses, says, tigerden};

fn record(moves: &str) -> String {
    format!("[Start \"{START}\"]\n{moves}")
}

#[test]
fn a_right_record_is_checked_and_shown() {
    let text = record("1. A v5h7-v5h6; S v6h8 def {ok} / pass\n2. A v5h6-v5h5 /\n*\n");
    says(
        &prints(&["record", "check", "-"], &text),
        &["ok: tora-short, 6 actions, round 2"],
    );
    let shown = prints(&["record", "show", "-"], &text);
    says(
        &shown,
        &[
            "TORA, short board",
            "after 6 of 6 actions",
            " o 2 2 0:0 1 -",
        ],
    );
    let shown = prints(&["record", "show", "-", "--ply", "1"], &text);
    says(&shown, &["after 1 of 6 actions", " c 1 1 0:0 0 v5h6m"]);
}

#[test]
fn records_are_converted_and_back() {
    let text = record("1. A v5h7-v5h6; S v6h8 def {ok} / pass\n*\n");
    let sheet = prints(
        &["record", "convert", "-", "--notation", "quicksheet"],
        &text,
    );
    says(
        &sheet,
        &[
            "[Numbering \"quicksheet\"]",
            "1. A v5h3-v5h4; S v4h2 def {ok} / pass\n",
        ],
    );
    let words = prints(
        &["record", "convert", "-", "--notation", "rulebook-words"],
        &sheet,
    );
    says(&words, &["1. A. v.5, h.7, to A. v.5, h.6.; "]);
    let back = prints(&["record", "convert", "-"], &words);
    says(&back, &["\n1. A v5h7-v5h6; S v6h8 def {ok} / pass\n*\n"]);
    assert_eq!(prints(&["record", "convert", "-"], &back), back);
}

#[test]
fn an_illegal_move_in_a_record_is_shown_with_its_rule() {
    let text = record("1. A v5h7-v5h6 / pass\n2. A v5h6-v5h2\n*\n");
    let said = refuses(&["record", "check", "-"], &text);
    says(
        &said,
        &[
            "standard input, line 3, column 4",
            "`A v5h6-v5h2` in round 2",
            "[T-M1]",
        ],
    );
    assert_eq!(refuses(&["record", "convert", "-"], &text), said);
}

#[test]
fn a_cut_record_is_refused() {
    let said = refuses(&["record", "check", "-"], &record("1. A v5h7-v5h6 / pass"));
    says(&said, &["line 2, column 22", "Expected the result `1-0`"]);
}

#[test]
fn other_wrong_input() {
    says(
        &refuses(&["record", "check", "/no/such/file"], ""),
        &["can't read /no/such/file"],
    );
    says(
        &refuses(&["record", "check", "-"], "\u{0}"),
        &["line 1, column 2"],
    );
    let text = record("*\n");
    let said = refuses(&["record", "convert", "-", "--notation", "chess"], &text);
    says(&said, &["rulebook, quicksheet"]);
    says(
        &refuses(&["record", "show", "-", "--ply", "1"], &text),
        &["Expected 0 to 0"],
    );
    says(
        &refuses(&["start", "tora-short", "--option", "edition"], ""),
        &["NAME=VALUE"],
    );
    says(&refuses(&["frobnicate"], ""), &["frobnicate"]);
    let bytes = tigerden(&["record", "check", "-"])
        .write_stdin([b'[', 0xff])
        .assert()
        .code(2);
    says(
        &String::from_utf8_lossy(&bytes.get_output().stderr),
        &["Expected text in UTF-8"],
    );
}
