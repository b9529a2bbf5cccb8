//! What is agreed on before a tournament begins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::standings::TieBreak;
use crate::tora::Board;

/// The longest name of a tournament or a game, in characters.
const NAME: usize = 100;
/// The most rounds of a tournament.
const ROUNDS: u32 = 500;
/// The longest time to choose, in seconds: a week.
const CHOOSING: u32 = 604_800;

/// What is agreed on before a tournament begins, and stays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// The name of the tournament.
    pub name: String,
    /// The game and its board, such as `tora/short`.
    pub game: String,
    /// How players are paired.
    pub format: Format,
    /// What two players play who are paired.
    pub contest: Contest,
    /// What orders players of the same score, the most important first.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
    /// Whether only those are paired who have checked in.
    #[serde(default)]
    pub check_in: bool,
    /// In how many rounds a player may rest for half a point if he says so before.
    #[serde(default)]
    pub rests: u32,
    /// Decides what the rules of pairing leave open.
    pub seed: u64,
    /// How games are played on a server, whose boards start by themselves; `None`: over the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<Boards>,
}

/// How games are played on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// The game's rules as the server calls them, such as `tora-short`.
    pub game: String,
    /// The clock settings as text; `None`: without clocks.
    #[serde(default)]
    pub clock: Option<String>,
    /// What is chosen for the game, by option id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// For how many seconds each player can choose what `options` leaves to him before the first move, such as his
    /// set-up; after that he gets the default. 0: nobody chooses, and all defaults are taken at once.
    #[serde(default, skip_serializing_if = "is_none")]
    pub choosing: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(choosing: &u32) -> bool {
    *choosing == 0
}

/// How players are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// Players of the same score, nobody twice.
    Swiss {
        /// How many rounds there are.
        rounds: u32,
    },
    /// As [`Swiss`](Self::Swiss), but stronger players begin with more points.
    McMahon {
        /// How many rounds there are.
        rounds: u32,
        /// The rank at and below which players begin with nothing.
        floor: i64,
        /// The rank at and above which all begin with the same.
        bar: i64,
    },
    /// Everybody against everybody.
    RoundRobin {
        /// How often; in each second one with sides swapped.
        cycles: u32,
    },
    /// Who loses is out.
    KnockOut {
        /// Whether the losers of the semifinals play for the third place.
        #[serde(default)]
        third_place: bool,
    },
    /// TORA's tiers (M-T12): the winners of each go on to the next.
    Tiers {},
    /// The ladder of King's Convoy (M-K1 to M-K5).
    Ladder {
        /// How many rounds there are.
        rounds: u32,
        /// How many more matches must be won than lost at a rank to reach the next.
        advance: u32,
        /// How many lost matches eliminate a player.
        #[serde(default)]
        max_losses: Option<u32>,
        /// How many days must lie between two resets of a player.
        #[serde(default)]
        reset_frequency: Option<u32>,
    },
}

/// What two players play who are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Contest {
    /// One game.
    Game,
    /// Two games with sides swapped; more wins decide.
    Pair,
    /// Games with sides swapped until one has won so many more (M-K2).
    Lead(u32),
    /// A match of TORA (M-T1).
    Tora {
        /// The board.
        board: Board,
        /// The game points that win it (M-T3).
        target: i64,
        /// Whether both have agreed on the Assassin.
        #[serde(default)]
        assassin: bool,
    },
}

