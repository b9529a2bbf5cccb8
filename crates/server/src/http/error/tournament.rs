//! Why a tournament refuses something, as clients get it.

use axum::http::StatusCode;
use tournament::event::Refused;

use super::ApiError;
use crate::tournaments::{EventError, Fault};

impl From<EventError> for ApiError {
    fn from(error: EventError) -> Self {
        match error {
            EventError::Fault(fault) => fault.into(),
            EventError::Game(error) => error.into(),
            EventError::Damaged { .. } => Self::internal(&error),
        }
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Clock(error) => Self::ClockText(error),
            Fault::Position(error) => Self::Position(error),
            Fault::Name => Self::Name,
            fault => Self::Tournament(fault),
        }
    }
}

/// The key of the message in the translation files.
pub(super) fn key(fault: &Fault) -> &'static str {
    match fault {
        Fault::NoTournament => "error-no-tournament",
        Fault::NoSecret | Fault::WrongSecret => "error-no-official",
        Fault::NotDirector | Fault::NotYours => "error-not-your-office",
        Fault::Refused(Refused::Rights { .. }) => "error-not-your-office",
        Fault::Refused(_) | Fault::CantPair(_) => "error-tournament",
        Fault::Log(_) | Fault::Replay(_) | Fault::NoDirector(_) => "error-log",
        Fault::Differs { .. } => "error-log-differs",
        Fault::Full { .. } => "error-tournament-full",
        Fault::OfServer(_) => "error-of-server",
        Fault::NoPlayer(_) => "error-no-player",
        Fault::Registered(_) => "error-registered",
        Fault::NoRound(_) => "error-no-round",
        Fault::Rests => "error-rests",
        Fault::KeptOut => "error-kept-out",
        Fault::NoReport => "error-no-report",
        Fault::Reused { .. } => "error-reused",
        Fault::Clock(_) => "error-clock-text",
        Fault::Position(_) => "error-position",
        Fault::Name => "error-name",
    }
}

/// The number of the entry that it is about.
pub(super) fn entry(fault: &Fault) -> Option<u64> {
    match fault {
        Fault::Differs { entry } => Some(*entry),
        Fault::Replay(error) => u64::try_from(error.entry).ok(),
        Fault::Reused { number } => *number,
        _ => None,
    }
}

/// The status of the answer.
pub(super) fn status(fault: &Fault) -> StatusCode {
    match fault {
        Fault::NoTournament | Fault::NoRound(_) => StatusCode::NOT_FOUND,
        Fault::NoSecret => StatusCode::UNAUTHORIZED,
        Fault::WrongSecret | Fault::NotDirector | Fault::NotYours => StatusCode::FORBIDDEN,
        Fault::Refused(refused) => refused_status(refused),
        Fault::CantPair(_)
        | Fault::Differs { .. }
        | Fault::Full { .. }
        | Fault::Registered(_)
        | Fault::Rests
        | Fault::KeptOut
        | Fault::NoReport
        | Fault::Reused { .. } => StatusCode::CONFLICT,
        Fault::Log(_)
        | Fault::Replay(_)
        | Fault::NoDirector(_)
        | Fault::OfServer(_)
        | Fault::NoPlayer(_)
        | Fault::Clock(_)
        | Fault::Position(_)
        | Fault::Name => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// What can't be now is a conflict; what can't be at all can't be processed.
fn refused_status(refused: &Refused) -> StatusCode {
    match refused {
        Refused::Rights { .. } => StatusCode::FORBIDDEN,
        Refused::Closed
        | Refused::Founded
        | Refused::Early
        | Refused::NoDirector
        | Refused::NameTaken(_)
        | Refused::RankedLate(_)
        | Refused::TooLate(_)
        | Refused::Gone(_)
        | Refused::NotWithdrawn(_)
        | Refused::Expelled(_)
        | Refused::NoRest { .. }
        | Refused::RoundOpen(_)
        | Refused::NoRounds
        | Refused::Over(_)
        | Refused::Rests { .. }
        | Refused::Substitute { .. }
        | Refused::Appeal { .. }
        | Refused::Choice { .. } => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
