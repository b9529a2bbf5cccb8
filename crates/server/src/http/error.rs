//! Why a request is refused, and the answer that says so.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use clock::ClockError;
use game::TextError;
use hall::{PlayError, StartError};
use protocol::{ApplyError, ErrorBody, TextFault};

use crate::games::GameError;
use crate::limits::TooMany;
use crate::name;
use crate::store::StoreError;
use crate::token::NoRandom;

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
    #[error("the seat is taken")]
    SeatTaken,
    #[error("the game has moved on to event {seq}; ask for what is new and try again")]
    Stale { seq: u64 },
    #[error("your time was out at event {seq} or before")]
    OutOfTime { seq: u64 },
    #[error("only in games with clocks and turns of several actions can moves be declared")]
    NoDraft,
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
    #[error("a name has at most {} characters, all of them visible", name::LONGEST)]
    Name,
    /// An arbiter's reason is missing, too long, or has characters that can't be seen.
    #[error("the reason has 1 to 500 visible characters")]
    Reason,
    #[error("levels go from 1 to {}", crate::node::LEVELS)]
    Level,
    #[error("`games`: a match has 1 to {most} games")]
    Games { most: u8 },
    #[error("a token is 32 random bytes in URL-safe base64 without padding, 43 characters")]
    TokenForm,
    #[error("{0}")]
    Unreadable(String),
    #[error("the body has to be JSON with `Content-Type: application/json`")]
    NotJson,
    #[error("the message is too long")]
    TooLarge,
    #[error(transparent)]
    TooMany(#[from] TooMany),
    #[error("the server took too long; try again")]
    TooSlow,
    #[error("the server is stopping")]
    Stopping,
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

    fn status(&self) -> StatusCode {
        match self {
            Self::NoRoute | Self::NoGame => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::WrongToken | Self::WrongInvite => StatusCode::FORBIDDEN,
            Self::SeatTaken
            | Self::Stale { .. }
            | Self::OutOfTime { .. }
            | Self::NoDraft
            | Self::OfferedBefore { .. } => StatusCode::CONFLICT,
            Self::Refused { error, .. } => refused_status(error),
            Self::Options(_)
            | Self::ClockText(_)
            | Self::Position(_)
            | Self::PositionUnfit(_)
            | Self::Name
            | Self::Reason
            | Self::Level
            | Self::Games { .. }
            | Self::TokenForm
            | Self::Unreadable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn key(&self) -> &'static str {
        match self {
            Self::NoRoute | Self::Method => "error-not-found",
            Self::NoGame => "error-no-game",
            Self::NoToken | Self::WrongToken => "error-no-seat",
            Self::WrongInvite => "error-invite",
            Self::SeatTaken => "error-seat-taken",
            Self::Stale { .. } => "error-stale",
            Self::OutOfTime { .. } => "error-out-of-time",
            Self::NoDraft => "error-no-draft",
            Self::ClockText(_) => "error-clock-text",
            Self::Refused { error, .. } => refused_key(error),
            Self::OfferedBefore { .. } => "error-offered-before",
            Self::Options(_) => "error-options",
            Self::Position(_) => "error-position",
            Self::PositionUnfit(_) => "error-position-unfit",
            Self::Name => "error-name",
            Self::Reason => "error-reason",
            Self::Level => "error-level",
            Self::Games { .. } => "error-games",
            Self::TokenForm | Self::Unreadable(_) | Self::NotJson => "error-bad-request",
            Self::TooLarge => "error-too-large",
            Self::TooMany(_) => "error-too-many",
            Self::TooSlow | Self::Stopping | Self::Internal => "error-server",
        }
    }

    /// The error as clients get it.
    pub(crate) fn body(&self) -> ErrorBody {
        let mut body = ErrorBody {
            key: self.key().to_owned(),
            message: self.to_string(),
            rule: None,
            index: None,
            faults: Vec::new(),
            seq: None,
        };
        match self {
            Self::Stale { seq } | Self::OutOfTime { seq } | Self::OfferedBefore { seq } => {
                body.seq = Some(*seq);
            }
            Self::Position(error) | Self::ClockText(error) => body.faults = TextFault::all(error),
            Self::Refused { error, seq } => {
                body.seq = Some(*seq);
                explain(error, &mut body);
            }
            _ => {}
        }
        body
    }
}

fn refused_status(error: &ApplyError) -> StatusCode {
    match error {
        ApplyError::Move { .. } | ApplyError::PastTurn { .. } | ApplyError::Unfinished { .. } => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        ApplyError::Start(_) | ApplyError::Position(_) | ApplyError::Game | ApplyError::Series => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        ApplyError::Promise | ApplyError::Seed | ApplyError::Dice | ApplyError::Lots => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
        ApplyError::Created
        | ApplyError::Number { .. }
        | ApplyError::Seat
        | ApplyError::NotBegun
        | ApplyError::Begun
        | ApplyError::NotYourTurn
        | ApplyError::NoOffer
        | ApplyError::Offered
        | ApplyError::NotOver
        | ApplyError::NoAward
        | ApplyError::SeriesGoesOn
        | ApplyError::Over
        | ApplyError::NoArbiter
        | ApplyError::Clock(_) => StatusCode::CONFLICT,
    }
}

fn refused_key(error: &ApplyError) -> &'static str {
    match error {
        ApplyError::Move { error, .. } => match error {
            PlayError::Text(_) => "error-move-unreadable",
            PlayError::Refused(reason) => reason.key,
            PlayError::Over => "error-over",
        },
        ApplyError::PastTurn { .. } => "error-past-turn",
        ApplyError::Unfinished { .. } => "error-turn-unfinished",
        ApplyError::Start(_) => "error-options",
        ApplyError::Position(_) => "error-position",
        ApplyError::Game => "error-position-unfit",
        ApplyError::Promise | ApplyError::Seed | ApplyError::Dice | ApplyError::Lots => {
            "error-server"
        }
        ApplyError::Seat => "error-seat-taken",
        ApplyError::NotBegun => "error-not-begun",
        ApplyError::Created | ApplyError::Number { .. } | ApplyError::Begun => "error-begun",
        ApplyError::NotYourTurn => "error-not-your-turn",
        ApplyError::NoOffer => "error-no-offer",
        ApplyError::Offered => "error-offered",
        ApplyError::NoAward => "error-no-award",
        ApplyError::NotOver => "error-not-over",
        ApplyError::Series => "error-games",
        ApplyError::SeriesGoesOn => "error-match-goes-on",
        ApplyError::Over => "error-over",
        ApplyError::NoArbiter => "error-no-arbiter",
        ApplyError::Clock(ClockError::OutOfTime) => "error-out-of-time",
        ApplyError::Clock(_) => "error-clock",
    }
}

