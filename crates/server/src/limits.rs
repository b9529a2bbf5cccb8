//! How much one address may ask for. Each node counts for itself.

mod account;
mod origin;
mod pace;
mod queue;
mod tally;
mod workers;

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock, QuantaInstant};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

pub(crate) use origin::{on_behalf, origin};
pub(crate) use pace::Pace;
pub(crate) use queue::{Place, Queue};
pub(crate) use tally::Counted;
use tally::Tally;
pub(crate) use workers::{Busy, Desk, Work, Workers};

/// How many requests with long bodies one address, and all, may have at a time.
const LONG_BODIES: [u32; 2] = [4, 32];

/// How much one address may ask for. An IPv6 address counts by its first 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests to the interface each second, on average.
    pub requests_per_second: NonZeroU32,
    /// Requests at once.
    pub burst: NonZeroU32,
    /// Files of the page each second, on average.
    pub files_per_second: NonZeroU32,
    /// Files of the page at once.
    pub files_burst: NonZeroU32,
    /// New games each hour, rematches and the games of matches included, and new players; a new tournament
    /// counts as five.
    pub games_per_hour: NonZeroU32,
    /// Games that one tournament starts each hour; with more, the next ones begin later.
    pub boards_per_hour: NonZeroU32,
    /// The time at once that threads work on what can be costly, such as loading a game.
    pub work: Duration,
    /// How much of it comes back each second.
    pub work_per_second: Duration,
    /// Games that wait for the computer; with more, no other game against it begins.
    pub thinking: usize,
    /// Live connections at a time.
    pub connections: u32,
    /// Open sockets at a time, whatever they are for. Behind a proxy, which opens them for
    /// everybody, only `sockets_in_all` holds.
    pub sockets: u32,
    /// Open sockets of all addresses together.
    pub sockets_in_all: u32,
    /// How long a client may take to send the head of a request, from opening the socket or from
    /// the answer before.
    pub head: Duration,
}

impl Limits {
    /// As good as none, for tests and measurements, which ask for more than people do.
    #[must_use]
    pub fn none() -> Self {
        let many = NonZeroU32::MAX;
        Self {
            requests_per_second: many,
            burst: many,
            files_per_second: many,
            files_burst: many,
            games_per_hour: many,
            boards_per_hour: many,
            work: Duration::from_secs(1_000_000),
            thinking: usize::MAX,
            connections: u32::MAX,
            sockets: u32::MAX,
            sockets_in_all: u32::MAX,
            ..Self::default()
        }
    }
}

impl Default for Limits {
    /// Enough for a school behind one address.
    fn default() -> Self {
        let at_least_1 = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Self {
            requests_per_second: at_least_1(50),
            burst: at_least_1(200),
            files_per_second: at_least_1(400),
            files_burst: at_least_1(4000),
            games_per_hour: at_least_1(240),
            boards_per_hour: at_least_1(1000),
            work: Duration::from_secs(20),
            work_per_second: Duration::from_millis(200),
            thinking: 100,
            connections: 500,
            sockets: 800,
            sockets_in_all: 20_000,
            head: Duration::from_secs(20),
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
    files: DefaultKeyedRateLimiter<IpAddr>,
    games: DefaultKeyedRateLimiter<IpAddr>,
    connections: Tally,
    sockets: Tally,
    long_bodies: Tally,
    head: Duration,
    clock: DefaultClock,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        let requests = Quota::per_second(limits.requests_per_second).allow_burst(limits.burst);
        let files = Quota::per_second(limits.files_per_second).allow_burst(limits.files_burst);
        Self {
            requests: RateLimiter::keyed(requests),
            files: RateLimiter::keyed(files),
            games: RateLimiter::keyed(Quota::per_hour(limits.games_per_hour)),
            connections: Tally::new(limits.connections, u32::MAX),
            sockets: Tally::new(limits.sockets, limits.sockets_in_all),
            long_bodies: Tally::new(LONG_BODIES[0], LONG_BODIES[1]),
            head: limits.head,
            clock: DefaultClock::default(),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), TooMany> {
        self.count(&self.requests, address)
    }

    /// Counts a request for a file of the page.
    pub(crate) fn file(&self, address: IpAddr) -> Result<(), TooMany> {
        self.count(&self.files, address)
    }

    /// Counts new games, all of them or none.
    pub(crate) fn games(&self, address: IpAddr, games: NonZeroU32) -> Result<(), TooMany> {
        match self.games.check_key_n(&network(address), games) {
            Ok(counted) => counted.map_err(|until| self.wait(&until)),
            // There are never so many.
            Err(_) => Err(TooMany { seconds: 3600 }),
        }
    }

    /// Counts a live connection until the returned value is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Result<Counted, TooMany> {
        let counted = self.connections.enter(network(address));
        counted.ok_or(TooMany { seconds: 60 })
    }

    /// Counts a long body while it is read and worked on.
    pub(crate) fn long_body(&self, address: IpAddr) -> Result<Counted, TooMany> {
        let counted = self.long_bodies.enter(network(address));
        counted.ok_or(TooMany { seconds: 2 })
    }

    /// Counts an open socket until the returned value is dropped; `None` if there are too many.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<Counted> {
        self.sockets.enter(network(address))
    }

    /// How long a client may take to send the head of a request.
    pub(crate) fn head(&self) -> Duration {
        self.head
    }

    /// Forgets addresses that have sent nothing for a while.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.files.retain_recent();
        self.games.retain_recent();
    }

    fn count(
        &self,
        limiter: &DefaultKeyedRateLimiter<IpAddr>,
        address: IpAddr,
    ) -> Result<(), TooMany> {
        let counted = limiter.check_key(&network(address));
        counted.map_err(|until| self.wait(&until))
    }

    fn wait(&self, until: &NotUntil<QuantaInstant>) -> TooMany {
        let wait = until.wait_time_from(self.clock.now());
        TooMany {
            seconds: wait.as_secs() + 1,
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
