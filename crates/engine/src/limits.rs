//! How long to think, and when to stop.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use web_time::Instant;

/// The limits of one turn's thinking. Without any, it goes on until it is told to stop or nothing
/// is left to find out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Milliseconds for the whole turn.
    pub time_ms: Option<u64>,
    /// Positions looked at in the whole turn.
    pub nodes: Option<u64>,
    /// Actions looked ahead, before captures are followed to their end.
    pub depth: Option<u32>,
}

impl Limits {
    /// Limited by time alone.
    #[must_use]
    pub fn time(ms: u64) -> Self {
        Self {
            time_ms: Some(ms),
            ..Self::default()
        }
    }

    /// Limited by nodes alone.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// Limited by depth alone.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// The tighter of both, limit by limit.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            a.into_iter().chain(b).min()
        }
        Self {
            time_ms: least(self.time_ms, other.time_ms),
            nodes: least(self.nodes, other.nodes),
            depth: least(self.depth, other.depth),
        }
    }
}

/// How many nodes are searched between two checks of the clock and the stop flag.
const BETWEEN_LOOKS: u64 = 8;

/// The number of nodes that a helping thread has searched in a turn, on a cache line of its own.
#[derive(Default)]
#[repr(align(64))]
pub(crate) struct HelperNodes(AtomicU64);

/// Counts what one turn's thinking has used up.
pub(crate) struct Budget<'a> {
    stop: &'a AtomicBool,
    /// Where a helping thread tells its nodes, and where the others are told.
    told: Option<&'a HelperNodes>,
    helpers: &'a [HelperNodes],
    began: Instant,
    limits: Limits,
    /// Nodes and milliseconds used when the running search began, and those at which it has to end.
    from: (u64, u64),
    until: (u64, u64),
    nodes: u64,
    helpers_nodes: u64,
    next_look: u64,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: Limits, stop: &'a AtomicBool, helpers: &'a [HelperNodes]) -> Self {
        Self {
            stop,
            told: None,
            helpers,
            began: Instant::now(),
            limits,
            from: (0, 0),
            until: (u64::MAX, u64::MAX),
            nodes: 0,
            helpers_nodes: 0,
            next_look: 0,
            spent: false,
        }
    }

    /// The budget of a helping thread, which searches until it is stopped or is deep enough.
    pub(crate) fn of_helper(
        depth: Option<u32>,
        stop: &'a AtomicBool,
        told: &'a HelperNodes,
    ) -> Self {
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        Self {
            told: Some(told),
            ..Self::new(limits, stop, &[])
        }
    }

    /// Starts a search that may use `share` (of 100) of what is left.
    pub(crate) fn allow(&mut self, share: u64) {
        let part = |limit: Option<u64>, used: u64| {
            limit.map_or(u64::MAX, |limit| {
                used + (u128::from(limit.saturating_sub(used)) * u128::from(share) / 100) as u64
            })
        };
        let used_ms = self.elapsed_ms();
        self.from = (self.nodes(), used_ms);
        self.until = (
            part(self.limits.nodes, self.nodes()),
            part(self.limits.time_ms, used_ms),
        );
        self.spent = false;
        self.next_look = self.nodes;
    }

    /// Counts a node; true when it is time to stop.
    pub(crate) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.next_look {
            self.next_look = self.nodes + BETWEEN_LOOKS;
            self.look();
        }
        if self.nodes() >= self.until.0 {
            self.spent = true;
        }
        self.spent
    }

    fn look(&mut self) {
        if let Some(HelperNodes(told)) = self.told {
            told.fetch_add(1 + BETWEEN_LOOKS, Ordering::Relaxed);
        }
        let helpers = self.helpers.iter();
        self.helpers_nodes = helpers.map(|nodes| nodes.0.load(Ordering::Relaxed)).sum();
        let timed = self.until.1 != u64::MAX && self.elapsed_ms() >= self.until.1;
        self.spent = self.spent || timed || self.stopped();
    }

    /// Whether the running search has to end.
    pub(crate) fn spent(&self) -> bool {
        self.spent
    }

    /// Whether somebody has said stop.
    pub(crate) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether so much is used up that another, deeper search would hardly end in time.
    pub(crate) fn mostly_spent(&self, share: u64) -> bool {
        let beyond = |now: u64, from: u64, until: u64| {
            let (used, allowed) = (u128::from(now - from), u128::from(until - from));
            until != u64::MAX && used * 100 >= allowed * u128::from(share)
        };
        beyond(self.nodes(), self.from.0, self.until.0)
            || beyond(self.elapsed_ms(), self.from.1, self.until.1)
    }

    /// The counts of the helping threads.
    pub(crate) fn helpers(&self) -> &'a [HelperNodes] {
        self.helpers
    }

    pub(crate) fn depth(&self) -> Option<u32> {
        self.limits.depth
    }

    /// The nodes searched in this turn, those of helping threads included.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.helpers_nodes
    }

    pub(crate) fn elapsed_ms(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}
