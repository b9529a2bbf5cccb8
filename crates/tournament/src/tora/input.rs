//! What a match is scored from.

use serde::{Deserialize, Serialize};

use tora::Kind;

use crate::pair::{Pair, Seat};
use crate::rank::Standing;

/// The board of a match. Tournaments and ranks of the two are separate (M-T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Board {
    /// 17x17: at most 60 points a game.
    Long,
    /// 9x9: at most 16 points a game.
    Short,
}

/// A match with all that was played in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToraMatch {
    /// Its board.
    pub board: Board,
    /// The game points that win it (M-T3).
    pub target: i64,
    /// Whether its games are played with the Assassin, and so with its values of pieces (T-P1).
    pub assassin: bool,
    /// Who plays.
    pub players: Pair<Entrant>,
    /// The handicap as it was announced; `None`: it follows from the ranks (M-T5).
    pub announced: Option<Pair<i64>>,
    /// Who of them stands in as a Substitute (M-T11).
    pub substitute: Option<Seat>,
    /// The games in order: four at most, then tie-break games.
    pub games: Vec<Game>,
    /// What ended the match, if a game after these was not played fairly.
    pub cheating: Option<Cheating>,
}

/// A player at the beginning of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// His name.
    pub name: String,
    /// His rank, and the transition that is not settled.
    pub standing: Standing,
    /// His games in this tournament before the match.
    pub record: Record,
}

/// Games won and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
}

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// Who was Challenger.
    pub challenger: Seat,
    /// The points that each player took.
    pub points: Pair<u16>,
    /// Who won; `None`: it was drawn.
    pub winner: Option<Seat>,
    /// What each player captured, which a recount must know (M-T8).
    pub captured: Option<Pair<Captured>>,
}

/// How many enemy pieces of each kind a player captured in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Captured {
    /// Soldiers.
    pub soldiers: u16,
    /// Archers.
    pub archers: u16,
    /// Cannons.
    pub cannons: u16,
    /// Cavalry.
    pub cavalry: u16,
    /// The ruler and Generals.
    pub command: u16,
    /// Assassins.
    pub assassins: u16,
}

/// A proved cheating, which ends a match (M-T11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cheating {
    /// Who did it.
    pub by: Seat,
    /// What he did.
    pub what: Offence,
    /// How often he had done such a thing before.
    pub earlier_offences: u32,
}

/// What counts as cheating (M-T11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Offence {
    /// Cheating.
    #[serde(rename = "cheating")]
    Cheating,
    /// Accusing the opponent of it falsely.
    #[serde(rename = "false accusation")]
    FalseAccusation,
}

impl Board {
    /// The most points that a game gives (M-T3).
    #[must_use]
    pub const fn maximum(self) -> u16 {
        match self {
            Self::Long => 60,
            Self::Short => 16,
        }
    }

    /// The least and the highest target (M-T3).
    #[must_use]
    pub const fn targets(self) -> [i64; 2] {
        match self {
            Self::Long => [181, 240],
            Self::Short => [49, 64],
        }
    }

    /// What a difference in rank adds to the tallies of the lower and the higher ranked player (M-T5).
    #[must_use]
    pub const fn handicap(self, difference: u64) -> [i64; 2] {
        match (self, difference) {
            (_, 0..=3) => [0, 0],
            (Self::Long, 4) => [0, -4],
            (Self::Long, 5) => [6, -8],
            (Self::Long, 6) => [12, -12],
            (Self::Long, 7) => [18, -16],
            (Self::Long, _) => [24, -20],
            (Self::Short, 4) => [0, -1],
            (Self::Short, 5) => [1, -2],
            (Self::Short, 6) => [2, -3],
            (Self::Short, 7) => [4, -4],
            (Self::Short, _) => [6, -5],
        }
    }

    /// What two players of these ranks have before the first game (M-T5).
    #[must_use]
    pub fn handicaps(self, ranks: Pair<i64>) -> Pair<i64> {
        let [lower, higher] = self.handicap(ranks.a.abs_diff(ranks.b));
        Pair::each(|seat| {
            if ranks.of(seat) < ranks.of(seat.other()) {
                lower
            } else {
                higher
            }
        })
    }
}

impl Game {
    /// The points that each player took, to be added.
    #[must_use]
    pub fn counted(&self) -> Pair<i64> {
        Pair::each(|seat| i64::from(*self.points.of(seat)))
    }
}

impl Captured {
    /// Pieces by the keys of their kinds, as the trays of a scene have them: `tora-archer`. Others don't count.
    #[must_use]
    pub fn of_pieces<'a>(pieces: impl IntoIterator<Item = (&'a str, u32)>) -> Self {
        let mut captured = Self::default();
        for (key, count) in pieces {
            let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.key() == key) else {
                continue;
            };
            let of_kind = match kind {
                Kind::Soldier => &mut captured.soldiers,
                Kind::Archer => &mut captured.archers,
                Kind::Cannon => &mut captured.cannons,
                Kind::Cavalry => &mut captured.cavalry,
                Kind::General | Kind::King | Kind::Queen => &mut captured.command,
                Kind::Assassin => &mut captured.assassins,
            };
            *of_kind = of_kind.saturating_add(u16::try_from(count).unwrap_or(u16::MAX));
        }
        captured
    }

    /// All of them.
    #[must_use]
    pub fn count(&self) -> i64 {
        let kinds = [
            self.soldiers,
            self.archers,
            self.cannons,
            self.cavalry,
            self.command,
            self.assassins,
        ];
        kinds.into_iter().map(i64::from).sum()
    }

    /// What they count (T-P1); `None` if that is more than any game gives.
    #[must_use]
    pub fn points(&self, assassin: bool) -> Option<u16> {
        let kinds = [
            (self.soldiers, Kind::Soldier),
            (self.archers, Kind::Archer),
            (self.cannons, Kind::Cannon),
            (self.cavalry, Kind::Cavalry),
            (self.command, Kind::General),
            (self.assassins, Kind::Assassin),
        ];
        kinds.into_iter().try_fold(0_u16, |sum, (number, kind)| {
            sum.checked_add(number.checked_mul(kind.points(assassin))?)
        })
    }
}

impl Record {
    /// Games won minus games lost.
    #[must_use]
    pub fn surplus(self) -> i64 {
        i64::from(self.won) - i64::from(self.lost)
    }
}
