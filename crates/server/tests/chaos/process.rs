//! What a process costs, as Linux tells it; nothing elsewhere.

use std::fs;
use std::ops::Sub;
use std::time::Duration;

/// What a process has spent since it began: the sum over the threads that it has now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    /// Time on processors.
    pub(crate) cpu: Duration,
    /// How often a thread gave up its processor or lost it.
    pub(crate) switches: u64,
}

impl Spent {
    /// What the process with this id has spent.
    pub(crate) fn by(id: u32) -> Self {
        let threads = fs::read_dir(format!("/proc/{id}/task"));
        let threads = threads.into_iter().flatten().flatten();
        threads.fold(Self::default(), |sum, thread| {
            let read = |name| fs::read_to_string(thread.path().join(name)).unwrap_or_default();
            let (times, status) = (read("schedstat"), read("status"));
            let first = times.split(' ').next().and_then(|text| text.parse().ok());
            Self {
                cpu: sum.cpu + Duration::from_nanos(first.unwrap_or(0)),
                switches: sum.switches
                    + field(&status, "voluntary_ctxt_switches:")
                    + field(&status, "nonvoluntary_ctxt_switches:"),
            }
        })
    }
}

impl Sub for Spent {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            cpu: self.cpu.saturating_sub(before.cpu),
            switches: self.switches.saturating_sub(before.switches),
        }
    }
}

/// The memory that a process uses, in bytes.
pub(crate) fn memory(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    field(&status, "VmRSS:") * 1024
}

/// The number behind a name; 0 if there is none.
fn field(status: &str, name: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|text| text.parse().ok()).unwrap_or(0)
}
