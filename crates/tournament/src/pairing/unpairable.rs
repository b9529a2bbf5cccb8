//! Why a round can't be paired.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{MOST_PLAYERS, Player};

/// Why there is no round, and what a director can do about it.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unpairable {
    /// Less than two players.
    #[error("{players} can't make a round: enter two players or more")]
    TooFew {
        /// How many there are.
        players: u32,
    },
    /// More than [`MOST_PLAYERS`](super::MOST_PLAYERS).
    #[error(
        "{players} are too many: at most {} can be paired at once",
        super::MOST_PLAYERS
    )]
    TooMany {
        /// How many there are.
        players: usize,
    },
    /// The schedule has no such round.
    #[error("there is no round {round}: the rounds are 1 to {rounds}")]
    NoSuchRound {
        /// The round asked for.
        round: u32,
        /// The last one.
        rounds: u32,
    },
    /// A pairing number that is 0 or belongs to several players.
    #[error(
        "pairing number {number} is 0 or taken twice: give each player a number of his own, from 1"
    )]
    BadNumber {
        /// The number.
        number: u32,
    },
    /// The past of a player doesn't have one entry for each round before.
    #[error(
        "player {player} has {has} past rounds, but {needs} were played: mark the missing ones as absent"
    )]
    PastRounds {
        /// The pairing number.
        player: u32,
        /// How many past rounds he has.
        has: u32,
        /// How many were played.
        needs: u32,
    },
    /// Somebody can't have got more points in the past rounds than in all.
    #[error(
        "player {player} has {score} half points in all, but {counted} in his past rounds: correct one of them"
    )]
    Score {
        /// The pairing number.
        player: u32,
        /// His score.
        score: u32,
        /// The sum over his past rounds.
        counted: u64,
    },
    /// A winner who didn't play in the round before.
    #[error(
        "player {player} can't have won in round {round}: he had no game there, or the game has another winner"
    )]
    NotAWinner {
        /// The pairing number.
        player: u32,
        /// The round of the knock-out.
        round: u32,
    },
    /// A game of the round before without a winner.
    #[error("the game between {} and {} in round {round} has no winner yet: enter its result", .players[0], .players[1])]
    NoWinner {
        /// The players of the game.
        players: [u32; 2],
        /// The round of the knock-out.
        round: u32,
    },
    /// The rules leave somebody without an opponent, however the others are paired.
    #[error("no legal pairing leaves everybody a game. {}. A director can allow a bye, let somebody sit out, \
        shorten the event, or pair this round by hand", said(.stuck, *.byes))]
    Stuck {
        /// The players for whom no opponent was left in the fullest pairing; at most 50 of them.
        stuck: Vec<Stuck>,
        /// How many of them a bye could have helped: 1 with an odd number of players, else 0.
        byes: u32,
    },
}

impl Unpairable {
    /// The same of players who are called by other numbers.
    pub(crate) fn renumbered(mut self, number: impl Fn(u32) -> u32) -> Self {
        match &mut self {
            Self::TooFew { .. } | Self::TooMany { .. } | Self::NoSuchRound { .. } => {}
            Self::BadNumber { number: player }
            | Self::PastRounds { player, .. }
            | Self::Score { player, .. }
            | Self::NotAWinner { player, .. } => *player = number(*player),
            Self::NoWinner { players, .. } => *players = players.map(number),
            Self::Stuck { stuck, .. } => {
                for one in stuck {
                    one.player = number(one.player);
                }
            }
        }
        self
    }
}

/// A player for whom no opponent was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stuck {
    /// The pairing number.
    pub player: u32,
    /// How many of the present players he has met.
    pub met: u32,
    /// How many of the others need the same side as he does.
    pub sides: u32,
    /// How many he could play by the rules, all of whom others need.
    pub open: u32,
    /// Whether he could get the bye.
    pub bye: bool,
}

impl std::fmt::Display for Stuck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Stuck {
            player,
            met,
            sides,
            open,
            bye,
        } = self;
        write!(
            f,
            "Player {player} has met {met} of the others, {sides} need the same side, and {open} are needed by others"
        )?;
        if !bye {
            f.write_str("; he can't have another bye")?;
        }
        Ok(())
    }
}

/// Refuses players who contradict themselves. With `past_rounds`, each has so many.
pub(super) fn check(players: &[Player], past_rounds: Option<u32>) -> Result<(), Unpairable> {
    if players.len() > MOST_PLAYERS as usize {
        let players = players.len();
        return Err(Unpairable::TooMany { players });
    }
    let mut numbers = HashSet::from([0]);
    for player in players {
        let Player { number, score, .. } = *player;
        if !numbers.insert(number) {
            return Err(Unpairable::BadNumber { number });
        }
        let has = player.past.len() as u32;
        if let Some(needs) = past_rounds.filter(|&needs| needs != has) {
            return Err(Unpairable::PastRounds {
                player: number,
                has,
                needs,
            });
        }
        let counted = player
            .past
            .iter()
            .map(|past| u64::from(past.points()))
            .sum();
        if counted > u64::from(score) {
            return Err(Unpairable::Score {
                player: number,
                score,
                counted,
            });
        }
    }
    match players.iter().filter(|player| player.playing).count() as u32 {
        players @ ..2 => Err(Unpairable::TooFew { players }),
        _ => Ok(()),
    }
}

fn said(stuck: &[Stuck], byes: u32) -> String {
    let mut all: Vec<_> = stuck.iter().take(4).map(Stuck::to_string).collect();
    if stuck.len() > 4 {
        all.push(format!("{} more are left", stuck.len() - 4));
    }
    if byes == 0 {
        all.push("Nobody has a bye, since the number of players is even".to_owned());
    }
    all.join(". ")
}
