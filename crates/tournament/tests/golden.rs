//! The tables of independent counts.

use serde_json::{Map, Value};
use tigerden_tournament::Case;

const MATCHES: &str = include_str!("../data/tora-matches.json");
const RANKS: &str = include_str!("../data/tora-ranks.json");
const LADDERS: &str = include_str!("../data/convoy-ladder.json");

/// What is different in what is asked of an answer.
fn differs(at: &str, asked: &Value, given: &Value, out: &mut Vec<String>) {
    match (asked, given) {
        (Value::Object(asked), Value::Object(given)) => {
            for (key, value) in asked {
                let at = format!("{at}.{key}");
                differs(
                    &at,
                    value,
                    given.get(key).unwrap_or(&Value::Bool(false)),
                    out,
                );
            }
        }
        (Value::Array(some), Value::Array(others)) if some.len() == others.len() => {
            for (number, (asked, given)) in some.iter().zip(others).enumerate() {
                differs(&format!("{at}[{number}]"), asked, given, out);
            }
        }
        _ if asked == given => {}
        _ => out.push(format!("{at}: {asked} in the table, {given} here")),
    }
}

/// Compares every entry of a table; returns how many there are.
fn compare(
    table: &str,
    list: &str,
    split: impl Fn(&Map<String, Value>) -> (Value, Value),
) -> usize {
    let table: Value = serde_json::from_str(table).expect("a table");
    let entries = table[list].as_array().expect("its entries");
    let mut wrong = Vec::new();
    for entry in entries {
        let (input, output) = split(entry.as_object().expect("an entry"));
        let id = entry["id"].as_str().expect("its id");
        match Case::read(&input.to_string()) {
            Ok(case) => differs(id, &output, &case.answer().expect("an answer"), &mut wrong),
            Err(error) => wrong.push(format!("{id}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    entries.len()
}

fn in_and_out(entry: &Map<String, Value>) -> (Value, Value) {
    (entry["input"].clone(), entry["output"].clone())
}

#[test]
fn m_t1_to_m_t8_and_m_t11_matches() {
    assert_eq!(compare(MATCHES, "matches", in_and_out), 69);
}

#[test]
fn m_t9_m_t10_ranks() {
    assert_eq!(compare(RANKS, "histories", in_and_out), 10);
}

#[test]
fn m_k1_to_m_k5_ladders() {
    let ladder = |entry: &Map<String, Value>| {
        let of = |keys: &[&str]| {
            let some = keys
                .iter()
                .map(|key| ((*key).to_owned(), entry[*key].clone()));
            some.collect::<Map<_, _>>()
        };
        let mut input = of(&["settings", "players", "events"]);
        input.insert("kind".to_owned(), "convoy-ladder".into());
        (input.into(), of(&["after", "order", "final"]).into())
    };
    assert_eq!(compare(LADDERS, "ladders", ladder), 15);
}
