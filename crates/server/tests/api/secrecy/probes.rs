//! What others than the keeper of a secret can ask: something at every address of the interface.

use axum::http::Method;
use serde_json::{Value, json};
use tigerden_server::addresses;
use uuid::Uuid;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asker {
    /// Somebody without a seat.
    Public,
    /// The player of the other side.
    Other,
}

/// A request.
pub(crate) struct Probe {
    pub(crate) method: Method,
    pub(crate) address: String,
    pub(crate) asker: Asker,
    pub(crate) body: Value,
}

/// Requests to all addresses, by everybody who asks. None changes anything. `guesses` are turns that
/// can't be played, but would tell something if they were read in the wrong place. Unless it is to be
/// thorough, only what is most telling is asked.
pub(crate) fn all(seq: u64, guesses: &[Vec<String>], thorough: bool) -> Vec<Probe> {
    let mut all = Vec::new();
    for (method, address) in addresses() {
        let game = address.strip_prefix("/api/games/{id}");
        if !thorough && !matches!(game, Some("/record" | "/turns" | "/draft")) {
            continue;
        }
        for body in bodies(&method, game.unwrap_or(&address), seq, guesses, thorough) {
            // Who has no seat is refused before what was sent is read.
            let askers = match method {
                Method::POST if !thorough => &[Asker::Other][..],
                _ => &[Asker::Public, Asker::Other],
            };
            for &asker in askers {
                all.push(Probe {
                    method: method.clone(),
                    address: address.clone(),
                    asker,
                    body: body.clone(),
                });
            }
        }
    }
    all
}

/// What is asked at an address.
///
/// # Panics
///
/// At an address that is not known here: whoever adds one says here how it is asked for secrets.
fn bodies(
    method: &Method,
    address: &str,
    seq: u64,
    guesses: &[Vec<String>],
    thorough: bool,
) -> Vec<Value> {
    let request = Uuid::from_u128(1 << 64);
    let nothing = || vec![Value::Null];
    match (method.as_str(), address) {
        ("GET", "" | "/record" | "/series" | "/live" | "/api/health" | "/api/now") => nothing(),
        ("POST", "/api/games") => {
            let position = "tora-long/rulebook+assassin 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/k16 c 1 1 0:0 0 - c@v5h9";
            vec![json!({
                "game": "tora-long", "position": position, "opponent": { "kind": "person" },
            })]
        }
        ("POST", "/join") => vec![json!({ "invite": "none", "seat_options": { "lair": "v3" } })],
        ("POST", "/turns") => {
            let turn =
                |moves: &Vec<String>| json!({ "request": request, "after": seq, "moves": moves });
            let wrong = json!({ "request": request, "after": seq + 1, "moves": ["pass"] });
            guesses
                .iter()
                .map(turn)
                .chain(thorough.then_some(wrong))
                .collect()
        }
        ("POST", "/draft") => {
            let draft = |moves: &Vec<String>| json!({ "after": seq, "moves": moves });
            let wrong = json!({ "after": seq, "moves": ["X v9h9-v9h10"] });
            guesses
                .iter()
                .map(draft)
                .chain(thorough.then_some(wrong))
                .collect()
        }
        ("POST", "/acts") => ["accept", "decline", "reset"]
            .map(|action| json!({ "request": request, "action": action }))
            .into(),
        ("POST", "/overrule") => vec![json!({ "after": seq, "winner": "first", "reason": "so" })],
        ("POST", "/position") => {
            vec![json!({ "after": seq, "position": "tora-long", "reason": "so" })]
        }
        ("POST", "/clocks") => {
            vec![json!({ "after": seq, "left_us": [1, 1], "reason": "so" })]
        }
        (method, address) => panic!("how is {method} {address} asked for secrets?"),
    }
}
