//! The umpire: starts the games of tournaments, brings their results back, and carries out there what judges
//! decide. What is to be done follows from the log of a tournament and from the games, whenever the umpire
//! looks; it may look again, and at several nodes at the same time, without harm.
//!
//! ```arrows
//! round
//! start stop watch
//! result
//! state table
//! ```

mod result;
mod round;
mod start;
mod state;
mod stop;
mod table;
mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinError, JoinSet};
use tokio::time::{MissedTickBehavior, interval};

use crate::limits::Limits;
use crate::node::{Happening, Happenings, Node};
use crate::tournaments::Tournaments;
use state::Umpire;

/// How often to see whether it is time to look again.
const TICK: Duration = Duration::from_millis(250);
/// How often to look at everything, as if something had been missed.
const LOOK: Duration = Duration::from_secs(600);
/// How many tournaments to look at at the same time.
const AT_ONCE: usize = 8;
/// When to look again after a failure, in milliseconds.
const RETRY: i64 = 5_000;

/// Looks after the tournaments of a node, until the server stops. Every `sweep` it looks for what a node has left
/// undone that was lost unnoticed, since no clock ran in its games.
pub(crate) fn start(node: &Node, tournaments: &Tournaments, limits: Limits, sweep: Duration) {
    let happenings = node.happenings();
    let umpire = Arc::new(Umpire::new(node.clone(), tournaments.clone(), limits));
    tokio::spawn(run(umpire, happenings, sweep));
}

/// What the umpire hears.
enum Call {
    Happening(Happening),
    Looked(Result<Looked, JoinError>),
    Sweep,
    Tick,
    Stop,
}

/// A tournament that was looked at, and when to look again, in milliseconds.
type Looked = (String, Option<i64>);

/// The tournaments that are looked at, and those that will be.
#[derive(Default)]
struct Rounds {
    running: JoinSet<Looked>,
    /// Those that are looked at now.
    busy: BTreeSet<String>,
    /// When to look next, in milliseconds.
    later: BTreeMap<String, i64>,
}

impl Rounds {
    /// Looks at a tournament at this time, or sooner.
    fn plan(&mut self, id: String, at: i64) {
        let planned = self.later.entry(id).or_insert(at);
        *planned = at.min(*planned);
    }

    /// A look has ended.
    fn end(&mut self, looked: Result<Looked, JoinError>) {
        match looked {
            Ok((id, next)) => {
                self.busy.remove(&id);
                if let Some(at) = next {
                    self.plan(id, at);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a look at a tournament has failed");
                // Nobody says at which one. All are looked at again before long.
                self.busy.clear();
            }
        }
    }

    /// Looks at those whose time has come and that nobody looks at.
    fn begin(&mut self, umpire: &Arc<Umpire>, now: i64) {
        let due =
            |(id, at): (&String, &i64)| (*at <= now && !self.busy.contains(id)).then(|| id.clone());
        let free = AT_ONCE.saturating_sub(self.busy.len());
        let due: Vec<String> = self.later.iter().filter_map(due).take(free).collect();
        for id in due {
            self.later.remove(&id);
            self.busy.insert(id.clone());
            let umpire = Arc::clone(umpire);
            self.running.spawn(async move {
                let next = match umpire.look(&id).await {
                    Ok(next) => next,
                    Err(error) => {
                        tracing::error!(id, %error, "games of a tournament were not looked after");
                        Some(umpire.now_ms() + RETRY)
                    }
                };
                (id, next)
            });
        }
    }
}

async fn run(umpire: Arc<Umpire>, mut happenings: Happenings, sweep: Duration) {
    let mut stopping = umpire.node().stopping();
    let mut rounds = Rounds::default();
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut sweeps = interval(sweep);
    sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let call = tokio::select! {
            happening = happenings.next() => happening.map_or(Call::Stop, Call::Happening),
            Some(ended) = rounds.running.join_next() => Call::Looked(ended),
            _ = looks.tick() => Call::Happening(Happening::Missed),
            _ = sweeps.tick() => Call::Sweep,
            _ = ticks.tick() => Call::Tick,
            _ = stopping.wait_for(|stopping| *stopping) => Call::Stop,
        };
        match call {
            Call::Happening(Happening::Added(id)) => rounds.plan(id.to_string(), 0),
            Call::Happening(Happening::Over { game, tournament }) => {
                umpire.forget(&game);
                rounds.plan(tournament, 0);
            }
            Call::Happening(Happening::Missed) => look_everywhere(&umpire, &mut rounds).await,
            Call::Happening(Happening::Entered(_)) | Call::Tick => {}
            Call::Sweep => look_for_left(&umpire, &mut rounds).await,
            Call::Looked(ended) => rounds.end(ended),
            Call::Stop => return,
        }
        rounds.begin(&umpire, umpire.now_ms());
    }
}

/// Looks at all tournaments of which a game is to begin or is open.
async fn look_everywhere(umpire: &Umpire, rounds: &mut Rounds) {
    umpire.forget_all();
    umpire.pace().forget();
    match umpire.node().store().waiting_tournaments().await {
        Ok(waiting) => waiting.into_iter().for_each(|id| rounds.plan(id, 0)),
        Err(error) => tracing::error!(%error, "tournaments with open games were not found"),
    }
}

/// Looks at the tournaments of which a game is to begin, or has changed without anybody saying so here: its last
/// node may have been lost before it could bring the result back, or start the next game.
async fn look_for_left(umpire: &Umpire, rounds: &mut Rounds) {
    let store = umpire.node().store();
    match store.unwatched_boards().await {
        Ok(games) => umpire.forget_changed(games),
        Err(error) => tracing::error!(%error, "games of tournaments without a node were not found"),
    }
    match store.waiting_tournaments().await {
        Ok(waiting) => waiting.into_iter().for_each(|id| rounds.plan(id, 0)),
        Err(error) => tracing::error!(%error, "tournaments with open games were not found"),
    }
}
