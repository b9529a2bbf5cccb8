//! `GET /.well-known/tigerden-records.json`: the key with which the server signs records.

use axum::Json;
use axum::extract::State;
use serde::Serialize;

use crate::http::app::App;

/// The answer.
#[derive(Serialize)]
pub(crate) struct Key {
    algorithm: &'static str,
    key: String,
}

/// Shows the public key.
pub(crate) async fn key(State(app): State<App>) -> Json<Key> {
    Json(Key {
        algorithm: "Ed25519",
        key: app.key().public().to_string(),
    })
}
