//! A tournament: what follows from its log.
//!
//! A [`Tournament`] is the fold of its log: each [`Entry`] is checked and then applied, and nothing else
//! changes it. So the same log always gives the same standings, and a decision that corrects a result
//! long ago corrects everything that followed from it.

mod apply;
mod board;
mod bout;
mod count;
mod decide;
mod draw;
mod effect;
mod field;
mod ladder;
mod objection;
mod people;
mod refused;
mod report;
mod rights;
mod rounds;
mod tally;
mod tora;

use std::collections::HashMap;

use crate::ladder::Choice;
use crate::log::{Charter, Decision, Entry, Fact, Number, Registration, Role, Spot};

pub use board::Due;
pub use bout::{Bout, Break, State};
pub use draw::{CantPair, Draw, Seated};
pub use effect::{Effect, Moved};
pub use objection::Objection;
pub use refused::{
    BadPairing, BadResult, NoAppeal, NoChoice, NoRest, NotNow, Refused, ReplayError, TooLate, Unfit,
};
pub use tally::{Line, Met, Tallies, Tally};

/// A tournament as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    charter: Charter,
    officials: Vec<(String, Role)>,
    players: Vec<Player>,
    /// The players by their names, folded.
    numbers: HashMap<String, Number>,
    rounds: Vec<Round>,
    decisions: Vec<Decided>,
    choices: Vec<Chosen>,
    closed: bool,
    /// When the last entry was made.
    at: i64,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As he registered.
    pub registration: Registration,
    /// After how many rounds he came.
    pub since: usize,
    /// Whether he has checked in.
    pub is_here: bool,
    /// Whether he takes part no more.
    pub gone: Option<Gone>,
    /// Half points taken away.
    pub penalty: i64,
    /// Whether he rests in the next round.
    pub rests: bool,
    /// How often he has rested or will.
    pub all_rests: u32,
}

/// Why a player takes part no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// He has withdrawn, and may return.
    Withdrawn,
    /// A judge has expelled him.
    Expelled,
    /// He was expelled for cheating, and not for the first time: a lasting ban is proposed (M-T11).
    Banned,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// When it was paired.
    pub at: i64,
    /// Whether the director has paired it himself.
    pub by_hand: bool,
    /// The tables; the first of them is number 1.
    pub tables: Vec<Table>,
    /// Who has no opponent and gets the points of a win.
    pub byes: Vec<Number>,
    /// Who rests for half a point.
    pub rests: Vec<Number>,
}

/// A table in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What is played at it. Those before the last were broken off, and a Substitute plays on.
    pub bouts: Vec<Bout>,
    /// Whether it rests.
    pub pause: Option<Pause>,
    /// From which position the game that comes next begins, if not from the first one.
    pub position: Option<String>,
    /// The game of a server that is played here now.
    pub board: Option<String>,
}

/// Why a table rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Until a judge says so.
    Paused,
    /// Until this moment, in milliseconds since the beginning of 1970 (UTC).
    Until(i64),
}

/// A decision in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// When.
    pub at: i64,
    /// By whom.
    pub by: String,
    /// What.
    pub decision: Decision,
    /// Who has appealed against it.
    pub appeal: Option<Appeal>,
}

/// An appeal against a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// By whom.
    pub by: String,
    /// Why.
    pub reason: String,
    /// Whether it is granted and why, once the director has answered.
    pub answer: Option<(bool, String)>,
}

/// A choice of an eliminated player on a ladder (M-K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chosen {
    after: usize,
    at: i64,
    player: Number,
    choice: Choice,
}

impl Tournament {
    /// The tournament that a log tells of.
    ///
    /// # Errors
    ///
    /// The first entry that can't be.
    pub fn replay(log: &[Entry]) -> Result<Self, ReplayError> {
        let (first, rest) = log.split_first().ok_or(ReplayError {
            entry: 1,
            refused: Refused::NotFounded,
        })?;
        let at = |entry| move |refused| ReplayError { entry, refused };
        let mut tournament = Self::found(first).map_err(at(1))?;
        for (number, entry) in (2..).zip(rest) {
            tournament.apply(entry).map_err(at(number))?;
        }
        Ok(tournament)
    }

    /// The tournament that is founded by the first entry of a log.
    ///
    /// # Errors
    ///
    /// If it founds none.
    pub fn found(first: &Entry) -> Result<Self, Refused> {
        let Fact::Founded(charter) = &first.fact else {
            return Err(Refused::NotFounded);
        };
        charter.check()?;
        refused::check_text("the name of the director", &first.by)?;
        Ok(Self {
            charter: charter.clone(),
            officials: vec![(first.by.clone(), Role::Director)],
            players: Vec::new(),
            numbers: HashMap::new(),
            rounds: Vec::new(),
            decisions: Vec::new(),
            choices: Vec::new(),
            closed: false,
            at: first.at,
        })
    }

    /// What was agreed on.
    #[must_use]
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The officials, in the order in which they were appointed.
    #[must_use]
    pub fn officials(&self) -> &[(String, Role)] {
        &self.officials
    }

    /// All who have registered; the first is number 1.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The rounds that are paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// What judges have decided, in order.
    #[must_use]
    pub fn decisions(&self) -> &[Decided] {
        &self.decisions
    }

    /// Whether the director has confirmed the final standing.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// The player with this number.
    #[must_use]
    pub fn player(&self, number: Number) -> Option<&Player> {
        self.players.get(number.index())
    }

    /// The name of a player; of nobody it is empty.
    #[must_use]
    pub fn name(&self, number: Number) -> &str {
        self.player(number)
            .map_or("", |player| player.registration.name.as_str())
    }

    /// The number of the player with this name, however it is written in capitals.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<Number> {
        self.numbers.get(&folded(name)).copied()
    }

    /// A table.
    #[must_use]
    pub fn table(&self, at: Spot) -> Option<&Table> {
        let round = self.rounds.get(at.round.checked_sub(1)?)?;
        round.tables.get(at.table.checked_sub(1)?)
    }

    /// How far the bout at a table has come; `None` if there is no such table.
    #[must_use]
    pub fn state(&self, at: Spot) -> Option<State> {
        self.state_of(at, self.table(at)?.bout()).ok()
    }

    /// The tables of all rounds at which a bout goes on or waits for a Substitute.
    pub fn open_tables(&self) -> impl Iterator<Item = Spot> + '_ {
        let rounds = (1..).zip(&self.rounds);
        let spots = rounds.flat_map(|(round, paired)| {
            (1..=paired.tables.len()).map(move |table| Spot { round, table })
        });
        spots.filter(|at| self.state(*at).is_some_and(State::is_open))
    }
}

impl Player {
    /// Whether he takes part.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.gone.is_none() && !self.registration.stands_by
    }
}

impl Table {
    /// The bout that counts.
    #[must_use]
    pub fn bout(&self) -> &Bout {
        // A table is made with one, and none is taken away.
        &self.bouts[self.bouts.len() - 1]
    }
}

impl State {
    /// Whether something is missing before it counts.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Running | Self::WaitsForSubstitute(_))
    }
}

fn same_name(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// A name as it is compared with others.
#[must_use]
pub fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}
