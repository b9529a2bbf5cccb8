//! How much one address may ask for. Each node counts for itself.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// How much one address may ask for. An IPv6 address counts by its first 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests to the interface each second, on average.
    pub requests_per_second: NonZeroU32,
    /// Requests at once.
    pub burst: NonZeroU32,
    /// New games each hour.
    pub games_per_hour: NonZeroU32,
    /// Live connections at a time.
    pub connections: u32,
}

impl Default for Limits {
    /// Enough for a school behind one address.
    fn default() -> Self {
        let at_least_1 = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Self {
            requests_per_second: at_least_1(50),
            burst: at_least_1(200),
            games_per_hour: at_least_1(240),
            connections: 500,
        }
    }
}

/// An address has asked for too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many requests from your address; try again in {seconds} s")]
pub(crate) struct TooMany {
    /// How long to wait, in seconds.
    pub(crate) seconds: u64,
}

/// Keeps count of what addresses have asked for.
pub(crate) struct Gate {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    games: DefaultKeyedRateLimiter<IpAddr>,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most_connections: u32,
    clock: DefaultClock,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        let requests = Quota::per_second(limits.requests_per_second).allow_burst(limits.burst);
        Self {
            requests: RateLimiter::keyed(requests),
            games: RateLimiter::keyed(Quota::per_hour(limits.games_per_hour)),
            connections: Arc::default(),
            most_connections: limits.connections,
            clock: DefaultClock::default(),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), TooMany> {
        self.count(&self.requests, address)
    }

    /// Counts a new game.
    pub(crate) fn game(&self, address: IpAddr) -> Result<(), TooMany> {
        self.count(&self.games, address)
    }

    /// Counts a live connection until the returned value is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Result<Connection, TooMany> {
        let address = network(address);
        let mut open = self
            .connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.most_connections {
            return Err(TooMany { seconds: 60 });
        }
        *count += 1;
        Ok(Connection {
            address,
            open: Arc::clone(&self.connections),
        })
    }

    /// Forgets addresses that have sent nothing for a while.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.games.retain_recent();
    }

    fn count(
        &self,
        limiter: &DefaultKeyedRateLimiter<IpAddr>,
        address: IpAddr,
    ) -> Result<(), TooMany> {
        limiter.check_key(&network(address)).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            TooMany {
                seconds: wait.as_secs() + 1,
            }
        })
    }
}

/// A live connection that is counted.
pub(crate) struct Connection {
    address: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// What counts as one address: of IPv6 only the first 64 bits, since a user can choose the others.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_by_network_while_they_last() {
        let gate = Gate::new(Limits {
            connections: 1,
            ..Limits::default()
        });
        let one: IpAddr = "2001:db8::1".parse().unwrap();
        let same: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "2001:db8:0:1::1".parse().unwrap();
        let open = gate.connection(one).unwrap();
        assert!(gate.connection(same).is_err());
        assert!(gate.connection(other).is_ok());
        drop(open);
        assert!(gate.connection(same).is_ok());
    }
}
