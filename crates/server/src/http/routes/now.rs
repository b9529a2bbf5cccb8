//! `GET /api/now`: what time it is on the server, for clients that show clocks.

use axum::Json;
use axum::extract::State;
use protocol::Now;

use crate::http::app::App;

/// Says what time it is.
pub(crate) async fn now(State(app): State<App>) -> Json<Now> {
    let now_us = app.node().time().now_us();
    Json(Now { now_us })
}
