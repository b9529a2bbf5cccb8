//! The computer's seats. Thinking has threads of its own, fewer than there are cores, so that people
//! never wait for it. If many games wait for a thread, the addresses that play them take turns.
//!
//! Where the computer's side knows what the other side doesn't, an answer comes at a beat: how long it
//! took to find would tell something of what it knows (T-X11).

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clock::{Moment, Span};
use protocol::Fact;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep_until};

use super::judges::NoJudge;
use super::player::Player;
use super::state::{Due, Node};
use super::task::{Task, in_pace, next_beat, without};
use super::threads::Threads;
use crate::games::{ComputerTask, GameError, Live, Thinking};
use crate::limits::{Place, on_behalf, origin};
use crate::store::{BoardAt, Share};

/// How long to wait after a failure: the first time, and at most.
const RETRY: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(60)];

/// How many games that were taken over wait for a thread at the same time.
const RESUMED: usize = 8;
/// A shorter wait for a thread than this counts on the computer's clock.
const LEAST_WAIT: Span = Span(100_000);

/// A game that a judge lets rest, in which the computer has something to answer. Nobody else answers there.
struct Resting {
    board: BoardAt,
    _thinking: Thinking,
}

/// The threads that think.
#[derive(Clone)]
pub(super) struct Computer {
    node: Node,
    player: Arc<dyn Player>,
    threads: Arc<Threads>,
    stop: Arc<AtomicBool>,
}

