//! The computer as a player.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use engine::{Limits, Player, Request, Task, ThinkError};
use game::Side;
use hall::{Catalogue, Table};
use series::Race;

/// The memory of an engine player between turns, in MiB.
pub(crate) const TABLE_MIB: usize = 32;
/// The number of the highest level.
pub(crate) const FULL: u8 = 10;

/// Builds the request to think about the game of a table for the side to move. The game's start may
/// name entries of `catalogue`.
pub(crate) fn request(
    table: &dyn Table,
    catalogue: &Catalogue,
    level: u8,
    limits: Limits,
) -> Request {
    let task = Task {
        level,
        limits,
        seed: seed(),
        ..Task::default()
    };
    // Nobody is to move in a game that is over; the engine refuses it for either side.
    let side = table.to_move().unwrap_or(Side::First);
    Request {
        catalogue: catalogue.clone(),
        ..Request::of_side(table, side, task)
    }
}

/// Returns a number that differs from call to call, so that weak levels vary their mistakes.
fn seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

type Thought = Result<Vec<String>, ThinkError>;

/// An opponent that thinks on its own thread.
pub(crate) struct Opponent {
    limits: Limits,
    catalogue: Catalogue,
    requests: Sender<Request>,
    thoughts: Receiver<Thought>,
    stop: Arc<AtomicBool>,
    thinking: bool,
}

impl Opponent {
    pub(crate) fn new(limits: Limits, catalogue: &Catalogue) -> Self {
        let (requests, asked) = channel::<Request>();
        let (answers, thoughts) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        thread::spawn(move || {
            let mut player = Player::new(TABLE_MIB);
            for request in asked {
                let thought = player.think(&request, &told, &mut |_| ());
                if answers.send(thought.map(|answer| answer.moves)).is_err() {
                    break;
                }
            }
        });
        Self {
            limits,
            catalogue: catalogue.clone(),
            requests,
            thoughts,
            stop,
            thinking: false,
        }
    }

    /// Returns the rest of the turn, played at this level, once it is found. The first call starts
    /// the search, which takes at most `most_ms`. In points play, `race` says what is played for.
    pub(crate) fn turn(
        &mut self,
        table: &dyn Table,
        race: Option<Race>,
        level: u8,
        most_ms: Option<u64>,
    ) -> Option<Thought> {
        if !self.thinking {
            let limits = Limits {
                time_ms: self.limits.time_ms.into_iter().chain(most_ms).min(),
                ..self.limits
            };
            let mut request = request(table, &self.catalogue, level, limits);
            request.task.race = race;
            self.thinking = self.requests.send(request).is_ok();
        }
        match self.thoughts.try_recv() {
            Ok(thought) => {
                self.thinking = false;
                Some(thought)
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(ThinkError::Over)),
        }
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