fn explain(error: &ApplyError, body: &mut ErrorBody) {
    match error {
        ApplyError::Move { index, error } => {
            body.index = Some(*index);
            match error {
                PlayError::Text(error) => body.faults = TextFault::all(error),
                PlayError::Refused(reason) => body.rule = Some(reason.rule.to_string()),
                PlayError::Over => {}
            }
        }
        ApplyError::PastTurn { index } => body.index = Some(*index),
        _ => {}
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.body())).into_response();
        let headers = response.headers_mut();
        match self {
            Self::TooMany(TooMany { seconds }) => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            Self::NoToken => {
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
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::NotJson,
            _ => Self::Unreadable(rejection.body_text()),
        }
    }
}

impl From<GameError> for ApiError {
    fn from(error: GameError) -> Self {
        match error {
            GameError::NoGame => Self::NoGame,
            GameError::Stale { seq } => Self::Stale { seq },
            GameError::OutOfTime { seq } => Self::OutOfTime { seq },
            GameError::NoDraft => Self::NoDraft,
            GameError::Refused { error, seq } => Self::refused(error, seq),
            GameError::Store(StoreError::Closed) => Self::Stopping,
            GameError::Damaged { .. }
            | GameError::Crowded
            | GameError::Failed(_)
            | GameError::Text(_)
            | GameError::Store(_)
            | GameError::Random(_) => Self::internal(&error),
        }
    }
}

impl From<NoRandom> for ApiError {
    fn from(error: NoRandom) -> Self {
        Self::internal(&error)
    }
}
