//! An app on a database of its own, and players who use it.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use game::{Outcome, Side};
use hall::{Hall, Table};
use http_body_util::BodyExt as _;
use protocol::{Accepted, Act, Action, Created, ErrorBody, Event, GameState, GameView, Joined};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use tigerden_server::{App, Assets, Limits, Player, Setup, router};
use tokio::net::TcpListener;
use tower::ServiceExt as _;
use uuid::Uuid;

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

/// An answer, read to its end.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// A seat in a game.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) id: String,
    pub(crate) side: Side,
    pub(crate) token: String,
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

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Listens on a free port too; returns the address.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let service = self.router.clone();
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
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

    /// Creates a game for two people; the creator sits on `side`.
    pub(crate) async fn create(&self, game: &str, side: Side) -> (Seat, String) {
        let body =
            json!({ "game": game, "side": side, "opponent": { "kind": "person" }, "name": "Ann" });
        let created: Created = self.post("/api/games", None, &body).await.ok();
        let invite = created.invite.expect("an invitation");
        let seat = Seat {
            id: created.id,
            side,
            token: created.token,
        };
        (seat, invite)
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
        let (first, invite) = self.create(game, Side::First).await;
        let second = self.join(&first.id, &invite).await;
        [first, second]
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

impl Reply {
    #[track_caller]
    pub(crate) fn ok<T: DeserializeOwned>(&self) -> T {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        serde_json::from_slice(&self.body).expect("the promised body")
    }

    #[track_caller]
    pub(crate) fn refused(&self, status: StatusCode, key: &str) -> ErrorBody {
        assert_eq!(self.status, status, "{}", self.text());
        let body: ErrorBody = serde_json::from_slice(&self.body).expect("an error body");
        assert_eq!(body.key, key, "{}", body.message);
        body
    }

    /// The key of the error.
    #[track_caller]
    pub(crate) fn key(&self) -> String {
        let body: ErrorBody = serde_json::from_slice(&self.body).expect("an error body");
        body.key
    }

    pub(crate) fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).map(|value| value.to_str());
        value.transpose().expect("text").unwrap_or_default()
    }
}

/// What tests need that are not about limits: a quick machine sends more in a second than people do.
pub(crate) fn setup() -> Setup {
    let ample = NonZeroU32::new(100_000).expect("more than none");
    Setup {
        assets: Assets::default(),
        limits: Limits {
            requests_per_second: ample,
            burst: ample,
            games_per_hour: ample,
            connections: 500,
        },
        behind_proxy: false,
        player: Arc::new(Quick),
        hall: Hall::all(),
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
        Event::Chose { .. } => "chose",
        Event::Begun { .. } => "begun",
        Event::Turn { .. } => "turn",
        Event::TimeOut { .. } => "time-out",
        Event::Lots { .. } => "lots",
        Event::Restarted { .. } => "restarted",
        Event::Offered { .. } => "offered",
        Event::Declined { .. } => "declined",
        Event::Agreed { .. } => "agreed",
        Event::Resigned { .. } => "resigned",
        Event::Overruled { .. } => "overruled",
        Event::RematchOffered { .. } => "rematch-offered",
        Event::NextBegun { .. } => "next-begun",
    };
    view.events.iter().map(|entry| name(&entry.event)).collect()
}

/// A legal turn: the first move on offer until the turn is over.
pub(crate) fn a_turn(table: &dyn Table) -> Vec<String> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    loop {
        let offers = table.offers();
        let middle = offers.len() / 2;
        let offer = offers.get(middle).expect("a move while the game goes on");
        let played = table.play(&offer.text).expect("an offered move");
        moves.push(played.text);
        if played.turn_over {
            return moves;
        }
    }
}

pub(crate) fn outcome(state: &GameState) -> Option<Outcome> {
    state.table().and_then(|table| table.outcome())
}

/// Plays at once: the first legal turn, and is content with a draw at even levels.
pub(crate) struct Quick;

impl Player for Quick {
    fn turn(
        &self,
        table: &dyn Table,
        _: u8,
        _: Option<Duration>,
        _: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        Ok(a_turn(table))
    }

    fn takes_draw(
        &self,
        _: &dyn Table,
        _: Side,
        level: u8,
        _: &AtomicBool,
    ) -> Result<bool, String> {
        Ok(level.is_multiple_of(2))
    }
}
