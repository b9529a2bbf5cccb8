//! The router: which handler answers what, and what holds for all requests.

use std::net::IpAddr;
use std::time::Instant;

use axum::Router;
use axum::body::HttpBody as _;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::Method;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, any, get, post};
use tracing::Instrument as _;

use super::app::App;
use super::error::ApiError;
use super::extract::Address;
use super::guard::in_any_case;
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
    let no_route = || any(async || ApiError::NoRoute);
    let nowhere = ["/api", "/api/", "/api/{*rest}"].map(|path| (path.to_owned(), no_route()));
    let interface = routes().map(|(_, path, handler)| (format!("/api{path}"), handler));
    let own = beside().map(|(_, path, handler)| (path.to_owned(), handler));
    let all = interface.into_iter().chain(own).chain(nowhere);
    all.fold(Router::new(), |all, (path, handler)| {
        all.route(&path, handler)
    })
    .method_not_allowed_fallback(async || ApiError::Method)
    .fallback(page::serve)
    .layer(middleware::from_fn_with_state(app.clone(), surround))
    .with_state(app)
}

/// What surrounds every request, in one layer, since each layer costs every request something. All requests are
/// counted and answered: also one that takes too long, which is given up, and one whose handler panics.
async fn surround(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let is_api = in_api(request.uri().path()).is_some();
    let (span, began) = (span(&request), Instant::now());
    let answer = in_any_case(count(&app, address, request, next));
    let mut answer = answer.instrument(span.clone()).await.into_response();
    let _of_request = span.enter();
    tracing::debug!(status = answer.status().as_u16(), latency = ?began.elapsed(), "answered");
    headers::secure(answer.headers_mut());
    if is_api {
        headers::no_store(answer.headers_mut());
    }
    answer
}

/// The part of a path below that of the interface.
fn in_api(path: &str) -> Option<&str> {
    let below = path.strip_prefix("/api")?;
    (below.is_empty() || below.starts_with('/')).then_some(below)
}

/// Counts a request of an address, and does not wait for a body that is known to be too long. An address sends
/// few long ones at a time.
async fn count(
    app: &App,
    address: IpAddr,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let Some(path) = in_api(request.uri().path()) else {
        app.gate().file(address)?;
        return Ok(next.run(request).await);
    };
    app.gate().request(address)?;
    let longest = longest(path);
    let announced = request.body().size_hint();
    if announced.lower() > longest as u64 {
        return Err(ApiError::TooLarge);
    }
    let may_be_long = announced
        .upper()
        .is_none_or(|most| most > LONGEST_BODY as u64);
    let _counted = if longest > LONGEST_BODY && may_be_long {
        Some(app.gate().long_body(address)?)
    } else {
        None
    };
    DefaultBodyLimit::max(longest).apply(&mut request);
    Ok(on_behalf(Some(address), next.run(request)).await)
}

/// The longest body that an address below `/api` takes.
fn longest(path: &str) -> usize {
    let longer = LONGER.iter().find(|(longer, _)| fits(longer, path));
    longer.map_or(LONGEST_BODY, |(_, longest)| *longest)
}

/// Whether a path is one of those that a pattern such as `/games/{id}` stands for.
fn fits(pattern: &str, path: &str) -> bool {
    let (pattern, path) = (pattern.split('/'), path.split('/'));
    let fits = |(pattern, part): (&str, &str)| pattern == part || pattern.starts_with('{');
    pattern.clone().count() == path.clone().count() && pattern.zip(path).all(fits)
}

/// What the log says of a request: never its query or headers, which hold secrets.
fn span(request: &Request) -> tracing::Span {
    let (method, path) = (request.method(), request.uri().path());
    tracing::info_span!("request", %method, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_addresses_take_long_bodies() {
        for path in [
            "/games",
            "/tournaments/t",
            "/tournaments/t/rounds",
            "/x/tournaments",
            "/tournaments/",
            "",
        ] {
            assert_eq!(longest(path), LONGEST_BODY, "{path}");
        }
        assert_eq!(longest("/tournaments"), 2 * BYTES);
        assert_eq!(longest("/tournaments/t/log"), BYTES);
        assert_eq!(longest("/tournaments/t/log/x"), LONGEST_BODY);
        assert_eq!(longest("/tournaments/t/entries"), 64 * 1024);
    }

    #[test]
    fn the_interface_is_known_by_its_path() {
        assert_eq!(in_api("/api"), Some(""));
        assert_eq!(in_api("/api/now"), Some("/now"));
        assert_eq!(in_api("/apiary"), None);
        assert_eq!(in_api("/"), None);
    }
}
