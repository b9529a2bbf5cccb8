//! `GET /api/games/{id}/record`: the signed record of a game.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use clock::Moment;
use game::Viewer;
use protocol::ApplyError;

use game::record::About;
use protocol::tournament::Occasion;

use super::viewer;
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
    let viewer = viewer(&game, token.as_ref())?;
    let state = game.state();
    let table = state.table();
    let table = table.ok_or_else(|| ApiError::Refused {
        error: ApplyError::NotBegun,
        seq: game.seq(),
    })?;
    let viewer = match table.outcome() {
        Some(_) => Viewer::Judge,
        None => viewer,
    };
    let (table, mut about) = (
        table.boxed_clone(),
        state.about_online(&id, Moment(game.now_us()), viewer),
    );
    let board = game.board().cloned();
    // The game goes on while its record is written.
    drop(game);
    if let Some(board) = board {
        say_occasion(&mut about, &app.tournaments().occasion(&board).await?);
    }
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

/// Says where in a tournament a game was played.
fn say_occasion(about: &mut About, occasion: &Occasion) {
    let [first, second] = occasion.handicap;
    for (tag, value) in [
        ("Event", occasion.name.clone()),
        ("Round", occasion.round.to_string()),
        ("Table", occasion.table.to_string()),
        ("MatchGame", occasion.game.to_string()),
        ("Handicap", format!("{first} {second}")),
    ] {
        about.tags.set(tag, &value);
    }
}
