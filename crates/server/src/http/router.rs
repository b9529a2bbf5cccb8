//! The router: which handler answers what, and what holds for all requests.

use std::time::Duration;

use axum::Router;
use axum::body::HttpBody as _;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, any, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;

use super::app::App;
use super::error::ApiError;
use super::extract::Address;
use super::{headers, page, routes};
use crate::limits::on_behalf;
use crate::tournaments::BYTES;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;

/// The addresses that take longer ones: a tournament's log, as it is and as a text in JSON, and its entries,
/// of which a round that is paired by hand is the longest.
const LONGER: [(&str, usize); 3] = [
    ("/tournaments", 2 * BYTES),
    (LOG, BYTES),
    (ENTRIES, 64 * 1024),
];

/// Where entries of a tournament are read and added.
const ENTRIES: &str = "/tournaments/{id}/entries";
/// Where the log of a tournament comes from and goes to.
const LOG: &str = "/tournaments/{id}/log";

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the key is found with which records are signed.
const KEY: &str = "/.well-known/tigerden-records.json";

/// All addresses of the interface below `/api`, each with its method and its handler.
fn routes() -> [(Method, &'static str, MethodRouter<App>); 31] {
    use Method as M;
    [
        (M::POST, "/games", post(routes::create)),
        (M::GET, "/games/{id}", get(routes::view)),
        (M::POST, "/games/{id}/join", post(routes::join)),
        (M::POST, "/games/{id}/turns", post(routes::send_turn)),
        (M::POST, "/games/{id}/draft", post(routes::draft)),
        (M::POST, "/games/{id}/overrule", post(routes::overrule)),
        (M::POST, "/games/{id}/position", post(routes::set_up)),
        (M::POST, "/games/{id}/clocks", post(routes::set_clocks)),
        (M::POST, "/games/{id}/acts", post(routes::act)),
        (M::GET, "/games/{id}/series", get(routes::series)),
        (M::GET, "/games/{id}/story", get(routes::story)),
        (M::GET, "/games/{id}/record", get(routes::record)),
        (M::GET, "/games/{id}/players", get(routes::of_game)),
        (M::GET, "/games/{id}/live", get(routes::live)),
        (M::POST, "/players", post(routes::make)),
        (M::GET, "/players/{id}", get(routes::player)),
        (M::POST, "/players/{id}/name", post(routes::rename)),
        (M::GET, "/players/{id}/ratings", get(routes::of_player)),
        (M::GET, "/tournaments", get(routes::list)),
        (M::POST, "/tournaments", post(routes::found)),
        (M::GET, "/tournaments/{id}", get(routes::tournament)),
        (M::GET, ENTRIES, get(routes::entries)),
        (M::POST, ENTRIES, post(routes::say)),
        (M::POST, "/tournaments/{id}/rounds", post(routes::pair)),
        (
            M::POST,
            "/tournaments/{id}/officials",
            post(routes::appoint),
        ),
        (M::POST, "/tournaments/{id}/listing", post(routes::relist)),
        (M::GET, LOG, get(routes::log)),
        (M::POST, LOG, post(routes::upload)),
        (
            M::GET,
            "/tournaments/{id}/sheets/{sheet}",
            get(routes::sheet),
        ),
        (M::GET, "/health", get(routes::health)),
        (M::GET, "/now", get(routes::now)),
    ]
}

/// Whatever is asked for at no other address: the page, its files and what is not there.
const PAGE: &str = "/{page}";

/// All addresses, such as `/api/games/{id}`, each with its method: those of the interface, which begin
/// with `/api/`, and those beside it, the last of which stands for every file of the page.
pub fn addresses() -> impl Iterator<Item = (Method, String)> {
    let address = |(method, path, _)| (method, format!("/api{path}"));
    let interface = routes().into_iter().map(address);
    let own = beside().map(|(method, path, _)| (method, path.to_owned()));
    interface.chain(own).chain([(Method::GET, PAGE.to_owned())])
}

/// The addresses beside the interface and the page, each with its method and its handler.
fn beside() -> [(Method, &'static str, MethodRouter<App>); 1] {
    [(Method::GET, KEY, get(routes::key))]
}

/// The whole interface, and the page with its files.
pub fn router(app: App) -> Router {
    let api = routes()
        .into_iter()
        .fold(Router::new(), |api, (_, path, handler)| {
            api.route(path, handler.layer(DefaultBodyLimit::max(longest(path))))
        });
    let api = api
        .layer(middleware::from_fn_with_state(app.clone(), count))
        .fallback(async || ApiError::NoRoute)
        .method_not_allowed_fallback(async || ApiError::Method);
    let counted = middleware::from_fn_with_state(app.clone(), count_file);
    let files = any(page::serve).layer(counted.clone());
    let all = Router::new()
        .nest("/api", api)
        .route("/api/", any(async || ApiError::NoRoute));
    let all = beside().into_iter().fold(all, |all, (_, path, handler)| {
        let handler = handler.fallback(async || ApiError::Method);
        all.route(path, handler.layer(counted.clone()))
    });
    all.fallback_service(files.with_state(app.clone()))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(in_time))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// The longest body that an address below `/api` takes.
fn longest(path: &str) -> usize {
    let longer = LONGER.iter().find(|(longer, _)| *longer == path);
    longer.map_or(LONGEST_BODY, |(_, longest)| *longest)
}

/// Counts a request of an address to the interface, and does not wait for a body that is known to be too
/// long. An address sends few long ones at a time.
async fn count(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    app.gate().request(address)?;
    let path = request.extensions().get::<MatchedPath>();
    let path = path.and_then(|path| path.as_str().strip_prefix("/api"));
    let longest = longest(path.unwrap_or_default()) as u64;
    let announced = request.body().size_hint();
    if announced.lower() > longest {
        return Err(ApiError::TooLarge);
    }
    let may_be_long = announced
        .upper()
        .is_none_or(|most| most > LONGEST_BODY as u64);
    let _counted = if longest > LONGEST_BODY as u64 && may_be_long {
        Some(app.gate().long_body(address)?)
    } else {
        None
    };
    Ok(on_behalf(Some(address), next.run(request)).await)
}

/// Counts a request of an address for a file of the page.
async fn count_file(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    app.gate().file(address)?;
    Ok(next.run(request).await)
}

/// Gives up on a request that takes too long, and adds the headers of all answers.
async fn in_time(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_api = path == "/api" || path.starts_with("/api/");
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut answer = answer.unwrap_or_else(|_| ApiError::TooSlow.into_response());
    headers::secure(answer.headers_mut());
    if is_api {
        headers::no_store(answer.headers_mut());
    }
    answer
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
