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

/// Runs commands of a tournament in a new folder.
struct Desk(tempfile::TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> String {
        self.0.path().join("club.log").display().to_string()
    }

    /// `tournament`, the words before the file, the file, the words after it.
    fn words<'a>(before: &[&'a str], file: &'a str, after: &[&'a str]) -> Vec<&'a str> {
        [&["tournament"], before, &[file], after].concat()
    }

    #[track_caller]
    fn prints(&self, before: &[&str], after: &[&str]) -> String {
        prints(&Self::words(before, &self.file(), after), "")
    }

    /// What is said; the file stays as it was.
    #[track_caller]
    fn refuses(&self, before: &[&str], after: &[&str]) -> String {
        let log = || std::fs::read(self.file()).ok();
        let old = log();
        let said = refuses(&Self::words(before, &self.file(), after), "");
        assert_eq!(log(), old);
        said
    }
}

/// A tier of TORA with a cheater, as a director runs it.
#[test]
fn a_tournament_is_run_in_one_file() {
    let desk = Desk::new();
    let charter = [
        "--name",
        "Club evening",
        "--by",
        "Dora",
        "--game",
        "tora/short",
        "--format",
        "tiers",
        "--contest",
        "tora-short:49",
        "--tie-breaks",
        "game-points",
        "--seed",
        "7",
    ];
    desk.prints(&["new"], &charter);
    says(&desk.refuses(&["new"], &charter), &["club.log", "already"]);
    desk.prints(&["register"], &["Ann:3", "Bob:2", "Cleo Dark:2", "Dan"]);
    desk.prints(&["register"], &["--stands-by", "Sue:2"]);
    says(
        &desk.refuses(&["register"], &["Eve", "ann"]),
        &["somebody is called \"ann\" already"],
    );
    desk.prints(&["rank"], &["Dan", "2"]);
    says(
        &desk.refuses(&["rank"], &["Dan", "0"]),
        &["the rank of Dan can't be"],
    );
    desk.prints(&["rank"], &["Dan", "1"]);
    let dry = desk.prints(&["pair"], &["--dry-run"]);
    let paired = desk.prints(&["pair"], &[]);
    assert_eq!(dry, paired);
    says(
        &paired,
        &["Club evening: round 1", "1      Bob", "2      Dan"],
    );
    says(&desk.refuses(&["pair"], &[]), &["round 1, table 1 is open"]);
    let all = [
        "1",
        "1-0",
        "--captured-first",
        "archers=3,cannons=1,soldiers=2,command=1",
    ];
    for _ in 0..3 {
        desk.prints(&["result"], &all);
    }
    says(&desk.prints(&["result"], &all), &["1 - 0 (4:0)"]);
    says(
        &desk.refuses(&["result"], &all),
        &["round 1, table 1", "a judge can correct"],
    );
    says(&desk.refuses(&["result"], &["2", "2-0"]), &["expected 1-0"]);
    says(
        &desk.refuses(&["result"], &["2", "0-1"]),
        &["needs the captured pieces"],
    );
    says(
        &desk.refuses(&["result"], &["2", "0-1", "--by", "Vera"]),
        &["Vera may not do this"],
    );

    let because = ["--rule", "M-T11", "--reason", "moved twice"];
    let decided = desk.prints(
        &["decide", "cheated"],
        &[&["2", "Dan"][..], &because].concat(),
    );
    says(&decided, &["Dan: place", "expelled"]);
    let place = [&["2", "second", "Sue"][..], &because].concat();
    says(
        &desk.refuses(&["decide", "substitute"], &place),
        &["the other player is to be replaced"],
    );
    let place = [&["2", "first", "Sue"][..], &because].concat();
    let shown = desk.prints(&["decide", "substitute", "--dry-run"], &place);
    assert_eq!(shown, desk.prints(&["decide", "substitute"], &place));
    for winner in ["0-1", "0-1", "0-1", "0-1"] {
        let captured = [
            "--captured-second",
            "archers=3,cannons=1,soldiers=2,command=1",
        ];
        desk.prints(&["result"], &[&["2", winner][..], &captured].concat());
    }
    let final_round = desk.prints(&["pair"], &[]);
    says(&final_round, &["round 2", "Bob", "Cleo Dark"]);
    desk.prints(&["result"], &["1", "+/-"]);
    says(&desk.refuses(&["pair"], &[]), &["no more rounds"]);
    desk.prints(
        &["appeal"],
        &["1", "--by", "Ann", "--reason", "I saw it too"],
    );
    desk.prints(&["answer"], &["1", "--reason", "so did the judge"]);

    let standings = desk.prints(&["standings"], &[]);
    says(&standings, &["champion", "expelled"]);
    let json: Value = serde_json::from_str(&desk.prints(&["standings"], &["--json"])).unwrap();
    assert_eq!(json["rows"][0]["place"], 1);
    assert_eq!(json["rows"][3]["player"], 4);
    says(
        &desk.prints(&["why"], &["Ann"]),
        &["place 3 of 4", "game points", "(M-T7)"],
    );
    says(
        &desk.prints(&["why"], &["Ann", "--round", "1"]),
        &["Bob plays Ann", "Ranks 2 and 3"],
    );
    says(
        &desk.refuses(&["why"], &["Anne"]),
        &["nobody is registered", "did you mean `Ann`"],
    );
    says(
        &desk.prints(&["show"], &[]),
        &[
            "seed 7",
            "decision 1 by Dora (M-T11): moved twice",
            "appeal by Ann",
        ],
    );
    let chart = desk.prints(&["export"], &["wall-chart", "--as", "csv"]);
    assert!(
        chart.starts_with("No.,Name,Rank,Round 1,Round 2,Score\r\n"),
        "{chart}"
    );
    let forms = desk.prints(&["export"], &["score-sheets", "--round", "1"]);
    says(
        &forms,
        &[
            "round 1, table 1: Bob against Ann",
            "Soldiers  Archers  Cannons",
            "6     second",
            "table 2: Sue against Cleo Dark",
        ],
    );
    let forms = desk.prints(&["export"], &["score-sheets", "--as", "json"]);
    let forms: Value = serde_json::from_str(&forms).unwrap();
    assert_eq!(forms[0]["rows"].as_array().unwrap().len(), 12);
    let pairings = desk.prints(&["export"], &["pairings", "--as", "json", "--round", "1"]);
    let pairings: Value = serde_json::from_str(&pairings).unwrap();
    assert_eq!(pairings["rows"][0][1], "Bob");
    says(
        &desk.prints(&["export"], &["trf"]),
        &["012 Club evening", "001    1"],
    );
    desk.prints(&["close"], &[]);
    says(
        &desk.refuses(&["note", "--by", "Dora"], &["withdraw", "Ann"]),
        &["final standing is confirmed"],
    );
}

