//! Puzzles: mined, and proved again.

use crate::{prints, refuses, says, tigerden};

/// A quick search in a small game.
const QUICK: [&str; 10] = [
    "puzzles", "mine", "brandubh", "--count", "1", "--level", "1", "--seed", "1", "--out",
];

#[test]
fn what_was_mined_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("brandubh.json");
    let file = file.to_str().unwrap();
    let mine = [&QUICK[..], &[file]].concat();
    prints(&mine, "");
    says(
        &prints(&["puzzles", "check", file], ""),
        &["ok: 1 puzzles of convoy"],
    );
    let text = std::fs::read_to_string(file).unwrap();
    says(
        &text,
        &["tigerden puzzles mine brandubh --count 1 --level 1"],
    );
    // Without a file the same goes to standard output, and a file is replaced only if asked.
    assert_eq!(prints(&QUICK[..9], ""), text);
    says(&refuses(&mine, ""), &["--force"]);
    prints(&[&mine[..], &["--force"]].concat(), "");
}

#[test]
fn a_puzzle_that_is_wrong_is_named() {
    let text = prints(&QUICK[..9], "");
    let other = text.replace("\"choices\": ", "\"choices\": 9");
    says(
        &refuses(&["puzzles", "check", "-"], &other),
        &["puzzle ", "choices should be"],
    );
    let broken = text.replace("\"goal\"", "\"aim\"");
    says(
        &refuses(&["puzzles", "check", "-"], &broken),
        &["unknown field `aim`"],
    );
    says(&refuses(&["puzzles", "mine", "ludo"], ""), &["ludo"]);
    let none = tigerden(&["puzzles", "check", "no-such-file"]).assert();
    none.code(2);
}

/// What `puzzles solve` answers to these lines.
fn solves(arguments: &[&str], lines: &[&str]) -> String {
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    prints(&[&["puzzles", "solve"], arguments].concat(), &typed)
}

/// Whether these texts stand in another one, in this order.
#[track_caller]
fn says_in_order(text: &str, wanted: &[&str]) {
    let mut rest = text;
    for one in wanted {
        let Some((_, after)) = rest.split_once(one) else {
            panic!("{one:?} does not come next in\n{text}");
        };
        rest = after;
    }
}

const TURN: &str = "G v7h3xv6h4; G v6h4-v4h6 * v4h7; end";

#[test]
fn a_puzzle_is_solved_by_typed_moves() {
    let said = solves(&["a9919bd5"], &[TURN]);
    let board = "
    v9  v8  v7  v6  v5  v4  v3  v2  v1
h9  ·   ·   ·   ·   S   ·   ·   ·   ·
h8  ·   ·   ·   ·   ·   ·   ·   ·   ·
h7  ·   ·   ·   ·   ·   C   ·   ·   ·
h6  ·   ·   ·   ·   ·   ·   ·   ·   ·
h5  ·   ·   ·   ·   ·   ·   ·   ·   ·
h4  ·   ·   ·   G   ·   ·   ·   ·   ·
h3  ·   ·   g!  ·   ·   ·   ·   ·   ·
h2  ·   ·   ·   ·   u   ·   ·   ·   ·
h1  ·   ·   ·   ·   s   ·   ·   ·   ·

Opposition to move: win with this turn, whatever the other side does.
";
    let title = "Puzzle 1: TORA, short board\nPuzzle 1 of 36, easy, id a9919bd5.";
    says_in_order(&said, &[title, board, "Solved! won by points"]);
    // The same line by line, with a step taken back.
    let [first, second] = ["G v7h3xv6h4", "G v6h4-v4h6 * v4h7"];
    let steps = [first, "undo", first, second, "end"];
    says_in_order(
        &solves(&["a9919bd5"], &steps),
        &["One action left", "to move: win", "Solved!"],
    );
}

#[test]
fn what_is_wrong_is_answered_and_the_board_stands_anew() {
    let lines = ["G v7h3-v7h9", "nonsense", "S v5h1-v4h1; end", TURN];
    let said = solves(&["a9919bd5"], &lines);
    let answers = [
        "[T-",
        "“nonsense” is no move",
        "That is allowed, but it doesn't do it.",
        "The board stands as in the beginning.",
        "Solved!",
    ];
    says_in_order(&said, &answers);
}

#[test]
fn the_other_side_answers_and_gets_away_from_what_is_wrong() {
    let right = solves(&["24aff076"], &["c4c5", "c5b6"]);
    let answers = [
        "win in 2 moves",
        "The other side plays Qa6.",
        "Right so far.",
        "Solved!",
    ];
    says_in_order(&right, &answers);
    let wrong = solves(&["24aff076"], &["c4d5"]);
    let answers = [
        "The other side plays ",
        "how the other side gets away",
        "as in the beginning",
    ];
    says_in_order(&wrong, &answers);
}

#[test]
fn hints_and_the_solution_are_given_on_request() {
    let said = solves(
        &["a9919bd5"],
        &["?", "hint", "hint", "solution", "quit", "end"],
    );
    let answers = [
        "Type moves in notation",
        "What it is about: won by points · General",
        "It begins on v7h3: your General.",
        "Opposition: G v7h3xv6h4; G v6h4-v4h6 * v4h7",
        "Play it yourself",
        "as in the beginning",
    ];
    says_in_order(&said, &answers);
    assert!(!said.contains("Solved!"));
    let german = solves(&["a9919bd5", "--language", "de"], &["hint"]);
    says_in_order(&german, &["Rätsel 1", "leicht", "Worum es geht"]);
}

#[test]
fn what_is_solved_is_kept_in_a_file_and_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solved.txt");
    let game = ["tora-short", "--solved", file.to_str().unwrap()];
    // After the first one the next one comes.
    let said = solves(&game, &[TURN]);
    says_in_order(&said, &["Puzzle 1 of 36", "Solved!", "Puzzle 2 of 36"]);
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept, "tora-short a9919bd5\n");
    let said = solves(&game, &["next"]);
    assert!(!said.contains("Puzzle 1 of 36"), "{said}");
    says_in_order(&said, &["Puzzle 2 of 36", "Puzzle 3 of 36"]);
}

#[test]
fn the_puzzle_of_the_day_comes_if_none_is_named() {
    let said = solves(&[], &[]);
    says_in_order(&said, &["Puzzle of the day: ", " to move: "]);
    assert_eq!(solves(&["daily"], &["quit"]), said);
    says(
        &refuses(&["puzzles", "solve", "ludo"], ""),
        &["There is no such puzzle", "tora-short"],
    );
}
