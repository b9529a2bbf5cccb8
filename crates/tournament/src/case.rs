//! Something to score, as JSON.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::ladder::{Choice, Event, Ladder, LadderError, Played, Settings};
use crate::pair::{Pair, Seat};
use crate::rank::{Opposed, Pending, RankHistory, Standing};
use crate::tora::{Board, Captured, Cheating, Entrant, Game, Record, ToraMatch};

/// What is wrong, without the line and column that follow it.
fn without_place(error: &serde_json::Error) -> String {
    let said = error.to_string();
    match said.rsplit_once(" at line ") {
        Some((what, _)) => what.to_owned(),
        None => said,
    }
}

/// Something to score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Case {
    /// A match of TORA.
    ToraMatch(ToraMatch),
    /// The matches of one player of TORA.
    RankHistory(RankHistory),
    /// A ladder of King's Convoy.
    Ladder(Ladder),
}

/// Why a text is no case.
#[derive(Debug, thiserror::Error)]
pub enum CaseError {
    /// It is not written as JSON, or a field is missing, unknown or of the wrong kind; the
    /// [place](Self::place) says where.
    #[error("{}", without_place(.0))]
    Json(#[from] serde_json::Error),
    /// Nothing of this kind is scored.
    #[error(
        "`kind` is {0:?}; it can be \"tora-match\", \"tora-rank-history\" or \"convoy-ladder\""
    )]
    Kind(String),
    /// What a field says can't be.
    #[error("{0}")]
    Impossible(String),
    /// It is no ladder.
    #[error(transparent)]
    Ladder(#[from] LadderError),
}

impl CaseError {
    /// Where in the text it is wrong, in bytes, if that is known.
    #[must_use]
    pub fn place(&self, text: &str) -> Option<usize> {
        let Self::Json(error) = self else {
            return None;
        };
        let before = error.line().checked_sub(1)?;
        let line: usize = text.split_inclusive('\n').take(before).map(str::len).sum();
        let at = line + error.column().saturating_sub(1);
        Some(text.floor_char_boundary(at))
    }
}

impl Case {
    /// Reads a case: an object whose `kind` says what it is.
    ///
    /// # Errors
    ///
    /// If the text is none.
    pub fn read(text: &str) -> Result<Self, CaseError> {
        let KindJson { kind } = serde_json::from_str(text)?;
        match kind.as_str() {
            "tora-match" => serde_json::from_str::<MatchJson>(text)?.read(),
            "tora-rank-history" => serde_json::from_str::<HistoryJson>(text)?.read(),
            "convoy-ladder" => serde_json::from_str::<LadderJson>(text)?.read(),
            _ => Err(CaseError::Kind(kind)),
        }
    }

    /// What follows from it. A match that breaks a rule is answered with the rule's id in `refused`, and
    /// the reason.
    ///
    /// # Errors
    ///
    /// If the answer can't be written as JSON.
    pub fn answer(&self) -> Result<Value, serde_json::Error> {
        match self {
            Self::ToraMatch(of) => match of.score() {
                Ok(score) => serde_json::to_value(score),
                Err(refused) => {
                    Ok(json!({ "refused": refused.rule(), "reason": refused.to_string() }))
                }
            },
            Self::RankHistory(history) => {
                let (after, standing) = history.score();
                Ok(json!({
                    "after": serde_json::to_value(after)?,
                    "rank": standing.rank(),
                    "pending": serde_json::to_value(standing.pending())?,
                }))
            }
            Self::Ladder(ladder) => serde_json::to_value(ladder.score()),
        }
    }
}

