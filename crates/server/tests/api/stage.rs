//! An app on a database of its own, and players who use it.

mod players;
mod reply;
mod wait;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request};
use game::{Outcome, Side};
use hall::Hall;
use http_body_util::BodyExt as _;
use protocol::{Accepted, Act, Action, Created, Event, GameState, GameView, Joined, SendDraft};
use serde_json::{Value, json};
use tempfile::TempDir;
use tigerden_server::{App, Assets, Limits, Setup, answer, router};
use tokio::net::TcpListener;
use tower::ServiceExt as _;
use uuid::Uuid;

pub(crate) use players::{Quick, Slow, a_turn};
pub(crate) use reply::Reply;
pub(crate) use wait::until;

/// A game on the short board.
pub(crate) const SHORT: &str = "tora-short";
/// A game whose sides choose a set-up.
pub(crate) const LONG: &str = "tora-long";

/// Number of the event with which play begins: opened, chose, joined, chose, begun.
pub(crate) const BEGUN: u64 = 5;

/// An app on a database of its own.
pub(crate) struct Stage {
    folder: Arc<TempDir>,
    app: App,
    router: Router,
}

/// A seat in a game.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) id: String,
    pub(crate) side: Side,
    pub(crate) token: String,
}

impl Seat {
    /// The seat of who has created a game.
    pub(crate) fn of(created: &Created) -> Self {
        Self {
            id: created.id.clone(),
            side: created.side,
            token: created.token.clone(),
        }
    }
}

impl Stage {
    pub(crate) async fn new() -> Self {
        Self::with(setup()).await
    }

    pub(crate) async fn with(setup: Setup) -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let app = open(folder.path(), setup).await;
        Self::of(Arc::new(folder), app)
    }

    /// The stage of an app that runs already, on the data in a folder.
    pub(crate) fn of(folder: Arc<TempDir>, app: App) -> Self {
        let router = router(app.clone());
        Self {
            folder,
            app,
            router,
        }
    }

    /// Stops and starts again on the same data.
    pub(crate) async fn restart(self) -> Self {
        self.restart_with(setup()).await
    }

    pub(crate) async fn restart_with(self, setup: Setup) -> Self {
        self.app.close().await;
        let app = open(self.folder.path(), setup).await;
        Self::of(self.folder, app)
    }

    /// The stage of another app on the same data.
    pub(crate) fn beside(&self, app: App) -> Self {
        Self::of(Arc::clone(&self.folder), app)
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The database, as another program sees it.
    pub(crate) fn database(&self) -> rusqlite::Connection {
        let file = self.folder().join(tigerden_server::FILE);
        rusqlite::Connection::open(file).expect("the file opens")
    }

    /// Listens on a free port too; returns the address.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(answer(listener, self.app.clone(), std::future::pending()));
        address
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let response = self
            .router
            .clone()
            .oneshot(request)
            .await
            .expect("infallible");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a whole body").to_bytes();
        Reply {
            status: parts.status,
            headers: parts.headers,
            body,
        }
    }

    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> Reply {
        self.send(request(Method::GET, path, token, Body::empty()))
            .await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Reply {
        let body = Body::from(body.to_string());
        self.send(request(Method::POST, path, token, body)).await
    }

    /// The same, sent from an address that ends with `from`.
    pub(crate) async fn post_from(&self, from: u8, path: &str, body: &Value) -> Reply {
        let body = Body::from(body.to_string());
        let mut request = request(Method::POST, path, None, body);
        let address = SocketAddr::from(([10, 0, 0, from], 1));
        request.extensions_mut().insert(ConnectInfo(address));
        self.send(request).await
    }

    /// Creates a game as `body` says.
    pub(crate) async fn create_as(&self, body: &Value) -> Created {
        self.post("/api/games", None, body).await.ok()
    }

    /// Creates a game for two people; the creator sits on `side`.
    pub(crate) async fn create(&self, game: &str, side: Side) -> (Seat, String) {
        let body =
            json!({ "game": game, "side": side, "opponent": { "kind": "person" }, "name": "Ann" });
        let created = self.create_as(&body).await;
        let seat = Seat::of(&created);
        (seat, created.invite.expect("an invitation"))
    }

    /// A game against the computer.
    pub(crate) async fn against(&self, game: &str, side: Side, level: u8) -> Seat {
        let opponent = json!({ "kind": "computer", "level": level });
        let body = json!({ "game": game, "side": side, "opponent": opponent });
        Seat::of(&self.create_as(&body).await)
    }

    pub(crate) async fn join(&self, id: &str, invite: &str) -> Seat {
        let body = json!({ "invite": invite, "name": "Ben" });
        let path = format!("/api/games/{id}/join");
        let joined: Joined = self.post(&path, None, &body).await.ok();
        Seat {
            id: id.to_owned(),
            side: joined.side,
            token: joined.token,
        }
    }

    /// A game that two people have begun; first side first.
    pub(crate) async fn begun(&self, game: &str) -> [Seat; 2] {
        self.begun_with(game, &json!({})).await
    }

    /// A game that two people have begun with what `more` says; first side first.
    pub(crate) async fn begun_with(&self, game: &str, more: &Value) -> [Seat; 2] {
        let mut body = json!({
            "game": game, "side": "first", "opponent": { "kind": "person" }, "name": "Ann",
        });
        let fields = body.as_object_mut().expect("fields");
        fields.extend(more.as_object().expect("fields").clone());
        let created = self.create_as(&body).await;
        let invite = created.invite.as_ref().expect("an invitation");
        let second = self.join(&created.id, invite).await;
        [Seat::of(&created), second]
    }

    /// A game with clocks that two people have begun; first side first.
    pub(crate) async fn timed(&self, clock: &str) -> [Seat; 2] {
        self.begun_with(SHORT, &json!({ "clock": clock })).await
    }

    pub(crate) async fn view(&self, seat: &Seat) -> GameView {
        let path = format!("/api/games/{}", seat.id);
        self.get(&path, Some(&seat.token)).await.ok()
    }

    pub(crate) async fn state(&self, seat: &Seat) -> GameState {
        fold(&self.view(seat).await)
    }

    pub(crate) async fn send_turn(
        &self,
        seat: &Seat,
        request: Uuid,
        after: u64,
        moves: &[String],
    ) -> Reply {
        let body = json!({ "request": request, "after": after, "moves": moves });
        let path = format!("/api/games/{}/turns", seat.id);
        self.post(&path, Some(&seat.token), &body).await
    }

    /// Declares the moves of the running turn.
    pub(crate) async fn draft(&self, seat: &Seat, after: u64, moves: &[String]) -> Reply {
        let moves = moves.to_vec();
        let body = serde_json::to_value(SendDraft { after, moves }).expect("JSON");
        let path = format!("/api/games/{}/draft", seat.id);
        self.post(&path, Some(&seat.token), &body).await
    }

    /// Plays some legal turn for whoever is to move.
    pub(crate) async fn play(&self, seats: &[Seat; 2]) -> Accepted {
        let state = self.state(&seats[0]).await;
        let table = state.table().expect("a game in play");
        let side = table.to_move().expect("somebody is to move");
        let seat = &seats[side.index()];
        let (after, moves) = (state.seq(), a_turn(table));
        self.send_turn(seat, Uuid::new_v4(), after, &moves)
            .await
            .ok()
    }

    pub(crate) async fn act(&self, seat: &Seat, action: Action) -> Reply {
        self.act_as(seat, action, Uuid::new_v4()).await
    }

    pub(crate) async fn act_as(&self, seat: &Seat, action: Action, request: Uuid) -> Reply {
        let body = serde_json::to_value(Act { request, action }).expect("JSON");
        let path = format!("/api/games/{}/acts", seat.id);
        self.post(&path, Some(&seat.token), &body).await
    }
}

