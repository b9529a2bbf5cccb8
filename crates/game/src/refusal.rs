//! Why a move is refused, in a form that a user interface can show at the spot.

use std::error::Error;
use std::fmt;

use crate::Place;

/// The id of a rule in the rule book of its game, such as `T-M3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A typed reason why the rules refuse a move. Its `Display` is the English sentence.
pub trait Refusal: Error + Clone + Eq + 'static {
    /// The rule that forbids the move; `None` if no rule does, such as where nobody stands.
    fn rule(&self) -> Option<RuleId>;

    /// The id of the message in the translation files that explains it to a person.
    fn key(&self) -> &'static str;

    /// The places the reason is about, such as the piece that blocks the way or gives jeopardy.
    fn places(&self) -> Vec<Place>;

    /// The place of the piece that does not move or attack like this; `None` if the reason is not about what
    /// one kind of piece does.
    fn mover(&self) -> Option<Place> {
        None
    }
}

/// A [`Refusal`] with its type forgotten, as server and user interfaces pass it on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// See [`Refusal::rule`].
    pub rule: Option<RuleId>,
    /// See [`Refusal::key`].
    pub key: &'static str,
    /// The reason as an English sentence.
    #[cfg(feature = "sentences")]
    pub text: String,
    /// See [`Refusal::places`].
    pub places: Vec<Place>,
    /// See [`Refusal::mover`].
    pub mover: Option<Place>,
}

impl<R: Refusal> From<R> for Refused {
    fn from(reason: R) -> Self {
        Self {
            rule: reason.rule(),
            key: reason.key(),
            #[cfg(feature = "sentences")]
            text: reason.to_string(),
            places: reason.places(),
            mover: reason.mover(),
        }
    }
}

/// The sentence, or its key where there are no sentences, and the rule, if there is one.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(feature = "sentences")]
        let reason = &self.text;
        #[cfg(not(feature = "sentences"))]
        let reason = self.key;
        write!(f, "{reason}{}", cited(self.rule))
    }
}

/// A rule as it is cited behind a reason; empty if there is none.
pub(crate) fn cited(rule: Option<RuleId>) -> String {
    rule.map_or_else(String::new, |rule| format!(" [{rule}]"))
}
