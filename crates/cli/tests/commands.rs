//! The real program, as a user calls it.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use assert_cmd::Command;
use assert_cmd::assert::Assert;

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

fn tigerden(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("tigerden").unwrap();
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env_remove("RUST_BACKTRACE");
    command
}

fn output(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Runs a command that must succeed and returns what it prints.
#[track_caller]
fn prints(arguments: &[&str], input: &str) -> String {
    output(
        &tigerden(arguments)
            .write_stdin(input)
            .assert()
            .success()
            .stderr(""),
    )
}

/// Runs a command that must refuse its input; returns what it says. Nothing may be printed before.
#[track_caller]
fn refuses(arguments: &[&str], input: &str) -> String {
    let assert = tigerden(arguments)
        .write_stdin(input)
        .assert()
        .code(2)
        .stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[track_caller]
fn says(text: &str, wanted: &[&str]) {
    for part in wanted {
        assert!(text.contains(part), "`{part}` is missing in:\n{text}");
    }
}

fn record(moves: &str) -> String {
    format!("[Start \"{START}\"]\n{moves}")
}

#[test]
fn a_start_position_is_printed() {
    let diagram = prints(&["start", "tora-short", "--first", "setup=aggressive"], "");
    assert_eq!(diagram.trim_end(), START);
    let quick = prints(
        &["start", "tora-short", "--option", "edition=quicksheet"],
        "",
    );
    says(&quick, &["tora-short/quicksheet 9/9/9/1sa3AS1/"]);
    let said = refuses(&["start", "tora-short", "-o", "edition=latest"], "");
    says(
        &said,
        &[
            "edition=latest",
            "rulebook, quicksheet, website",
            "[the option:1:9]",
        ],
    );
    says(
        &refuses(&["start", "tora-long", "--first", "hat=red"], ""),
        &["setup, ruler"],
    );
}

#[test]
fn games_are_listed_with_their_options() {
    let games = prints(&["games"], "");
    says(
        &games,
        &[
            "tora-short  TORA, short board",
            "--first, --second setup=defensive|aggressive",
        ],
    );
}

#[test]
fn set_ups_of_ones_own_are_offered_or_refused_at_their_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let setups = folder.path().join("tora/setups");
    std::fs::create_dir_all(&setups).expect("folders");
    let own = include_str!("../../tora/data/setups/defensive-9.setup")
        .replace("name = defensive", "name = wedge")
        .replace("v4h3", "v4h4");
    std::fs::write(setups.join("wedge.setup"), &own).expect("a file");
    let folder = folder.path().to_str().expect("a path");
    let arguments = [
        "start",
        "tora-short",
        "--files",
        folder,
        "--second",
        "setup=wedge",
    ];
    assert!(
        prints(&arguments, "").starts_with("tora-short/rulebook 9/9/9/1sa3AS1/gca3ACG/1s1a2AS1/")
    );
    std::fs::write(setups.join("wide.setup"), own.replace("v4h4", "v4h5")).expect("a file");
    says(
        &refuses(&arguments, ""),
        &["wide.setup", "v4h5 is not in the Opposition's half"],
    );
}

#[test]
fn legal_moves_come_one_a_line() {
    let moves = prints(&["legal", START], "");
    assert_eq!(moves.lines().count(), 75);
    assert!(moves.lines().any(|line| line == "A v5h7-v5h6"));
    assert!(moves.lines().any(|line| line == "end"));
    assert_eq!(prints(&["legal", "-"], &format!("{START}\n")), moves);
}

#[test]
fn counts_end_with_their_number() {
    assert_eq!(prints(&["perft", START, "2"], ""), "nodes 4907\n");
    let divided = prints(&["perft", START, "2", "--divide"], "");
    assert!(divided.ends_with("\nnodes 4907\n") && divided.lines().count() == 76);
    assert_eq!(prints(&["perft", START, "0", "--divide"], ""), "nodes 1\n");
    assert_eq!(prints(&["turns", START], ""), "turns 1541\n");
}

#[test]
fn too_deep_is_refused() {
    says(&refuses(&["perft", START, "21"], ""), &["21", "0..=20"]);
}

#[test]
fn an_unknown_game_is_refused_with_those_there_are() {
    says(
        &refuses(&["start", "chess"], ""),
        &["chess", "tora-short", "tigerden games"],
    );
    says(
        &refuses(&["legal", "chess x"], ""),
        &["Expected the name of a game", "tora-short"],
    );
}

#[test]
fn a_cut_position_is_shown_at_its_end() {
    let cut = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2";
    says(&refuses(&["legal", cut], ""), &[cut, "[the position:1:60]"]);
    let wrong = START.replace("8A", "8Z");
    says(
        &refuses(&["turns", &wrong], ""),
        &["[the position:1:26]", "`Z` is no piece"],
    );
}

/// The start of King's Convoy with something else in it.
fn convoy(from: &str, to: &str) -> String {
    let start =
        "convoy 4ttttt4/6t6/13/6n6/t5n5t/t5n5t/tt1nnnknnn1tt/t5n5t/t5n5t/6n6/13/6t6/4ttttt4 t 0 1";
    assert!(start.contains(from));
    start.replacen(from, to, 1)
}

#[test]
fn wrong_positions_of_kings_convoy_are_shown_with_their_place() {
    for (from, to, place, message) in [
        (
            "6n6",
            "6k6",
            "[the position:1:45]",
            "There is another king already",
        ),
        (
            "nnnknnn",
            "nnn1nnn",
            "[the position:1:8]",
            "There is no king",
        ),
        (
            "4ttttt4/6t6",
            "t4tttt4/6t6",
            "[the position:1:8]",
            "Only the king may stand on a13",
        ),
        (
            "6t6/13",
            "6t5t/13",
            "[the position:1:8]",
            "There are 25 boats t; the fleet has 24",
        ),
        (
            "6t6/13",
            "6t5/13",
            "[the position:1:16]",
            "Row 12 has 12 squares; expected 13",
        ),
        (
            "/6t6/13",
            "/13",
            "[the position:1:8]",
            "The board has 12 rows; expected 13",
        ),
        (
            " t 0 1",
            " t 0",
            "[the position:1:87]",
            "Expected a space and the round",
        ),
        (
            "convoy",
            "tablut",
            "[the position:1:8]",
            "The board has 13 rows; expected 9",
        ),
        (
            "convoy",
            "alea",
            "[the position:1:1]",
            "convoy, hnefatafl, tablut, brandubh",
        ),
    ] {
        let wrong = convoy(from, to);
        for command in [&["legal", &wrong][..], &["perft", &wrong, "1"]] {
            says(&refuses(command, ""), &[place, message]);
        }
    }
    for choice in ["edition=alea", "repetition=wins"] {
        let said = refuses(&["start", "convoy", "--option", choice], "");
        says(&said, &["can't be", "the choices are: "]);
    }
    let said = refuses(&["start", "convoy", "--option", "setup=brandubh"], "");
    says(
        &said,
        &["`convoy` has no option `setup`", "edition, repetition"],
    );
    let tablut = prints(&["start", "convoy", "--option", "edition=tablut"], "");
    says(&tablut, &["tablut 3ttt3/"]);
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

#[test]
fn an_analysis_goes_deeper_line_by_line() {
    let lines = prints(&["analyze", START, "--depth", "3"], "");
    says(
        &lines,
        &["depth 1 nodes ", "depth 3 nodes ", " score ", " line "],
    );
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
            " 0 turns were not legal",
        ],
    );
}

