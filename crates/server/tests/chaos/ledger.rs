//! What a player was told about a game, and whether the server keeps to it.

use std::net::SocketAddr;

use hall::Hall;
use protocol::{Accepted, Event, GameState, GameView, NumberedEvent};
use serde_json::json;
use uuid::Uuid;

use crate::http::Http;

/// A turn on its way or acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) side: usize,
    pub(crate) request: Uuid,
    pub(crate) after: u64,
    pub(crate) moves: Vec<String>,
    /// A request with the same number that came too late.
    pub(crate) rival: Option<Uuid>,
}

/// What a player was told about a game.
pub(crate) struct Ledger {
    pub(crate) id: String,
    /// Tokens of the seats that the player holds.
    pub(crate) tokens: [Option<String>; 2],
    pub(crate) turns: Vec<Sent>,
    /// What a watcher has seen.
    pub(crate) seen: Vec<NumberedEvent>,
}

impl Ledger {
    pub(crate) fn acknowledged(&self) -> u64 {
        self.turns.len() as u64
    }

    /// Asks the server for the game and sends requests again; returns how many.
    pub(crate) async fn check(&self, address: SocketAddr) -> u64 {
        let mut http = Http::connect(address).await.expect("the server is up");
        let numbered = events(&mut http, &self.id).await;
        let events: Vec<&Event> = numbered.iter().map(|one| &one.event).collect();
        GameState::of_events(&Hall::all(), &numbered).expect("a legal game");
        let numbers: Vec<u64> = numbered.iter().map(|one| one.seq).collect();
        assert_eq!(
            numbers,
            (1..=numbers.len() as u64).collect::<Vec<_>>(),
            "without gaps"
        );
        for sent in &self.turns {
            let event = events[sent.after as usize];
            let (Event::Turn { moves, side, .. }, own) = (event, sent.side) else {
                panic!("event {} should be a turn: {event:?}", sent.after + 1);
            };
            assert_eq!((moves, side.index()), (&sent.moves, own));
        }
        let own = |event: &&&Event| matches!(event, Event::Turn { side, .. } if self.tokens[side.index()].is_some());
        let own = events.iter().filter(own).count();
        assert_eq!(own, self.turns.len(), "exactly once");

        for sent in &self.turns {
            let (status, answer) = self.send(&mut http, sent, sent.request).await;
            assert_eq!(status, 200, "{answer}");
            let accepted: Accepted = serde_json::from_value(answer).expect("an answer");
            assert_eq!(accepted.seq, sent.after + 1);
            if let Some(rival) = sent.rival {
                assert_eq!(self.send(&mut http, sent, rival).await.0, 409);
            }
        }
        let after = self::events(&mut http, &self.id).await;
        assert!(
            after.starts_with(&numbered),
            "sending again has changed nothing"
        );
        self.acknowledged()
    }

    async fn send(&self, http: &mut Http, sent: &Sent, request: Uuid) -> (u16, serde_json::Value) {
        let token = self.tokens[sent.side].as_deref().expect("an own seat");
        let body = json!({ "request": request, "after": sent.after, "moves": sent.moves });
        let path = format!("/api/games/{}/turns", self.id);
        http.post(&path, token, &body).await.expect("an answer")
    }
}

/// All events of a game.
pub(crate) async fn events(http: &mut Http, id: &str) -> Vec<NumberedEvent> {
    let (status, view) = http
        .get(&format!("/api/games/{id}"), "")
        .await
        .expect("an answer");
    assert_eq!(status, 200, "{view}");
    let view: GameView = serde_json::from_value(view).expect("a game");
    view.events
}
