//! Tournament reports in the format of FIDE (TRF16), with the extensions that pairing programs read.
//!
//! A [`Report`] is read from a text with [`Report::parse`] and written with `Display`. Columns are counted in
//! characters, from 1. Lines with codes that are not known here, such as `###` for comments, are kept as they are,
//! after all others.
//!
//! An event in progress can be paired: [`Report`] and the players of [`pairing`](crate::pairing) are made from each
//! other.
//!
//! ```
//! use tigerden_tournament::pairing::{self, Player};
//! use tigerden_tournament::trf::Report;
//!
//! let text = "012 Club evening\nXXR 3\n\
//! 001    1      Ann                               2000                             0.0    1\n\
//! 001    2      Bob                               1900                             0.0    2\n";
//! let report = Report::parse(text)?;
//! let players = Vec::<Player>::try_from(&report)?;
//! let round = pairing::swiss(&players, 1, report.rounds.unwrap_or(1), 0)?;
//! assert_eq!((round.boards[0].first, round.boards[0].second), (1, 2));
//! assert_eq!(Report::parse(&report.to_string())?, report);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod parse;
mod players;
mod reason;
mod write;

pub use players::Unfit;
pub use reason::{Reason, TrfError};

use crate::pairing::Side;

/// A tournament report. Texts have no line breaks and no spaces at their ends; an empty one is not written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// 012: the name of the tournament.
    pub tournament: String,
    /// 022: where it is played.
    pub city: String,
    /// 032: the federation there.
    pub federation: String,
    /// 042: the first day, as it was written; FIDE asks for `YYYY/MM/DD`.
    pub begins: String,
    /// 052: the last day.
    pub ends: String,
    /// 062: how many players there are, by what the report says.
    pub player_count: Option<u32>,
    /// 072: how many of them are rated.
    pub rated_count: Option<u32>,
    /// 082: how many teams there are.
    pub team_count: Option<u32>,
    /// 092: the kind of tournament.
    pub kind: String,
    /// 102: the chief arbiter.
    pub arbiter: String,
    /// 112: the deputies, a line each.
    pub deputies: Vec<String>,
    /// 122: the time for a game.
    pub time: String,
    /// 132: the day of each round; the last one is known.
    pub days: Vec<Option<Day>>,
    /// XXR: how many rounds are played.
    pub rounds: Option<u32>,
    /// XXC `white1` or `black1`: the side of the first player in the first round.
    pub lot: Option<Side>,
    /// XXC `rank`: players are ordered by their rank in the report, not by their number.
    pub by_rank: bool,
    /// XXZ: the numbers of those who don't play in the next round.
    pub absent: Vec<u32>,
    /// XXS: what results are worth, in tenths of a point, such as `W` and 30.
    pub scoring: Vec<(String, u32)>,
    /// 001: the players.
    pub players: Vec<Entry>,
    /// 013: the teams.
    pub teams: Vec<Team>,
    /// Lines with other codes, without spaces at their ends.
    pub other: Vec<String>,
}

/// A day of a round, `YY/MM/DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The last two digits, 0 to 99.
    pub year: u8,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

/// A player of a report. Texts longer than their columns are cut when they are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The starting number, 1 to 9999.
    pub number: u32,
    /// The sex, if it is given.
    pub sex: Option<Sex>,
    /// The title, up to 3 characters.
    pub title: String,
    /// The name, up to 33 characters.
    pub name: String,
    /// The rating, up to 9999.
    pub rating: Option<u32>,
    /// The federation, up to 3 characters.
    pub federation: String,
    /// The number in the files of FIDE, up to 11 characters.
    pub id: String,
    /// The date of birth as it was written, up to 10 characters.
    pub born: String,
    /// The points in tenths, up to 999.
    pub points: u32,
    /// The rank in the standings, up to 9999.
    pub rank: Option<u32>,
    /// What happened in each round. The last one is known.
    pub rounds: Vec<Option<Cell>>,
}

/// The sex of a player, as reports know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sex {
    /// `m`
    Man,
    /// `w`; `f` is read too.
    Woman,
}

/// What happened to a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The starting number of the opponent; none for a bye.
    pub opponent: Option<u32>,
    /// The side; none for a bye.
    pub side: Option<Side>,
    /// The result.
    pub mark: Mark,
}

/// The result of a round for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Blank: paired, and not played yet.
    Pending,
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: won in less than a move, not rated.
    ShortWin,
    /// `D`: drawn in less than a move, not rated.
    ShortDraw,
    /// `L`: lost in less than a move, not rated.
    ShortLoss,
    /// `+`: the opponent was missing.
    ForfeitWin,
    /// `-`: the player was missing.
    ForfeitLoss,
    /// `H`: a bye for half a point that he asked for.
    HalfBye,
    /// `F`: a bye for a point.
    FullBye,
    /// `U`: no opponent was left.
    PairingBye,
    /// `Z`: a bye for nothing.
    ZeroBye,
}

impl Mark {
    const LETTERS: [(Mark, char); 13] = [
        (Mark::Pending, ' '),
        (Mark::Win, '1'),
        (Mark::Draw, '='),
        (Mark::Loss, '0'),
        (Mark::ShortWin, 'W'),
        (Mark::ShortDraw, 'D'),
        (Mark::ShortLoss, 'L'),
        (Mark::ForfeitWin, '+'),
        (Mark::ForfeitLoss, '-'),
        (Mark::HalfBye, 'H'),
        (Mark::FullBye, 'F'),
        (Mark::PairingBye, 'U'),
        (Mark::ZeroBye, 'Z'),
    ];

    fn of(letter: char) -> Option<Mark> {
        let letter = letter.to_ascii_uppercase();
        Self::LETTERS
            .iter()
            .find(|mark| mark.1 == letter)
            .map(|mark| mark.0)
    }

    fn letter(self) -> char {
        Self::LETTERS
            .iter()
            .find(|mark| mark.0 == self)
            .map_or(' ', |mark| mark.1)
    }
}

/// A team of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The name, up to 32 characters.
    pub name: String,
    /// The starting numbers of its players, board by board.
    pub players: Vec<u32>,
}
