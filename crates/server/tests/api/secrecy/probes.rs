//! What others than the keeper of a secret can ask: something at every address of the server.

use axum::http::Method;
use serde_json::{Value, json};
use tigerden_server::addresses;
use uuid::Uuid;

use super::pair::{Guard, Guess};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asker {
    /// Somebody without a seat.
    Public,
    /// The player of the other side.
    Other,
}

/// How much is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scope {
    /// Something at every address.
    Everything,
    /// What is most telling, and a share of everything else: another one for another number.
    Share(usize),
    /// Only the game, as it is shown.
    Game,
    /// Only turns and declared turns that can't be played.
    Guesses,
}

/// A share of what is asked is one of so many.
const SHARES: usize = 6;

/// A request.
pub(crate) struct Probe {
    pub(crate) method: Method,
    /// The address, as the router has it.
    pub(crate) address: String,
    /// The path, with `{id}` for the id of the game, or of the tournament.
    pub(crate) path: String,
    pub(crate) asker: Asker,
    pub(crate) body: Value,
    /// What keeps a guess from being read.
    pub(crate) guard: Option<Guard>,
}

/// A file of the page whose name changes with its content.
pub(crate) const HASHED: &str = "board-0a1b2c3d.js";

/// What is at `/{page}`: the page of a game and its files, and addresses that are none.
const PAGES: [&str; 5] = [
    "/",
    "/game/{id}",
    "/board-0a1b2c3d.js",
    "/game/{id}.json",
    "/api/games/{id}/notes",
];

/// The address of a game.
pub(crate) const GAME: &str = "/api/games/{id}";

/// Requests to all addresses, by everybody who asks. None changes anything.
pub(crate) fn all(seq: u64, guesses: &[Guess], scope: Scope) -> Vec<Probe> {
    let mut all = Vec::new();
    for (number, (method, address)) in addresses().enumerate() {
        let whole = match scope {
            Scope::Everything => true,
            Scope::Share(share) => number % SHARES == share % SHARES,
            Scope::Game => address == GAME,
            Scope::Guesses => false,
        };
        let telling = matches!(scope, Scope::Share(_)) && address.ends_with("/record");
        let ask = |path: &str, asker, body, guard| Probe {
            method: method.clone(),
            address: address.clone(),
            path: path.to_owned(),
            asker,
            body,
            guard,
        };
        if let Some(body) = of_guess(&address, seq) {
            // Who has no seat is refused before what was sent is read.
            let asked = |guess: &Guess| {
                let (body, guard) = (body(&guess.moves), Some(guess.guard));
                ask(&address, Asker::Other, body, guard)
            };
            all.extend(guesses.iter().map(asked));
        }
        if whole || telling {
            for (path, body) in requests(&method, &address, seq) {
                for asker in [Asker::Public, Asker::Other] {
                    all.push(ask(&path, asker, body.clone(), None));
                }
            }
        }
    }
    all
}

/// The number of a request that is always refused.
const REQUEST: Uuid = Uuid::from_u128(1 << 64);

/// How a guess is sent to an address, if it is one that takes turns.
fn of_guess(address: &str, seq: u64) -> Option<impl Fn(&[String]) -> Value> {
    let turn = match address.strip_prefix(GAME)? {
        "/turns" => true,
        "/draft" => false,
        _ => return None,
    };
    Some(move |moves: &[String]| {
        let mut body = json!({ "after": seq, "moves": moves });
        if turn {
            body["request"] = json!(REQUEST);
        }
        body
    })
}

/// What is asked at an address: paths and bodies.
///
/// # Panics
///
/// At an address that is not known here: whoever adds one says here how it is asked for secrets.
fn requests(method: &Method, address: &str, seq: u64) -> Vec<(String, Value)> {
    let of_game = address.strip_prefix(GAME).unwrap_or(address);
    let bodies = match (method.as_str(), of_game) {
        ("GET", "/{page}") => return PAGES.map(|path| (path.to_owned(), Value::Null)).into(),
        ("GET", "" | "/story" | "/record" | "/series" | "/players" | "/live") => vec![Value::Null],
        ("GET", "/api/players/{id}" | "/api/players/{id}/ratings") => vec![Value::Null],
        ("POST", "/api/players") => vec![json!({ "name": "Ann", "secret": "short" })],
        ("POST", "/api/players/{id}/name") => vec![json!({ "name": "Ann" })],
        (
            "GET",
            "/api/tournaments"
            | "/api/tournaments/{id}"
            | "/api/tournaments/{id}/entries"
            | "/api/tournaments/{id}/log",
        ) => vec![Value::Null],
        ("GET", "/api/tournaments/{id}/sheets/{sheet}") => {
            return vec![(address.replace("{sheet}", "standings"), Value::Null)];
        }
        ("POST", "/api/tournaments") => vec![json!({ "director": "Ann", "log": "" })],
        ("POST", "/api/tournaments/{id}/entries") => {
            vec![json!({ "request": REQUEST, "fact": { "closed": {} } })]
        }
        ("POST", "/api/tournaments/{id}/rounds") => vec![json!({ "request": REQUEST })],
        ("POST", "/api/tournaments/{id}/officials") => {
            vec![json!({ "name": "Ann", "role": "judge" })]
        }
        ("POST", "/api/tournaments/{id}/listing") => vec![json!({ "listed": true })],
        ("POST", "/api/tournaments/{id}/log") => vec![Value::Null],
        ("GET", "/api/health" | "/api/now" | "/.well-known/tigerden-records.json") => {
            vec![Value::Null]
        }
        ("POST", "/api/games") => {
            let position = "tora-long/rulebook+assassin 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/k16 c 1 1 0:0 0 - c@v5h9";
            vec![json!({
                "game": "tora-long", "position": position, "opponent": { "kind": "person" },
            })]
        }
        ("POST", "/join") => vec![json!({ "invite": "none", "seat_options": { "lair": "v3" } })],
        ("POST", "/turns") => {
            vec![json!({ "request": REQUEST, "after": seq + 1, "moves": ["pass"] })]
        }
        ("POST", "/draft") => vec![json!({ "after": seq, "moves": ["X v9h9-v9h10"] })],
        ("POST", "/acts") => ["accept", "decline", "reset", "rematch", "withdraw"]
            .map(|action| json!({ "request": REQUEST, "action": action }))
            .into(),
        ("POST", "/overrule") => vec![json!({ "after": seq, "winner": "first", "reason": "so" })],
        ("POST", "/position") => {
            vec![json!({ "after": seq, "position": "tora-long", "reason": "so" })]
        }
        ("POST", "/clocks") => {
            vec![json!({ "after": seq, "left_us": [1, 1], "reason": "so" })]
        }
        (method, address) => panic!("how is {method} {address} asked for secrets?"),
    };
    let request = |body| (address.to_owned(), body);
    bodies.into_iter().map(request).collect()
}