/// Why the computer does not answer.
#[derive(Debug, thiserror::Error)]
enum NoAnswer {
    /// The server stops.
    #[error("the server is stopping")]
    Stopping,
    /// No turn was found.
    #[error("no turn was found: {0}")]
    Player(String),
    /// There is no thread to think on.
    #[error("no thread to think on can be started: {0}")]
    Threads(#[from] io::Error),
    /// The thread that thinks has failed.
    #[error("the thread that thinks has failed: {0}")]
    Thread(#[from] tokio::task::JoinError),
    /// It is not known whether the game rests.
    #[error(transparent)]
    Judge(#[from] NoJudge),
    /// The game can't be loaded or does not take the answer.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl Computer {
    /// `player` plays the computer's seats.
    pub(super) fn new(node: Node, player: Arc<dyn Player>) -> Self {
        let threads = Threads::new(node.thinking().places());
        Self {
            node,
            player,
            threads: Arc::new(threads),
            stop: Arc::default(),
        }
    }

    /// Answers in the games whose ids come in, until the server stops.
    pub(super) async fn run(self, mut due: mpsc::UnboundedReceiver<Due>) {
        let mut stopping = self.node.stopping();
        loop {
            tokio::select! {
                due = due.recv() => match due {
                    Some(Due { game, origin }) => {
                        tokio::spawn(on_behalf(origin, self.clone().wake(game)));
                    }
                    None => return,
                },
                _ = stopping.wait_for(|stopping| *stopping) => break,
            }
        }
        self.stop.store(true, Ordering::Relaxed);
        self.node.thinking().close();
    }

    /// Answers in the games that this node has taken over, a few at a time, so that games in which
    /// somebody moves meanwhile don't wait for all of them.
    pub(super) async fn resume(self, share: Share) {
        let places = Arc::new(Semaphore::new(RESUMED));
        let mut after = String::new();
        while !self.node.thinking().is_closed() {
            let games = match self.node.store().computer_due(&share, &after).await {
                Ok(games) => games,
                Err(error) => {
                    tracing::error!(%error, "the computer's games were not found; trying again");
                    tokio::time::sleep(RETRY[0]).await;
                    continue;
                }
            };
            let Some(last) = games.last() else { return };
            after.clone_from(last);
            for game in games {
                let Ok(place) = Arc::clone(&places).acquire_owned().await else {
                    return;
                };
                let computer = self.clone();
                tokio::spawn(async move {
                    let answered = computer.answer(&game).await;
                    drop(place);
                    if !matches!(answered, Ok(None)) {
                        computer.wake(game).await;
                    }
                });
            }
        }
    }

    /// Answers in a game, if there is something to answer and no other task is about to; as soon as it goes on, if
    /// a judge lets it rest.
    async fn wake(self, id: String) {
        let mut wait = RETRY[0];
        loop {
            let answered = self.answer(&id).await;
            if self.node.thinking().is_closed() {
                return;
            }
            match answered {
                Ok(None) => return,
                Ok(Some(resting)) => self.node.goes_on(&id, &resting.board).await,
                Err(error) => {
                    tracing::error!(game = id, %error, "the computer could not answer; trying again");
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(RETRY[1]);
                }
            }
        }
    }

    /// Answers until there is nothing to answer, or until the game rests.
    async fn answer(&self, id: &str) -> Result<Option<Resting>, NoAnswer> {
        let live = self.node.game(id).await?;
        let Some(thinking) = live.begin_thinking() else {
            return Ok(None);
        };
        loop {
            // The game can't change between this last look and the end of thinking, so no later
            // call is lost.
            let game = live.lock().await?;
            let (Some((due, side, level)), Some(table)) =
                (game.computer_due(), game.state().table())
            else {
                drop(thinking);
                return Ok(None);
            };
            let board = game.board().cloned();
            let own_time = game.deadline().is_some_and(|(running, _)| running == side);
            let (table, clock) = (table.boxed_clone(), game.state().clock().cloned());
            let (race, taken_back) = (game.state().race(), game.state().taken_back());
            drop(game);
            let stands = (table.plies(), taken_back);
            if let Some(board) = self.resting(&live, board.as_ref()).await? {
                let _thinking = thinking;
                return Ok(Some(Resting { board, _thinking }));
            }
            let place = self.place(&live, own_time).await?;
            let waited = live.wait().until(self.now());
            let task = Task {
                table,
                race,
                clock: clock.map(|clock| without(clock, waited, self.now())),
                due,
                side,
                level,
            };
            let fact = self.think(task, place).await?;
            // It may rest since it was thought about, and what was found counts for nothing then.
            if let Some(board) = self.resting(&live, board.as_ref()).await? {
                let _thinking = thinking;
                return Ok(Some(Resting { board, _thinking }));
            }
            self.store(&live, fact, stands, waited).await?;
        }
    }

    /// The board of a game that rests. The umpire gives back the time for which it does.
    async fn resting(
        &self,
        live: &Live,
        board: Option<&BoardAt>,
    ) -> Result<Option<BoardAt>, NoAnswer> {
        let Some(board) = board else {
            return Ok(None);
        };
        if !self.node.rests(live.id(), board).await? {
            return Ok(None);
        }
        live.wait().clear();
        Ok(Some(board.clone()))
    }

    /// A thread to think on, as soon as there is one; whether the computer waits in its own time.
    async fn place(&self, live: &Live, own_time: bool) -> Result<Place, NoAnswer> {
        let waiting = self.node.thinking().enter(origin());
        if own_time {
            live.wait().begin(self.now());
        }
        let place = waiting.place().await;
        live.wait().end(self.now());
        place.ok_or(NoAnswer::Stopping)
    }

    /// Thinks on one of the threads for that.
    async fn think(&self, task: Task, place: Place) -> Result<Fact, NoAnswer> {
        let (player, stop) = (Arc::clone(&self.player), Arc::clone(&self.stop));
        let most = task.budget(self.now());
        let pace = task.hides().then(|| player.pace(most));
        let most = pace.map(in_pace).or(most);
        let began = Instant::now();
        let think = move || {
            let _place = place;
            task.answer(&*player, most, &stop)
        };
        let thought = self.threads.run(think).await?.await?;
        if let Some(pace) = pace {
            sleep_until(next_beat(began, pace)).await;
        }
        if self.stop.load(Ordering::Relaxed) {
            // If thinking was cut short, the answer is not the one of its level.
            return Err(NoAnswer::Stopping);
        }
        thought.map_err(NoAnswer::Player)
    }

    /// Stores the answer, unless somebody has resigned or played meanwhile. The time in which the
    /// computer has waited for a thread counts for nobody.
    async fn store(
        &self,
        live: &Arc<Live>,
        fact: Fact,
        stands: (usize, u32),
        waited: Span,
    ) -> Result<(), GameError> {
        let turn = matches!(fact, Fact::Turn { .. });
        let decide = move |change: &mut crate::games::Change<'_, '_>| {
            let play = change.play();
            let state = play.state();
            let same = state
                .table()
                .is_some_and(|table| (table.plies(), state.taken_back()) == stands);
            let wanted = match (play.computer_due(), &fact) {
                (Some((_, due, _)), Fact::Turn { side, .. }) => due == *side,
                (Some((ComputerTask::Offer(_), due, _)), Fact::Agreed { side })
                | (Some((ComputerTask::Offer(_), due, _)), Fact::Declined { side }) => due == *side,
                _ => false,
            };
            if same && wanted {
                if turn && waited >= LEAST_WAIT && play.deadline().is_some() {
                    change.push(Fact::Restarted {
                        away_us: waited.0,
                        waits_us: 0,
                    })?;
                }
                change.push(fact.clone())?;
            }
            Ok(())
        };
        let stored: Result<(), GameError> = self.node.change(live.id(), decide).await;
        stored?;
        if turn {
            live.wait().clear();
        }
        Ok(())
    }

    fn now(&self) -> Moment {
        Moment(self.node.time().now_us())
    }
}
