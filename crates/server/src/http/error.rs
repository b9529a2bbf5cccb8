//! Why a request is refused, and the answer that says so.

mod body;
mod status;
mod tournament;
mod unrated;

pub(crate) use unrated::Unrated;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::TextError;
use hall::StartError;
use protocol::ApplyError;

use crate::games::GameError;
use crate::limits::{Busy, TooMany};
use crate::name;
use crate::store::StoreError;
use crate::token::NoRandom;
use crate::tournaments::Fault;

/// How long to wait while nothing can be written, in seconds.
const UNWRITABLE_S: u64 = 5;

/// Why a request is refused.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    #[error("there is nothing at this address")]
    NoRoute,
    #[error("this address does not take this method")]
    Method,
    #[error("there is no such game")]
    NoGame,
    #[error("this needs the token of a seat: `Authorization: Bearer TOKEN`")]
    NoToken,
    #[error("the token holds no seat in this game")]
    WrongToken,
    #[error("the invitation is not one to this game")]
    WrongInvite,
    #[error("there is no such player")]
    NoPlayer,
    #[error("this needs the player's secret: `Authorization: Bearer SECRET`")]
    NoKey,
    #[error("the secret is not that of this player")]
    WrongKey,
    #[error(transparent)]
    Unrated(#[from] Unrated),
    #[error(transparent)]
    Tournament(Fault),
    #[error("the seat is taken")]
    SeatTaken,
    #[error("the game has moved on to event {seq}; ask for what is new and try again")]
    Stale { seq: u64 },
    #[error("your time was out at event {seq} or before")]
    OutOfTime { seq: u64 },
    #[error("only in games with clocks and turns of several actions can moves be declared")]
    NoDraft,
    #[error(
        "this secret or number stood for another request before; a new request needs a new one"
    )]
    Reused { seq: Option<u64> },
    #[error("a turn can be declared {most} times; send it when it is complete")]
    Declared { most: u32 },
    #[error("an arbiter decides {most} times in a game at most")]
    Decisions { most: usize },
    #[error("clock settings: {0}")]
    ClockText(TextError),
    #[error("{error}")]
    Refused { error: ApplyError, seq: u64 },
    #[error("an offer that was declined can be made again after your next turn")]
    OfferedBefore { seq: u64 },
    #[error(transparent)]
    Options(StartError),
    #[error("start position: {0}")]
    Position(TextError),
    #[error("{0}")]
    PositionUnfit(&'static str),
    #[error(
        "a name has at most {} characters, all of them visible and of one alphabet",
        name::LONGEST
    )]
    Name,
    #[error(
        "this name looks like the other player's, and is another one; choose one that can be told from it"
    )]
    Alike,
    /// An arbiter's reason is missing, too long, or has characters that can't be seen.
    #[error("the reason has 1 to 500 visible characters")]
    Reason,
    #[error("`points`: each side has -{most} to {most}")]
    Points { most: i32 },
    #[error("`left_us`: a clock shows at most 1000 hours")]
    ClockTime,
    #[error(
        "an arbiter sees what players hide here, so a player can't be one: set `judge`, and invite both players"
    )]
    SeesAll,
    #[error("levels go from 1 to {}", crate::node::LEVELS)]
    Level,
    #[error("`games`: a match has 1 to {most} games")]
    Games { most: u8 },
    #[error("`points` and `games`: choose points play or a match")]
    PointsOrMatch,
    #[error("a token is 32 random bytes in URL-safe base64 without padding, 43 characters")]
    TokenForm,
    #[error("{0}")]
    Unreadable(String),
    #[error("the body is not JSON: {0}")]
    NoJson(String),
    #[error("the body is not what this address takes: {0}")]
    Unfit(String),
    #[error("the body has not come whole; send it again")]
    Cut,
    #[error("the part of the address behind `?` is not what it takes: {0}")]
    Question(String),
    #[error("the text is not UTF-8")]
    NoText,
    #[error("this address takes a WebSocket connection only")]
    NoSocket,
    #[error("the body has to be JSON with `Content-Type: application/json`")]
    NotJson,
    #[error("the message is too long")]
    TooLarge,
    #[error(transparent)]
    TooMany(#[from] TooMany),
    #[error("the server has too much to do; try again in {seconds} s")]
    Busy { seconds: u64 },
    #[error("the server took too long; try again")]
    TooSlow,
    #[error("the server is stopping")]
    Stopping,
    /// The disk is full or broken. The log says more.
    #[error("nothing can be written at the moment; wait, and send the same again")]
    Unwritable,
    /// Details are logged where it is made, never sent.
    #[error("the server has a problem; try again later")]
    Internal,
}

impl ApiError {
    /// Logs a problem of the server; the client is told no details.
    pub(crate) fn internal(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request has failed");
        Self::Internal
    }

    /// The error of a fact that can't follow after event `seq`.
    fn refused(error: ApplyError, seq: u64) -> Self {
        match error {
            ApplyError::Start(error) => Self::Options(error),
            ApplyError::Position(error) => Self::Position(error),
            ApplyError::Game => Self::PositionUnfit("the position belongs to another game"),
            ApplyError::Seat => Self::SeatTaken,
            error if error.breaks_promise() => Self::internal(&error),
            error => Self::Refused { error, seq },
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.body())).into_response();
        let headers = response.headers_mut();
        match self {
            Self::TooMany(TooMany { seconds }) | Self::Busy { seconds } => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            Self::Unwritable => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(UNWRITABLE_S));
            }
            Self::NoToken | Self::Tournament(Fault::NoSecret) => {
                let scheme = HeaderValue::from_static("Bearer");
                headers.insert(header::WWW_AUTHENTICATE, scheme);
            }
            _ => {}
        }
        response
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        match rejection {
            JsonRejection::MissingJsonContentType(_) => Self::NotJson,
            JsonRejection::JsonSyntaxError(error) => Self::NoJson(said(&error)),
            JsonRejection::JsonDataError(error) => Self::Unfit(said(&error)),
            too_long if too_long.status() == StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            _ => Self::Cut,
        }
    }
}

/// What the reader of JSON has found, without what the library says about it.
fn said(error: &dyn std::error::Error) -> String {
    error.source().map(ToString::to_string).unwrap_or_default()
}

impl From<GameError> for ApiError {
    fn from(error: GameError) -> Self {
        match error {
            GameError::NoGame => Self::NoGame,
            GameError::Stale { seq } => Self::Stale { seq },
            GameError::OutOfTime { seq } => Self::OutOfTime { seq },
            GameError::Reused { seq } => Self::Reused { seq: Some(seq) },
            GameError::Declared { most } => Self::Declared { most },
            GameError::NoDraft => Self::NoDraft,
            GameError::Refused { error, seq } => Self::refused(error, seq),
            GameError::Busy(busy) => busy.into(),
            GameError::Store(StoreError::Closed) => Self::Stopping,
            GameError::Store(StoreError::Failed(_)) => Self::Unwritable,
            GameError::Damaged { .. }
            | GameError::Crowded
            | GameError::Failed(_)
            | GameError::Text(_)
            | GameError::Store(_)
            | GameError::Random(_) => Self::internal(&error),
        }
    }
}

impl From<Busy> for ApiError {
    fn from(busy: Busy) -> Self {
        match busy {
            Busy::Address(error) => Self::TooMany(error),
            Busy::All { seconds } => Self::Busy { seconds },
        }
    }
}

impl From<NoRandom> for ApiError {
    fn from(error: NoRandom) -> Self {
        Self::internal(&error)
    }
}
