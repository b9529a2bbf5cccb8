//! One look at a tournament.

use std::collections::HashMap;

use tournament::event::Due;
use tournament::log::Spot;

use super::state::{Umpire, UmpireError};
use super::stop::{Verdict, verdict};
use super::table::{Since, since};
use super::watch::{Told, told};
use crate::store::OpenBoard;
use crate::tournaments::{Held, Sits};

/// When to look again for a game that is being started, in milliseconds.
const SOON: i64 = 1_000;
/// When to try again to start a game that can't be created, in milliseconds.
const RETRY: i64 = 60_000;

/// What is to be done about a game.
enum Task {
    /// Its table waits for it.
    Watch(usize, Told),
    /// Its table does not.
    Stop(Verdict),
    /// Somebody is about to start it.
    Wait,
    /// It goes on, and its end will be told.
    Nothing,
}

impl Umpire {
    /// Starts the games that can start, looks at those that are open, and says when to look again, in
    /// milliseconds, if that has to be.
    pub(super) async fn look(&self, id: &str) -> Result<Option<i64>, UmpireError> {
        let mut next = Next(None);
        self.start_all(id, &mut next).await?;
        // A game that is open now was started before what the log says next.
        let open = self.node().store().open_boards(id).await?;
        if open.is_empty() {
            return Ok(next.0);
        }
        let live = self.tournaments().get_anew(id).await?;
        let held = self.tournaments().lock(&live).await?;
        let tables = since(&held.log);
        let due: Vec<Spot> = held.tournament.due_boards().map(|due| due.at).collect();
        let task = |board: OpenBoard| {
            let task = self.task(&held, &tables, &due, &board);
            (board, task)
        };
        let tasks: Vec<(OpenBoard, Task)> = open.into_iter().map(task).collect();
        drop(held);
        for (board, task) in tasks {
            let done = self.perform(id, &board, task).await;
            let again = done.unwrap_or_else(|error| {
                tracing::error!(id, game = board.id, %error, "a game of a tournament was not looked after");
                Some(self.now_ms() + RETRY)
            });
            if let Some(at) = again {
                next.at(at);
            }
        }
        Ok(next.0)
    }

    /// Does what is to be done about a game; when to look again, in milliseconds.
    async fn perform(
        &self,
        id: &str,
        board: &OpenBoard,
        task: Task,
    ) -> Result<Option<i64>, UmpireError> {
        match task {
            Task::Watch(decisions, told) => self.watch(id, board, decisions, told).await,
            Task::Stop(verdict) => self.stop(board, verdict).await.map(|()| None),
            Task::Wait => Ok(Some(self.now_ms() + SOON)),
            Task::Nothing => Ok(None),
        }
    }

    /// What is to be done about an open game.
    fn task(
        &self,
        held: &Held,
        tables: &HashMap<Spot, Since>,
        due: &[Spot],
        board: &OpenBoard,
    ) -> Task {
        let tournament = &held.tournament;
        if tournament.board(board.at) == Some(&board.id) && !tournament.is_closed() {
            let decisions = tables
                .get(&board.at)
                .map(|table| table.decisions.as_slice());
            let decisions = decisions.unwrap_or_default();
            match self.knows(&board.id, decisions.len()) {
                true => Task::Nothing,
                false => Task::Watch(decisions.len(), told(&held.log, decisions)),
            }
        } else if due.contains(&board.at) {
            Task::Wait
        } else {
            Task::Stop(verdict(tournament, &held.log, board))
        }
    }

    /// Starts the games whose time has come.
    async fn start_all(&self, id: &str, next: &mut Next) -> Result<(), UmpireError> {
        let live = self.tournaments().get(id).await?;
        let held = self.tournaments().lock(&live).await?;
        let tables = since(&held.log);
        let sits = |due: &Due| {
            due.players.iter().all(|number| {
                let player = held.tournament.player(*number);
                let id = player.and_then(|player| player.registration.id.as_deref());
                Sits::read(id).is_some()
            })
        };
        let due: Vec<Due> = held.tournament.due_boards().filter(sits).collect();
        drop(held);
        let now = self.now_ms();
        for due in due {
            if let Some(at) = due.not_before.filter(|at| *at > now) {
                next.at(at);
                continue;
            }
            if let Err(wait) = self.pace().board(id) {
                let wait = i64::try_from(wait.as_millis()).unwrap_or(RETRY);
                next.at(now + wait.max(SOON));
                break;
            }
            let before = tables.get(&due.at).map_or(0, |table| table.started);
            let at = due.at;
            if let Err(error) = self.start(id, due, before).await {
                tracing::error!(id, %at, %error, "a game of a tournament could not start; trying again");
                next.at(now + RETRY);
            }
        }
        Ok(())
    }
}

/// When to look again, in milliseconds.
struct Next(Option<i64>);

impl Next {
    fn at(&mut self, at: i64) {
        self.0 = Some(self.0.map_or(at, |before| before.min(at)));
    }
}
