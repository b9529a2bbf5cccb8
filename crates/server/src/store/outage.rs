//! Outages: a node was lost, and another one goes on with its games.
//!
//! The store has a list of all outages. What an outage means for a game follows from that list and from
//! what the game knew of it when it was last written, so nothing has to be written to each game.

use std::ops::Range;

use clock::Moment;

use super::NodeId;

/// A node was lost, and its games were taken over by another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outage {
    /// Its number, which rises.
    pub(crate) number: u64,
    /// The node that was lost.
    pub(crate) node: NodeId,
    /// It was last known to run at this time.
    pub(crate) since_us: i64,
    /// When the other one took over.
    pub(crate) until_us: i64,
    /// The node that runs its games from then on.
    pub(crate) successor: NodeId,
}

impl Outage {
    /// The time that counts for nobody in a game to which something happened `last_us`.
    pub(crate) fn away_us(&self, last_us: i64) -> u64 {
        let since = Moment(self.since_us.max(last_us));
        Moment(self.until_us).since(since).0
    }
}

/// What follows from outages for a game that `node` ran when the outage with the number `seen` was the
/// last one: those of its nodes since then, in order.
pub(crate) fn follow(log: &[Outage], node: NodeId, seen: u64) -> Vec<Outage> {
    let (mut node, mut concern) = (node, Vec::new());
    for outage in log.iter().filter(|outage| outage.number > seen) {
        if outage.node == node {
            node = outage.successor;
            concern.push(outage.clone());
        }
    }
    concern
}

/// Games that a node has taken over: those that another one has written last, between two outages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// The node that has written to them.
    pub(crate) node: NodeId,
    /// The last outage at that time.
    pub(crate) seen: Range<u64>,
    /// What has happened since, in order: at least one.
    pub(crate) outages: Vec<Outage>,
}

impl Share {
    /// All games that `node` has taken over.
    pub(crate) fn all_of(node: NodeId, log: &[Outage]) -> Vec<Self> {
        let share = |(index, outage): (usize, &Outage)| {
            let before = log.iter().take(index).rev();
            let before = before.into_iter().find(|before| before.node == outage.node);
            let from = before.map_or(0, |before| before.number);
            Self {
                node: outage.node,
                seen: from..outage.number,
                outages: follow(log, outage.node, from),
            }
        };
        let is_here = |share: &Self| share.outages.last().map(|last| last.successor) == Some(node);
        log.iter().enumerate().map(share).filter(is_here).collect()
    }

    /// When the flag falls in a game of the share that was written at `last_us`, if it would have
    /// fallen at `falls_us`.
    pub(crate) fn falls_us(&self, falls_us: i64, last_us: i64) -> i64 {
        let mut last_us = last_us;
        self.outages.iter().fold(falls_us, |falls_us, outage| {
            let away = outage.away_us(last_us);
            last_us = last_us.max(outage.until_us);
            falls_us.saturating_add_unsigned(away)
        })
    }

    /// The most by which outages have moved the flags of its games.
    pub(crate) fn moved_us(&self) -> i64 {
        self.falls_us(0, i64::MIN)
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    const fn node(number: u128) -> NodeId {
        NodeId(Uuid::from_u128(number))
    }

    /// Node 1 was lost twice, and after its first loss it ran again.
    fn log() -> [Outage; 3] {
        let outage = |number: u64, lost, successor| {
            let at = number.cast_signed() * 1000;
            Outage {
                number,
                node: node(lost),
                since_us: at - 100,
                until_us: at,
                successor: node(successor),
            }
        };
        [outage(1, 1, 2), outage(2, 2, 3), outage(5, 1, 3)]
    }

    fn numbers(outages: &[Outage]) -> Vec<u64> {
        outages.iter().map(|outage| outage.number).collect()
    }

    const NONE: [u64; 0] = [];

    #[test]
    fn games_go_from_node_to_node() {
        let of = |lost, seen| numbers(&follow(&log(), node(lost), seen));
        assert_eq!(of(1, 0), [1, 2]);
        assert_eq!(of(1, 1), [5]);
        assert_eq!(of(1, 4), [5]);
        assert_eq!(of(1, 5), NONE);
        assert_eq!(of(2, 0), [2]);
        assert_eq!(of(2, 2), NONE);
        assert_eq!(of(3, 0), NONE);
    }

    #[test]
    fn each_game_is_in_one_share_of_the_node_that_has_taken_it_over() {
        let shares = [1, 2, 3].map(|number| Share::all_of(node(number), &log()));
        for written_by in [1, 2, 3] {
            for seen in 0..7 {
                let chain = follow(&log(), node(written_by), seen);
                let runner = chain.last().map_or(node(written_by), |last| last.successor);
                for (number, shares) in (1..).zip(&shares) {
                    let mut has = shares.iter().filter(|share| {
                        share.node == node(written_by) && share.seen.contains(&seen)
                    });
                    let found = has.next().map(|share| share.outages.clone());
                    let taken = !chain.is_empty() && node(number) == runner;
                    let expected = taken.then(|| chain.clone());
                    assert_eq!(found, expected, "{written_by} {seen} at {number}");
                    assert_eq!(has.next(), None);
                }
            }
        }
    }

    #[test]
    fn flags_fall_later_by_the_time_that_counts_for_nobody() {
        let shares = Share::all_of(node(3), &log());
        let first = &shares[0];
        assert_eq!(numbers(&first.outages), [1, 2]);
        assert_eq!(first.moved_us(), 200);
        assert_eq!(first.falls_us(5000, 900), 5200);
        assert_eq!(
            first.falls_us(5000, 970),
            5130,
            "it was written while nobody beat"
        );
    }
}
