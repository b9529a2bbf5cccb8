//! Counts of plies and turns against tables from independent implementations.

use game::{Notation, perft, turns};
use serde::Deserialize;
use tigerden_tora::{Long, Short, Whole};

#[derive(Deserialize)]
struct Golden {
    positions: Vec<GoldenPosition>,
}

#[derive(Deserialize)]
struct GoldenPosition {
    id: String,
    position: String,
    perft: Vec<u64>,
    turns: Option<u64>,
    line: Option<GoldenLine>,
}

/// Moves from the position, and where they lead.
#[derive(Deserialize)]
struct GoldenLine {
    moves: String,
    position: String,
}

fn agree<P: game::Counting>(entry: &GoldenPosition) -> Result<(), String> {
    let position: P = entry.position.parse().map_err(|error| format!("{error}"))?;
    assert_eq!(position.to_string(), entry.position);
    for (depth, &count) in (1..).zip(&entry.perft) {
        let found = perft(&position, depth);
        if found != count {
            return Err(format!("perft {depth} is {found}, the table has {count}"));
        }
    }
    match entry.turns {
        Some(count) if turns(&position) != count => Err(format!(
            "turns is {}, the table has {count}",
            turns(&position)
        )),
        _ => Ok(()),
    }
}

#[test]
fn t_n4_every_count_of_the_table() {
    let table = include_str!("../data/perft.json");
    let table: Golden = serde_json::from_str(table).expect("the table is JSON");
    let mut wrong = Vec::new();
    for entry in &table.positions {
        let result = if entry.position.starts_with("tora-long") {
            agree::<Long>(entry)
        } else {
            agree::<Short>(entry)
        };
        if let Err(why) = result {
            wrong.push(format!("{}: {why}", entry.id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(table.positions.len() >= 34);
}

#[test]
fn t_n4_every_count_of_the_table_with_assassins() {
    let table = include_str!("../data/assassin-perft.json");
    let table: Golden = serde_json::from_str(table).expect("the table is JSON");
    let mut wrong = Vec::new();
    for entry in &table.positions {
        let counted = agree::<Whole>(entry);
        let followed = entry
            .line
            .as_ref()
            .map_or(Ok(()), |line| follow(entry, line));
        for why in counted.err().into_iter().chain(followed.err()) {
            wrong.push(format!("{}: {why}", entry.id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(table.positions.len() >= 24);
}

fn follow(entry: &GoldenPosition, line: &GoldenLine) -> Result<(), String> {
    let mut position: Whole = entry.position.parse().map_err(|error| format!("{error}"))?;
    for text in line.moves.split("; ") {
        let ply = position.position().parse_move(text);
        let ply = ply.map_err(|error| format!("{text} in {position}: {error}"))?;
        game::Position::play(&mut position, ply)
            .map_err(|error| format!("{text} in {position}: {error}"))?;
    }
    let text = position.to_string();
    if text == line.position {
        Ok(())
    } else {
        Err(format!("leads to\n{text}, not to\n{}", line.position))
    }
}
