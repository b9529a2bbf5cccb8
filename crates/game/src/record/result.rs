//! The last word of a record, and the standard's words for why a game ended.

use crate::{Ending, Outcome, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameResult {
    Won(Side),
    Drawn,
    Open,
}

impl GameResult {
    const ALL: [(&'static str, Self); 4] = [
        ("1-0", Self::Won(Side::First)),
        ("0-1", Self::Won(Side::Second)),
        ("1/2-1/2", Self::Drawn),
        ("*", Self::Open),
    ];

    pub(super) fn of(outcome: &Outcome) -> Self {
        match outcome.ending {
            Ending::Aborted => Self::Open,
            _ => Self::decided(outcome.winner),
        }
    }

    pub(super) fn decided(winner: Option<Side>) -> Self {
        winner.map_or(Self::Drawn, Self::Won)
    }

    pub(super) fn from_text(text: &str) -> Option<Self> {
        let known = Self::ALL.iter().find(|(known, _)| *known == text);
        known.map(|(_, result)| *result)
    }

    pub(super) fn text(self) -> &'static str {
        let known = Self::ALL.iter().find(|(_, result)| *result == self);
        known.map_or("*", |(text, _)| text)
    }
}

const NORMAL: &str = "normal";
const TIME_FORFEIT: &str = "time forfeit";
const ABANDONED: &str = "abandoned";
const ADJUDICATION: &str = "adjudication";
const UNTERMINATED: &str = "unterminated";

/// The standard's word for an ending; `None` is that of a game that goes on.
pub(super) fn termination(ending: Option<Ending>) -> &'static str {
    match ending {
        None => UNTERMINATED,
        Some(Ending::Time) => TIME_FORFEIT,
        Some(Ending::Forfeit | Ending::Aborted) => ABANDONED,
        Some(Ending::Overruled) => ADJUDICATION,
        Some(
            Ending::ByRule(_)
            | Ending::Repeated
            | Ending::Resigned
            | Ending::Agreed
            | Ending::Awarded
            | Ending::Target
            | Ending::Reset,
        ) => NORMAL,
    }
}

/// The reason that the standard's word gives for a result, if it gives one; words of others are
/// reasons as they are.
pub(super) fn of_termination(word: &str, result: GameResult) -> Option<&str> {
    match word.to_ascii_lowercase().as_str() {
        "" | "?" | NORMAL | UNTERMINATED => None,
        TIME_FORFEIT => Some(Ending::Time.name()),
        ABANDONED if result == GameResult::Open => Some(Ending::Aborted.name()),
        ABANDONED => Some(Ending::Forfeit.name()),
        _ => Some(word),
    }
}
