//! `POST /api/games/{id}/acts`: resigns, offers and answers.

use axum::Json;
use axum::extract::{Path, State};
use game::Side;
use protocol::{Accepted, Act, Action, Event};

use super::own_seat;
use crate::games::Play;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body};

/// Does something other than playing; when it answers, it is on disk.
pub(crate) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    Bearer(token): Bearer,
    Body(act): Body<Act>,
) -> Result<Json<Accepted>, ApiError> {
    let accepted = app.node().change(&id, move |change| {
        let play = change.play();
        let side = own_seat(play, token.as_ref())?;
        if let Some(seq) = play.answered(side, act.request) {
            return Ok(Accepted { seq });
        }
        let event = match act.action {
            Action::Resign => Event::Resigned { side },
            Action::OfferDraw | Action::OfferWin(_) if declined(play, side) => {
                return Err(ApiError::OfferedBefore { seq: play.seq() });
            }
            Action::OfferDraw => Event::Offered { side, winner: None },
            Action::OfferWin(winner) => Event::Offered {
                side,
                winner: Some(winner),
            },
            Action::Accept => Event::Agreed { side },
            Action::Decline => Event::Declined { side },
            Action::Rematch => Event::RematchOffered { side },
        };
        let accepted = change.answer(side, act.request, event)?;
        if act.action == Action::Rematch && change.play().computer(!side).is_some() {
            // The computer always wants one.
            change.push(Event::RematchOffered { side: !side })?;
        }
        Ok(accepted)
    });
    accepted.await.map(Json)
}

/// Whether an offer of `side` was declined after its last turn.
fn declined(play: &Play, side: Side) -> bool {
    let events = play.entries().iter().rev().map(|entry| &entry.event);
    let since =
        events.take_while(|event| !matches!(event, Event::Turn { side: by, .. } if *by == side));
    let declined = Event::Declined { side: !side };
    since.into_iter().any(|event| *event == declined)
}
