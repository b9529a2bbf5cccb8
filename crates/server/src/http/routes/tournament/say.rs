//! `POST /api/tournaments/{id}/entries`, `…/rounds`: something happens in a tournament.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hall::Options;
use protocol::tournament::{PairRound, Said, Say};
use serde::Serialize;
use tournament::log::Entry;
use uuid::Uuid;

use crate::games::GameError;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};
use crate::limits::Work;
use crate::store::EntryRequest;
use crate::token::Hash;
use crate::tournaments::{Addition, Fault, Held, Speaker, position};

/// Adds an entry to the log, in the name of who sends it.
pub(crate) async fn say(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(secret): Bearer,
    Body(wish): Body<Say>,
) -> Result<(StatusCode, Json<Said>), ApiError> {
    let Say { request, fact } = wish;
    let tournaments = app.tournaments();
    let live = tournaments.get(&id).await?;
    let speaker = tournaments.speaker(&id, secret.as_ref()).await?;
    let request = asked(&speaker, request, &fact)?;
    let held = tournaments.lock(&live).await?;
    let has_boards = held.tournament.charter().boards.is_some();
    drop(held);
    if has_boards {
        tournaments.check_known(&fact).await?;
        if let Some(position) = position(&fact) {
            let desk = app.node().workers().desk(Work::Position).await?;
            let open = || app.node().hall().open(position, &Options::default());
            desk.work(open).map_err(Fault::Position)?;
        }
    }
    let decide = move |held: &Held, at| {
        let (by, fact) = speaker.says(&held.tournament, fact.clone())?;
        Ok(Addition::from(Entry { at, by, fact }))
    };
    said(tournaments.enter(&id, Some(request), decide).await?)
}

/// Pairs the next round by the rules and the seed.
pub(crate) async fn pair(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(secret): Bearer,
    Body(PairRound { request }): Body<PairRound>,
) -> Result<(StatusCode, Json<Said>), ApiError> {
    let tournaments = app.tournaments();
    tournaments.get(&id).await?;
    let speaker = tournaments.speaker(&id, secret.as_ref()).await?;
    let request = asked(&speaker, request, &"the next round")?;
    let decide = move |held: &Held, at| {
        let tournament = &held.tournament;
        speaker.may_direct(tournament)?;
        let (by, _) = speaker.known(tournament);
        let draw = tournament.draw().map_err(Fault::CantPair)?;
        let fact = draw.fact();
        Ok(Addition::from(Entry { at, by, fact }))
    };
    said(tournaments.enter(&id, Some(request), decide).await?)
}

/// A request as it is known when it is sent again.
fn asked(
    speaker: &Speaker,
    number: Uuid,
    content: &impl Serialize,
) -> Result<EntryRequest, ApiError> {
    Ok(EntryRequest {
        sender: speaker.sender(),
        number,
        content: Hash::of_json(content).map_err(GameError::from)?,
    })
}

fn said(number: u64) -> Result<(StatusCode, Json<Said>), ApiError> {
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    Ok((StatusCode::CREATED, Json(Said { number })))
}