#[derive(Deserialize)]
struct KindJson {
    kind: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchJson {
    #[serde(rename = "kind")]
    _kind: String,
    board: Board,
    target: i64,
    #[serde(default)]
    assassin: bool,
    players: Pair<EntrantJson>,
    #[serde(default)]
    substitute: Option<Seat>,
    games: Vec<GameJson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntrantJson {
    name: String,
    rank: i64,
    #[serde(default)]
    record: Record,
    #[serde(default)]
    pending: Option<Pending>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameJson {
    challenger: Seat,
    #[serde(default)]
    points: Option<Pair<u16>>,
    #[serde(default)]
    winner: Option<Seat>,
    #[serde(default)]
    captured: Option<Pair<Captured>>,
    #[serde(default)]
    cheating: Option<Cheating>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HistoryJson {
    #[serde(rename = "kind")]
    _kind: String,
    rank: i64,
    #[serde(default)]
    pending: Option<Pending>,
    matches: Vec<OpposedJson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpposedJson {
    opponent: String,
    opponent_rank: i64,
    transition: Option<i64>,
    #[serde(default)]
    substitute: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LadderJson {
    #[serde(rename = "kind")]
    _kind: String,
    settings: Settings,
    players: Vec<String>,
    events: Vec<EventJson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventJson {
    day: i64,
    #[serde(default)]
    players: Option<[String; 2]>,
    #[serde(default)]
    games: Option<Vec<String>>,
    #[serde(default)]
    reset: Option<String>,
    #[serde(default)]
    forfeit: Option<String>,
}

impl MatchJson {
    fn read(self) -> Result<Case, CaseError> {
        let Pair { a, b } = self.players;
        let mut cheating = None;
        let mut games = Vec::new();
        for (number, game) in (1..).zip(self.games) {
            if cheating.is_some() {
                let said = format!("game {number}: the match has ended by cheating before it");
                return Err(CaseError::Impossible(said));
            }
            match (game.points, game.cheating) {
                (Some(points), None) => games.push(Game {
                    challenger: game.challenger,
                    points,
                    winner: game.winner,
                    captured: game.captured,
                }),
                (None, Some(proved)) => cheating = Some(proved),
                _ => {
                    let said = format!("game {number} has either `points` or `cheating`");
                    return Err(CaseError::Impossible(said));
                }
            }
        }
        Ok(Case::ToraMatch(ToraMatch {
            board: self.board,
            target: self.target,
            assassin: self.assassin,
            players: Pair {
                a: a.read()?,
                b: b.read()?,
            },
            announced: None,
            substitute: self.substitute,
            games,
            cheating,
        }))
    }
}

impl EntrantJson {
    fn read(self) -> Result<Entrant, CaseError> {
        let standing = standing(self.rank, self.pending, &self.name)?;
        Ok(Entrant {
            name: self.name,
            standing,
            record: self.record,
        })
    }
}

impl HistoryJson {
    fn read(self) -> Result<Case, CaseError> {
        let read = |played: OpposedJson| {
            let opposed = Opposed {
                opponent: played.opponent,
                opponent_rank: played.opponent_rank,
                transition: played.transition,
            };
            (opposed, played.substitute)
        };
        Ok(Case::RankHistory(RankHistory {
            standing: standing(self.rank, self.pending, "the player")?,
            matches: self.matches.into_iter().map(read).collect(),
        }))
    }
}

impl LadderJson {
    fn read(self) -> Result<Case, CaseError> {
        let events = (1..)
            .zip(self.events)
            .map(|(number, event)| event.read(number));
        let events = events.collect::<Result<_, _>>()?;
        let ladder = Ladder::new(self.settings, self.players, events)?;
        Ok(Case::Ladder(ladder))
    }
}

impl EventJson {
    fn read(self, number: usize) -> Result<Event, CaseError> {
        let day = self.day;
        let choice = |name, choice| Event::Choice { day, name, choice };
        match (self.players, self.games, self.reset, self.forfeit) {
            (Some(players), Some(games), None, None) => Ok(Event::Match(Played {
                day,
                players,
                games,
            })),
            (None, None, Some(name), None) => Ok(choice(name, Choice::Reset)),
            (None, None, None, Some(name)) => Ok(choice(name, Choice::Forfeit)),
            _ => Err(CaseError::Impossible(format!(
                "event {number} has either `players` and `games`, or `reset`, or `forfeit`"
            ))),
        }
    }
}

fn standing(rank: i64, pending: Option<Pending>, name: &str) -> Result<Standing, CaseError> {
    Standing::with(rank, pending).ok_or_else(|| {
        CaseError::Impossible(format!(
            "the rank of {name} can't be: a rank is 1 or more, a pending transition leads to another one, and \
             four performances settle it"
        ))
    })
}
