//! How long threads have worked for each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{TooMany, network};

/// Nobody has to wait longer for work to come back: a year.
const LONG: Duration = Duration::from_secs(365 * 24 * 3600);

/// Counts the time that threads have worked for each address. Nobody knows beforehand how long a
/// piece of work takes, so it is counted afterwards, and whoever has used up all has to wait.
pub(super) struct Accounts {
    /// When all that an address has used will be made good.
    even: Mutex<HashMap<IpAddr, Instant>>,
    /// What may be used at once.
    at_once: Duration,
    /// What comes back in a second.
    each_second: Duration,
}

impl Accounts {
    pub(super) fn new(at_once: Duration, each_second: Duration) -> Self {
        Self {
            even: Mutex::default(),
            at_once,
            each_second,
        }
    }

    /// Refuses an address that has used up all.
    pub(super) fn check(&self, address: IpAddr, now: Instant) -> Result<(), TooMany> {
        let even = self.lock().get(&network(address)).copied();
        let owed = even.map_or(Duration::ZERO, |even| even.saturating_duration_since(now));
        let most = self.seconds(self.at_once);
        if owed <= most {
            return Ok(());
        }
        let seconds = (owed - most).as_secs() + 1;
        Err(TooMany { seconds })
    }

    /// Counts work.
    pub(super) fn count(&self, address: IpAddr, worked: Duration, now: Instant) {
        let mut even = self.lock();
        let at = even.entry(network(address)).or_insert(now);
        *at = (*at).max(now) + self.seconds(worked);
    }

    /// Forgets those who owe nothing.
    pub(super) fn forget(&self, now: Instant) {
        self.lock().retain(|_, even| *even > now);
    }

    /// How long it takes until this much has come back.
    fn seconds(&self, worked: Duration) -> Duration {
        let seconds = worked.as_secs_f64() / self.each_second.as_secs_f64();
        Duration::try_from_secs_f64(seconds)
            .unwrap_or(LONG)
            .min(LONG)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Instant>> {
        self.even.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_used_up_all_waits_until_some_has_come_back() {
        let second = Duration::from_secs(1);
        let accounts = Accounts::new(2 * second, second / 10);
        let [one, other] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        let now = Instant::now();
        accounts.count(one, 2 * second, now);
        assert_eq!(
            accounts.check(one, now),
            Ok(()),
            "all is used, nothing owed"
        );
        accounts.count(one, second, now);
        assert_eq!(accounts.check(one, now), Err(TooMany { seconds: 11 }));
        assert_eq!(accounts.check(other, now), Ok(()));
        assert_eq!(accounts.check(one, now + 10 * second), Ok(()));
        accounts.forget(now + 29 * second);
        assert_eq!(accounts.lock().len(), 1);
        accounts.forget(now + 31 * second);
        assert_eq!(accounts.lock().len(), 0);
    }
}
