//! Deadlines: when the time of a side is out, the game hears it without any client's help.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{MissedTickBehavior, interval};

use crate::games::{Change, now_us};
use crate::http::App;
use crate::store::sqlite::{Write, alive, games};

/// How often the server notes that it runs, while any clock does.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How long to wait after a flag could not fall.
const RETRY_US: i64 = 1_000_000;

/// When which game has to be looked at.
#[derive(Default)]
pub(crate) struct Deadlines {
    waiting: Mutex<Waiting>,
    sooner: Notify,
}

#[derive(Default)]
struct Waiting {
    by_game: HashMap<String, i64>,
    by_time: BTreeSet<(i64, String)>,
}

impl Deadlines {
    /// Looks at a game at this time and no other; `None`: not at all.
    pub(crate) fn set(&self, game: &str, at_us: Option<i64>) {
        let mut waiting = self.lock();
        let before = match at_us {
            Some(at) => waiting.by_game.insert(game.to_owned(), at),
            None => waiting.by_game.remove(game),
        };
        if let Some(before) = before {
            waiting.by_time.remove(&(before, game.to_owned()));
        }
        if let Some(at) = at_us {
            waiting.by_time.insert((at, game.to_owned()));
            self.sooner.notify_one();
        }
    }

    /// The game whose time has come, or how long that is away; `None` if no clock runs.
    fn first(&self) -> Option<Result<String, Duration>> {
        let mut waiting = self.lock();
        let (at, game) = waiting.by_time.first()?.clone();
        let away = u64::try_from(at - now_us()).unwrap_or(0);
        if away > 0 {
            return Some(Err(Duration::from_micros(away)));
        }
        waiting.by_time.pop_first();
        waiting.by_game.remove(&game);
        Some(Ok(game))
    }

    fn any(&self) -> bool {
        !self.lock().by_game.is_empty()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Goes on with all running clocks after a start, and watches over them from now on. The time
/// since the server ran last counts for nobody.
pub(crate) async fn resume(app: &App) {
    match running(app).await {
        Ok((since, games)) => {
            for id in &games {
                let again = app.change_as_it_is(id, move |change| change.restarted(since));
                if let Err(error) = again.await {
                    tracing::error!(game = id, %error, "clocks were not started again");
                }
            }
            if !games.is_empty() {
                tracing::info!(games = games.len(), "clocks go on where they stood");
            }
        }
        Err(error) => tracing::error!(%error, "running clocks were not found again"),
    }
    tokio::spawn(watch(app.clone()));
    tokio::spawn(beat(app.clone()));
}

/// When the server is known to have run last, and the games in which a clock ran then.
async fn running(app: &App) -> Result<(i64, Vec<String>), sqlx::Error> {
    let pool = &app.db().pool;
    let last = alive::last(pool).await?;
    Ok((
        last.unwrap_or_else(now_us),
        games::with_deadline(pool).await?,
    ))
}

/// Lets flags fall, each at its time.
async fn watch(app: App) {
    let mut stopping = app.stopping();
    loop {
        let wait = async {
            match app.deadlines().first() {
                Some(Ok(game)) => return Some(game),
                Some(Err(away)) => tokio::select! {
                    () = tokio::time::sleep(away) => {}
                    () = app.deadlines().sooner.notified() => {}
                },
                None => app.deadlines().sooner.notified().await,
            }
            None
        };
        tokio::select! {
            game = wait => {
                if let Some(game) = game {
                    tokio::spawn(fall(app.clone(), game));
                }
            }
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Lets a flag fall, if it is due; the clock may have changed at the last moment.
async fn fall(app: App, game: String) {
    let nothing_else = |_: &mut Change<'_, '_>| Ok(());
    if let Err(error) = app.change(&game, nothing_else).await
        && !*app.stopping().borrow()
    {
        tracing::error!(game, %error, "a flag could not fall; trying again");
        app.deadlines().set(&game, Some(now_us() + RETRY_US));
    }
}

/// Notes now and then that the server runs.
async fn beat(app: App) {
    let mut stopping = app.stopping();
    let mut beats = interval(HEARTBEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if app.deadlines().any() {
            note(&app).await;
        }
    }
}

/// Notes that the server runs now.
pub(crate) async fn note(app: &App) {
    let write = Write {
        alive_us: Some(now_us()),
        ..Write::default()
    };
    if let Err(error) = app.db().writer.commit(write).await {
        tracing::error!(%error, "the time at which the server runs was not noted");
    }
}
