//! What all requests share, and the router.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;
use uuid::Uuid;

use super::assets::{self, Assets};
use super::{headers, routes};
use crate::games::{Change, Games, Live};
use crate::http::error::ApiError;
use crate::http::extract::Address;
use crate::limits::{Gate, Limits};
use crate::node::Engine;
use crate::node::computer::{self, Computer, Player};
use crate::node::deadlines::{self, Deadlines};
use crate::store::sqlite::{CommitError, Db, DbError};

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often a change is tried when somebody else writes to the same game.
const TRIES: u32 = 4;

/// What can be chosen when the server starts.
pub struct Setup {
    /// The page and its files.
    pub assets: Assets,
    /// How much one address may ask for.
    pub limits: Limits,
    /// Whether a reverse proxy says in `X-Forwarded-For` where requests come from.
    pub behind_proxy: bool,
    /// Who plays the computer's seats.
    pub player: Arc<dyn Player>,
}

/// What all requests share: the games, the database and the rest.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    db: Db,
    games: Games,
    gate: Gate,
    assets: Assets,
    behind_proxy: bool,
    boot: Uuid,
    computer: Computer,
    deadlines: Deadlines,
    stopping: watch::Sender<bool>,
}

impl Setup {
    /// The usual: the engine plays, and clients connect directly.
    #[must_use]
    pub fn new(assets: Assets) -> Self {
        Self {
            assets,
            limits: Limits::default(),
            behind_proxy: false,
            player: Arc::new(Engine::default()),
        }
    }
}

impl App {
    /// Opens the data folder and lets the computer go on where it is to move.
    ///
    /// # Errors
    ///
    /// If the database can't be opened or brought up to date.
    pub async fn open(data: &Path, setup: Setup) -> Result<Self, DbError> {
        let app = Self(Arc::new(Inner {
            db: Db::open(data).await?,
            games: Games::default(),
            gate: Gate::new(setup.limits),
            assets: setup.assets,
            behind_proxy: setup.behind_proxy,
            boot: Uuid::new_v4(),
            computer: Computer::new(setup.player),
            deadlines: Deadlines::default(),
            stopping: watch::Sender::new(false),
        }));
        deadlines::resume(&app).await;
        computer::resume(&app).await;
        Ok(app)
    }

    /// Ends live connections and the computer's thinking; what is under way is finished.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.0.computer.stop();
    }

    /// Writes what waits and closes the database.
    pub async fn close(&self) {
        self.stop();
        deadlines::note(self).await;
        self.0.db.close().await;
    }

    /// Forgets what is no longer needed of addresses; to be called now and then.
    pub(crate) fn tidy(&self) {
        self.0.gate.forget();
    }

    pub(crate) fn db(&self) -> &Db {
        &self.0.db
    }

    pub(crate) fn gate(&self) -> &Gate {
        &self.0.gate
    }

    pub(crate) fn assets(&self) -> &Assets {
        &self.0.assets
    }

    pub(crate) fn computer(&self) -> &Computer {
        &self.0.computer
    }

    pub(crate) fn deadlines(&self) -> &Deadlines {
        &self.0.deadlines
    }

    pub(crate) fn behind_proxy(&self) -> bool {
        self.0.behind_proxy
    }

    /// Changes with every start.
    pub(crate) fn boot(&self) -> Uuid {
        self.0.boot
    }

    /// Turns true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<Arc<Live>, ApiError> {
        self.0.games.get(&self.0.db, id).await
    }

    /// Changes a game: flags that are due fall first, then `decide` lets events happen or refuses.
    /// When this returns it is on disk.
    ///
    /// It goes on to its end when the one who asked has gone, and `decide` is asked again if
    /// somebody else has written to the game in the meantime.
    pub(crate) async fn change<T, F>(&self, id: &str, decide: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: Fn(&mut Change<'_, '_>) -> Result<T, ApiError> + Send + 'static,
    {
        let (app, id) = (self.clone(), id.to_owned());
        let work = tokio::spawn(async move {
            // In a deployment the time of both sides may be out.
            for _ in 0..2 {
                app.change_as_it_is(&id, |change| change.fall()).await?;
            }
            app.change_as_it_is(&id, decide).await
        });
        work.await
            .unwrap_or_else(|error| Err(ApiError::internal(&error)))
    }

    /// The same, without looking at flags first, and with the one who asks waiting for it.
    pub(crate) async fn change_as_it_is<T, F>(&self, id: &str, decide: F) -> Result<T, ApiError>
    where
        F: Fn(&mut Change<'_, '_>) -> Result<T, ApiError>,
    {
        let live = self.game(id).await?;
        for _ in 0..TRIES {
            let mut game = live.lock(self.db()).await?;
            let mut change = Change::new(&mut game);
            let answer = decide(&mut change)?;
            change.follow()?;
            let (due, flags) = (change.computer_due(), change.flags());
            match change.commit(self.db()).await {
                Err(CommitError::Conflict) => {}
                other => {
                    other?;
                    for (id, at_us) in flags {
                        self.deadlines().set(&id, at_us);
                    }
                    drop(game);
                    due.iter().for_each(|id| computer::wake(self, id));
                    return Ok(answer);
                }
            }
        }
        Err(ApiError::internal(&"others keep writing to the same game"))
    }
}

/// The whole interface, and the page with its files.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", post(routes::create))
        .route("/games/{id}", get(routes::view))
        .route("/games/{id}/join", post(routes::join))
        .route("/games/{id}/turns", post(routes::send_turn))
        .route("/games/{id}/draft", post(routes::draft))
        .route("/games/{id}/overrule", post(routes::overrule))
        .route("/games/{id}/acts", post(routes::act))
        .route("/games/{id}/match", get(routes::match_view))
        .route("/games/{id}/live", get(routes::live))
        .layer(middleware::from_fn_with_state(app.clone(), count))
        .route("/health", get(routes::health))
        .route("/now", get(routes::now))
        .fallback(async || ApiError::NoRoute)
        .method_not_allowed_fallback(async || ApiError::Method)
        .layer(middleware::map_response(headers::no_store))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    Router::new()
        .nest("/api", api)
        .fallback(assets::serve)
        .layer(middleware::from_fn(in_time))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::map_response(headers::secure))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// Counts a request of an address.
async fn count(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    match app.gate().request(address) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Gives up on a request that takes too long.
async fn in_time(request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    answer.unwrap_or_else(|_| ApiError::TooSlow.into_response())
}

/// What the log says of a request: never its query or headers, which hold secrets.
fn span(request: &Request) -> tracing::Span {
    let (method, path) = (request.method(), request.uri().path());
    tracing::info_span!("request", %method, path)
}

fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let text = cause.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| cause.downcast_ref::<String>().cloned());
    ApiError::internal(&format!("panic: {}", text.unwrap_or_default())).into_response()
}
