//! A game, and everything that others than the keeper of its secrets are told.

mod asked;
mod told;

use std::collections::BTreeMap;

use game::Side;
use hall::Table;
use protocol::{Accepted, Created, Event, GameView, Joined};
use serde_json::{Value, json};
use uuid::Uuid;

use super::den::Den;
use super::leak::Leak;
use super::pair::{Pair, Part};
use super::probes::{Asker, Scope};
use super::tables;
use crate::socket::Socket;
use crate::stage::Reply;

/// Somebody's live connection, and the last event that came over it.
struct Line {
    socket: Socket,
    seq: u64,
}

/// A game, and everything that others than the keeper of its secrets are told.
pub(crate) struct Watched<'a> {
    den: &'a Den,
    /// The game, and the next one once it has begun.
    pub(crate) ids: Vec<String>,
    keeper: Side,
    /// The keeper's secret, and the other player's.
    pub(crate) tokens: [String; 2],
    /// The judge's secret, in a game with a judge.
    judge: Option<String>,
    lines: Vec<Line>,
    /// Number of the last event.
    pub(crate) seq: u64,
    /// What was told, in order, each with what it was about.
    pub(crate) heard: Vec<(String, String)>,
    /// How often each address was asked.
    pub(crate) asked: BTreeMap<String, u64>,
    /// The game with everything in it, if something is to leak from it.
    table: Option<Box<dyn Table>>,
    /// The moves of the keeper.
    moves: Vec<String>,
    /// Those that it has declared in the running turn.
    declared: Vec<String>,
    /// Whether the keeper hides nothing any more, so that its notes are opened.
    open: bool,
    scope: Scope,
    leak: Leak,
}

impl<'a> Watched<'a> {
    /// Creates the game of a pair, and sits down in it.
    pub(crate) async fn begin(
        den: &'a Den,
        (pair, game): (&Pair, usize),
        more: &Value,
        scope: Scope,
        leak: &Leak,
    ) -> Self {
        let choice = |side: Side| {
            let column = pair.lairs[game][side.index()];
            json!({ "lair": format!("v{column}") })
        };
        let judged = more["judge"] == true;
        let mut body = json!({
            "game": "tora-long", "side": pair.keeper, "name": "Ann",
            "options": { "assassins": "on" }, "opponent": { "kind": "person" },
        });
        let fields = body.as_object_mut().expect("fields");
        fields.extend(more.as_object().expect("fields").clone());
        if !judged {
            fields.insert("seat_options".to_owned(), choice(pair.keeper));
        }
        let created: Created = den.stage.create_as(&body).await;
        let invite = |side: Side| match &created.invites {
            Some(invites) => invites[side.index()].clone(),
            None => created.invite.clone(),
        };
        let invites = [pair.keeper, !pair.keeper].map(invite);
        let mut watched = Self {
            den,
            ids: vec![created.id],
            keeper: pair.keeper,
            // What the other player's browser has drawn.
            tokens: [created.token.clone(), format!("{}A", "t".repeat(42))],
            judge: judged.then_some(created.token),
            lines: Vec::new(),
            seq: 2,
            heard: Vec::new(),
            asked: BTreeMap::new(),
            table: leak
                .needs_table()
                .then(|| tables::start(&den.hall, pair, game)),
            moves: vec![choice(pair.keeper).to_string()],
            declared: Vec::new(),
            open: false,
            scope,
            leak: leak.clone(),
        };
        let path = format!("/api/games/{}/join", watched.id());
        if judged {
            let join = json!({
                "invite": invites[0], "seat_options": choice(pair.keeper), "name": "Ann",
            });
            let joined: Joined = den.stage.post(&path, None, &join).await.ok();
            watched.tokens[0] = joined.token;
            watched.seq = 3;
        }
        watched.connect(Asker::Public).await;
        if matches!(scope, Scope::Everything) {
            watched.ask(&[], scope).await;
        }
        let join = json!({
            "invite": invites[1], "token": watched.tokens[1],
            "seat_options": choice(!pair.keeper), "name": "Ben",
        });
        let joined = den.stage.post(&path, None, &join).await;
        watched.hear("join", &joined);
        assert_eq!(joined.ok::<Joined>().side, !pair.keeper);
        // Both have sealed how they begin.
        watched.seq += 5;
        if more["clock"].is_null() {
            // On a clock, how long messages to a player take would be given back.
            watched.connect(Asker::Other).await;
        }
        watched.catch_up().await;
        watched
    }

    /// The game that is played.
    fn id(&self) -> &str {
        self.ids.last().expect("the first game")
    }

    /// Begins to listen.
    async fn connect(&mut self, asker: Asker) {
        let token = self.token(asker, "/api/games/{id}/live");
        let mut socket = Socket::open(self.den.address, self.id()).await;
        let hello = json!({ "token": token });
        socket.send(&hello.to_string()).await;
        let welcome = socket.text().await.expect("a welcome");
        let line = Line {
            socket,
            seq: self.seq,
        };
        self.lines.push(line);
        self.note(format!("{asker:?} is welcome"), &welcome);
    }

