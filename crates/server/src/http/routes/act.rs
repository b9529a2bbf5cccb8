//! `POST /api/games/{id}/acts`: resigns, offers and answers.

use std::num::NonZeroU32;

use axum::Json;
use axum::extract::State;
use game::Side;
use protocol::{Accepted, Act, Action, Fact};

use super::{own_seat, room_for_computer};
use crate::games::{GameError, Play};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Address, Bearer, Body, GameId};
use crate::store::{Request, Sender};

/// Does something other than playing. The fact is on disk when it answers.
pub(crate) async fn act(
    State(app): State<App>,
    GameId(id): GameId,
    Address(address): Address,
    Bearer(token): Bearer,
    Body(act): Body<Act>,
) -> Result<Json<Accepted>, ApiError> {
    let app_then = app.clone();
    let accepted = app.node().change(&id, move |change| {
        let play = change.play();
        let side = own_seat(play, token.as_ref())?;
        let request = Request::new(Sender::Seat(side), act.request, &("act", &act.action));
        let request = request.map_err(GameError::from)?;
        if let Some(seq) = play.answered(&request)? {
            return Ok(Accepted { seq });
        }
        let fact = match &act.action {
            Action::Resign => Fact::Resigned { side },
            Action::Withdraw => Fact::Withdrawn { side },
            Action::OfferDraw | Action::OfferWin(_) if declined(play, side) => {
                return Err(ApiError::OfferedBefore { seq: play.seq() });
            }
            Action::OfferDraw => Fact::Offered { side, winner: None },
            Action::OfferWin(winner) => Fact::Offered {
                side,
                winner: Some(*winner),
            },
            Action::Choose(own) => {
                let fact = play.own_choice(side, own.clone())?;
                let accepted = change.answer(request, fact)?;
                change.go_on_choosing()?;
                return Ok(accepted);
            }
            Action::Accept => Fact::Agreed { side },
            Action::Decline => Fact::Declined { side },
            Action::TakeBack(after) if !play.is_known_to(*after) => {
                return Err(GameError::Stale { seq: play.seq() }.into());
            }
            Action::GrantTakeBack(asked) | Action::DeclineTakeBack(asked)
                if !is_asked(play, *asked) =>
            {
                return Err(GameError::Stale { seq: play.seq() }.into());
            }
            Action::TakeBack(_) => Fact::TakeBackAsked { side },
            Action::GrantTakeBack(_) => Fact::TakenBack { side },
            Action::DeclineTakeBack(_) => Fact::TakeBackDeclined { side },
            Action::Reset => Fact::Reset { side },
            Action::Rematch => Fact::RematchOffered { side },
        };
        if act.action == Action::Rematch
            && let Some(games) = games_begun(play, side)
        {
            if play.computer(!side).is_some() {
                room_for_computer(&app_then, address)?;
            }
            app_then.gate().games(address, games)?;
        }
        let before = play.state().taken_back();
        let accepted = change.answer(request, fact)?;
        if act.action == Action::Rematch && change.play().computer(!side).is_some() {
            // The computer always wants one.
            change.push(Fact::RematchOffered { side: !side })?;
        }
        if matches!(act.action, Action::TakeBack(_)) && change.play().computer(!side).is_some() {
            // The computer grants everything.
            change.push(Fact::TakenBack { side: !side })?;
        }
        if change.play().state().taken_back() > before {
            // It was declared for another turn after as many plies.
            change.forget_declared();
        }
        Ok(accepted)
    });
    accepted.await.map(Json)
}

/// Whether the open wish to take back a turn is the one with this number.
fn is_asked(play: &Play, number: u64) -> bool {
    let asked = play.state().take_back_asked();
    asked.is_none_or(|ask| ask.seq == number)
}

/// How many games begin, one after the other, if `side` now asks for a rematch; `None` if it begins
/// none.
fn games_begun(play: &Play, side: Side) -> Option<NonZeroU32> {
    let state = play.state();
    let wanted = state.rematch_offers();
    let last = state.result().is_some() && !state.series_goes_on();
    let both = !wanted[side.index()] && (wanted[(!side).index()] || play.computer(!side).is_some());
    let games = state.terms().agreed_series().most_games().unwrap_or(1);
    NonZeroU32::new(games.into()).filter(|_| last && both)
}

/// Whether an offer of `side` was declined after its last turn.
fn declined(play: &Play, side: Side) -> bool {
    let facts = play.facts().rev().map(|fact| fact.fact);
    let since =
        facts.take_while(|fact| !matches!(fact, Fact::Turn { side: by, .. } if *by == side));
    let declined = Fact::Declined { side: !side };
    since.into_iter().any(|fact| fact == declined)
}
