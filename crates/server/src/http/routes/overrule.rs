//! `POST /api/games/{id}/overrule`, `…/position`, `…/clocks`: the arbiter decides the game (C-N4, T-V8),
//! moves pieces and sets the clocks.

use std::time::Instant;

use axum::Json;
use axum::extract::State;
use hall::Options;
use protocol::{Accepted, Decision, Fact, Overrule, SetClocks, SetUp};
use uuid::Uuid;

use crate::games::{GameError, Play};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};
use crate::limits::Work;
use crate::name;
use crate::store::{Request, Sender};
use crate::token::{Hash, Token};

/// How often an arbiter can decide something in one game.
const MOST_DECISIONS: usize = 100;
/// The most points that an arbiter can give a side, or take from it (T-X10).
const MOST_POINTS: i32 = 1000;
/// The most time that an arbiter can give a side: 1000 hours, in microseconds.
const MOST_TIME: u64 = 1000 * 3600 * 1_000_000;

/// Decides the game, even if it is over.
pub(crate) async fn overrule(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(Decision {
        request,
        decided: wish,
    }): Body<Decision<Overrule>>,
) -> Result<Json<Accepted>, ApiError> {
    let fits = |points: &i32| (-MOST_POINTS..=MOST_POINTS).contains(points);
    if !wish.points.iter().flatten().all(fits) {
        return Err(ApiError::Points { most: MOST_POINTS });
    }
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let content = Hash::of_json(&("overrule", wish.winner, wish.points, &reason));
    let verdict = Verdict {
        request,
        after: wish.after,
        content: content.map_err(GameError::from)?,
        fact: Fact::Overruled {
            winner: wish.winner,
            points: wish.points,
            reason,
        },
    };
    decide(&app, &id, token, verdict).await
}

/// Lets the running game go on from another position.
pub(crate) async fn set_up(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(Decision {
        request,
        decided: wish,
    }): Body<Decision<SetUp>>,
) -> Result<Json<Accepted>, ApiError> {
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let position = wish.position;
    look_at(&app, &id, token.as_ref(), &position).await?;
    let content = Hash::of_json(&("position", &position, &reason));
    let verdict = Verdict {
        request,
        after: wish.after,
        content: content.map_err(GameError::from)?,
        fact: Fact::SetUp { position, reason },
    };
    decide(&app, &id, token, verdict).await
}

/// Sets the clocks of the running game.
pub(crate) async fn set_clocks(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(Decision {
        request,
        decided: wish,
    }): Body<Decision<SetClocks>>,
) -> Result<Json<Accepted>, ApiError> {
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let left_us = wish.left_us;
    if left_us.iter().any(|left| *left > MOST_TIME) {
        return Err(ApiError::ClockTime);
    }
    let content = Hash::of_json(&("clocks", left_us, &reason));
    let verdict = Verdict {
        request,
        after: wish.after,
        content: content.map_err(GameError::from)?,
        fact: Fact::ClocksSet { left_us, reason },
    };
    decide(&app, &id, token, verdict).await
}

/// Reads the position once for the arbiter, away from the threads that answer requests. If that takes
/// long, the game is changed there, too.
async fn look_at(
    app: &App,
    id: &str,
    token: Option<&Token>,
    position: &str,
) -> Result<(), ApiError> {
    let live = app.node().game(id).await?;
    of_arbiter(&*live.lock().await?, token)?;
    let desk = app.node().workers().desk(Work::Position).await?;
    let began = Instant::now();
    desk.work(|| {
        let table = app.node().hall().open(position, &Options::default());
        // What is wrong with it is said when the game is changed.
        table.is_ok_and(|table| table.outcome().is_some())
    });
    live.lock().await?.took(began.elapsed());
    Ok(())
}

/// Refuses everybody but the arbiter.
fn of_arbiter(play: &Play, token: Option<&Token>) -> Result<(), ApiError> {
    let token = token.ok_or(ApiError::NoToken)?;
    if play.is_arbiter(token) {
        Ok(())
    } else {
        Err(ApiError::WrongToken)
    }
}

/// What an arbiter has decided.
struct Verdict {
    /// The arbiter's number for it.
    request: Option<Uuid>,
    /// The last event that the arbiter had seen.
    after: u64,
    /// The SHA-256 of what was sent.
    content: Hash,
    fact: Fact,
}

/// Records what the arbiter has decided. It is on disk when this answers.
async fn decide(
    app: &App,
    id: &str,
    token: Option<Token>,
    verdict: Verdict,
) -> Result<Json<Accepted>, ApiError> {
    let accepted = app.node().change(id, move |change| {
        let play = change.play();
        of_arbiter(play, token.as_ref())?;
        let request = verdict.request.map(|number| Request {
            sender: Sender::Arbiter,
            number,
            content: verdict.content,
        });
        if let Some(request) = &request
            && let Some(seq) = play.answered(request)?
        {
            return Ok(Accepted { seq });
        }
        let seq = play.seq();
        if verdict.after != seq {
            return Err(ApiError::Stale { seq });
        }
        if play.decisions() >= MOST_DECISIONS {
            return Err(ApiError::Decisions {
                most: MOST_DECISIONS,
            });
        }
        let fact = verdict.fact.clone();
        if matches!(fact, Fact::SetUp { .. }) {
            change.forget_declared();
        }
        match request {
            Some(request) => Ok(change.answer(request, fact)?),
            None => {
                change.push(fact)?;
                let seq = change.play().seq();
                Ok(Accepted { seq })
            }
        }
    });
    accepted.await.map(Json)
}