/// What tests need that are not about limits: a quick machine sends more in a second than people do.
pub(crate) fn setup() -> Setup {
    Setup {
        limits: Limits::none(),
        player: Arc::new(Quick),
        comeback: Duration::ZERO,
        ..Setup::new(Assets::default())
    }
}

async fn open(folder: &Path, setup: Setup) -> App {
    App::open(folder, setup).await.expect("the database opens")
}

fn request(method: Method, path: &str, token: Option<&str>, body: Body) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let request = request.header("content-type", "application/json");
    request.body(body).expect("a request")
}

pub(crate) fn fold(view: &GameView) -> GameState {
    GameState::of_events(&Hall::all(), &view.events).expect("events that follow each other")
}

pub(crate) fn types(view: &GameView) -> Vec<&'static str> {
    let name = |event: &Event| match event {
        Event::Created(_) => "created",
        Event::Joined { .. } => "joined",
        Event::Withdrawn { .. } => "withdrawn",
        Event::Chose { .. } => "chose",
        Event::Begun { .. } => "begun",
        Event::Turn { .. } => "turn",
        Event::TimeOut { .. } => "time-out",
        Event::Lots { .. } => "lots",
        Event::Sealed { .. } => "sealed",
        Event::Opened { .. } => "opened",
        Event::Restarted { .. } => "restarted",
        Event::Gathered => "gathered",
        Event::Offered { .. } => "offered",
        Event::Declined { .. } => "declined",
        Event::Agreed { .. } => "agreed",
        Event::TakeBackAsked { .. } => "take-back-asked",
        Event::TakeBackDeclined { .. } => "take-back-declined",
        Event::TakenBack { .. } => "taken-back",
        Event::Resigned { .. } => "resigned",
        Event::Reset { .. } => "reset",
        Event::Overruled { .. } => "overruled",
        Event::SetUp { .. } => "set-up",
        Event::ClocksSet { .. } => "clocks-set",
        Event::RematchOffered { .. } => "rematch-offered",
        Event::NextBegun { .. } => "next-begun",
    };
    view.events.iter().map(|entry| name(&entry.event)).collect()
}

/// How often events of a type have happened.
pub(crate) fn count(view: &GameView, name: &str) -> usize {
    types(view).iter().filter(|kind| **kind == name).count()
}

pub(crate) fn outcome(state: &GameState) -> Option<Outcome> {
    state.table().and_then(|table| table.outcome())
}