#[test]
fn play_needs_a_terminal_and_spares_files() {
    let path = std::env::temp_dir().join(format!("tigerden-test-{}.txt", std::process::id()));
    std::fs::write(&path, "mine").unwrap();
    let name = path.to_str().unwrap();
    says(
        &refuses(&["play", "tora-short", "--save", name], ""),
        &["exists already"],
    );
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    std::fs::remove_file(&path).unwrap();
    let both = refuses(&["play", "--record", name, "--option", "quiet=off"], "");
    says(&both, &["--record", "cannot be used with"]);
    says(
        &refuses(&["play", "tora-short", "--level", "11"], ""),
        &["11", "1..=10"],
    );
    let alone = refuses(&["play", "tora-short", "--side", "first"], "");
    says(&alone, &["expected --level LEVEL, too"]);
    let assert = tigerden(&["play", "tora-short", "--save", name])
        .assert()
        .code(1);
    says(
        &String::from_utf8_lossy(&assert.get_output().stderr),
        &["needs a terminal"],
    );
    assert!(!path.exists());
}

#[test]
fn help_has_examples_and_shells_are_known() {
    for command in ["start", "legal", "perft", "turns", "play"] {
        says(&prints(&[command, "--help"], ""), &["Example"]);
    }
    for shell in ["bash", "zsh", "fish"] {
        says(&prints(&["completions", shell], ""), &["tigerden", "perft"]);
    }
}

