//! How a game ended.

use crate::{RuleId, Side};

/// The end of a game.
///
/// Serde writes it, with endings and rules as their names, and can't read it: only the game knows
/// which [`Reason`] and which [`RuleId`] a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// Who won; `None` for a draw, or if the game does not count ([`Ending::Aborted`]).
    pub winner: Option<Side>,
    /// How it ended.
    pub ending: Ending,
    /// The rule that ended the game, or that allows this ending.
    pub rule: RuleId,
    /// Final points of both sides, where the game counts points; penalties may make them negative.
    pub points: Option<[i32; 2]>,
}

/// The ways in which a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By a rule of the game: checkmate, an escaped king, a third repetition.
    ByRule(Reason),
    /// By repetition or long quiet play, in games where that loses ([`History::Loses`]).
    ///
    /// [`History::Loses`]: crate::History::Loses
    Repeated,
    /// A player resigned.
    Resigned,
    /// Both players agreed to a draw.
    Agreed,
    /// Both players agreed on who wins.
    Awarded,
    /// The time of a player ran out.
    Time,
    /// An arbiter decided, regardless of play.
    Overruled,
    /// The points that were agreed on for points play are reached.
    Target,
    /// A player had the board set up anew, as agreed for points play. It has no winner.
    Reset,
    /// A player did not appear, or left.
    Forfeit,
    /// The game was broken off and does not count.
    Aborted,
}

/// An ending that only the rules of one game define.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// Its name in records, different from that of every other [`Ending`].
    pub name: &'static str,
    /// The id of the message in the translation files that says how the game ended.
    pub key: &'static str,
}

impl Ending {
    /// All endings that every game can have.
    pub const COMMON: [Self; 10] = [
        Self::Repeated,
        Self::Resigned,
        Self::Agreed,
        Self::Awarded,
        Self::Time,
        Self::Overruled,
        Self::Target,
        Self::Reset,
        Self::Forfeit,
        Self::Aborted,
    ];

    /// Its name, in records and between programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.words().name
    }

    /// The id of the message in the translation files that says how the game ended.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.words().key
    }

    /// The one of [`COMMON`](Self::COMMON) with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::COMMON
            .into_iter()
            .find(|ending| ending.name() == name)
    }

    const fn words(self) -> Reason {
        let (name, key) = match self {
            Self::ByRule(reason) => return reason,
            Self::Repeated => ("repeated", "outcome-repeated"),
            Self::Resigned => ("resigned", "outcome-resigned"),
            Self::Agreed => ("agreed", "outcome-agreed"),
            Self::Awarded => ("awarded", "outcome-awarded"),
            Self::Time => ("time", "outcome-time"),
            Self::Overruled => ("overruled", "outcome-overruled"),
            Self::Target => ("target", "outcome-target"),
            Self::Reset => ("reset", "outcome-reset"),
            Self::Forfeit => ("forfeit", "outcome-forfeit"),
            Self::Aborted => ("aborted", "outcome-aborted"),
        };
        Reason { name, key }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Reason {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Ending {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.words().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_common_ending_is_found_by_its_name_again() {
        for ending in Ending::COMMON {
            assert_eq!(Ending::from_name(ending.name()), Some(ending));
        }
        assert_eq!(Ending::from_name("checkmate"), None);
    }
}
