//! The examples in the book's pages on formats, as the games read them.
//!
//! A block ` ```position ` has a position text in each line, ` ```record ` a record, and ` ```setup `,
//! ` ```terrain ` and ` ```family ` a file. A block ` ```example ` is played: it begins with a position; each
//! line `> MOVE` is a move, with other ways to write it after ` | `; `! MOVE [RULE]` is one that the
//! rule forbids; and any other line is the position then.

use std::fs;
use std::path::Path;

use game::Viewer;
use tigerden_hall::{Catalogue, FILES, Hall, Options, PlayError, Table};

/// The blocks of a page with the word after their fence.
fn blocks(page: &str) -> Vec<(String, String)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/src/{page}.md"));
    let text = fs::read_to_string(&file).expect(page);
    let mut blocks = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((kind.to_owned(), String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some((_, text))) => text.extend([line, "\n"]),
            (None, None) => {}
        }
    }
    blocks
}

fn open(hall: &Hall, position: &str) -> Box<dyn Table> {
    let table = hall.open(position, &Options::default());
    let table = table.unwrap_or_else(|error| panic!("{position}: {error:?}"));
    assert_eq!(table.position(Viewer::Judge), position);
    table
}

fn played(table: &dyn Table, mv: &str) -> Box<dyn Table> {
    let mut next = table.boxed_clone();
    let played = next.play(mv);
    played.unwrap_or_else(|error| panic!("{mv}: {error} in {}", table.position(Viewer::Judge)));
    next
}

fn example(hall: &Hall, lines: &str) {
    let mut lines = lines.lines();
    let mut table = open(hall, lines.next().expect("a position"));
    for line in lines {
        if let Some(ways) = line.strip_prefix("> ") {
            let mut after = ways.split(" | ").map(|way| played(&*table, way.trim()));
            let next = after.next().expect("a move");
            for other in after {
                let [next, other] = [&next, &other].map(|table| table.position(Viewer::Judge));
                assert_eq!(other, next, "{line}");
            }
            table = next;
        } else if let Some(refused) = line.strip_prefix("! ") {
            let (mv, rule) = refused.rsplit_once(" [").expect("a rule");
            match table.boxed_clone().play(mv.trim()) {
                Err(PlayError::Refused(refused)) => assert_eq!(
                    refused.rule.map(|rule| format!("{rule}]")).as_deref(),
                    Some(rule)
                ),
                other => panic!("{line}: {other:?}"),
            }
        } else {
            assert_eq!(table.position(Viewer::Judge), line);
        }
    }
}

/// Checks a page, and returns how many examples it has.
fn check(page: &str) -> usize {
    let hall = Hall::all();
    let mut count = 0;
    for (kind, text) in blocks(page) {
        let file = FILES.iter().find(|file| file.extension == kind);
        match kind.as_str() {
            "position" => text.lines().for_each(|line| drop(open(&hall, line))),
            "record" => drop(hall.read(&text).unwrap_or_else(|e| panic!("{text}\n{e:?}"))),
            "example" => example(&hall, &text),
            _ => match file {
                Some(file) => Catalogue::default().add(file, &text).expect(page),
                None => continue,
            },
        }
        count += 1;
    }
    count
}

#[test]
fn records_and_files_of_all_games() {
    assert!(check("formats") >= 4);
}

#[test]
fn tora() {
    assert!(check("formats-tora") >= 3);
}

#[test]
fn tigerchess_and_lancerchess() {
    assert!(check("formats-tigerchess") >= 3);
}

#[test]
fn kings_convoy() {
    assert!(check("formats-convoy") >= 4);
}
