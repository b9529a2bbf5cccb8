//! Errors as clients get them.

use std::sync::LazyLock;

use clock::ClockError;
use game::TextError;
use hall::PlayError;
use protocol::{ApplyError, ErrorBody, TextFault};
use texts::Texts;

use super::{ApiError, tournament};

static ENGLISH: LazyLock<Texts> =
    LazyLock::new(|| Texts::of("en").unwrap_or_else(|| Texts::new("en")));

impl ApiError {
    fn key(&self) -> &'static str {
        match self {
            Self::NoRoute | Self::Method => "error-not-found",
            Self::NoGame => "error-no-game",
            Self::NoToken | Self::WrongToken => "error-no-seat",
            Self::NoPlayer => "error-no-player",
            Self::NoKey | Self::WrongKey => "error-wrong-key",
            Self::Unrated(why) => why.key(),
            Self::Tournament(fault) => tournament::key(fault),
            Self::WrongInvite => "error-invite",
            Self::SeatTaken => "error-seat-taken",
            Self::Stale { .. } => "error-stale",
            Self::OutOfTime { .. } => "error-out-of-time",
            Self::Reused { .. } => "error-reused",
            Self::Declared { .. } => "error-declared",
            Self::Decisions { .. } => "error-decisions",
            Self::NoDraft => "error-no-draft",
            Self::ClockText(_) => "error-clock-text",
            Self::Refused { error, .. } => refused_key(error),
            Self::OfferedBefore { .. } => "error-offered-before",
            Self::Options(_) => "error-options",
            Self::Position(_) => "error-position",
            Self::PositionUnfit(_) => "error-position-unfit",
            Self::Name => "error-name",
            Self::Alike => "error-name-alike",
            Self::Reason => "error-reason",
            Self::Points { .. } => "error-points",
            Self::ClockTime => "error-clock-time",
            Self::SeesAll => "error-sees-all",
            Self::Level => "error-level",
            Self::Games { .. } => "error-games",
            Self::PointsOrMatch => "error-points-or-match",
            Self::TokenForm
            | Self::Unreadable(_)
            | Self::NoJson(_)
            | Self::Unfit(_)
            | Self::Cut
            | Self::Question(_)
            | Self::NoText
            | Self::NoSocket
            | Self::NotJson => "error-bad-request",
            Self::TooLarge => "error-too-large",
            Self::TooMany(_) => "error-too-many",
            Self::Busy { .. } => "error-busy",
            Self::TooSlow | Self::Stopping | Self::Unwritable | Self::Internal => "error-server",
        }
    }

    /// What is wrong, in English. What could not be read is explained by the texts, as for users.
    fn sentence(&self) -> String {
        let about = |what: &str, error: &TextError| format!("{what}: {}", error.said(&ENGLISH));
        match self {
            Self::Options(error) => error.message().said(&ENGLISH),
            Self::Position(error) => about("start position", error),
            Self::ClockText(error) => about("clock settings", error),
            Self::Refused {
                error:
                    ApplyError::Move {
                        index,
                        error: PlayError::Text(error),
                    },
                ..
            } => about(&format!("move {}", index + 1), error),
            _ => self.to_string(),
        }
    }

    /// The error as clients get it.
    pub(crate) fn body(&self) -> ErrorBody {
        let mut body = ErrorBody {
            key: self.key().to_owned(),
            message: self.sentence(),
            rule: None,
            index: None,
            faults: Vec::new(),
            seq: None,
        };
        match self {
            Self::Stale { seq } | Self::OutOfTime { seq } | Self::OfferedBefore { seq } => {
                body.seq = Some(*seq);
            }
            Self::Reused { seq } => body.seq = *seq,
            Self::Tournament(fault) => body.seq = tournament::entry(fault),
            Self::Options(error) => body.faults = vec![TextFault::from(&error.message())],
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

fn refused_key(error: &ApplyError) -> &'static str {
    match error {
        ApplyError::Move { error, .. } => match error {
            PlayError::Text(_) => "error-move-unreadable",
            PlayError::Refused(reason) => reason.key,
            PlayError::Over => "error-over",
        },
        ApplyError::PastTurn { .. } => "error-past-turn",
        ApplyError::PastAnswer { .. } => "error-past-answer",
        ApplyError::Report { .. } => "error-report",
        ApplyError::Unfinished { .. } => "error-turn-unfinished",
        ApplyError::Start(_) | ApplyError::Given { .. } => "error-options",
        ApplyError::Position(_) => "error-position",
        ApplyError::Game => "error-position-unfit",
        ApplyError::Promise
        | ApplyError::Seed
        | ApplyError::Dice
        | ApplyError::Lots
        | ApplyError::Seal => "error-server",
        ApplyError::History => "error-over",
        ApplyError::Seat => "error-seat-taken",
        ApplyError::Withdrawn => "error-withdrawn",
        ApplyError::NotBegun => "error-not-begun",
        ApplyError::Created | ApplyError::Number { .. } | ApplyError::Begun => "error-begun",
        ApplyError::Chosen => "error-chosen",
        ApplyError::NotYourTurn => "error-not-your-turn",
        ApplyError::NoOffer => "error-no-offer",
        ApplyError::Offered => "error-offered",
        ApplyError::NoAward => "error-no-award",
        ApplyError::NotOver => "error-not-over",
        ApplyError::Series => "error-games",
        ApplyError::NoPointsPlay => "error-no-points-play",
        ApplyError::NoReset => "error-no-reset",
        ApplyError::SeriesGoesOn => "error-match-goes-on",
        ApplyError::Over => "error-over",
        ApplyError::NoArbiter => "error-no-arbiter",
        ApplyError::OverThere => "error-over-there",
        ApplyError::MidTurn => "error-mid-turn",
        ApplyError::TakeBack(why) => why.key(),
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
                PlayError::Refused(reason) => body.rule = reason.rule.map(|rule| rule.to_string()),
                PlayError::Over => {}
            }
        }
        ApplyError::PastTurn { index }
        | ApplyError::PastAnswer { index }
        | ApplyError::Report { index } => body.index = Some(*index),
        _ => {}
    }
}
