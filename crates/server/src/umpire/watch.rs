//! A game that goes on: whether it is over, and what judges have decided about its clocks.

use game::Side;
use protocol::{Fact as GameFact, Phase};
use tournament::Pair;
use tournament::log::{Entry, Fact, Ruling};

use super::result::result;
use super::state::{Umpire, UmpireError};
use super::table::{digest, number_of, reason, seat_of};
use crate::games::{Change, GameError};
use crate::store::{OpenBoard, Request, Sender};

/// How soon to look after a clock again that stands still, at least and at most, in milliseconds.
const HOLD: [i64; 2] = [500, 600_000];

/// What a judge has decided about the clocks of a game.
#[derive(Clone, Debug)]
pub(super) struct Told {
    /// Settings of the clocks, each with the number of its entry.
    set: Vec<(usize, Pair<i64>, String)>,
    /// When they were stopped last, and when they were to go on, in milliseconds.
    stopped: Option<(i64, Option<i64>)>,
}

/// What the decisions at these places in a log say about clocks.
pub(super) fn told(log: &[Entry], decisions: &[usize]) -> Told {
    let mut told = Told {
        set: Vec::new(),
        stopped: None,
    };
    for place in decisions {
        let Some(entry) = log.get(*place) else {
            continue;
        };
        let Fact::Decided(decision) = &entry.fact else {
            continue;
        };
        match &decision.ruling {
            Ruling::Clocks { left, .. } => {
                told.set
                    .push((place + 1, *left, reason(&entry.by, decision)));
            }
            Ruling::Paused(_) | Ruling::Adjourned { .. } => {
                let since = match told.stopped {
                    Some((since, None)) => since,
                    _ => entry.at,
                };
                told.stopped = Some((since, None));
            }
            Ruling::Resumed(_) => {
                if let Some((_, until @ None)) = &mut told.stopped {
                    *until = Some(entry.at);
                }
            }
            _ => {}
        }
    }
    told
}

impl Umpire {
    /// Looks at a game for which its table waits; when to look again, in milliseconds, if it has to be.
    pub(super) async fn watch(
        &self,
        id: &str,
        board: &OpenBoard,
        decisions: usize,
        told: Told,
    ) -> Result<Option<i64>, UmpireError> {
        // From here on an end is not missed.
        self.know(&board.id, decisions);
        let watched = self.watch_known(id, board, told).await;
        if !matches!(watched, Ok(None)) {
            self.forget(&board.id);
        }
        watched
    }

    async fn watch_known(
        &self,
        id: &str,
        board: &OpenBoard,
        told: Told,
    ) -> Result<Option<i64>, UmpireError> {
        let live = self.node().game_anew(&board.id).await?;
        let play = live.lock().await?;
        let over = match play.state().phase() {
            Phase::Over(outcome) => Some(result(&play, &outcome, board.game)),
            Phase::Waiting | Phase::Playing => None,
        };
        let chooses = play.state().choosing_until().is_some();
        drop(play);
        if let Some(result) = over {
            self.bring(id, board, result).await?;
            return Ok(None);
        }
        let clocks_wait = chooses && !told.set.is_empty();
        for (number, left, reason) in told.set {
            self.set_clocks(id, board, number, left, reason).await?;
        }
        let again = match told.stopped {
            Some((since, until)) => self.hold(board, since, until).await?,
            None => None,
        };
        // Clocks can be set once they run.
        let soon = clocks_wait.then(|| self.now_ms() + HOLD[0]);
        Ok(again.into_iter().chain(soon).min())
    }

    /// Sets the clocks of a game, once for each decision.
    async fn set_clocks(
        &self,
        id: &str,
        board: &OpenBoard,
        number: usize,
        left: Pair<i64>,
        reason: String,
    ) -> Result<(), UmpireError> {
        let words = ["clocks", id, &number.to_string(), &board.id];
        let request = Request {
            sender: Sender::Arbiter,
            number: number_of(&words),
            content: digest(&words),
        };
        let left_us = Side::BOTH.map(|side| {
            let left = left.of(seat_of(side, board.game));
            u64::try_from(left.saturating_mul(1_000)).unwrap_or(0)
        });
        let set = move |change: &mut Change<'_, '_>| {
            let play = change.play();
            let is_on = play.state().clock().is_some() && play.state().phase() == Phase::Playing;
            if play.answered(&request)?.is_none() && is_on {
                let reason = reason.clone();
                change.answer(request, GameFact::ClocksSet { left_us, reason })?;
            }
            Ok::<_, GameError>(())
        };
        Ok(self.node().change(&board.id, set).await?)
    }

    /// Gives back the time for which the bout rests. A clock can't be stopped in the middle of a turn, so what has
    /// passed is given back again and again, before it is used up.
    async fn hold(
        &self,
        board: &OpenBoard,
        since: i64,
        until: Option<i64>,
    ) -> Result<Option<i64>, UmpireError> {
        let node = self.node().clone();
        let give_back = move |change: &mut Change<'_, '_>| {
            let play = change.play();
            if play.due_at().is_none() || matches!(play.state().phase(), Phase::Over(_)) {
                return Ok(None);
            }
            let now = node.time().now_us();
            let until = until.map_or(now, |until| until.saturating_mul(1_000).min(now));
            let since = since
                .saturating_mul(1_000)
                .max(play.last_at_us().unwrap_or(0));
            if let Ok(away_us @ 1..) = u64::try_from(until - since) {
                change.push(GameFact::Restarted {
                    away_us,
                    waits_us: 0,
                })?;
            }
            let left = change.play().due_at().map(|at| (at.0 - now) / 1_000);
            Ok::<_, GameError>(left)
        };
        // As it is: a flag that would have fallen while the bout rests does not fall.
        let left = self.node().change_as_it_is(&board.id, give_back).await?;
        let again = left.filter(|_| until.is_none());
        Ok(again.map(|left| self.now_ms() + (left / 2).clamp(HOLD[0], HOLD[1])))
    }
}