#[test]
fn a_damaged_log_is_refused_with_its_line() {
    let desk = Desk::new();
    let open = [
        "--name", "Open", "--by", "Dora", "--game", "convoy", "--format", "swiss", "--rounds", "3",
    ];
    desk.prints(&["new"], &open);
    desk.prints(&["register"], &["Ann", "Bob"]);
    let whole = std::fs::read_to_string(desk.file()).unwrap();
    let write = |text: &str| std::fs::write(desk.file(), text).unwrap();
    write(whole.trim_end());
    says(
        &desk.refuses(&["standings"], &[]),
        &["club.log:3:1", "was not written to its end"],
    );
    write(&whole.replace("Bob", "Ann"));
    says(
        &desk.refuses(&["standings"], &[]),
        &["club.log:3:1", "somebody is called \"Ann\" already"],
    );
    write(&whole.replace("registered", "danced"));
    says(
        &desk.refuses(&["standings"], &[]),
        &["club.log:2:1", "danced"],
    );
    write("");
    says(
        &desk.refuses(&["pair"], &[]),
        &["begins by founding the tournament"],
    );
    write(&whole);
    says(&desk.prints(&["standings"], &[]), &["Open: after round 0"]);
    says(
        &desk.prints(&["pair"], &["--tables", "bob/ann"]),
        &["Bob", "Ann"],
    );
    says(
        &desk.prints(&["why"], &["Ann", "--round", "1"]),
        &["The director has paired this round himself."],
    );
}

#[test]
fn a_tournament_for_a_server_names_the_game_that_its_boards_play() {
    let desk = Desk::new();
    let charter = [
        "--name", "Online", "--by", "Dora", "--game", "TORA", "--format", "swiss", "--rounds", "3",
    ];
    let with = |more: &[&'static str]| [&charter[..], more].concat();
    says(
        &desk.refuses(&["new"], &with(&["--boards", "tora"])),
        &["expected one of", "tora-short"],
    );
    says(
        &desk.refuses(
            &["new"],
            &with(&["--boards", "tora-short", "--clock", "soon"]),
        ),
        &["--clock"],
    );
    let boards = [
        "--boards",
        "tora-short",
        "--clock",
        "fischer 10m+5s",
        "--option",
        "edition=rulebook",
    ];
    desk.prints(&["new"], &with(&boards));
    let log = std::fs::read_to_string(desk.file()).unwrap();
    let founded: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    let boards = &founded["fact"]["founded"]["boards"];
    assert_eq!(boards["game"], "tora-short");
    assert_eq!(boards["options"]["edition"], "rulebook");
    assert_eq!(
        boards["choosing"], 300,
        "TORA leaves set-ups to the players"
    );
    assert!(
        boards["clock"]
            .as_str()
            .unwrap()
            .parse::<clock::Settings>()
            .is_ok()
    );
}
