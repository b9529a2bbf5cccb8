//! Messages from other nodes and to them.
//!
//! If a node is silent for longer than its lease, it counts as dead, and its connections as closed.

use std::collections::HashMap;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::happening::Happening;
use super::state::{LEASE, Node};
use super::takeover;
use crate::bus::{Heard, Listener, News, Notice};
use crate::store::NodeId;

/// How often a node tells that it runs.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Listens, and passes on `news`, until it has said that this node has left.
pub(super) async fn run(
    node: Node,
    mut listener: Listener,
    mut news: mpsc::UnboundedReceiver<News>,
) {
    let mut others = Others::default();
    let mut beats = interval(HEARTBEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            Some(news) = news.recv() => {
                let left = matches!(news, News::Left);
                node.tell(news);
                if left {
                    return;
                }
            }
            heard = listener.next() => match heard {
                Some(Heard::Notice(notice)) if notice.from != node.id() => {
                    hear(&node, &mut others, notice);
                }
                Some(Heard::Notice(_)) => {}
                Some(Heard::Lost) => {
                    tracing::warn!("this node could not keep up with the bus; it asks again");
                    node.games().ask_again();
                    node.happen(Happening::Missed);
                    node.tell(News::WhoAttends(None));
                }
                None => return,
            },
            _ = beats.tick() => {
                node.tell(News::Alive);
                for silent in others.silent(Instant::now()) {
                    node.games().forget(silent);
                }
            }
        }
    }
}

/// The nodes that have been heard of, and when.
#[derive(Default)]
struct Others(HashMap<NodeId, Instant>);

impl Others {
    /// Notes that a node was heard; whether it is a new one.
    fn heard(&mut self, node: NodeId, now: Instant) -> bool {
        self.0.insert(node, now).is_none()
    }

    /// Forgets the nodes that have been silent for too long.
    fn silent(&mut self, now: Instant) -> Vec<NodeId> {
        let gone = |_: &NodeId, heard: &mut Instant| now.duration_since(*heard) > LEASE;
        self.0.extract_if(gone).map(|(node, _)| node).collect()
    }
}

fn hear(node: &Node, others: &mut Others, notice: Notice) {
    let Notice { from, news, .. } = notice;
    if others.heard(from, Instant::now()) {
        // What it said before was not heard, or was dropped when it was silent.
        node.tell(News::WhoAttends(None));
    }
    match news {
        News::Appended(append) => node.games().hear(append),
        News::Attends(game, attendance) => node.games().attends(from, &game, attendance),
        News::WhoAttends(game) => node.games().who_attends(game.as_deref()),
        News::Entered(tournament) => node.happen(Happening::Entered(tournament)),
        News::Alive => {}
        News::Left => {
            others.0.remove(&from);
            node.games().forget(from);
            let node = node.clone();
            tokio::spawn(async move { takeover::of_lost_nodes(&node).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_gone_when_it_is_silent_for_longer_than_its_lease() {
        let (mut others, start) = (Others::default(), Instant::now());
        let [one, two] = [NodeId::new(), NodeId::new()];
        assert!(others.heard(one, start));
        assert!(others.heard(two, start));
        assert!(!others.heard(two, start + LEASE));
        assert!(others.silent(start + LEASE).is_empty());
        let later = start + LEASE + Duration::from_millis(1);
        assert_eq!(others.silent(later), [one]);
        assert!(others.heard(one, later), "it is a new one then");
    }
}
