//! Players to be paired from a report, and a report of players.

use std::collections::{HashMap, HashSet};

use thiserror::Error;

use super::{Cell, Entry, Mark, Report};
use crate::pairing::{Past, Player, Side};

/// Why a report can't be paired, or why players don't fit into one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// A game of a round has no result yet.
    #[error(
        "the game of player {player} in round {round} has no result: enter it before you pair the next round"
    )]
    Pending {
        /// The starting number.
        player: u32,
        /// The round, from 1.
        round: u32,
    },
    /// The two rows of a game contradict each other, or one has no side or opponent.
    #[error("round {round} of player {player} doesn't agree with the row of his opponent")]
    Contradiction {
        /// The starting number.
        player: u32,
        /// The round, from 1.
        round: u32,
    },
    /// The pairing numbers are the ranks, by XXC.
    #[error(
        "the report says by XXC that ranks are the pairing numbers: give the players their ranks as starting numbers"
    )]
    ByRank,
    /// A line that changes pairings in a way that is not done here.
    #[error(
        "the line {code} asks for accelerated scores, forbidden pairs or other points, which aren't paired here: \
        take it out, or pair by hand"
    )]
    Asks {
        /// The code of the line.
        code: String,
    },
    /// Points that aren't whole halves.
    #[error("player {player} has points that are no multiple of a half")]
    Halves {
        /// The starting number.
        player: u32,
    },
    /// Other points than 1 for a win, ½ for a draw and 0 for a loss.
    #[error("the points for {result} are {} instead of {}: only 1, ½ and 0 can be paired", tenths(*.points), tenths(*.instead))]
    Scoring {
        /// The code of the result.
        result: String,
        /// What it is worth, in tenths.
        points: u32,
        /// What it has to be worth.
        instead: u32,
    },
    /// A player that doesn't fit into the columns of a report, or whose points no result of a report gives.
    #[error(
        "player {player} doesn't fit into a report: numbers and ranks go to 9999, scores to 99.9, and results are \
        worth 1, ½ or 0"
    )]
    Columns {
        /// The pairing number.
        player: u32,
    },
}

fn tenths(points: u32) -> String {
    format!("{}.{}", points / 10, points % 10)
}

/// What the results of a report are worth in half points, if they are the usual ones; the bye can be worth anything.
fn bye_points(report: &Report) -> Result<u32, Unfit> {
    let mut bye = 2;
    for (code, points) in &report.scoring {
        let instead = match &**code {
            "PAB" | "U" if points.is_multiple_of(5) => {
                bye = points / 5;
                continue;
            }
            "W" | "WW" | "BW" | "FW" | "FPB" | "F" | "PAB" | "U" => 10,
            "D" | "WD" | "BD" | "HPB" | "H" => 5,
            "L" | "WL" | "BL" | "FL" | "ZPB" | "Z" => 0,
            _ => continue,
        };
        if *points != instead {
            return Err(Unfit::Scoring {
                result: code.clone(),
                points: *points,
                instead,
            });
        }
    }
    Ok(bye)
}

impl Report {
    /// The seed that gives the sides of XXC where nobody is due one; the first side without XXC.
    pub fn seed(&self) -> u64 {
        u64::from(self.lot == Some(Side::Second))
    }
}

/// The players of an event in progress. The rounds played are those in which anybody had a game or the bye of the
/// pairing. Whoever has another bye in the round after, or stands in XXZ, doesn't play in it. A score above the
/// points of the rounds is a start, as in McMahon. The rank is the rating, 0 without one.
impl TryFrom<&Report> for Vec<Player> {
    type Error = Unfit;

    fn try_from(report: &Report) -> Result<Self, Unfit> {
        if report.by_rank {
            return Err(Unfit::ByRank);
        }
        let code = |line: &String| line.chars().take(3).collect::<String>();
        let asks = |code: &String| ["XXA", "XXP", "162", "250", "260"].contains(&&**code);
        if let Some(code) = report.other.iter().map(code).find(asks) {
            return Err(Unfit::Asks { code });
        }
        let bye = bye_points(report)?;
        let paired = |cell: &Option<Cell>| {
            cell.is_some_and(|cell| cell.opponent.is_some() || cell.mark == Mark::PairingBye)
        };
        let rounds = report
            .players
            .iter()
            .filter_map(|entry| entry.rounds.iter().rposition(paired));
        let rounds = rounds.max().map_or(0, |last| last + 1);
        let rows: HashMap<_, _> = report
            .players
            .iter()
            .map(|entry| (entry.number, entry))
            .collect();
        let absent: HashSet<_> = report.absent.iter().collect();
        let player = |entry: &Entry| {
            let mut past = Vec::with_capacity(rounds);
            for at in 0..rounds {
                past.push(entry.past(at, &rows, bye)?);
            }
            if !entry.points.is_multiple_of(5) {
                return Err(Unfit::Halves {
                    player: entry.number,
                });
            }
            let rests = entry.rounds.get(rounds).is_some_and(Option::is_some);
            Ok(Player {
                number: entry.number,
                rank: i64::from(entry.rating.unwrap_or(0)),
                score: entry.points / 5,
                past,
                playing: !rests && !absent.contains(&entry.number),
            })
        };
        report.players.iter().map(player).collect()
    }
}