/// Why something can't be agreed on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharterError {
    /// It has no name, or a long one.
    #[error("`{0}` must have 1 to {NAME} characters, none of them a control character")]
    Name(&'static str),
    /// A number is out of range.
    #[error("`{what}` must be from {least} to {most}")]
    Range {
        /// Which.
        what: &'static str,
        /// The least that can be.
        least: i64,
        /// The most that can be.
        most: i64,
    },
    /// The contest doesn't suit the format.
    #[error("a ladder is played in pairs of games or until one leads, not in {0}")]
    Contest(&'static str),
    /// A tie-break stands twice.
    #[error("the tie-break {0} stands twice")]
    Twice(TieBreak),
}

impl Charter {
    /// Whether it can be agreed on.
    ///
    /// # Errors
    ///
    /// The first thing that can't be.
    pub fn check(&self) -> Result<(), CharterError> {
        check_name(&self.name, "name")?;
        check_name(&self.game, "game")?;
        self.format.check()?;
        self.contest.check()?;
        let choosing = self.boards.as_ref().map_or(0, |boards| boards.choosing);
        check_range("choosing", i64::from(choosing), 0, i64::from(CHOOSING))?;
        if let (Format::Ladder { .. }, Contest::Game | Contest::Tora { .. }) =
            (self.format, self.contest)
        {
            return Err(CharterError::Contest(self.contest.name()));
        }
        let repeated = |(at, tie_break): (usize, &TieBreak)| {
            let twice = self.tie_breaks[..at].contains(tie_break);
            twice.then_some(CharterError::Twice(*tie_break))
        };
        let mut tie_breaks = self.tie_breaks.iter().enumerate();
        tie_breaks.find_map(repeated).map_or(Ok(()), Err)
    }
}

impl Format {
    /// How many rounds are played, if that is known before players are.
    #[must_use]
    pub const fn rounds(self) -> Option<u32> {
        match self {
            Self::Swiss { rounds } | Self::McMahon { rounds, .. } | Self::Ladder { rounds, .. } => {
                Some(rounds)
            }
            Self::RoundRobin { .. } | Self::KnockOut { .. } | Self::Tiers {} => None,
        }
    }

    /// Whether who loses is out, so that each bout must have a winner.
    #[must_use]
    pub const fn eliminates(self) -> bool {
        matches!(self, Self::KnockOut { .. } | Self::Tiers {})
    }

    /// Whether players may come when it has begun.
    #[must_use]
    pub const fn takes_late_entries(self) -> bool {
        self.rounds().is_some()
    }

    fn check(self) -> Result<(), CharterError> {
        if let Some(rounds) = self.rounds() {
            check_range("rounds", i64::from(rounds), 1, i64::from(ROUNDS))?;
        }
        match self {
            Self::McMahon { floor, bar, .. } => {
                check_range("floor", floor, 1, 1_000)?;
                check_range("bar", bar, floor, 1_000)
            }
            Self::RoundRobin { cycles } => check_range("cycles", i64::from(cycles), 1, 10),
            Self::Ladder {
                advance,
                max_losses,
                ..
            } => {
                check_range("advance", i64::from(advance), 1, 1_000)?;
                let losses = max_losses.unwrap_or(1);
                check_range("max_losses", i64::from(losses), 1, 1_000)
            }
            Self::Swiss { .. } | Self::KnockOut { .. } | Self::Tiers {} => Ok(()),
        }
    }
}

impl Contest {
    fn check(self) -> Result<(), CharterError> {
        match self {
            Self::Lead(advantage) => check_range("lead", i64::from(advantage), 1, 100),
            Self::Tora { board, target, .. } => {
                let [least, most] = board.targets();
                check_range("target", target, least, most)
            }
            Self::Game | Self::Pair => Ok(()),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Game => "single games",
            Self::Pair => "pairs of games",
            Self::Lead(_) => "games until one leads",
            Self::Tora { .. } => "matches of TORA",
        }
    }
}

fn check_name(name: &str, what: &'static str) -> Result<(), CharterError> {
    let length = name.chars().count();
    let good = (1..=NAME).contains(&length)
        && !name.trim().is_empty()
        && !name.chars().any(char::is_control);
    good.then_some(()).ok_or(CharterError::Name(what))
}

fn check_range(what: &'static str, value: i64, least: i64, most: i64) -> Result<(), CharterError> {
    let good = (least..=most).contains(&value);
    good.then_some(())
        .ok_or(CharterError::Range { what, least, most })
}
