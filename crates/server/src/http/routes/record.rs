//! `GET /api/games/{id}/record`: the signed record of a game.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use clock::Moment;
use game::Viewer;
use protocol::ApplyError;

use super::seat;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, GameId};
use crate::limits::Work;

/// Writes a game down as the sender may see it, and whole once it is over.
pub(crate) async fn record(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
) -> Result<Response, ApiError> {
    let live = app.node().game(&id).await?;
    let desk = app.node().workers().desk(Work::Load).await?;
    let game = live.lock().await?;
    let side = seat(&game, token.as_ref())?;
    let state = game.state();
    let table = state.table();
    let table = table.ok_or_else(|| ApiError::Refused {
        error: ApplyError::NotBegun,
        seq: game.seq(),
    })?;
    let viewer = match (table.outcome(), side) {
        (Some(_), _) => Viewer::Judge,
        (None, Some(side)) => Viewer::Player(side),
        (None, None) => Viewer::Public,
    };
    let (table, about) = (
        table.boxed_clone(),
        state.about_online(&id, Moment(game.now_us()), viewer),
    );
    // The game goes on while its record is written.
    drop(game);
    let text = desk.work(|| {
        let text = hall::record::write(&*table, &about, viewer);
        signed::sign(&text, app.key())
    });
    let name = format!("attachment; filename=\"tigerden-{id}.txt\"");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
