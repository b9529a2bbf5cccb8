//! The computer's seats: thinking happens on threads of its own, fewer than there are cores, so
//! that people never wait for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clock::{Clock, Moment, Span};
use game::Side;
use hall::Table;
use protocol::Event;
use tokio::sync::Semaphore;

use crate::games::{Due, Live, now_us};
use crate::http::App;
use crate::http::error::ApiError;
use crate::store::sqlite::games;

/// Levels go from 1 to this.
pub(crate) const LEVELS: u8 = engine::LEVELS.len() as u8;

/// How long to wait after something went wrong: first, and at most.
const RETRY: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(60)];

/// Who plays the computer's seats.
pub trait Player: Send + Sync + 'static {
    /// The moves of the next turn, its end included. `time` is what may be spent on it at most,
    /// in games with clocks; `stop` turns true when nobody waits for them any more.
    ///
    /// # Errors
    ///
    /// What is wrong, if no turn is found.
    fn turn(
        &self,
        table: &dyn Table,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String>;

    /// Whether `side` is content with a draw here.
    ///
    /// # Errors
    ///
    /// What is wrong, if that can't be said.
    fn takes_draw(
        &self,
        table: &dyn Table,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String>;
}

/// The threads that think.
pub(crate) struct Computer {
    player: Arc<dyn Player>,
    places: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
}

impl Computer {
    pub(crate) fn new(player: Arc<dyn Player>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            player,
            places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            stop: Arc::default(),
        }
    }

    /// Ends all thinking, now and later.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.places.close();
    }
}

/// Goes on in all games where the computer has something to answer.
pub(crate) async fn resume(app: &App) {
    match games::computer_due(&app.db().pool).await {
        Ok(due) => due.iter().for_each(|id| wake(app, id)),
        Err(error) => tracing::error!(%error, "games of the computer were not found again"),
    }
}

/// Lets the computer answer in a game, if it has to and is not about to.
pub(crate) fn wake(app: &App, id: &str) {
    let (app, id) = (app.clone(), id.to_owned());
    tokio::spawn(async move {
        let mut wait = RETRY[0];
        while let Err(error) = answer(&app, &id).await {
            if app.computer().places.is_closed() {
                return;
            }
            tracing::error!(game = id, %error, "the computer could not answer; trying again");
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(RETRY[1]);
        }
    });
}

async fn answer(app: &App, id: &str) -> Result<(), ApiError> {
    let live = app.game(id).await?;
    let Some(thinking) = live.begin_thinking() else {
        return Ok(());
    };
    loop {
        // Nobody can change the game between the last look and the end of thinking, so that no
        // later call is lost.
        let game = live.lock(app.db()).await?;
        let (Some((due, side, level)), Some(table)) = (game.computer_due(), game.state().table())
        else {
            drop(thinking);
            return Ok(());
        };
        let (table, clock) = (table.boxed_clone(), game.state().clock().cloned());
        drop(game);
        let plies = table.plies();
        let event = think(app, table, clock, due, side, level).await?;
        store(app, &live, event, plies).await?;
    }
}

/// Thinks on a thread of its own, as soon as there is one.
async fn think(
    app: &App,
    table: Box<dyn Table>,
    clock: Option<Clock>,
    due: Due,
    side: Side,
    level: u8,
) -> Result<Event, ApiError> {
    let computer = app.computer();
    let place = Arc::clone(&computer.places).acquire_owned().await;
    let place = place.map_err(|_| ApiError::Stopping)?;
    let (player, stop) = (Arc::clone(&computer.player), Arc::clone(&computer.stop));
    let thought = tokio::task::spawn_blocking(move || {
        let _place = place;
        match due {
            Due::Turn => {
                let now = Moment(now_us());
                let time = clock.map(|clock| budget(clock.reading(side, now).total));
                let moves = player.turn(&*table, level, time, &stop)?;
                Ok(Event::Turn {
                    side,
                    moves,
                    lag_us: 0,
                })
            }
            Due::Offer(winner) => {
                // It plays on where a win is offered: what is certain, play brings.
                let draw = winner.is_none();
                let content = draw && player.takes_draw(&*table, side, level, &stop)?;
                Ok(if content {
                    Event::Agreed { side }
                } else {
                    Event::Declined { side }
                })
            }
        }
    });
    let thought: Result<Event, String> = thought.await.map_err(|e| ApiError::internal(&e))?;
    if computer.stop.load(Ordering::Relaxed) {
        // A thought that was cut short is not what its level would do.
        return Err(ApiError::Stopping);
    }
    thought.map_err(|error| ApiError::internal(&error))
}

/// What the computer may spend on a turn when it has so much time left: enough for many turns more.
fn budget(left: Span) -> Duration {
    Duration::from_micros(left.0 / 20)
}

/// Stores the answer, unless somebody has resigned or played meanwhile.
async fn store(app: &App, live: &Live, event: Event, plies: usize) -> Result<(), ApiError> {
    let decide = move |change: &mut crate::games::Change<'_, '_>| {
        let play = change.play();
        let same = play
            .state()
            .table()
            .is_some_and(|table| table.plies() == plies);
        let wanted = match (play.computer_due(), &event) {
            (Some((_, due, _)), Event::Turn { side, .. }) => due == *side,
            (Some((Due::Offer(_), due, _)), Event::Agreed { side })
            | (Some((Due::Offer(_), due, _)), Event::Declined { side }) => due == *side,
            _ => false,
        };
        if same && wanted {
            change.push(event.clone())?;
        }
        Ok(())
    };
    app.change(live.id(), decide).await
}
