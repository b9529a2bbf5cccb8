//! What can happen in a tournament.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::charter::Charter;
use super::decision::Decision;
use crate::ladder::Choice;
use crate::pair::{Pair, Seat};
use crate::rank::Pending;
use crate::tora::Captured;

/// A player's number, from 1: players are counted as they register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Number(pub u32);

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The tournament was founded; who says so is its director. It is the first fact, and the only one of
    /// its kind.
    Founded(Charter),
    /// Somebody is an official now.
    Appointed {
        /// Who.
        name: String,
        /// As what.
        role: Role,
    },
    /// Somebody is no official any more.
    Dismissed {
        /// Who.
        name: String,
    },
    /// Somebody takes part.
    Registered(Registration),
    /// A player's rank is another one than he said; before his first round.
    Ranked {
        /// Who.
        player: Number,
        /// His rank: 1 or more, larger is better (M-T10).
        rank: i64,
        /// The transition that is not settled (M-T9).
        #[serde(default)]
        pending: Option<Pending>,
    },
    /// A player is there.
    CheckedIn(Number),
    /// A player rests in the next round and gets half a point.
    Rests(Number),
    /// A player is not paired any more.
    Withdrew(Number),
    /// A player who has withdrawn is back.
    Returned(Number),
    /// A round is paired.
    Paired {
        /// The tables; the first of them is number 1.
        tables: Vec<Pairing>,
        /// Who has no opponent and gets the points of a win.
        #[serde(default)]
        byes: Vec<Number>,
        /// Whether the director has paired it, and not the rules from the seed.
        #[serde(default)]
        by_hand: bool,
    },
    /// The next game at a table is played on a server.
    Started {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// The id of the game there.
        board: String,
    },
    /// A game was played.
    Played {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// How it ended.
        #[serde(flatten)]
        result: GameResult,
    },
    /// A bout was not played, or not to its end, because somebody did not come.
    Forfeited {
        /// Where.
        #[serde(flatten)]
        at: Spot,
        /// Who did not come.
        absent: Absent,
    },
    /// An eliminated player goes on in a ladder (M-K4).
    Chose {
        /// Who.
        player: Number,
        /// How.
        choice: Choice,
    },
    /// A judge has decided something.
    Decided(Decision),
    /// Somebody disagrees with a decision.
    Appealed {
        /// The number of the decision, from 1.
        decision: usize,
        /// Why.
        reason: String,
    },
    /// The director has answered an appeal. What is granted he puts right by another decision.
    Answered {
        /// The number of the decision, from 1.
        decision: usize,
        /// Whether the appeal is granted.
        granted: bool,
        /// Why.
        reason: String,
    },
    /// The director has confirmed the final standing: nothing can happen any more.
    Closed {},
}

/// What an official may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Everything.
    Director,
    /// Enter results, and decide.
    Judge,
    /// Enter results.
    Clerk,
    /// See everything.
    Viewer,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// His name, which nobody else has here.
    pub name: String,
    /// His rank: 1 or more, larger is better (M-T10).
    #[serde(default = "one")]
    pub rank: i64,
    /// The transition that is not settled (M-T9).
    #[serde(default)]
    pub pending: Option<Pending>,
    /// How often he was found cheating before (M-T11).
    #[serde(default)]
    pub earlier_offences: u32,
    /// Whether he is only paired as a Substitute (M-T11, M-T12).
    #[serde(default)]
    pub stands_by: bool,
    /// Who he is elsewhere: the id of his key on a server, `computer:` and a level, or a number of a
    /// federation.
    #[serde(default)]
    pub id: Option<String>,
}

const fn one() -> i64 {
    1
}

/// Two players at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// Who; the first one has the first side in the first game.
    pub players: [Number; 2],
    /// The handicap in game points, as it was announced (M-T5).
    #[serde(default)]
    pub handicap: Pair<i64>,
    /// Who of them is a Substitute, for whom it doesn't count (M-T11).
    #[serde(default)]
    pub substitute: Option<Seat>,
}

/// A table in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The round, from 1.
    pub round: usize,
    /// The table, from 1.
    pub table: usize,
}

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won; `None`: it was drawn.
    pub winner: Option<Seat>,
    /// The points of both, in games that have them.
    #[serde(default)]
    pub points: Option<Pair<u16>>,
    /// What both captured, in TORA.
    #[serde(default)]
    pub captured: Option<Pair<Captured>>,
    /// Where its record is.
    #[serde(default)]
    pub record: Option<String>,
}

/// Who did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// The first player.
    A,
    /// The second player.
    B,
    /// Neither came.
    Both,
}

impl Number {
    /// The place in a list of all players, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    /// The number of the player at this place, from 0, in the list of all.
    #[must_use]
    pub fn at(index: usize) -> Self {
        Self(u32::try_from(index + 1).unwrap_or(u32::MAX))
    }
}

impl Absent {
    /// Who wins by it.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::A => Some(Seat::B),
            Self::B => Some(Seat::A),
            Self::Both => None,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Director => "director",
            Self::Judge => "judge",
            Self::Clerk => "clerk",
            Self::Viewer => "viewer",
        })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, table {}", self.round, self.table)
    }
}
