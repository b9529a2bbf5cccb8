//! A game as its list of facts, and the events that a spectator gets of it.

use game::{Side, Viewer};
use hall::Hall;
use tigerden_protocol::{Fact, GameLog, GameState, Terms};

const TERMS: &str = r#"{"game": "tora-short", "seats": [
    {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]}"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let hall = Hall::all();
    let terms: Terms = serde_json::from_str(TERMS)?;
    let mut log = GameLog::create(&hall, 0, terms)?;
    let begun = log.state().begun(None)?;
    log.record(1_000_000, begun)?;
    let turn = Fact::Turn {
        side: Side::First,
        moves: vec!["A v5h7-v5h6".to_owned(), "end".to_owned()],
        lag_us: 0,
    };
    log.record(5_000_000, turn)?;

    let events = log.events(Viewer::Public, 0);
    println!("{} facts, {} events", log.facts().len(), events.len());
    let seen = GameState::of_events(&hall, &events).map_err(|(_, error)| error)?;
    assert_eq!(seen.seq(), log.state().seq());
    Ok(())
}
