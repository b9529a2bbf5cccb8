//! Records.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;

use crate::{prints, record, refuses, says, tigerden};

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
        &["line 1, column 1"],
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

#[test]
fn several_records_have_a_line_each() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, text: &str| std::fs::write(path(name), text).unwrap();
    let good = record("1. A v5h7-v5h6 / pass\n*\n");
    write("good.txt", &good);
    write(
        "both.pgn",
        &format!("{good}\n{}", record("1. A v5h7-v5h1\n*\n")),
    );
    let (good, both, none) = (path("good.txt"), path("both.pgn"), path("none.txt"));
    let arguments = ["record", "check", &good, &both, &none];
    let assert = tigerden(&arguments).assert().code(2);
    let lines = crate::output(&assert);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    for (line, parts) in lines.iter().zip([
        &["good.txt: ok: tora-short, 3 actions"][..],
        &["both.pgn, game 1: ok: tora-short"],
        &[
            "both.pgn, game 2: line 6, column 4: `A v5h7-v5h1` in round 1",
            "[T-",
        ],
        &["none.txt: can't read"],
    ]) {
        says(line, parts);
    }
    let said = String::from_utf8_lossy(&assert.get_output().stderr);
    says(&said, &["2 of 4 records are not right"]);
    prints(&["record", "check", &good, &good], "");

    let json = tigerden(&[&arguments[..], &["--json"]].concat())
        .assert()
        .code(2);
    let json: serde_json::Value = serde_json::from_str(&crate::output(&json)).unwrap();
    let found = json["records"].as_array().unwrap();
    let ok: Vec<_> = found
        .iter()
        .map(|one| one["ok"].as_bool().unwrap())
        .collect();
    assert_eq!(ok, [true, true, false, false]);
    assert_eq!(found[2]["faults"][0]["key"], "record-text-illegal");
    assert_eq!(
        (&found[0]["result"], &found[0]["actions"]),
        (&"*".into(), &3.into())
    );
}

#[test]
fn a_record_is_shown_as_json() {
    let text = record("[White \"Ann\"]\n[Reason \"resigned\"]\n1. A v5h7-v5h6 /\n1-0\n");
    let shown = prints(&["record", "show", "-", "--json"], &text);
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(shown["tags"]["White"], "Ann");
    assert_eq!(shown["moves"], serde_json::json!(["A v5h7-v5h6", "end"]));
    assert_eq!(
        (&shown["result"], &shown["reason"]),
        (&"1-0".into(), &"resigned".into())
    );
}

