//! Games that this node has taken over. They are loaded only when they have to be: when somebody asks
//! for them, when their flags fall, and when the computer has something to answer.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::computer::Computer;
use super::state::Node;
use crate::store::{Falling, Share, StoreError};

/// How often to look in the store whose flags fall next, and how far ahead. A flag may fall earlier
/// than the store can sort it by as much as a node has written after its last beat.
const LOOK: Duration = Duration::from_secs(15);
const AHEAD_US: i64 = 60_000_000;

/// Goes on with the games of all shares, until the server stops.
pub(super) async fn run(node: Node, computer: Computer) {
    let mut stopping = node.stopping();
    let mut outages = node.outages();
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut watched: Vec<Watched> = Vec::new();
    loop {
        tokio::select! {
            _ = looks.tick() => {}
            Ok(()) = outages.changed() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let shares = Share::all_of(node.id(), &outages.borrow_and_update());
        watched.retain(|known| shares.contains(&known.share));
        for share in shares {
            if watched.iter().all(|known| known.share != share) {
                tokio::spawn(computer.clone().resume(share.clone()));
                watched.push(Watched { share, after: None });
            }
        }
        for share in &mut watched {
            if let Err(error) = share.set_timers(&node).await {
                tracing::error!(%error, "the next flags were not found; trying again");
            }
        }
    }
}

/// A share whose timers are set up to a game.
struct Watched {
    share: Share,
    after: Option<Falling>,
}

impl Watched {
    /// Sets the timers of the games whose flags fall soon.
    async fn set_timers(&mut self, node: &Node) -> Result<(), StoreError> {
        let until_us = node.time().now_us() + AHEAD_US - self.share.moved_us();
        loop {
            let after = self.after.as_ref();
            let falling = node.store().falling(&self.share, after, until_us).await?;
            for Falling {
                game,
                falls_us,
                last_us,
            } in &falling
            {
                let at_us = self.share.falls_us(*falls_us, *last_us);
                node.timers().set_at_latest(game, at_us);
            }
            match falling.last() {
                Some(last) => self.after = Some(last.clone()),
                None => return Ok(()),
            }
        }
    }
}
