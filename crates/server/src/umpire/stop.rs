//! Stopping a game for which its table does not wait any more.

use protocol::{ApplyError, Fact as GameFact, Phase};
use tournament::Seat;
use tournament::event::{Bout, Tournament};
use tournament::log::{Entry, Fact, GameResult, Number, Ruling};

use super::state::{Umpire, UmpireError};
use super::table::{reason, side_of};
use crate::games::GameError;
use crate::store::{OpenBoard, Write};

/// How a game ends that is not played to its end.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    /// Who has won it; `None`: nobody.
    winner: Option<Seat>,
    /// What players are told.
    reason: String,
}

impl Umpire {
    /// Stops a game as the server, which is its arbiter; it is settled then.
    pub(super) async fn stop(
        &self,
        board: &OpenBoard,
        verdict: Verdict,
    ) -> Result<(), UmpireError> {
        let winner = verdict.winner.map(|seat| side_of(seat, board.game));
        let fact = GameFact::Overruled {
            winner,
            points: None,
            reason: verdict.reason,
        };
        let stopped: Result<(), GameError> = self
            .node()
            .change(&board.id, move |change| {
                if change.play().state().choosing_until().is_some() {
                    change.end_choosing()?;
                }
                match change.play().state().phase() {
                    Phase::Over(_) => Ok(()),
                    Phase::Waiting | Phase::Playing => change.push(fact.clone()),
                }
            })
            .await;
        match stopped {
            // A game without arbiters is played on, and counts no more.
            Err(GameError::Refused {
                error: ApplyError::NoArbiter,
                ..
            }) => {}
            stopped => stopped?,
        }
        self.settle(&board.id).await
    }

    /// Notes that nothing has to be done about a game any more.
    pub(super) async fn settle(&self, game: &str) -> Result<(), UmpireError> {
        let write = Write {
            settled: Some(game.to_owned()),
            ..Write::default()
        };
        Ok(self.node().store().commit(write).await?)
    }
}

/// Why the table of a game does not wait for it any more: the first thing that happened to it since the game has
/// begun.
pub(super) fn verdict(tournament: &Tournament, log: &[Entry], board: &OpenBoard) -> Verdict {
    let started =
        |entry: &Entry| matches!(&entry.fact, Fact::Started { board: id, .. } if *id == board.id);
    let begun = log.iter().position(started).unwrap_or(log.len());
    let bout = tournament
        .table(board.at)
        .and_then(|table| table.bouts.first());
    let since = log.iter().skip(begun + 1);
    let found = since
        .filter_map(|entry| of_entry(entry, board, bout))
        .next();
    found.unwrap_or_else(|| Verdict {
        winner: None,
        reason: "The tournament goes on without this game".to_owned(),
    })
}

/// What an entry says about a game, if it takes it from its table.
fn of_entry(entry: &Entry, board: &OpenBoard, bout: Option<&Bout>) -> Option<Verdict> {
    let seat_of = |player: Number| bout.and_then(|bout| bout.seat_of(player));
    let here = |at| at == board.at;
    let (winner, why) = match &entry.fact {
        Fact::Played { at, result } if here(*at) => (
            result.winner,
            format!("{} has entered the result", entry.by),
        ),
        Fact::Forfeited { at, absent } if here(*at) => {
            (absent.winner(), format!("{} has noted a forfeit", entry.by))
        }
        Fact::Closed {} => (None, "The tournament is closed".to_owned()),
        Fact::Decided(decision) => {
            let winner = match &decision.ruling {
                Ruling::Adjudicated {
                    at,
                    result: GameResult { winner, .. },
                } if here(*at) => *winner,
                Ruling::Cheated { at, by, .. } if here(*at) => Some(by.other()),
                Ruling::Substituted { at, seat, .. } if here(*at) => Some(seat.other()),
                Ruling::Annulled { at, .. } | Ruling::Corrected { at, .. } if here(*at) => None,
                Ruling::Expelled(player) => Some(seat_of(*player)?.other()),
                _ => return None,
            };
            (winner, reason(&entry.by, decision))
        }
        _ => return None,
    };
    Some(Verdict {
        winner,
        reason: why,
    })
}
