//! Logs of small tournaments for tests.

use tournament::log::{Charter, Contest, Entry, Fact, Format};
use tournament::standings::TieBreak;

/// The charter of a Swiss event of three rounds.
pub(super) fn charter() -> Charter {
    let text = r#"{"name": "Spring Cup", "game": "tora-short", "format": {"swiss": {"rounds": 3}}, "contest": "game", "seed": 7}"#;
    let mut charter: Charter = serde_json::from_str(text).expect("a charter");
    charter.tie_breaks = vec![TieBreak::Buchholz];
    charter
}

/// What the director says.
pub(super) fn director(fact: Fact) -> Entry {
    Entry {
        at: 1_000,
        by: "Dora".to_owned(),
        fact,
    }
}

/// A game that the player in a seat has won.
pub(super) fn played(round: usize, table: usize, winner: &str) -> Fact {
    let text =
        format!(r#"{{"played": {{"round": {round}, "table": {table}, "winner": "{winner}"}}}}"#);
    serde_json::from_str(&text).expect("a fact")
}

/// The beginning of an event with so many players, whose first round is paired, and what comes then.
pub(super) fn log(players: usize, then: &[Fact]) -> Vec<Entry> {
    log_of(charter(), players, then)
}

/// The same of an event in which something else is played.
pub(super) fn log_of(charter: Charter, players: usize, then: &[Fact]) -> Vec<Entry> {
    let mut log = vec![director(Fact::Founded(charter))];
    for name in ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"]
        .iter()
        .take(players)
    {
        let text = format!(r#"{{"registered": {{"name": "{name}"}}}}"#);
        log.push(director(serde_json::from_str(&text).expect("a fact")));
    }
    let now = tournament::event::Tournament::replay(&log).expect("a log");
    log.push(director(now.draw().expect("a round").fact()));
    log.extend(then.iter().cloned().map(director));
    log
}

/// The charter of matches of TORA.
pub(super) fn tora() -> Charter {
    Charter {
        contest: Contest::Tora {
            board: tournament::Board::Short,
            target: 49,
            assassin: false,
        },
        format: Format::Tiers {},
        ..charter()
    }
}
