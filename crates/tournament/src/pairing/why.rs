//! Why two players meet, as data and as plain English.

use std::fmt::{Display, Formatter, Result};

use serde::{Deserialize, Serialize};

use super::Side;

/// Why two players meet on a board, and why with these sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The table of a round robin says so.
    Table {
        /// The cycle, from 1.
        cycle: u32,
        /// The round of the cycle, from 1.
        round: u32,
    },
    /// The bracket of a knock-out says so.
    Bracket {
        /// The first round of the knock-out is 1.
        round: u32,
        /// How many games lead to the final from here; 0 is the final.
        before_final: u32,
        /// Whether both lost their games before the final, and play for the third place.
        third_place: bool,
        /// Why the sides are so.
        side: SideReason,
    },
    /// A Swiss round.
    Swiss(Box<SwissWhy>),
    /// A round of tiers: the ranks of the first and second player (M-T12).
    Tier {
        /// The ranks.
        ranks: [i64; 2],
        /// Whether they have met before, because nothing else was possible.
        again: bool,
        /// Why the sides are so.
        side: SideReason,
    },
    /// A ladder: both have this rank (M-K1).
    Ladder {
        /// The rank.
        rank: i64,
        /// Why the sides are so.
        side: SideReason,
    },
}

/// Why two players meet in a Swiss round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwissWhy {
    /// The bracket they were paired in, the top one is 1.
    pub bracket: u32,
    /// The score of its own players, in half points.
    pub score: u32,
    /// The scores of the first and second player.
    pub scores: [u32; 2],
    /// Who came down from a higher bracket.
    pub float: Option<Float>,
    /// The player who chose: the higher one of the two.
    pub higher: u32,
    /// Opponents who came before the actual one in the order of the bracket and whom no higher player took; at
    /// most five of them.
    pub passed: Vec<Passed>,
    /// Why the sides are so.
    pub side: SideReason,
}

/// A player who was paired below his score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Float {
    /// The pairing number.
    pub player: u32,
    /// His score in half points.
    pub from: u32,
    /// The score of the bracket in which he was paired.
    pub to: u32,
}

/// An opponent who came first and was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    /// The pairing number.
    pub player: u32,
    /// Why not he.
    pub obstacle: Obstacle,
}

/// Why two players don't meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// They have met.
    Met {
        /// In this round.
        round: u32,
    },
    /// Both must have this side.
    SameSide {
        /// The side.
        side: Side,
    },
    /// Both wish for this side: more players of the bracket would have got the wrong one.
    Wish {
        /// The side.
        side: Side,
    },
    /// Others would have been left without a game, with a wrong side or in a wrong bracket.
    Others,
}

/// Why a player has his side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideReason {
    /// Nobody plays another side than the one he is due.
    BothDue,
    /// This player is due more strongly.
    DueMore {
        /// The pairing number.
        player: u32,
    },
    /// Their sides differed some games ago, and now they alternate.
    Alternate {
        /// How many games ago; 1 is the game before.
        games_ago: u32,
    },
    /// The higher one has the side that he is due.
    Higher {
        /// The pairing number.
        player: u32,
    },
    /// Nobody is due a side: pairing numbers alternate, beginning with the lot of the event.
    Lot,
    /// The rule of the format: the table, or fewer times on the side before.
    Balance,
}

impl Why {
    /// The reason in words, in which `name` calls each player.
    pub fn sentence(&self, name: impl Fn(u32) -> String) -> String {
        match self {
            Why::Table { cycle, round } => {
                format!(
                    "Round {round} of cycle {cycle} of the table in which everybody meets everybody."
                )
            }
            Why::Bracket {
                round,
                before_final,
                third_place,
                side,
            } => {
                let place = match before_final {
                    _ if *third_place => {
                        "Both lost the game before the final, and play for the third place"
                            .to_owned()
                    }
                    0 => "The final".to_owned(),
                    left => format!("Round {round} of the bracket, {left} before the final"),
                };
                format!("{place}. {}.", side.sentence(&name))
            }
            Why::Swiss(why) => why.sentence(&name),
            Why::Tier {
                ranks: [first, second],
                again,
                side,
            } => {
                let again = if *again {
                    " They have met before: nobody else was left."
                } else {
                    ""
                };
                format!(
                    "Ranks {first} and {second}: together the ranks of all pairs differ as little as possible.{again} \
                     {}.",
                    side.sentence(&name)
                )
            }
            Why::Ladder { rank, side } => {
                format!(
                    "Both have rank {rank}, and a match between them counts. {}.",
                    side.sentence(&name)
                )
            }
        }
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.sentence(|number| format!("player {number}")))
    }
}

impl SwissWhy {
    fn sentence(&self, name: &dyn Fn(u32) -> String) -> String {
        let mut said = format!("Bracket {} of {} points", self.bracket, Points(self.score));
        if let Some(Float { player, from, .. }) = self.float {
            said += &format!("; {} came down from {} points", name(player), Points(from));
        }
        said.push('.');
        for Passed { player, obstacle } in &self.passed {
            let (player, higher) = (name(*player), name(self.higher));
            said += &format!(" As opponent of {higher}, {player} came before, but {obstacle}.");
        }
        said + &format!(" {}.", self.side.sentence(name))
    }
}

impl Display for Obstacle {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Obstacle::Met { round } => write!(f, "they met in round {round}"),
            Obstacle::SameSide { side } => write!(f, "both must play {side}"),
            Obstacle::Wish { side } => write!(f, "both are due to play {side}"),
            Obstacle::Others => f.write_str("that would have been worse for others"),
        }
    }
}

impl SideReason {
    fn sentence(self, name: &dyn Fn(u32) -> String) -> String {
        match self {
            SideReason::BothDue => "Nobody plays a side that he isn't due".to_owned(),
            SideReason::DueMore { player } => {
                format!("The sides are those due most strongly, to {}", name(player))
            }
            SideReason::Alternate { games_ago: 1 } => {
                "The sides of the game before are swapped".to_owned()
            }
            SideReason::Alternate { games_ago } => {
                format!("The sides of {games_ago} games ago, when they last differed, are swapped")
            }
            SideReason::Higher { player } => {
                format!("The side is due to {}, who stands higher", name(player))
            }
            SideReason::Lot => "Nobody is due a side, so numbers alternate from the lot".to_owned(),
            SideReason::Balance => "Sides are balanced over the event".to_owned(),
        }
    }
}

/// Half points as a number of points.
struct Points(u32);

impl Display for Points {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        write!(f, "{}{half}", self.0 / 2)
    }
}
