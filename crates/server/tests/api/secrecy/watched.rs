//! A game, and everything that others than the keeper of its secrets are told.

use axum::body::Body;
use axum::http::{Method, Request};
use game::Side;
use protocol::{Accepted, Created, Event, GameView, Joined};
use serde_json::{Value, json};
use uuid::Uuid;

use super::den::Den;
use super::pair::Pair;
use super::probes::{Asker, Probe};
use crate::socket::Socket;
use crate::stage::Reply;

/// Where a server is made to tell what it should keep to itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Nowhere.
    Nowhere,
    /// Who asks at this address is answered as if it were the keeper.
    Address(String),
}

/// Somebody's live connection, and the last event that came over it.
struct Line {
    socket: Socket,
    seq: u64,
}

/// A game, and everything that others than the keeper of its secrets are told.
pub(crate) struct Watched<'a> {
    den: &'a Den,
    /// The game, and the next one of the match once it has begun.
    pub(crate) ids: Vec<String>,
    keeper: Side,
    /// The keeper's secret, and the other player's.
    tokens: [String; 2],
    lines: Vec<Line>,
    /// Number of the last event.
    pub(crate) seq: u64,
    /// What was told, in order, each with what it was about.
    pub(crate) heard: Vec<(String, String)>,
    leak: Leak,
    /// Whether everything is asked that can be asked, or only what is most telling.
    thorough: bool,
}

impl<'a> Watched<'a> {
    /// Creates the game of a pair, and sits down in it.
    pub(crate) async fn begin(
        den: &'a Den,
        pair: &Pair,
        game: usize,
        (more, thorough): (&Value, bool),
        leak: &Leak,
    ) -> Self {
        let choice = |side: Side| {
            let column = pair.lairs[game][side.index()];
            json!({ "lair": format!("v{column}") })
        };
        let mut body = json!({
            "game": "tora-long", "side": pair.keeper, "name": "Ann",
            "options": { "assassins": "on" }, "seat_options": choice(pair.keeper),
            "opponent": { "kind": "person" },
        });
        let fields = body.as_object_mut().expect("fields");
        fields.extend(more.as_object().expect("fields").clone());
        let created: Created = den.stage.create_as(&body).await;
        let mut watched = Self {
            den,
            ids: vec![created.id],
            keeper: pair.keeper,
            // What the other player's browser has drawn.
            tokens: [created.token, format!("{}A", "t".repeat(42))],
            lines: Vec::new(),
            seq: 2,
            heard: Vec::new(),
            leak: leak.clone(),
            thorough,
        };
        watched.connect(Asker::Public).await;
        if thorough {
            watched.probe_all(&[]).await;
        }
        let join = json!({
            "invite": created.invite, "token": watched.tokens[1],
            "seat_options": choice(!pair.keeper), "name": "Ben",
        });
        let path = format!("/api/games/{}/join", watched.id());
        let joined = den.stage.post(&path, None, &join).await;
        watched.hear("join", &joined);
        assert_eq!(joined.ok::<Joined>().side, !pair.keeper);
        // Both have sealed how they begin.
        watched.seq = 7;
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
        let path = "/api/games/{id}/live";
        let token = self.token(asker, path);
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

    /// The keeper or the other player plays.
    pub(crate) async fn play(&mut self, side: Side, moves: &[String]) {
        let request = Uuid::from_u128(self.seq.into());
        let body = json!({ "request": request, "after": self.seq, "moves": moves });
        let reply = self.say(side, "turns", &body).await;
        self.seq = reply.ok::<Accepted>().seq;
        self.catch_up().await;
    }

    /// The other player resigns, and the next game of the match begins.
    pub(crate) async fn resign(&mut self) {
        let body = json!({ "request": Uuid::from_u128(1), "action": "resign" });
        let reply = self.say(!self.keeper, "acts", &body).await;
        assert!(reply.status.is_success(), "{}", reply.text());
        let path = format!("/api/games/{}", self.id());
        let view: GameView = self.den.stage.get(&path, None).await.ok();
        let next = view.events.iter().find_map(|entry| match &entry.event {
            Event::NextBegun { game } => Some(game.clone()),
            _ => None,
        });
        self.ids.push(next.expect("the next game"));
        self.seq = view.events.len() as u64;
        self.catch_up().await;
        // It begins with its terms, the choices of both, the position and the seals of both.
        self.seq = 6;
        self.probe_all(&[]).await;
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
    }

    /// A flag has fallen: whatever is asked next finds that out.
    pub(crate) async fn flag_falls(&mut self) {
        let body = json!({ "request": Uuid::from_u128(1), "action": "accept" });
        self.say(!self.keeper, "acts", &body).await;
        self.seq += 1;
        self.catch_up().await;
    }

    /// Asks at every address of the interface what others than the keeper can ask.
    pub(crate) async fn probe_all(&mut self, guesses: &[Vec<String>]) {
        for probe in super::probes::all(self.seq, guesses, self.thorough) {
            let Probe {
                method,
                address,
                asker,
                body,
            } = probe;
            let path = address.replace("{id}", self.id());
            let token = self.token(asker, &address);
            let mut request = Request::builder().method(&method).uri(&path);
            if let Some(token) = &token {
                request = request.header("authorization", format!("Bearer {token}"));
            }
            let body = match method {
                Method::GET => Body::empty(),
                _ => Body::from(body.to_string()),
            };
            let request = request
                .header("content-type", "application/json")
                .body(body);
            let reply = self.den.stage.send(request.expect("a request")).await;
            self.hear(&format!("{asker:?}: {method} {address}"), &reply);
        }
    }

    /// The secret with which somebody asks at an address.
    fn token(&self, asker: Asker, address: &str) -> Option<String> {
        if self.leak == Leak::Address(address.to_owned()) {
            return Some(self.tokens[0].clone());
        }
        // In the next game everybody's Assassin hides anew, by lot: what its owner is told differs.
        let seated = asker == Asker::Other && self.ids.len() == 1;
        seated.then(|| self.tokens[1].clone())
    }

    fn hear(&mut self, about: &str, reply: &Reply) {
        let text = reply.text();
        let lines = text.lines();
        // The signature of a record signs the game's id, too.
        let lines: Vec<_> = lines
            .filter(|line| !line.starts_with("[Signature "))
            .collect();
        let said = format!("{} {:?}\n{}", reply.status, reply.headers, lines.join("\n"));
        self.note(about.to_owned(), &said);
    }

    /// Notes what was told. What differs between any two games is the id, and seals, from which nobody can
    /// find what was sealed (T-X9). When a game is over, what was hidden in it is opened.
    fn note(&mut self, about: String, text: &str) {
        let ids = self.ids.iter().enumerate();
        let seals = [
            (r#""seal":""#, '"'),
            ("[%seal first ", ']'),
            ("[%seal second ", ']'),
            (r#""notes":["#, ']'),
        ];
        let text = seals
            .into_iter()
            .fold(text.to_owned(), |text, (begin, end)| {
                blotted(&text, begin, end)
            });
        let text = ids.fold(text, |text, (number, id)| {
            text.replace(id, &format!("ID {number}"))
        });
        self.heard.push((about, text));
    }
}

/// A text without what stands between these.
fn blotted(text: &str, begin: &str, end: char) -> String {
    let mut parts = text.split(begin);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.find(end).map_or("", |at| &part[at..]);
        text + begin + rest
    })
}
