//! What everybody has in a tournament: points, games, ranks.

use serde::Serialize;

use super::Tournament;
use crate::log::{Format, Number};
use crate::pair::Seat;
use crate::pairing::mcmahon;
use crate::rank::{Change, Opposed, Standing};
use crate::tora::Record;

/// Half points of a won bout, and of a round without an opponent.
pub(super) const WON: i64 = 2;
/// Half points of a drawn bout, and of a rest.
pub(super) const DRAWN: i64 = 1;

/// What everybody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tallies {
    pub(super) players: Vec<Tally>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Half points before the first round (McMahon).
    pub start: i64,
    /// Half points taken away by judges.
    pub penalty: i64,
    /// What happened to him in each round.
    pub lines: Vec<Line>,
    /// Games won and lost.
    pub record: Record,
    /// Game points: in TORA those of the matches (M-T2), in other games the half points of the games.
    pub game_points: i64,
    /// His rank (M-T9).
    pub standing: Standing,
    /// What each match did to his rank, with the number of its round.
    pub changes: Vec<(usize, Opposed, Change)>,
    /// The round in which he lost, where who loses is out.
    pub out: Option<usize>,
    /// Whether he has won the third place.
    pub is_third: bool,
}

/// What happened to a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// He had an opponent.
    Met(Met),
    /// He had none and got the points of a win.
    Bye,
    /// He rested and got half a point.
    Rest,
    /// He was not there.
    Absent,
}

/// An opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Met {
    /// The number of the table.
    pub table: usize,
    /// His own seat.
    pub seat: Seat,
    /// The opponent.
    pub opponent: Number,
    /// His half points; `None`: the bout goes on.
    pub half_points: Option<i64>,
    /// His game points.
    pub game_points: i64,
    /// The games that he has won.
    pub games_won: i64,
    /// The games that he has lost.
    pub games_lost: i64,
    /// Whether it was not played, since somebody did not come or was expelled.
    pub forfeited: bool,
}

impl Tallies {
    /// What a player has.
    #[must_use]
    pub fn of(&self, number: Number) -> Option<&Tally> {
        self.players.get(number.index())
    }

    /// What everybody has, by number.
    pub fn iter(&self) -> impl Iterator<Item = (Number, &Tally)> {
        let numbered = self.players.iter().enumerate();
        numbered.map(|(index, tally)| (Number::at(index), tally))
    }
}

impl Line {
    /// Half points of the round.
    #[must_use]
    pub fn half_points(&self) -> i64 {
        match self {
            Self::Met(met) => met.half_points.unwrap_or(0),
            Self::Bye => WON,
            Self::Rest => DRAWN,
            Self::Absent => 0,
        }
    }

    /// The opponent, if a bout was really played.
    #[must_use]
    pub fn played(&self) -> Option<&Met> {
        match self {
            Self::Met(met) if !met.forfeited => Some(met),
            _ => None,
        }
    }
}

impl Tally {
    /// Half points in all.
    #[must_use]
    pub fn score(&self) -> i64 {
        let lines = self.lines.iter().map(Line::half_points);
        self.start + lines.sum::<i64>() - self.penalty
    }

    /// The rounds in which he really played, with their numbers.
    pub fn played(&self) -> impl Iterator<Item = (usize, &Met)> {
        let numbered = (1..).zip(&self.lines);
        numbered.filter_map(|(round, line)| Some((round, line.played()?)))
    }
}

impl Tournament {
    /// What everybody has now.
    #[must_use]
    pub fn tallies(&self) -> Tallies {
        self.tallies_after(self.rounds.len())
    }

    /// What everybody had from the first rounds.
    pub(super) fn tallies_after(&self, rounds: usize) -> Tallies {
        let players = self.players.iter().map(|player| {
            let registration = &player.registration;
            let standing = Standing::with(registration.rank, registration.pending.clone());
            Tally {
                start: self.charter.format.start(registration.rank),
                penalty: player.penalty,
                lines: Vec::with_capacity(rounds),
                record: Record::default(),
                game_points: 0,
                standing: standing.unwrap_or_default(),
                changes: Vec::new(),
                out: None,
                is_third: false,
            }
        });
        let mut tallies = Tallies {
            players: players.collect(),
        };
        for (number, round) in (1..).zip(self.rounds.iter().take(rounds)) {
            self.count_round(&mut tallies, number, round);
        }
        tallies
    }
}

impl Format {
    /// Half points with which a player of this rank begins.
    fn start(self, rank: i64) -> i64 {
        match self {
            Self::McMahon { floor, bar, .. } => i64::from(mcmahon(rank, floor, bar)),
            _ => 0,
        }
    }
}
