//! Why something can't happen in a tournament.

mod why;

use crate::log::{CharterError, Number, Role, Spot};
use crate::tora;

pub use why::{BadPairing, BadResult, NoAppeal, NoChoice, NoRest, NotNow, TooLate, Unfit};

/// The longest text of a reason, in characters.
const LONG: usize = 2_000;

/// Why an entry can't follow a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The first entry founds a tournament.
    #[error("a log begins by founding the tournament")]
    NotFounded,
    /// Only the first entry founds one.
    #[error("the tournament is founded already")]
    Founded,
    /// What is agreed on can't be.
    #[error(transparent)]
    Charter(#[from] CharterError),
    /// Nothing follows the end.
    #[error("the tournament is closed: its final standing is confirmed")]
    Closed,
    /// Entries are in order of time.
    #[error("this happened before what the log has last; the clock may be wrong")]
    Early,
    /// A text is empty, too long or not printable.
    #[error("{0} must have 1 to {LONG} characters that can be printed")]
    Text(&'static str),
    /// Somebody has no right to do this.
    #[error("{name} may not do this; it needs the role of {needs}")]
    Rights {
        /// Who.
        name: String,
        /// Which role could.
        needs: Role,
    },
    /// Somebody must stay who can do everything.
    #[error("a tournament must have a director")]
    NoDirector,
    /// Nobody of this name is an official.
    #[error("{0} is no official of this tournament")]
    NoOfficial(String),
    /// The name is taken.
    #[error("somebody is called {0:?} already; add a second name")]
    NameTaken(String),
    /// A rank that can't be.
    #[error(
        "the rank of {0} can't be: a rank is 1 or more, and a pending transition leads to another one"
    )]
    Rank(String),
    /// A rank decides pairings and handicaps, so it stays once it has.
    #[error("{0} has played already; the rank follows from the matches now")]
    RankedLate(String),
    /// It is too late to come.
    #[error("nobody can register any more: {0}")]
    TooLate(TooLate),
    /// There is no such player.
    #[error("there is no player {0}")]
    NoPlayer(Number),
    /// A player takes part no more.
    #[error("{0} takes part no more")]
    Gone(String),
    /// A player takes part, so he can't return.
    #[error("{0} has not withdrawn")]
    NotWithdrawn(String),
    /// A player who was expelled stays away.
    #[error("{0} was expelled and can't return")]
    Expelled(String),
    /// A player has rested as often as he may.
    #[error("{name} can't rest: {why}")]
    NoRest {
        /// Who.
        name: String,
        /// Why.
        why: NoRest,
    },
    /// The round before isn't over.
    #[error("the round isn't over: {0} is open")]
    RoundOpen(Spot),
    /// There are no more rounds.
    #[error("there are no more rounds")]
    NoRounds,
    /// A pairing can't be.
    #[error("the pairing can't be: {name} {why}")]
    Pairing {
        /// Whose.
        name: String,
        /// Why.
        why: BadPairing,
    },
    /// There is no such table.
    #[error("there is no {0}")]
    NoTable(Spot),
    /// The bout is over.
    #[error("{0}: the bout is over; a judge can correct its result")]
    Over(Spot),
    /// The bout isn't played on.
    #[error("{at}: {why}")]
    Rests {
        /// Where.
        at: Spot,
        /// Why.
        why: NotNow,
    },
    /// A result can't be.
    #[error("{at}: {why}")]
    Result {
        /// Where.
        at: Spot,
        /// Why.
        why: BadResult,
    },
    /// A rule of TORA's matches is broken.
    #[error("{at}: {rule} ({})", rule.rule())]
    Tora {
        /// Where.
        at: Spot,
        /// Which rule.
        rule: tora::Refused,
    },
    /// There is no such game in the bout.
    #[error("{at}: there is no game {game}")]
    NoGame {
        /// Where.
        at: Spot,
        /// The number of the game.
        game: usize,
    },
    /// Somebody can't be the Substitute.
    #[error("{name} can't be the Substitute: {why}")]
    Substitute {
        /// Who.
        name: String,
        /// Why.
        why: Unfit,
    },
    /// A penalty is too high.
    #[error("a penalty takes or gives at most {0} half points")]
    Penalty(i64),
    /// There is no such decision.
    #[error("there is no decision {0}")]
    NoDecision(usize),
    /// An appeal can't be made or answered.
    #[error("decision {decision}: {why}")]
    Appeal {
        /// Which.
        decision: usize,
        /// Why.
        why: NoAppeal,
    },
    /// A choice can't be made.
    #[error("{name}: {why}")]
    Choice {
        /// Who.
        name: String,
        /// Why.
        why: NoChoice,
    },
}

/// Why a log is no tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {entry}: {refused}")]
pub struct ReplayError {
    /// The number of the entry, from 1.
    pub entry: usize,
    /// Why it can't be.
    pub refused: Refused,
}

/// Whether a text can be printed in a list.
pub(super) fn check_text(what: &'static str, text: &str) -> Result<(), Refused> {
    let length = text.chars().count();
    let control = |c: char| c.is_control() && c != '\n';
    let good = length <= LONG && !text.trim().is_empty() && !text.chars().any(control);
    good.then_some(()).ok_or(Refused::Text(what))
}
