//! A match that ended by cheating (M-T11).

use serde::Serialize;

use super::input::{Cheating, Offence, ToraMatch};
use super::score::{Refused, State};
use crate::pair::{Pair, Seat};
use crate::percent::{Percent, Shown};
use crate::rank::{Change, Note};

/// So many times the maximum of a game is what the cheater loses in the match.
const FINE: i64 = 4;

/// What follows from a match that ended by cheating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Foul {
    /// Game points before the first game (M-T5).
    pub handicap: Pair<i64>,
    /// Always [`State::Cheating`].
    pub state: State,
    /// The games in order; the last is the one in which it happened.
    pub games: Vec<FoulGame>,
    /// What happened.
    pub cheating: Proved,
    /// What the match counts: four times the maximum less for the cheater, nothing for the other.
    pub match_points: Pair<Option<i64>>,
    /// Nobody wins it.
    pub winner: Option<Seat>,
    /// Nothing decides it.
    pub by: Option<Seat>,
    /// Nobody has a transition.
    pub transition: Pair<Option<i64>>,
    /// Who leaves the tournament.
    pub expelled: Vec<Seat>,
    /// Who is proposed for a lasting ban, since it was not the first time.
    pub proposed_for_ban: Vec<Seat>,
    /// Who plays the match again, against a Substitute.
    pub replay: Replay,
    /// Both ranks, which stay.
    pub ranks: Pair<Change>,
}

/// A game in such a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FoulGame {
    /// Each player's share of the points; none where it happened.
    pub percent: Option<Pair<Shown>>,
    /// The points of each player.
    pub points: Pair<i64>,
}

/// A proved cheating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// Who did it.
    pub by: Seat,
    /// What he did.
    pub what: Offence,
    /// The number of the game, from 1.
    pub game: usize,
}

/// A match that is played again against a Substitute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// The innocent player.
    pub player: Seat,
    /// His rank, to which the Substitute's should be comparable.
    pub rank: i64,
}

impl ToraMatch {
    /// What follows from a cheating in the game after those that were played.
    pub(super) fn score_foul(&self, cheating: Cheating) -> Result<Foul, Refused> {
        let before = self.score_fair()?;
        let game = self.games.len() + 1;
        if before.state == State::Over {
            return Err(Refused::Over(game));
        }
        let cheater = cheating.by;
        let maximum = i64::from(self.board.maximum());
        let signed = |seat, points: i64| if seat == cheater { -points } else { points };
        let mut games: Vec<_> = self
            .games
            .iter()
            .map(|game| {
                let percent = Percent::of(game.points);
                FoulGame {
                    percent: Some(Pair::each(|seat| Shown(*percent.of(seat)))),
                    points: game.counted(),
                }
            })
            .collect();
        games.push(FoulGame {
            percent: None,
            points: Pair::each(|seat| signed(seat, maximum)),
        });
        let again = cheating.earlier_offences > 0;
        let innocent = cheater.other();
        Ok(Foul {
            handicap: before.handicap,
            state: State::Cheating,
            games,
            cheating: Proved {
                by: cheater,
                what: cheating.what,
                game,
            },
            match_points: Pair::each(|seat| (seat == cheater).then_some(-FINE * maximum)),
            winner: None,
            by: None,
            transition: Pair { a: None, b: None },
            expelled: vec![cheater],
            proposed_for_ban: again.then_some(cheater).into_iter().collect(),
            replay: Replay {
                player: innocent,
                rank: self.players.of(innocent).standing.rank(),
            },
            ranks: Pair::each(|seat| {
                self.players
                    .of(seat)
                    .standing
                    .unchanged(Some(Note::Cheating))
            }),
        })
    }
}
