//! Counts, legal moves and endings against tables from independent implementations.

use std::collections::BTreeSet;
use std::fmt::Debug;

use game::{Counting, Ending, Notation, Position, Show, perft};
use serde::Deserialize;
use tigerden_tigerchess::{LancerChess, TigerChess, endings};

const LANCER: &str = include_str!("../data/lancerchess-perft.json");
const TIGER: &str = include_str!("../data/perft.json");

#[derive(Deserialize)]
struct Golden {
    positions: Vec<GoldenPosition>,
    #[serde(default)]
    terminal: Vec<Over>,
}

#[derive(Deserialize)]
struct GoldenPosition {
    id: String,
    position: String,
    perft: Vec<u64>,
    status: Option<String>,
    moves: Option<BTreeSet<String>>,
}

#[derive(Deserialize)]
struct Over {
    position: String,
    kind: String,
}

fn table(text: &str) -> Golden {
    serde_json::from_str(text).expect("the table is JSON")
}

fn same<T: PartialEq + Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what} is {found:?}, the table has {expected:?}"))
    }
}

/// How a position stands, in the words of the tables.
fn status<P: Show>(position: &P) -> &'static str {
    if position
        .to_string()
        .split(' ')
        .nth(9)
        .is_some_and(|deployment| deployment != "-")
    {
        return "deployment";
    }
    match position.outcome().map(|outcome| outcome.ending) {
        Some(Ending::ByRule(endings::CHECKMATE)) => "mate",
        Some(Ending::ByRule(endings::STALEMATE)) => "stalemate",
        Some(Ending::ByRule(endings::OCCUPATION)) => "occupation",
        Some(ending) => ending.name(),
        None if position.scene().marks.is_empty() => "open",
        None => "check",
    }
}

fn agree<P: Notation + Show + Counting>(entry: &GoldenPosition) -> Result<(), String> {
    let position: P = entry.position.parse().map_err(|error| format!("{error}"))?;
    same("the text", position.to_string(), entry.position.clone())?;
    if let Some(expected) = &entry.status {
        same("the status", status(&position), expected)?;
    }
    if let Some(expected) = &entry.moves {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let moves: BTreeSet<String> = moves.iter().map(|mv| position.notation(*mv)).collect();
        let missing: Vec<_> = expected.difference(&moves).collect();
        let extra: Vec<_> = moves.difference(expected).collect();
        same("what is missing in the list", missing, Vec::new())?;
        same("what the list has more", extra, Vec::new())?;
    }
    for (depth, &count) in (1..).zip(entry.perft.iter()) {
        same(&format!("perft {depth}"), perft(&position, depth), count)?;
    }
    Ok(())
}

/// Compares a whole table; each position by itself, so that all that is wrong is seen at once.
fn compare(table: &Golden) {
    let mut wrong = Vec::new();
    for entry in &table.positions {
        let result = if entry.position.starts_with("tigerchess ") {
            agree::<TigerChess>(entry)
        } else {
            agree::<LancerChess>(entry)
        };
        if let Err(why) = result {
            wrong.push(format!("{}: {why}", entry.id));
        }
    }
    for over in &table.terminal {
        let position: Result<LancerChess, _> = over.position.parse();
        match position {
            Ok(position) if status(&position) == over.kind && position.to_move().is_none() => {}
            Ok(position) => wrong.push(format!("{}: {}", over.position, status(&position))),
            Err(error) => wrong.push(format!("{}: {error}", over.position)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn c_l6_every_count_and_ending_of_lancerchess() {
    let table = table(LANCER);
    assert!(table.positions.len() >= 11 && table.terminal.len() >= 6);
    compare(&table);
}

#[test]
fn c_n2_every_count_and_list_of_moves_of_both_games() {
    let table = table(TIGER);
    assert!(table.positions.len() >= 20);
    compare(&table);
}