/// Whoever reads the output may stop reading.
#[cfg(unix)]
#[test]
fn a_broken_pipe_is_no_error() {
    let program = assert_cmd::cargo::cargo_bin("tigerden");
    let mut child = std::process::Command::new(program)
        .args(["perft", START, "1", "--divide"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_wrong_address_is_refused() {
    says(
        &refuses(&["serve", "--listen", "here"], ""),
        &["here", "--listen"],
    );
}

/// The server answers, stops when told to, and has then kept what it was told.
#[cfg(unix)]
#[test]
fn the_hall_is_served_until_told_to_stop() {
    use std::io::{BufRead, BufReader, Read, Write};

    let data = std::env::temp_dir().join(format!("tigerden-served-{}", std::process::id()));
    let mut server = std::process::Command::new(assert_cmd::cargo::cargo_bin("tigerden"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data",
            data.to_str().unwrap(),
        ])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .trim()
        .strip_prefix("TigerDen is served on http://")
        .unwrap();
    let address = address.trim_end_matches('/');

    let mut connection = std::net::TcpStream::connect(address).unwrap();
    let request = "GET /api/health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    connection.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");

    let again = [
        "serve",
        "--listen",
        address,
        "--data",
        data.to_str().unwrap(),
    ];
    let taken = tigerden(&again).assert().code(1);
    says(
        &String::from_utf8_lossy(&taken.get_output().stderr),
        &["can't listen on", address],
    );

    let stopped = std::process::Command::new("kill")
        .arg(server.id().to_string())
        .status();
    assert!(stopped.unwrap().success());
    assert!(server.wait().unwrap().success());
    std::fs::remove_dir_all(&data).unwrap();
}

/// Dice of TigerChess (C-D7) that fall 6, then 6 and 2.
const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";

#[test]
fn c_d7_dice_decide_how_a_game_starts() {
    let assert = tigerden(&["start", "tigerchess", "--dice", ZEROS])
        .assert()
        .success();
    let said = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    says(
        &said,
        &[
            "deployment 6 -> countdown\n",
            "tiger-variation 6 2 -> off\n",
            ZEROS,
        ],
    );
    let agreed = ["-o", "deployment=countdown", "-o", "tiger-variation=off"];
    let agreed = prints(&[&["start", "tigerchess"], &agreed[..]].concat(), "");
    assert_eq!(output(&assert), agreed, "what is agreed is not thrown");
    let first = tigerden(&["start", "tigerchess"]).assert().success();
    says(
        &String::from_utf8_lossy(&first.get_output().stderr),
        &["thrown from --dice "],
    );
    says(
        &refuses(&["start", "tigerchess", "--dice", "7"], ""),
        &["64 digits 0-9 and a-f"],
    );
}

/// The answer of a server about a game that has begun.
fn game_with_dice(seed: &str) -> String {
    let seed: dice::Seed = seed.parse().unwrap();
    let commitment = seed.lock();
    format!(
        r#"{{"id":"g1","side":null,"events":[
 {{"v":1,"seq":1,"at_us":1,"event":{{"created":{{"game":"tigerchess","dice":{{"commitment":"{commitment}"}},
  "seats":[{{"kind":"person","name":"Ann"}},{{"kind":"person","name":"Ben"}}]}}}}}},
 {{"v":1,"seq":2,"at_us":2,"event":{{"begun":{{"position":"START","dice":{{"seed":"{ZEROS}","throws":[
  {{"option":"deployment","dice":[6],"choice":"countdown"}},
  {{"option":"tiger-variation","dice":[6,2],"choice":"off"}}]}}}}}}}}]}}"#
    )
}

#[test]
fn c_d7_dice_of_a_server_are_checked() {
    let agreed = ["-o", "deployment=countdown", "-o", "tiger-variation=off"];
    let start = prints(&[&["start", "tigerchess"], &agreed[..]].concat(), "");
    let fair = game_with_dice(ZEROS).replace("START", start.trim_end());
    let verify = ["dice", "verify", "-"];
    let printed = prints(&verify, &fair);
    says(
        &printed,
        &[
            "commitment: ",
            "deployment 6 -> countdown\n",
            "ok: the seed fits",
        ],
    );
    let other = game_with_dice(&"1".repeat(64)).replace("START", start.trim_end());
    says(
        &refuses(&verify, &other),
        &["event 2", "the opened seed does not fit the commitment"],
    );
    let loaded = fair.replace("[6],", "[4],");
    says(
        &refuses(&verify, &loaded),
        &["event 2", "do not follow from the seed"],
    );
    let open = fair.replace(start.trim_end(), &start.trim_end().replace(" C ", " O "));
    says(
        &refuses(&verify, &open),
        &["event 2", "do not follow from the seed"],
    );
    says(
        &refuses(&verify, "{\"id\":\"g1\",\n\"side\":7}"),
        &["GET /api/games/ID", ":2:"],
    );
}
