//! `GET /api/health`: whether the server can do its work.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use uuid::Uuid;

use crate::games::GameError;
use crate::http::app::App;
use crate::http::error::ApiError;

/// The answer.
#[derive(Serialize)]
pub(crate) struct Health {
    status: &'static str,
    version: &'static str,
    boot: Uuid,
}

/// Says that all is well, if the database answers.
pub(crate) async fn health(State(app): State<App>) -> Result<Json<Health>, ApiError> {
    app.node().check().await.map_err(GameError::Store)?;
    Ok(Json(Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
        boot: app.node().id().0,
    }))
}
