//! Players: made, found and renamed, and what is shown of them.

use std::time::Duration;

use rating::Day;
use tokio::time::{MissedTickBehavior, interval};

use super::state::Node;
use crate::games::GameError;
use crate::id::PlayerId;
use crate::store::{NewPlayer, Player, RatedList, Seated, StoreError, Write};
use crate::token::Hash;

/// How often a node looks whether ratings have to be computed anew.
const LOOK: Duration = Duration::from_secs(2);
/// How long it leaves the store to others between two days of a list.
const PAUSE: Duration = Duration::from_millis(20);

impl Node {
    /// Makes a player. When this returns, it is on disk.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is one with the secret.
    pub(crate) async fn make_player(&self, player: Player, hash: Hash) -> Result<(), StoreError> {
        let new = NewPlayer {
            player,
            hash,
            created_us: self.time().now_us(),
        };
        let write = Write {
            players: vec![new],
            ..Write::default()
        };
        self.store().commit(write).await
    }

    /// Gives a player another name.
    pub(crate) async fn rename_player(&self, player: Player) -> Result<(), GameError> {
        let write = Write {
            renamed: Some(player),
            ..Write::default()
        };
        Ok(self.store().commit(write).await?)
    }

    /// The player with this id.
    pub(crate) async fn player(&self, id: PlayerId) -> Result<Option<Player>, GameError> {
        Ok(self.store().player(id).await?)
    }

    /// The players with these ids.
    pub(crate) async fn players(&self, ids: Vec<PlayerId>) -> Result<Vec<Player>, GameError> {
        Ok(self.store().players(ids).await?)
    }

    /// The player whose secret has this SHA-256.
    pub(crate) async fn player_of(&self, secret: Hash) -> Result<Option<Player>, GameError> {
        Ok(self.store().player_of(secret).await?)
    }

    /// The SHA-256 of a player's secret.
    pub(crate) async fn hash_of(&self, player: PlayerId) -> Result<Option<Hash>, GameError> {
        Ok(self.store().hash_of(player).await?)
    }

    /// The last rated games of a player in each list that has any, `most` of each.
    pub(crate) async fn rated_lists(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<RatedList>, GameError> {
        let lists: Vec<&'static str> = hall::games().flat_map(|info| info.heads).copied().collect();
        Ok(self.store().rated_lists(player, &lists, most).await?)
    }

    /// The players of a game, with their ratings in a list today.
    pub(crate) async fn seated(
        &self,
        game: &str,
        list: &str,
        seats: [Option<PlayerId>; 2],
    ) -> Result<[Option<Seated>; 2], GameError> {
        Ok(self.store().seated(game, list, seats, self.today()).await?)
    }

    /// The rating period that runs.
    pub(crate) fn today(&self) -> Day {
        Day::of(self.time().now_us())
    }
}

/// Computes ratings anew where results of earlier days were changed, until the server stops.
pub(super) async fn run(node: Node) {
    let mut stopping = node.stopping();
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = looks.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if let Err(error) = recount(&node).await {
            tracing::error!(%error, "ratings were not computed anew");
        }
    }
}

async fn recount(node: &Node) -> Result<(), StoreError> {
    while !*node.stopping().borrow() && node.store().recount_due().await? {
        let write = Write {
            recount: true,
            ..Write::default()
        };
        node.store().commit(write).await?;
        tokio::time::sleep(PAUSE).await;
    }
    Ok(())
}
