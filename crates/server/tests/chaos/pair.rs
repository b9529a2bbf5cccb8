//! A game between two people, both of whose seats one client holds.

use protocol::{Accepted, Created, GameView, Joined, SendTurn};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::http::Http;

/// A game that has begun, and the tokens of both seats.
pub(crate) struct Pair {
    pub(crate) id: String,
    pub(crate) tokens: [String; 2],
    /// Number of the last event.
    pub(crate) seq: u64,
    /// Turns that have been played.
    pub(crate) turns: usize,
}

impl Pair {
    /// Begins a game.
    pub(crate) async fn begin(http: &mut Http, game: &str, clock: Option<&str>) -> Self {
        let person = json!({ "kind": "person" });
        let asked = json!({ "game": game, "side": "first", "opponent": person, "clock": clock });
        Self::begin_as(http, &asked).await
    }

    /// Begins a game as `asked` for, whose creator plays the first side; the other side chooses the
    /// same.
    pub(crate) async fn begin_as(http: &mut Http, asked: &Value) -> Self {
        let created: Created = ok(http.post("/api/games", "", asked).await);
        let path = format!("/api/games/{}", created.id);
        let mut invite = json!({ "invite": created.invite });
        if let Some(choices) = asked.get("seat_options") {
            invite["seat_options"] = choices.clone();
        }
        let joined: Joined = ok(http.post(&format!("{path}/join"), "", &invite).await);
        let view: GameView = ok(http.get(&path, "").await);
        Self {
            id: created.id,
            tokens: [created.token, joined.token],
            seq: view.events.len() as u64,
            turns: 0,
        }
    }

    /// Plays a turn of the side that is to move; returns when it is acknowledged.
    pub(crate) async fn play(&mut self, http: &mut Http, moves: &[String]) {
        let turn = json!(self.turn(moves));
        let path = format!("/api/games/{}/turns", self.id);
        let token = &self.tokens[self.turns % 2];
        let accepted: Accepted = ok(http.post(&path, token, &turn).await);
        self.played(accepted.seq);
    }

    /// A turn of the side that is to move.
    pub(crate) fn turn(&self, moves: &[String]) -> SendTurn {
        SendTurn {
            request: Uuid::new_v4(),
            after: self.seq,
            moves: moves.to_vec(),
        }
    }

    /// Its turn is acknowledged as event number `seq`.
    pub(crate) fn played(&mut self, seq: u64) {
        self.seq = seq;
        self.turns += 1;
    }
}

/// The body of an answer that says that all is well.
pub(crate) fn ok<T: DeserializeOwned>(answer: std::io::Result<(u16, Value)>) -> T {
    let (status, body) = answer.expect("an answer");
    assert!(status < 300, "{status}: {body}");
    serde_json::from_value(body).expect("the promised body")
}
