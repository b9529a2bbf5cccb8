//! What happens at the tables of a tournament whose games the server plays.

use protocol::{Accepted, Action, GameState, PlayerKey};
use serde_json::json;
use tournament::event::State;
use tournament::log::{Fact, GameResult, Spot};

use super::club::Club;
use crate::stage::{Reply, Seat, Stage, fold, until};

impl Club {
    /// The game at a table, once it has started.
    pub(crate) async fn board(&self, at: Spot) -> String {
        until(async || self.now().await.board(at).map(str::to_owned)).await
    }

    /// The next game at a table, once it has started, which is another one than before.
    pub(crate) async fn board_after(&self, at: Spot, before: &str) -> String {
        until(async || {
            let now = self.now().await;
            now.board(at)
                .filter(|board| *board != before)
                .map(str::to_owned)
        })
        .await
    }

    /// What a game has come to, as everybody may see it.
    pub(crate) async fn game(&self, id: &str) -> GameState {
        fold(&self.stage.get(&format!("/api/games/{id}"), None).await.ok())
    }

    /// The seat that a player's key opens in a game.
    pub(crate) async fn seat(&self, id: &str, key: &PlayerKey) -> Seat {
        let view: protocol::GameView = self
            .stage
            .get(&format!("/api/games/{id}"), Some(&key.secret))
            .await
            .ok();
        Seat {
            id: id.to_owned(),
            side: view.side.expect("a seat"),
            token: key.secret.clone(),
        }
    }

    /// A player resigns a game.
    pub(crate) async fn resigns(&self, id: &str, key: &PlayerKey) {
        let seat = self.seat(id, key).await;
        self.stage.act(&seat, Action::Resign).await.ok::<Accepted>();
    }

    /// Waits until the bout at a table is decided.
    pub(crate) async fn decided(&self, at: Spot) -> State {
        until(async || {
            let state = self.now().await.state(at);
            state.filter(|state| !state.is_open())
        })
        .await
    }

    /// A judge decides something.
    pub(crate) async fn decides(&self, ruling: serde_json::Value) -> Reply {
        let decision = json!({ "rule": "M-G2", "reason": "it was seen", "ruling": ruling });
        self.say_as(&self.secret, json!({ "decided": decision }))
            .await
    }

    /// A tournament of Ann and Ben, whose first round is paired; Ann has the first side.
    pub(crate) async fn of_two(charter: &serde_json::Value) -> (Self, [PlayerKey; 2]) {
        let club = Self::of(Stage::new().await, charter).await;
        let keys = [club.enters("Ann").await, club.enters("Ben").await];
        let tables = json!([{ "players": [1, 2] }]);
        club.say(json!({ "paired": { "tables": tables, "by_hand": true } }))
            .await;
        (club, keys)
    }
}

/// The games that were started, in order.
pub(crate) fn started(facts: &[Fact]) -> Vec<String> {
    let started = facts.iter().filter_map(|fact| match fact {
        Fact::Started { board, .. } => Some(board.clone()),
        _ => None,
    });
    started.collect()
}

/// The results that were entered, in order.
pub(crate) fn played(facts: &[Fact]) -> Vec<GameResult> {
    let played = facts.iter().filter_map(|fact| match fact {
        Fact::Played { result, .. } => Some(result.clone()),
        _ => None,
    });
    played.collect()
}

pub(crate) const FIRST: Spot = Spot { round: 1, table: 1 };
