//! Adding entries to a log: checked in memory, written to disk, and only then shown to anybody.

use tokio::spawn;
use tournament::log::{Entry, Fact};

use super::Tournaments;
use super::error::{EventError, Fault};
use super::live::{Held, Live};
use crate::games::GameError;
use crate::limits::{Work, on_behalf, origin};
use crate::store::{Entered, EntryRequest, Official, StoreError, Write};

/// How often it is tried when other nodes add to the same log.
const TRIES: u32 = 4;

/// What is to be added.
pub(crate) struct Addition {
    /// The entries, at least one.
    pub(crate) entries: Vec<Entry>,
    /// An official who gets a new secret.
    pub(crate) official: Option<Official>,
    /// A game whose result is among them.
    pub(crate) settled: Option<String>,
    /// Whether they come from a file, so that it has to be said which one is refused.
    pub(crate) of_log: bool,
}

impl Addition {
    /// Nothing.
    pub(crate) fn nothing() -> Self {
        Self {
            entries: Vec::new(),
            official: None,
            settled: None,
            of_log: false,
        }
    }
}

impl From<Entry> for Addition {
    fn from(entry: Entry) -> Self {
        Self {
            entries: vec![entry],
            ..Self::nothing()
        }
    }
}

impl Tournaments {
    /// Adds what `decide` says of the tournament, at a time that no entry is later than; returns the number
    /// of the last entry. When this returns, it is on disk. A request that was answered before gets the same
    /// answer, and nothing is added.
    ///
    /// It runs to its end even if the caller has gone. `decide` is called again if another node has added
    /// entries in the meantime.
    pub(crate) async fn enter<F>(
        &self,
        id: &str,
        request: Option<EntryRequest>,
        decide: F,
    ) -> Result<u64, EventError>
    where
        F: Fn(&Held, i64) -> Result<Addition, EventError> + Send + Sync + 'static,
    {
        let (all, id) = (self.clone(), id.to_owned());
        let work = async move {
            let live = all.get(&id).await?;
            for _ in 0..TRIES {
                if let Some(number) = all.try_to_enter(&live, request.as_ref(), &decide).await? {
                    return Ok(number);
                }
            }
            Err(GameError::Crowded.into())
        };
        let work = spawn(on_behalf(origin(), work)).await;
        work.map_err(|error| EventError::Game(GameError::Failed(error)))?
    }

    /// `None` if another node was quicker.
    async fn try_to_enter<F>(
        &self,
        live: &Live,
        request: Option<&EntryRequest>,
        decide: &F,
    ) -> Result<Option<u64>, EventError>
    where
        F: Fn(&Held, i64) -> Result<Addition, EventError>,
    {
        let mut held = self.lock(live).await?;
        if let Some(request) = request
            && let Some(number) = self.answered(live.id(), request).await?
        {
            return Ok(Some(number));
        }
        let desk = self.node().workers().desk(Work::Change).await?;
        let first = held.length() + 1;
        let now = self.now_ms();
        let at = held.log.last().map_or(now, |last| now.max(last.at));
        let added = desk.work(|| {
            let addition = decide(&held, at)?;
            match addition.of_log {
                true => held.add_log(&addition.entries)?,
                false => held.add(&addition.entries)?,
            }
            Ok::<_, EventError>((addition, held.waits(), held.standing()))
        });
        let (addition, waits, standing) = match added {
            Ok(added) => added,
            Err(error) => {
                if held.length() >= first {
                    held.give_up();
                }
                return Err(error);
            }
        };
        if addition.entries.is_empty() {
            return Ok(Some(held.length()));
        }
        let write = Write {
            entered: Some(Entered {
                tournament: live.id().to_string(),
                first,
                dismissed: dismissed(&addition.entries),
                entries: addition.entries,
                request: request.cloned(),
                official: addition.official,
                waits,
                standing,
            }),
            settled: addition.settled,
            ..Write::default()
        };
        // Until it is written it is not there.
        held.give_up();
        match self.node().store().commit(write).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Ok(None),
            Err(error) => return Err(error.into()),
        }
        held.keep();
        self.node().entered(live.id());
        Ok(Some(held.length()))
    }

    async fn answered(&self, id: &str, request: &EntryRequest) -> Result<Option<u64>, EventError> {
        let store = self.node().store();
        let known = store.entered(id, &request.sender, request.number).await?;
        let Some(known) = known else { return Ok(None) };
        let number = known.seq;
        match known.content {
            Some(content) if !content.is(&request.content) => {
                let number = Some(number);
                Err(Fault::Reused { number }.into())
            }
            _ => Ok(Some(number)),
        }
    }
}

/// Those whose secrets end by these entries.
pub(super) fn dismissed(entries: &[Entry]) -> Vec<String> {
    let dismissed = entries.iter().filter_map(|entry| match &entry.fact {
        Fact::Dismissed { name } => Some(name.clone()),
        _ => None,
    });
    dismissed.collect()
}
