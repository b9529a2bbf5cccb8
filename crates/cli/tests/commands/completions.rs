//! Completions and manual pages.

use crate::{prints, refuses, says, tigerden};

#[test]
fn scripts_ask_the_program() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        says(
            &prints(&["completions", shell], ""),
            &["COMPLETE", "tigerden"],
        );
    }
    says(
        &refuses(&["completions", "tcsh"], ""),
        &["bash, fish, powershell, zsh"],
    );
}

/// What zsh is told, which passes words as they are.
fn completed(words: &[&str]) -> Vec<String> {
    let mut command = tigerden(&["--", "tigerden"]);
    command.args(words).env("COMPLETE", "zsh");
    let index = words.len().to_string();
    let told = command
        .env("_CLAP_COMPLETE_INDEX", index)
        .assert()
        .success();
    let lines = crate::output(&told);
    let value = |line: &str| line.split(':').next().unwrap_or_default().to_owned();
    lines.lines().map(value).collect()
}

#[test]
fn games_options_and_rules_are_completed() {
    assert_eq!(completed(&["start", "tora"]), ["tora-short", "tora-long"]);
    assert_eq!(completed(&["play", "bran"]), ["brandubh"]);
    let options = completed(&["start", "tora-short", "--option", "edition="]);
    assert_eq!(
        options,
        ["edition=quicksheet", "edition=rulebook", "edition=website"]
    );
    let ruler = completed(&["selfplay", "tora-long", "--first", "ruler"]);
    assert_eq!(ruler, ["ruler=king", "ruler=queen"]);
    assert!(completed(&["start", "tora-short", "--first", "ruler"]).is_empty());
    let rules = completed(&["rules", "tora-short", "t-b"]);
    assert_eq!(rules, ["T-B1", "T-B2", "T-B3", "T-B4"]);
    let editions = completed(&["rules", "tigerchess", "--edition", ""]);
    assert_eq!(editions, ["lancerchess", "tigerchess"]);
    assert_eq!(completed(&["score", "B"]), ["B", "B-optional"]);
    assert_eq!(completed(&["print", "board", "bran"]), ["brandubh"]);
    assert_eq!(completed(&["print", "card", "B"]), ["B", "B-optional"]);
}

#[test]
fn files_of_ones_own_are_completed() {
    let folder = tempfile::tempdir().unwrap();
    let setups = folder.path().join("tora/setups");
    std::fs::create_dir_all(&setups).unwrap();
    let own = include_str!("../../../tora/data/setups/defensive-9.setup");
    let own = own.replace("name = defensive", "name = wedge");
    std::fs::write(setups.join("wedge.setup"), own).unwrap();
    let told = tigerden(&[
        "--",
        "tigerden",
        "start",
        "tora-short",
        "--first",
        "setup=w",
    ])
    .env("COMPLETE", "fish")
    .env("TIGERDEN_FILES", folder.path())
    .assert()
    .success();
    assert_eq!(crate::output(&told), "setup=wedge\n");
}

/// Bash parts words at each `=`, and gives what stands behind it.
#[cfg(unix)]
#[test]
fn bash_completes_for_real() {
    let script = r#"
        eval "$(tigerden completions bash)"
        complete -p tigerden
        ask() {
            COMP_WORDS=(tigerden "$@") COMP_CWORD=$#
            local typed=${COMP_WORDS[COMP_CWORD]}
            if [[ $typed == = ]]; then typed=; fi
            _complete_tigerden tigerden "$typed" "" 2>/dev/null
            echo "${COMPREPLY[*]}"
        }
        ask start tora-
        ask start tora-short --option edition =
        ask start tora-short --option edition = web
        ask start tora-short --option = edition = web
        ask start tora-short --option edi
        ask start tora-short --first setup = aggressive --se
        ask rules tora-short T-B
    "#;
    let program = assert_cmd::cargo::cargo_bin("tigerden");
    let mut path = program.parent().unwrap().as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap());
    let mut bash = assert_cmd::Command::new("bash");
    let told = bash
        .args(["--norc", "-c", script])
        .env("PATH", path)
        .assert()
        .success();
    let told = crate::output(&told);
    let lines: Vec<_> = told.lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            "tora-short tora-long",
            "quicksheet rulebook website",
            "website",
            "website",
            "edition=quicksheet edition=rulebook edition=website",
            "--second",
            "T-B1 T-B2 T-B3 T-B4",
        ]
    );
}

#[test]
fn manual_pages_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    let name = pages.to_str().unwrap();
    prints(&["man", name], "");
    let page = |name: &str| std::fs::read_to_string(pages.join(name)).unwrap();
    says(&page("tigerden.1"), &[".TH tigerden 1", "selfplay"]);
    says(&page("tigerden-record-check.1"), &["tigerden record check"]);
    says(
        &refuses(&["man", name], ""),
        &["tigerden.1", "--force replaces it"],
    );
    std::fs::remove_file(pages.join("tigerden.1")).unwrap();
    refuses(&["man", name], "");
    assert!(!pages.join("tigerden.1").exists(), "nothing was written");
    prints(&["man", name, "--force"], "");
    let file = pages.join("tigerden.1");
    let taken = tigerden(&["man", file.to_str().unwrap()]).assert().code(1);
    let said = String::from_utf8_lossy(&taken.get_output().stderr).into_owned();
    says(&said, &["there is a file of this name"]);
}
