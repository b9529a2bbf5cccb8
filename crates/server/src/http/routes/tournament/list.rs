//! `GET /api/tournaments`, `POST /api/tournaments/{id}/listing`: the tournaments whose directors want everybody to see
//! them.

use axum::Json;
use axum::extract::State;
use protocol::tournament::{Listed, Listing, Phase, TournamentList};
use serde::Deserialize;

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId, Question};
use crate::store;

/// How many are shown at once.
const MOST: u32 = 50;

/// What can be asked.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The id of the last one that is known.
    before: Option<String>,
}

/// Shows some of the tournaments that are listed, the newest first.
pub(crate) async fn list(
    State(app): State<App>,
    Question(Asked { before }): Question<Asked>,
) -> Result<Json<TournamentList>, ApiError> {
    // One more, which says whether there are more.
    let mut listed = app.tournaments().listed(before, MOST + 1).await?;
    let more = listed.len() > MOST as usize;
    listed.truncate(MOST as usize);
    Ok(Json(TournamentList {
        tournaments: listed.into_iter().map(shown).collect(),
        more,
    }))
}

/// Puts a tournament in the list, or takes it out.
pub(crate) async fn relist(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(secret): Bearer,
    Body(wish): Body<Listing>,
) -> Result<Json<Listing>, ApiError> {
    let tournaments = app.tournaments();
    tournaments.get(&id).await?;
    let speaker = tournaments.speaker(&id, secret.as_ref()).await?;
    tournaments.list(&id, &speaker, wish.listed).await?;
    Ok(Json(wish))
}

fn shown(listed: store::Listed) -> Listed {
    let store::Standing {
        players,
        rounds,
        closed,
    } = listed.standing;
    let charter = listed.charter;
    Listed {
        id: listed.id,
        name: charter.name,
        game: charter.game,
        board: charter.boards.map(|boards| boards.game),
        format: charter.format,
        phase: match (closed, rounds) {
            (true, _) => Phase::Ended,
            (false, 0) => Phase::Open,
            (false, _) => Phase::Running,
        },
        players,
        rounds,
        founded_us: listed.created_us,
    }
}
