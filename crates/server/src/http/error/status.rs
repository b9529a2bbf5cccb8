//! The status of each error.

use axum::http::StatusCode;
use protocol::{ApplyError, NoTakeBack};

use super::{ApiError, tournament};

impl ApiError {
    /// The status of the answer.
    pub(super) fn status(&self) -> StatusCode {
        match self {
            Self::NoRoute | Self::NoGame | Self::NoPlayer => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken | Self::NoKey => StatusCode::UNAUTHORIZED,
            Self::WrongToken | Self::WrongInvite | Self::WrongKey => StatusCode::FORBIDDEN,
            Self::SeatTaken
            | Self::Stale { .. }
            | Self::OutOfTime { .. }
            | Self::NoDraft
            | Self::Reused { .. }
            | Self::Declared { .. }
            | Self::Decisions { .. }
            | Self::OfferedBefore { .. } => StatusCode::CONFLICT,
            Self::Refused { error, .. } => refused_status(error),
            Self::Tournament(fault) => tournament::status(fault),
            Self::Options(_)
            | Self::ClockText(_)
            | Self::Position(_)
            | Self::PositionUnfit(_)
            | Self::Name
            | Self::Alike
            | Self::Reason
            | Self::Points { .. }
            | Self::ClockTime
            | Self::Level
            | Self::SeesAll
            | Self::Games { .. }
            | Self::PointsOrMatch
            | Self::Unrated(_)
            | Self::TokenForm
            | Self::Unreadable(_)
            | Self::NoJson(_)
            | Self::Unfit(_)
            | Self::Question(_)
            | Self::NoText
            | Self::NoSocket => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Cut => StatusCode::BAD_REQUEST,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Busy { .. } | Self::Stopping | Self::Unwritable => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

fn refused_status(error: &ApplyError) -> StatusCode {
    match error {
        ApplyError::Move { .. }
        | ApplyError::PastTurn { .. }
        | ApplyError::PastAnswer { .. }
        | ApplyError::Report { .. }
        | ApplyError::Unfinished { .. }
        | ApplyError::Start(_)
        | ApplyError::Given { .. }
        | ApplyError::Position(_)
        | ApplyError::Game
        | ApplyError::NoPointsPlay
        | ApplyError::TakeBack(NoTakeBack::Strict)
        | ApplyError::Series => StatusCode::UNPROCESSABLE_ENTITY,
        ApplyError::Promise
        | ApplyError::Seed
        | ApplyError::Dice
        | ApplyError::Lots
        | ApplyError::Seal => StatusCode::INTERNAL_SERVER_ERROR,
        ApplyError::Created
        | ApplyError::Number { .. }
        | ApplyError::Seat
        | ApplyError::Withdrawn
        | ApplyError::NotBegun
        | ApplyError::Begun
        | ApplyError::Chosen
        | ApplyError::NotYourTurn
        | ApplyError::NoOffer
        | ApplyError::Offered
        | ApplyError::NotOver
        | ApplyError::NoAward
        | ApplyError::NoReset
        | ApplyError::SeriesGoesOn
        | ApplyError::Over
        | ApplyError::History
        | ApplyError::NoArbiter
        | ApplyError::OverThere
        | ApplyError::MidTurn
        | ApplyError::TakeBack(_)
        | ApplyError::Clock(_) => StatusCode::CONFLICT,
    }
}
