//! `GET` and `POST /api/tournaments/{id}/log`: the whole log as a file, from here and back.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::tournament::Said;

use crate::games::GameError;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, GameId, text};
use crate::limits::Work;

/// Writes the log down, an entry a line.
pub(crate) async fn log(State(app): State<App>, GameId(id): GameId) -> Result<Response, ApiError> {
    let live = app.tournaments().get(&id).await?;
    let desk = app.node().workers().desk(Work::Load).await?;
    let held = app.tournaments().lock(&live).await?;
    let lines = desk.work(|| held.log.iter().map(tournament::log::Entry::line).collect());
    let text: Result<String, _> = lines;
    let text = text.map_err(GameError::from)?;
    let name = format!("attachment; filename=\"tournament-{id}.jsonl\"");
    let headers = [
        (CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Adds what a file has behind the log here.
pub(crate) async fn upload(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(secret): Bearer,
    request: Request,
) -> Result<(StatusCode, Json<Said>), ApiError> {
    let tournaments = app.tournaments();
    tournaments.get(&id).await?;
    let speaker = tournaments.speaker(&id, secret.as_ref()).await?;
    let text = text(&app, request).await?;
    let number = tournaments.upload(&id, speaker, text).await?;
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    Ok((StatusCode::CREATED, Json(Said { number })))
}
