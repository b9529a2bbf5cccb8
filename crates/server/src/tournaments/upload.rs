//! Logs that come from elsewhere: read, compared with the log here, and added to it.

use std::sync::Arc;

use tournament::log::Entry;

use super::enter::Addition;
use super::error::{EventError, Fault};
use super::live::Held;
use super::speaker::Speaker;
use super::{BYTES, Tournaments};
use crate::limits::Work;

/// How far the clock of another device may be ahead, in milliseconds.
const AHEAD: i64 = 5 * 60 * 1_000;

/// Reads a log. It may not be from the future.
pub(super) fn read(text: &str, now: i64) -> Result<Vec<Entry>, Fault> {
    if text.len() > BYTES {
        let (what, most) = ("bytes in its log", BYTES);
        return Err(Fault::Full { what, most });
    }
    let log = Entry::read_all(text).map_err(|error| Fault::Log(error.to_string()))?;
    let late = (1..).zip(&log).find(|(_, entry)| entry.at > now + AHEAD);
    match late {
        Some((number, _)) => {
            let why = format!("entry {number} is later than the clock of the server");
            Err(Fault::Log(why))
        }
        None => Ok(log),
    }
}

impl Tournaments {
    /// Adds what a text has behind the log here; returns the number of the last entry then. Only a director may.
    pub(crate) async fn upload(
        &self,
        id: &str,
        by: Speaker,
        text: String,
    ) -> Result<u64, EventError> {
        let now = self.now_ms();
        let desk = self.node().workers().desk(Work::Load).await?;
        let entries = Arc::new(desk.work(|| read(&text, now))?);
        drop(text);
        let decide = move |held: &Held, _| {
            by.may_direct(&held.tournament)?;
            let same = held
                .log
                .iter()
                .zip(&*entries)
                .take_while(|(here, there)| here == there);
            let same = same.count();
            if same < held.log.len() {
                let entry = same as u64 + 1;
                return Err(Fault::Differs { entry }.into());
            }
            Ok(Addition {
                entries: entries[same..].to_vec(),
                of_log: true,
                ..Addition::nothing()
            })
        };
        self.enter(id, None, decide).await
    }
}