impl Entry {
    fn past(&self, at: usize, rows: &HashMap<u32, &Entry>, bye: u32) -> Result<Past, Unfit> {
        let (player, round) = (self.number, at as u32 + 1);
        let Some(cell) = self.rounds.get(at).copied().flatten() else {
            return Ok(Past::Absent { points: 0 });
        };
        let contradiction = Unfit::Contradiction { player, round };
        let points = match cell.mark {
            Mark::Pending => return Err(Unfit::Pending { player, round }),
            Mark::Win | Mark::ShortWin | Mark::ForfeitWin | Mark::FullBye => 2,
            Mark::Draw | Mark::ShortDraw | Mark::HalfBye => 1,
            Mark::Loss | Mark::ShortLoss | Mark::ForfeitLoss | Mark::ZeroBye => 0,
            Mark::PairingBye => bye,
        };
        let forfeit = matches!(cell.mark, Mark::ForfeitWin | Mark::ForfeitLoss);
        let rests = matches!(
            cell.mark,
            Mark::HalfBye | Mark::FullBye | Mark::PairingBye | Mark::ZeroBye
        );
        let Some(opponent) = cell.opponent else {
            return match cell.mark {
                Mark::PairingBye => Ok(Past::Bye { points }),
                _ if rests || forfeit => Ok(Past::Absent { points }),
                _ => Err(contradiction),
            };
        };
        let other = rows
            .get(&opponent)
            .and_then(|other| other.rounds.get(at).copied().flatten());
        let agree = other.is_some_and(|other| {
            let sides = cell.side != other.side || cell.side.is_none();
            let played = !matches!(other.mark, Mark::ForfeitWin | Mark::ForfeitLoss);
            other.opponent == Some(player) && sides && played != forfeit
        });
        match cell.side {
            _ if rests || !agree || opponent == player => Err(contradiction),
            _ if forfeit => Ok(Past::Forfeited { opponent, points }),
            Some(side) => Ok(Past::Played {
                opponent,
                side,
                points,
            }),
            None => Err(contradiction),
        }
    }
}

/// A report of players, with nothing but what a pairing needs. Names can be filled in after it.
impl TryFrom<&[Player]> for Report {
    type Error = Unfit;

    fn try_from(players: &[Player]) -> Result<Self, Unfit> {
        let byes = players
            .iter()
            .flat_map(|player| &player.past)
            .filter_map(|past| match past {
                Past::Bye { points } => Some(*points),
                _ => None,
            });
        let bye = byes.max().unwrap_or(2);
        let absent = players
            .iter()
            .filter(|player| !player.playing)
            .map(|player| player.number);
        let mut report = Report {
            absent: absent.collect(),
            ..Report::default()
        };
        if bye != 2 {
            report
                .scoring
                .push(("PAB".to_owned(), bye.saturating_mul(5)));
        }
        for player in players {
            let unfit = Unfit::Columns {
                player: player.number,
            };
            let rating = u32::try_from(player.rank).ok().filter(|&rank| rank <= 9999);
            let points = player.score.checked_mul(5).filter(|&points| points <= 999);
            let (Some(rating), Some(points), 1..=9999) = (rating, points, player.number) else {
                return Err(unfit);
            };
            let cells = player
                .past
                .iter()
                .map(|&past| Cell::of(past, bye).ok_or(unfit.clone()));
            report.players.push(Entry {
                number: player.number,
                rating: Some(rating),
                points,
                rounds: cells.map(|cell| cell.map(Some)).collect::<Result<_, _>>()?,
                ..Entry::default()
            });
        }
        Ok(report)
    }
}

impl Cell {
    fn of(past: Past, bye: u32) -> Option<Cell> {
        let game = |opponent: u32, side: Option<Side>, mark| {
            (1..=9999).contains(&opponent).then_some(Cell {
                opponent: Some(opponent),
                side,
                mark,
            })
        };
        let rests = |mark| {
            Some(Cell {
                opponent: None,
                side: None,
                mark,
            })
        };
        match past {
            Past::Played {
                opponent,
                side,
                points,
            } => {
                let mark = [Mark::Loss, Mark::Draw, Mark::Win].get(points as usize)?;
                game(opponent, Some(side), *mark)
            }
            Past::Forfeited {
                opponent,
                points: 0,
            } => game(opponent, None, Mark::ForfeitLoss),
            Past::Forfeited {
                opponent,
                points: 2,
            } => game(opponent, None, Mark::ForfeitWin),
            Past::Forfeited { .. } => None,
            Past::Bye { points } => (points == bye).then(|| rests(Mark::PairingBye)).flatten(),
            Past::Absent { points } => {
                rests(*[Mark::ZeroBye, Mark::HalfBye, Mark::FullBye].get(points as usize)?)
            }
        }
    }
}
