//! Games that rest, in which the computer waits as players do. Whether one does is decided above a node.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use super::happening::Happening;
use super::judges::{Judges, NoJudge};
use super::state::Node;
use crate::store::BoardAt;

/// How often to look whether a game goes on, if nothing is heard: it may have been put off to a time.
const LOOK: Duration = Duration::from_secs(2);

impl Node {
    /// From now on `judges` say which games rest.
    pub(crate) fn obey(&self, judges: Arc<dyn Judges>) {
        self.judges().send_replace(Some(judges));
    }

    /// Whether a game rests. At the start of a node it waits until somebody knows.
    pub(super) async fn rests(&self, game: &str, board: &BoardAt) -> Result<bool, NoJudge> {
        let mut known = self.judges().subscribe();
        let judges = known.wait_for(Option::is_some).await;
        let judges = judges.map_err(|error| NoJudge(error.into()))?.clone();
        match judges {
            Some(judges) => judges.rests(game, board).await,
            None => Ok(false),
        }
    }

    /// Waits until a game goes on that rests, or until the server stops.
    pub(super) async fn goes_on(&self, game: &str, board: &BoardAt) {
        // What is heard from here on is not missed.
        let mut happenings = self.happenings();
        let mut stopping = self.stopping();
        while !*stopping.borrow() {
            match self.rests(game, board).await {
                Ok(false) => return,
                Ok(true) => {}
                Err(error) => tracing::error!(game, %error, "the computer waits on"),
            }
            let concerns = async {
                loop {
                    match happenings.next().await {
                        Some(Happening::Added(id) | Happening::Entered(id))
                            if *id == *board.tournament =>
                        {
                            return;
                        }
                        Some(Happening::Missed) | None => return,
                        Some(_) => {}
                    }
                }
            };
            tokio::select! {
                () = concerns => {}
                () = sleep(LOOK) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    }
}