#[test]
fn a_converted_record_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    std::fs::write(&path, "mine").unwrap();
    let out = path.to_str().unwrap();
    let text = record("1. A v5h7-v5h6 /\n*\n");
    let convert = ["record", "convert", "-", "--out", out];
    says(&refuses(&convert, &text), &["--force replaces it"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    prints(&[&convert[..], &["--force"]].concat(), &text);
    assert!(std::fs::read_to_string(&path).unwrap().ends_with("\n*\n"));
}

/// What an editor or a database of chess games makes of a game of LancerChess.
const COLLECTION: &str = "[Event \"Club\"]
[White \"Ann\"]
[Black \"Ben\"]
[Result \"1-0\"]
[Variant \"LancerChess\"]
[Termination \"Time forfeit\"]

1. e4 $1 e5 {[%eval 0.1] [%clk 0:00:10]} 2.d4 (2. d3 {no} (2. a4)) 2... exd4 ; a line
% escaped
1-0

[Event \"Club\"]
[Variant \"lancerchess\"]

1. e4! d5?! 2. exd5 1/2-1/2
";

#[test]
fn a_pgn_collection_is_read_and_written_again() {
    let checked = prints_lines(COLLECTION);
    assert_eq!(checked.len(), 2);
    says(&checked[0], &["game 1: ok: lancerchess, 4 actions", "wins"]);
    says(
        &checked[1],
        &["game 2: ok: lancerchess, 3 actions", "a draw"],
    );
    let written = prints(&["record", "convert", "-"], COLLECTION);
    says(
        &written,
        &[
            "1. e2e4 e7e5 {[%eval 0.1]} {[%clk 0:00:10]}\n2. d2d4 (2. d2d3 {no} (2. a2a4)) 2... e5d4 {a line}\n1-0\n\n[Event \"Club\"]",
        ],
    );
    assert_eq!(prints(&["record", "convert", "-"], &written), written);
}

fn prints_lines(text: &str) -> Vec<String> {
    let checked = prints(&["record", "check", "-"], text);
    checked.lines().map(str::to_owned).collect()
}

#[test]
fn one_game_of_several_is_shown() {
    let both = format!(
        "{}\n{}",
        record("1. pass /\n*\n"),
        record("1. pass / pass\n*\n")
    );
    let shown = prints(&["record", "show", "-", "--game", "2"], &both);
    says(&shown, &["after 2 of 2 actions"]);
    let said = refuses(&["record", "show", "-"], &both);
    says(
        &said,
        &[
            "Expected one game; the file has 2",
            "`--game 1` to `--game 2`",
        ],
    );
    let said = refuses(&["record", "show", "-", "--game", "3"], &both);
    says(&said, &["Expected 1 to 2"]);
    // The places of errors are those in the file.
    let wrong = format!(
        "{}\n{}",
        record("1. pass /\n*\n"),
        record("1. passing\n*\n")
    );
    let said = refuses(&["record", "show", "-", "--game", "2"], &wrong);
    says(&said, &["standard input, line 6, column 4"]);
}

#[test]
fn letters_of_other_engines_are_told_with_ours() {
    let theirs = "rfbkqbwr/pppppppp/8/8/8/8/PPPPPPPP/RFBKQBWR w KQkq - 0 1";
    let ours = "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1";
    let text = format!("[Variant \"lancerchess\"]\n[FEN \"{theirs}\"]\n\n1. e4 *\n");
    let unwrapped = |said: String| said.split_whitespace().collect::<Vec<_>>().join(" ");
    for position in [theirs.to_owned(), format!("lancerchess {theirs}")] {
        let said = unwrapped(refuses(&["legal", &position], ""));
        says(&said, &["letters of Fairy-Stockfish", ours]);
    }
    for command in ["check", "show", "convert"] {
        let said = unwrapped(refuses(&["record", command, "-"], &text));
        says(&said, &["letters of Fairy-Stockfish", ours, "of the moves"]);
    }
    assert!(!refuses(&["legal", "rnbqkbnr/8/8/8/8/8/8/8 w - - 0 1"], "").contains("Fairy"));
}

/// The key with which [`signed`] signs, as a server publishes it.
const KEY: &str = "ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";

fn signed() -> String {
    let text = record("1. A v5h7-v5h6 / pass\n*\n");
    signed::sign(&text, &signed::SecretKey::new([7; 32]))
}

#[test]
fn who_has_signed_a_record_is_said() {
    let said = prints(&["record", "check", "-"], &signed());
    says(&said, &[&format!("signed by {KEY}")]);
    let unsigned = record("1. A v5h7-v5h6 / pass\n*\n");
    says(
        &prints(&["record", "check", "-"], &unsigned),
        &["not signed"],
    );

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("key.json").display().to_string();
    let published = format!("{{\"algorithm\":\"Ed25519\",\"key\":\"{KEY}\"}}\n");
    for text in [published, format!("{KEY}\n")] {
        std::fs::write(&file, text).unwrap();
        for key in [KEY, &file] {
            prints(&["record", "check", "-", "--key", key], &signed());
            let said = refuses(&["record", "check", "-", "--key", key], &unsigned);
            says(&said, &["The record is not signed"]);
        }
    }
    let other = signed::SecretKey::new([8; 32]).public().to_string();
    let said = refuses(&["record", "check", "-", "--key", &other], &signed());
    says(&said, &["signed with another key", KEY]);
    let said = refuses(&["record", "check", "-", "--key", "https://localhost/"], "");
    says(
        &said,
        &["begins with `http://`", "curl -s https://localhost/"],
    );
    std::fs::write(&file, "{}").unwrap();
    let said = refuses(&["record", "check", "-", "--key", &file], "");
    says(&said, &["Expected a public key"]);
}

/// A server on this machine that answers each request with this body; returns its address.
fn serves(status: &'static str, body: String) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut request = BufReader::new(&stream).lines().map_while(Result::ok);
            let first = request.next().unwrap_or_default();
            assert!(request.any(|line| line.is_empty()));
            let published = first.starts_with("GET /.well-known/tigerden-records.json ");
            let status = if published { status } else { "404 Not Found" };
            let length = body.len();
            let head = format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\n");
            write!(stream, "{head}connection: close\r\n\r\n{body}").unwrap();
        }
    });
    format!("http://{address}")
}

#[test]
fn the_key_is_fetched_from_the_server_that_publishes_it() {
    let unsigned = record("1. A v5h7-v5h6 / pass\n*\n");
    let published = format!("{{\"algorithm\":\"Ed25519\",\"key\":\"{KEY}\"}}");
    let address = serves("200 OK", published);
    let page = format!("{address}/.well-known/tigerden-records.json");
    for key in [&address, &format!("{address}/"), &page] {
        prints(&["record", "check", "-", "--key", key], &signed());
        let said = refuses(&["record", "check", "-", "--key", key], &unsigned);
        says(&said, &["not signed"]);
    }
    let elsewhere = format!("{address}/elsewhere/key");
    let said = refuses(&["record", "check", "-", "--key", &elsewhere], &signed());
    says(&said, &["can't read", "elsewhere/key", "404"]);
    let other = serves("200 OK", format!("{{\"key\":\"{}\"}}", "0".repeat(64)));
    let said = refuses(&["record", "check", "-", "--key", &other], &signed());
    says(&said, &["signed with another key", KEY]);
    let long = serves("200 OK", " ".repeat(1 << 20));
    let said = refuses(&["record", "check", "-", "--key", &long], &signed());
    says(&said, &["can't read"]);
}

#[test]
fn a_record_changed_after_it_was_signed_is_refused() {
    let changed = signed().replace("pass", "S v6h2 def");
    let said = refuses(&["record", "check", "-"], &changed);
    says(&said, &["was changed after it was signed", KEY]);
    let both = format!("{}\n{changed}", signed());
    let assert = tigerden(&["record", "check", "-"])
        .write_stdin(both)
        .assert()
        .code(2);
    let said = crate::output(&assert);
    says(&said, &["game 1: ok", "game 2: line ", "changed"]);
    // What is written anew is not what was signed.
    let again = prints(&["record", "convert", "-"], &signed());
    says(&prints(&["record", "check", "-"], &again), &["not signed"]);
}

#[test]
fn games_of_all_kinds_survive_being_written_and_read() {
    let arguments = [
        "record", "corpus", "--games", "15", "--nodes", "20", "--turns", "12",
    ];
    let corpus = prints(&arguments, "");
    assert_eq!(prints(&arguments, ""), corpus);
    let checked = prints(&["record", "check", "-"], &corpus);
    assert_eq!(checked.lines().count(), 15);
    for game in [
        "tora-short",
        "tora-long",
        "lancerchess",
        "tigerchess",
        "convoy",
    ] {
        assert_eq!(
            checked.matches(&format!("ok: {game},")).count(),
            3,
            "{checked}"
        );
    }
    let audited = prints(&["audit", "-"], &corpus);
    assert_eq!(audited.matches(": ok: ").count(), 15, "{audited}");
    // A longer corpus begins with the same games, and another seed gives others.
    let fewer = prints(
        &[
            "record", "corpus", "--games", "5", "--nodes", "20", "--turns", "12",
        ],
        "",
    );
    assert!(corpus.starts_with(&fewer));
    let other = prints(
        &[
            "record", "corpus", "--games", "5", "--nodes", "20", "--turns", "12", "--seed", "2",
        ],
        "",
    );
    assert_ne!(other, fewer);
}

#[test]
fn two_hundred_games_have_all_that_games_can_have() {
    let corpus = prints(
        &[
            "record", "corpus", "--games", "200", "--nodes", "1", "--turns", "3", "--seed", "3",
        ],
        "",
    );
    let has = |what: &str| assert!(corpus.contains(what), "{what}");
    for level in 1..=10 {
        has(&format!("Level \"{level}\"]"));
    }
    for board in ["short", "long"] {
        for terrain in ["river", "lake", "ridge"] {
            let variant = corpus.lines().any(|line| {
                line.starts_with(&format!("[Variant \"tora-{board}/"))
                    && line.contains(&format!("+terrain={terrain}"))
            });
            assert!(variant, "{board} {terrain}");
        }
    }
    for edition in ["quicksheet", "website"] {
        has(&format!("[Variant \"tora-short/{edition}"));
    }
    has("[Variant \"tora-long/rulebook+assassin");
    // Sealed, at the start and after turns, and some of them prowl.
    for mark in [
        "[%seal first ",
        "[%seal second ",
        "[%note first ",
        "[%salt second ",
        "X v",
    ] {
        has(mark);
    }
    assert!(corpus.contains(" (") && corpus.contains("[%clk ") && corpus.contains("[%eval "));
    let audited = prints(&["audit", "-"], &corpus);
    assert_eq!(audited.matches(": ok: ").count(), 200, "{audited}");
    assert!(audited.contains(" seals opened"), "{audited}");
}
