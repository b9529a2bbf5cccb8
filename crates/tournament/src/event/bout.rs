//! What two players play against each other in a round.

use serde::Serialize;

use crate::log::{Absent, Contest, GameResult, Number, Pairing};
use crate::pair::{Pair, Seat};
use crate::rank::Standing;
use crate::tora::{
    Cheating, Entrant, Game, Record, Refused as Broken, State as MatchState, ToraMatch, ToraScore,
};

/// What two players play against each other in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bout {
    /// Who, and with which handicap.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// The games that count, in order.
    pub games: Vec<GameResult>,
    /// What broke it off.
    pub broken: Option<Break>,
}

/// What broke a bout off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Break {
    /// Somebody did not come.
    Forfeit(Absent),
    /// Somebody cheated.
    Cheating(#[serde(skip)] Cheating),
    /// A Substitute plays it instead of one of the players.
    Substituted(Seat),
}

/// How far a bout has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// It goes on.
    Running,
    /// Somebody has won it.
    Won(Seat),
    /// Nobody has won it.
    Drawn,
    /// Nobody came.
    Unplayed,
    /// It ended by cheating, and the innocent player waits for a Substitute (M-T11).
    WaitsForSubstitute(Seat),
}

impl Bout {
    /// A bout that begins.
    #[must_use]
    pub const fn new(pairing: Pairing) -> Self {
        Self {
            pairing,
            games: Vec::new(),
            broken: None,
        }
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: Number) -> Option<Seat> {
        let seated = |seat: &Seat| self.player(*seat) == player;
        Seat::BOTH.into_iter().find(seated)
    }

    /// The player in a seat.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> Number {
        let [a, b] = self.pairing.players;
        match seat {
            Seat::A => a,
            Seat::B => b,
        }
    }

    /// Who plays it no more, though it goes on or has counted.
    pub(super) fn leaver(&self) -> Option<Seat> {
        match self.broken? {
            Break::Cheating(cheating) => Some(cheating.by),
            Break::Substituted(seat) => Some(seat),
            Break::Forfeit(_) => None,
        }
    }

    /// How many games each of them has won.
    #[must_use]
    pub fn games_won(&self) -> Pair<i64> {
        Pair::each(|seat| {
            let won = self.games.iter().map(|game| game.winner == Some(seat));
            won.map(i64::from).sum()
        })
    }

    /// Who has the first side in a game (from 0): players swap sides after each.
    #[must_use]
    pub const fn first_side(game: usize) -> Seat {
        match game % 2 {
            0 => Seat::A,
            _ => Seat::B,
        }
    }

    /// How far it has come. `decisive` says that somebody must win it, and `entrants` who they are when a
    /// match of TORA asks for it.
    ///
    /// # Errors
    ///
    /// The rule that a match of TORA breaks.
    pub fn state(
        &self,
        contest: Contest,
        decisive: bool,
        entrants: impl FnOnce() -> Pair<Entrant>,
    ) -> Result<State, Broken> {
        match self.broken {
            Some(Break::Forfeit(absent)) => {
                return Ok(absent.winner().map_or(State::Unplayed, State::Won));
            }
            Some(Break::Cheating(cheating)) => {
                let innocent = cheating.by.other();
                return Ok(match contest {
                    Contest::Tora { .. } => State::WaitsForSubstitute(innocent),
                    _ => State::Won(innocent),
                });
            }
            Some(Break::Substituted(seat)) => return Ok(State::WaitsForSubstitute(seat.other())),
            None => {}
        }
        let won = self.games_won();
        let played = self.games.len();
        let after = |games: usize| match (won.leader(), decisive) {
            _ if played < games => State::Running,
            (Some(winner), _) => State::Won(winner),
            (None, true) => State::Running,
            (None, false) => State::Drawn,
        };
        Ok(match contest {
            Contest::Game => after(1),
            Contest::Pair => after(2),
            Contest::Lead(advantage) => match won.leader() {
                Some(leader) if (won.a - won.b).abs() >= i64::from(advantage) => State::Won(leader),
                _ => State::Running,
            },
            Contest::Tora { .. } => match self.tora_score(contest, unknown, entrants)? {
                Some(ToraScore::Fair(fair)) if fair.state == MatchState::Over => {
                    fair.winner.map_or(State::Drawn, State::Won)
                }
                _ => State::Running,
            },
        })
    }

    fn tora(&self, contest: Contest, players: impl FnOnce() -> Pair<Entrant>) -> Option<ToraMatch> {
        let Contest::Tora {
            board,
            target,
            assassin,
        } = contest
        else {
            return None;
        };
        let game = |(number, result): (usize, &GameResult)| Game {
            challenger: Self::first_side(number),
            points: result.points.unwrap_or_default(),
            winner: result.winner,
            captured: result.captured,
        };
        Some(ToraMatch {
            board,
            target,
            assassin,
            players: players(),
            announced: Some(self.pairing.handicap),
            substitute: self.pairing.substitute,
            games: self.games.iter().enumerate().map(game).collect(),
            cheating: match self.broken {
                Some(Break::Cheating(cheating)) => Some(cheating),
                _ => None,
            },
        })
    }

    /// The score of a match of TORA between these players; `None` in other games. Their records in the
    /// tournament are asked for only if nothing else decides (M-T4).
    ///
    /// # Errors
    ///
    /// The rule that it breaks.
    pub fn tora_score(
        &self,
        contest: Contest,
        players: impl FnOnce() -> Pair<Entrant>,
        with_records: impl FnOnce() -> Pair<Entrant>,
    ) -> Result<Option<ToraScore>, Broken> {
        let equal = || self.with_equal_records(&players());
        let Some(mut played) = self.tora(contest, equal) else {
            return Ok(None);
        };
        let score = played.score()?;
        // Tie-break games decide once they are played, whatever a correction does to the records later.
        if let ToraScore::Fair(fair) = &score
            && fair.state == MatchState::TieBreak
            && fair.tie_breaks.is_empty()
        {
            played.players = with_records();
            return played.score().map(Some);
        }
        Ok(Some(score))
    }

    /// The players as if their records in the tournament, this match included, were equal (M-T4).
    fn with_equal_records(&self, players: &Pair<Entrant>) -> Pair<Entrant> {
        let won = |seat| {
            let four = self.games.iter().take(4);
            four.map(|game| u32::from(game.winner == Some(seat))).sum()
        };
        Pair::each(|seat: Seat| Entrant {
            record: Record {
                won: won(seat.other()),
                lost: won(seat),
            },
            ..players.of(seat).clone()
        })
    }
}

/// Players of whom nothing is known yet.
fn unknown() -> Pair<Entrant> {
    Pair::each(|_| Entrant {
        name: String::new(),
        standing: Standing::default(),
        record: Record::default(),
    })
}
