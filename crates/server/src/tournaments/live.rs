//! A tournament in memory: its log, and what follows from it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Mutex, MutexGuard, watch};
use tournament::event::{ReplayError, Tournament};
use tournament::log::Entry;

use super::bounds;
use super::error::{EventError, Fault};
use crate::limits::{Work, Workers};
use crate::memory::{Share, Taken};
use crate::store::{Standing, Store};

/// What a tournament in memory counts for beside its entries, in entries.
const ROOM: usize = 16;

/// A tournament in memory.
pub(crate) struct Live {
    id: Arc<str>,
    held: Mutex<Held>,
    /// How many entries its log has; who waits for the next one listens.
    length: watch::Sender<u64>,
    /// Another node may have added entries.
    behind: AtomicBool,
}

/// A log with what follows from it.
pub(crate) struct Held {
    pub(crate) log: Vec<Entry>,
    pub(crate) tournament: Tournament,
    /// How many bytes the log has as a file.
    bytes: usize,
    /// Entries were added that are not on disk.
    broken: bool,
    share: Share,
}

/// Exclusive access to a tournament.
pub(crate) struct Locked<'a> {
    live: &'a Live,
    held: MutexGuard<'a, Held>,
}

impl Held {
    /// What follows from a log.
    pub(super) fn fold(log: Vec<Entry>, share: Share) -> Result<Self, ReplayError> {
        let mut held = Self {
            tournament: Tournament::replay(&log)?,
            bytes: log.iter().map(bounds::bytes).sum(),
            log,
            broken: false,
            share,
        };
        held.count();
        Ok(held)
    }

    fn count(&mut self) {
        self.share.set(ROOM + self.log.len());
    }

    /// Whether one of its games is to begin, or goes on, on this server.
    pub(super) fn waits(&self) -> bool {
        self.tournament.due_boards().next().is_some()
    }

    /// How far the tournament has come.
    pub(super) fn standing(&self) -> Standing {
        Standing {
            players: self.tournament.players().len(),
            rounds: self.tournament.rounds().len(),
            closed: self.tournament.is_closed(),
        }
    }

    /// How many entries there are.
    pub(crate) fn length(&self) -> u64 {
        self.log.len() as u64
    }

    /// Adds entries that are within the bounds of this server. If one is refused, those before it stay,
    /// and it is to be [given up](Locked::give_up).
    pub(super) fn add(&mut self, entries: &[Entry]) -> Result<(), EventError> {
        for entry in entries {
            self.bytes += bounds::bytes(entry);
            bounds::check(&self.tournament, entry, self.log.len(), self.bytes)?;
            self.tournament.apply(entry)?;
            self.log.push(entry.clone());
        }
        self.count();
        Ok(())
    }

    /// The same with entries of a file: it is said which one can't be.
    pub(super) fn add_log(&mut self, entries: &[Entry]) -> Result<(), EventError> {
        self.add(entries).map_err(|error| match error {
            EventError::Fault(Fault::Refused(refused)) => {
                let entry = self.log.len() + 1;
                Fault::Replay(ReplayError { entry, refused }).into()
            }
            error => error,
        })
    }
}

impl Live {
    pub(super) fn new(id: &str, held: Held) -> Self {
        Self {
            id: id.into(),
            length: watch::Sender::new(held.length()),
            held: Mutex::new(held),
            behind: AtomicBool::new(false),
        }
    }

    /// Its id.
    pub(crate) fn id(&self) -> &Arc<str> {
        &self.id
    }

    /// How many entries its log has, now and whenever there are more.
    pub(crate) fn length(&self) -> watch::Receiver<u64> {
        self.length.subscribe()
    }

    /// Whether somebody waits for entries.
    pub(super) fn is_awaited(&self) -> bool {
        self.length.receiver_count() > 0
    }

    /// Another node may have added entries.
    pub(super) fn fall_behind(&self) {
        self.behind.store(true, Ordering::Release);
    }

    /// Locks it, with all entries that are in the store.
    pub(super) async fn lock(
        &self,
        store: &dyn Store,
        workers: &Workers,
    ) -> Result<Locked<'_>, EventError> {
        let held = self.held.lock().await;
        let mut locked = Locked { live: self, held };
        if locked.broken {
            let log = store.entries(&self.id, 0).await?;
            locked.replace(log, workers).await?;
        }
        if self.behind.swap(false, Ordering::AcqRel) {
            let since = store.entries(&self.id, locked.length()).await;
            let since = since.inspect_err(|_| self.fall_behind())?;
            if !since.is_empty() {
                let mut log = std::mem::take(&mut locked.log);
                log.extend(since);
                locked.broken = true;
                locked.replace(log, workers).await?;
            }
        }
        Ok(locked)
    }
}

impl Locked<'_> {
    /// Takes another log, which is in the store.
    async fn replace(&mut self, log: Vec<Entry>, workers: &Workers) -> Result<(), EventError> {
        if log.is_empty() {
            return Err(Fault::NoTournament.into());
        }
        let desk = workers.desk(Work::Load).await?;
        let bytes = log.iter().map(bounds::bytes).sum();
        let tournament = desk.work(|| Tournament::replay(&log));
        let id = || self.live.id.to_string();
        let tournament = tournament.map_err(|error| EventError::Damaged { id: id(), error })?;
        (self.tournament, self.log, self.bytes) = (tournament, log, bytes);
        self.count();
        self.keep();
        Ok(())
    }

    /// What was added since it was locked is not on disk, or not yet: unless it is [kept](Self::keep), the
    /// log will be read again.
    pub(super) fn give_up(&mut self) {
        self.broken = true;
    }

    /// What was added is on disk. Those who wait for it are told.
    pub(super) fn keep(&mut self) {
        self.broken = false;
        self.live.length.send_replace(self.length());
    }
}

/// Loads a tournament.
pub(super) async fn load(
    id: &str,
    store: &dyn Store,
    workers: &Workers,
    taken: &Taken,
) -> Result<Held, EventError> {
    let log = store.entries(id, 0).await?;
    if log.is_empty() {
        return Err(Fault::NoTournament.into());
    }
    let desk = workers.desk(Work::Load).await?;
    let held = desk.work(|| Held::fold(log, taken.share()));
    held.map_err(|error| EventError::Damaged {
        id: id.to_owned(),
        error,
    })
}

impl Deref for Locked<'_> {
    type Target = Held;

    fn deref(&self) -> &Held {
        &self.held
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut Held {
        &mut self.held
    }
}
