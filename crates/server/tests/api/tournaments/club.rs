//! A club that runs a tournament on a server.

use axum::http::StatusCode;
use protocol::PlayerKey;
use protocol::tournament::{Entries, OfficialKey, Said, TournamentKey, TournamentView};
use serde_json::{Value, json};
use tournament::event::Tournament;
use tournament::log::{Fact, Spot};
use uuid::Uuid;

use crate::stage::{Reply, Stage};

/// A club that runs a tournament on a server.
pub(crate) struct Club {
    pub(crate) stage: Stage,
    pub(crate) id: String,
    /// The director's secret.
    pub(crate) secret: String,
}

/// A secret of somebody's choice.
pub(crate) fn secret(letter: char) -> String {
    std::iter::repeat_n(letter, 42).chain(['A']).collect()
}

/// What is agreed on for a Swiss of single games.
pub(crate) fn charter(rounds: u32) -> Value {
    json!({
        "name": "Spring Cup", "game": "King's Convoy", "format": { "swiss": { "rounds": rounds } },
        "contest": "game", "seed": 7,
    })
}

/// The same, whose games the server plays.
pub(crate) fn online(rounds: u32) -> Value {
    let mut charter = charter(rounds);
    charter["boards"] = json!({ "game": "convoy", "options": { "edition": "brandubh" } });
    charter
}

impl Club {
    /// A club over the board.
    pub(crate) async fn new() -> Self {
        Self::of(Stage::new().await, &charter(3)).await
    }

    pub(crate) async fn of(stage: Stage, charter: &Value) -> Self {
        let body = json!({ "director": "Dora", "charter": charter });
        let key: TournamentKey = stage.post("/api/tournaments", None, &body).await.ok();
        Self {
            stage,
            id: key.id,
            secret: key.secret,
        }
    }

    pub(crate) fn path(&self, end: &str) -> String {
        format!("/api/tournaments/{}{end}", self.id)
    }

    pub(crate) async fn get(&self, end: &str) -> Reply {
        self.stage.get(&self.path(end), None).await
    }

    /// Says something with a secret.
    pub(crate) async fn say_as(&self, secret: &str, fact: Value) -> Reply {
        let body = json!({ "request": Uuid::new_v4(), "fact": fact });
        let path = self.path("/entries");
        self.stage.post(&path, Some(secret), &body).await
    }

    /// The director says something, which is taken.
    pub(crate) async fn say(&self, fact: Value) -> usize {
        let reply = self.say_as(&self.secret, fact).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
        reply.ok::<Said>().number
    }

    pub(crate) async fn pair(&self) -> Reply {
        let body = json!({ "request": Uuid::new_v4() });
        let path = self.path("/rounds");
        self.stage.post(&path, Some(&self.secret), &body).await
    }

    pub(crate) async fn appoint(&self, name: &str, role: &str) -> OfficialKey {
        let body = json!({ "name": name, "role": role });
        let path = self.path("/officials");
        self.stage.post(&path, Some(&self.secret), &body).await.ok()
    }

    /// Registers players by name.
    pub(crate) async fn register(&self, names: &[&str]) {
        for name in names {
            self.say(json!({ "registered": { "name": name } })).await;
        }
    }

    /// A player who has registered with a key.
    pub(crate) async fn enters(&self, name: &str) -> PlayerKey {
        let key = self.stage.player(name).await;
        let reply = self.say_as(&key.secret, json!({ "registered": { "name": name } }));
        reply.await.ok::<Said>();
        key
    }

    pub(crate) async fn view_as(&self, secret: Option<&str>) -> Reply {
        self.stage.get(&self.path(""), secret).await
    }

    pub(crate) async fn view(&self) -> TournamentView {
        self.view_as(None).await.ok()
    }

    /// The whole log.
    pub(crate) async fn entries(&self) -> Entries {
        self.get("/entries").await.ok()
    }

    /// What the log adds up to.
    pub(crate) async fn now(&self) -> Tournament {
        Tournament::replay(&self.entries().await.entries).expect("a tournament")
    }

    pub(crate) async fn restart(self) -> Self {
        Self {
            stage: self.stage.restart().await,
            ..self
        }
    }

    /// The facts of the log.
    pub(crate) async fn facts(&self) -> Vec<Fact> {
        let entries = self.entries().await.entries.into_iter();
        entries.map(|entry| entry.fact).collect()
    }
}

/// A table of a round.
pub(crate) fn spot(round: usize, table: usize) -> Spot {
    Spot { round, table }
}
