//! Work that strangers can make costly: away from the threads that answer requests, and counted for
//! the address on whose behalf it is done.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;
use tokio::time::timeout;

use super::account::Accounts;
use super::queue::{Full, Place, Queue};
use super::tally::{Counted, Tally};
use super::{Limits, TooMany, network, origin};

/// The fewest places for each kind of work, so that one long piece does not hold up all others.
const PLACES: usize = 2;
/// How many pieces of work of one address, and of all, may wait.
const MOST: [usize; 2] = [200, 2000];
/// How long a piece of work may wait, and when to ask again.
const PATIENCE: Duration = Duration::from_secs(2);

/// The kinds of costly work. Each has places of its own, so that none holds up another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// A position is read: nobody knows how long that takes. An address has one read at a time.
    Position,
    /// A change of a game is checked by its rules.
    Change,
    /// A game is folded from its facts.
    Load,
}

/// The places for costly work: of each kind one fewer than there are cores, but at least two.
#[derive(Clone)]
pub(crate) struct Workers {
    queues: [Queue; 3],
    positions: Arc<Tally>,
    accounts: Arc<Accounts>,
}

/// A place for one piece of work.
pub(crate) struct Desk {
    _place: Place,
    _position: Option<Counted>,
    origin: Option<IpAddr>,
    accounts: Arc<Accounts>,
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Busy {
    /// The address has asked for too much.
    #[error(transparent)]
    Address(#[from] TooMany),
    /// Many addresses have.
    #[error("the server has too much to do; try again in {seconds} s")]
    All {
        /// How long to wait, in seconds.
        seconds: u64,
    },
}

impl Workers {
    pub(crate) fn new(limits: Limits) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let places = cores.saturating_sub(1).max(PLACES);
        let [most, most_in_all] = MOST;
        Self {
            queues: [(); 3].map(|()| Queue::new(places, most, most_in_all)),
            positions: Arc::new(Tally::new(1, u32::MAX)),
            accounts: Arc::new(Accounts::new(limits.work, limits.work_per_second)),
        }
    }

    /// A place, as soon as there is one. The server's own work waits as long as it takes.
    ///
    /// # Errors
    ///
    /// If the address on whose behalf this task works has used up its time or has too much waiting, or
    /// if there is no place within some seconds.
    pub(crate) async fn desk(&self, work: Work) -> Result<Desk, Busy> {
        let all = Busy::All {
            seconds: PATIENCE.as_secs(),
        };
        let one = Busy::Address(TooMany { seconds: 1 });
        let (queue, origin) = (&self.queues[work as usize], origin());
        let (place, position) = if let Some(address) = origin {
            self.accounts.check(address, Instant::now())?;
            queue.room(origin).map_err(|full| match full {
                Full::Address => one,
                Full::All => all,
            })?;
            let position = match work {
                Work::Position => Some(self.positions.enter(network(address)).ok_or(one)?),
                Work::Change | Work::Load => None,
            };
            let place = timeout(PATIENCE, queue.enter(origin).place()).await;
            (place.map_err(|_| all)?, position)
        } else {
            (queue.enter(None).place().await, None)
        };
        Ok(Desk {
            _place: place.ok_or(all)?,
            _position: position,
            origin,
            accounts: Arc::clone(&self.accounts),
        })
    }

    /// Forgets addresses that owe nothing.
    pub(crate) fn forget(&self) {
        self.accounts.forget(Instant::now());
    }
}

impl Desk {
    /// Works. The other tasks of this thread go on on another one, where the runtime has several.
    pub(crate) fn work<T>(self, work: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let done = if Handle::current().runtime_flavor() == RuntimeFlavor::MultiThread {
            block_in_place(work)
        } else {
            work()
        };
        if let Some(address) = self.origin {
            let now = Instant::now();
            self.accounts.count(address, now - began, now);
        }
        done
    }
}