    /// Listens until all that has happened was told.
    async fn catch_up(&mut self) {
        let mut heard = Vec::new();
        for (number, line) in self.lines.iter_mut().enumerate() {
            while line.seq < self.seq {
                let text = line.socket.text().await.expect("what is new");
                let update: Value = serde_json::from_str(&text).expect("an update");
                if let Some(last) = update.pointer("/events/events/0/seq") {
                    let events = update.pointer("/events/events").and_then(Value::as_array);
                    let more = events.map_or(1, Vec::len) as u64 - 1;
                    line.seq = last.as_u64().expect("a number") + more;
                    heard.push((format!("line {number}"), text));
                }
                // Who is connected is told sooner or later, and depends on nothing else.
            }
        }
        for (about, text) in heard {
            self.note(about, &text);
        }
    }

    /// The keeper or the other player plays a part of game number `game` of the pair.
    pub(crate) async fn play(&mut self, part: &Part, game: usize) {
        let moves = &part.moves[game];
        if self.leak == Leak::Logged {
            tracing::debug!(?moves, "played in /api/games/{}", self.id());
        }
        let request = Uuid::from_u128(self.seq.into());
        let body = json!({ "request": request, "after": self.seq, "moves": moves });
        self.open |= part.open;
        let reply = self.say(part.side, "turns", &body).await;
        self.seq = reply.ok::<Accepted>().seq;
        if let Some(table) = &mut self.table {
            for text in moves {
                table.play(text).expect("a legal move");
            }
        }
        if part.side == self.keeper {
            self.moves.extend(moves.iter().cloned());
        }
        self.catch_up().await;
    }

    /// The judge sets up what comes before a part.
    pub(crate) async fn judge(&mut self, part: &Part, game: usize) {
        let Some(positions) = &part.set_up else {
            return;
        };
        self.moves.push(positions[game].clone());
        if let Some(table) = &mut self.table {
            tables::judge(&mut **table, part, game);
        }
        let position = json!({ "position": positions[game], "reason": "Misread." });
        self.decide("position", position).await;
    }

    /// The judge decides something.
    pub(crate) async fn decide(&mut self, what: &str, mut wish: Value) {
        if self.leak == Leak::Logged {
            tracing::debug!(?wish, "decided in /api/games/{}", self.id());
        }
        wish["after"] = self.seq.into();
        let path = format!("/api/games/{}/{what}", self.id());
        let reply = self
            .den
            .stage
            .post(&path, self.judge.as_deref(), &wish)
            .await;
        self.seq = reply.ok::<Accepted>().seq;
        self.catch_up().await;
    }

    /// The judge decides the game: from now on nothing in it is a secret.
    pub(crate) async fn verdict(&mut self) {
        self.open = true;
        let wish = json!({ "winner": self.keeper, "points": [7, 5], "reason": "Left." });
        self.decide("overrule", wish).await;
        self.ask(&[], Scope::Game).await;
    }

    /// The keeper or the other player does something other than playing.
    pub(crate) async fn act(&mut self, side: Side, action: &str) {
        let request = Uuid::from_u128((self.seq + 1).into());
        let body = json!({ "request": request, "action": action });
        let reply = self.say(side, "acts", &body).await;
        assert!(reply.status.is_success(), "{}", reply.text());
        let path = format!("/api/games/{}", self.id());
        let view: GameView = self.den.stage.get(&path, None).await.ok();
        self.seq = view.events.len() as u64;
        let next = view.events.into_iter().find_map(|entry| match entry.event {
            Event::NextBegun { game } => Some(game),
            _ => None,
        });
        self.ids.extend(next);
        self.catch_up().await;
    }

    /// The other player ends the game like this: from now on nothing in it is a secret.
    pub(crate) async fn end(&mut self, action: &str) {
        self.open = true;
        self.act(!self.keeper, action).await;
        self.ask(&[], Scope::Game).await;
    }

    /// Asks about the next game, which has begun.
    pub(crate) async fn follow(&mut self) {
        assert_eq!(self.ids.len(), 2, "the next game");
        self.open = false;
        // It begins with its terms, the choices of both, the position and the seals of both.
        self.seq = 6;
        self.ask(&[], self.scope).await;
    }

    /// A player says something.
    async fn say(&mut self, side: Side, what: &str, body: &Value) -> Reply {
        let path = format!("/api/games/{}/{what}", self.id());
        let token = &self.tokens[usize::from(side != self.keeper)];
        let reply = self.den.stage.post(&path, Some(token), body).await;
        if side != self.keeper {
            self.hear(what, &reply);
        }
        reply
    }

    /// The keeper declares the moves of the running turn.
    pub(crate) async fn declare(&mut self, moves: &[String]) {
        let body = json!({ "after": self.seq, "moves": moves });
        let reply = self.say(self.keeper, "draft", &body).await;
        assert_eq!(reply.ok::<Accepted>().seq, self.seq);
        self.declared = moves.to_vec();
    }

    /// A flag has fallen: whatever is asked next finds that out.
    pub(crate) async fn flag_falls(&mut self) {
        self.open = true;
        let body = json!({ "request": Uuid::from_u128(1), "action": "accept" });
        self.say(!self.keeper, "acts", &body).await;
        self.seq += 1;
        self.catch_up().await;
        self.ask(&[], Scope::Game).await;
    }
}
