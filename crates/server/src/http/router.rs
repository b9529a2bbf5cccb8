//! The router: which handler answers what, and what holds for all requests.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;

use super::app::App;
use super::error::ApiError;
use super::extract::Address;
use super::{headers, page, routes};
use crate::limits::on_behalf;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The whole interface, and the page with its files.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", post(routes::create))
        .route("/games/{id}", get(routes::view))
        .route("/games/{id}/join", post(routes::join))
        .route("/games/{id}/turns", post(routes::send_turn))
        .route("/games/{id}/draft", post(routes::draft))
        .route("/games/{id}/overrule", post(routes::overrule))
        .route("/games/{id}/position", post(routes::set_up))
        .route("/games/{id}/clocks", post(routes::set_clocks))
        .route("/games/{id}/acts", post(routes::act))
        .route("/games/{id}/series", get(routes::series))
        .route("/games/{id}/live", get(routes::live))
        .route("/health", get(routes::health))
        .route("/now", get(routes::now))
        .layer(middleware::from_fn_with_state(app.clone(), count))
        .fallback(async || ApiError::NoRoute)
        .method_not_allowed_fallback(async || ApiError::Method)
        .layer(middleware::map_response(headers::no_store))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    let files = any(page::serve).layer(middleware::from_fn_with_state(app.clone(), count_file));
    Router::new()
        .nest("/api", api)
        .route("/api/", any(async || ApiError::NoRoute))
        .fallback_service(files.with_state(app.clone()))
        .layer(middleware::from_fn(in_time))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::map_response(headers::secure))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// Counts a request of an address to the interface.
async fn count(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    app.gate().request(address)?;
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
