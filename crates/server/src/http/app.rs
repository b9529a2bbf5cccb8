//! What all handlers share.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use hall::Hall;
use signed::SecretKey;

use super::assets::Assets;
use crate::games::{Salts, system_salts};
use crate::limits::{Gate, Limits};
use crate::lull::Lull;
use crate::node::{Board, BoardError, Engine, Node, Outside, Player, Shared};
use crate::store::sqlite::DbError;
use crate::time::{Steady, Wall, steady_clock, system_clock};
use crate::tournaments::Tournaments;
use crate::umpire;

/// What can be chosen when the server starts.
pub struct Setup {
    /// The page and its files.
    pub assets: Assets,
    /// How much one address may ask for.
    pub limits: Limits,
    /// Whether a reverse proxy says in `X-Forwarded-For` where requests come from.
    pub behind_proxy: bool,
    /// Who plays the computer's seats.
    pub player: Arc<dyn Player>,
    /// The games to play.
    pub hall: Hall,
    /// The system's clock.
    pub wall: Wall,
    /// What counts the time on from there.
    pub steady: Steady,
    /// Draws the salts of seals.
    pub salts: Salts,
    /// How often to look for games of tournaments that a lost node has left undone.
    pub sweep: Duration,
    /// How long clocks wait after a restart, or the loss of a node, for the players to come back; at most
    /// a minute if it is not set otherwise, and the same at all nodes of a house.
    pub comeback: Duration,
    /// How many bytes the games in memory may hold. Games that somebody is connected to or waits for
    /// stay in memory all the same.
    pub memory: usize,
    /// When threads that answer requests pause; only those of [`Lull::runtime`] do.
    pub lull: Lull,
}

/// A running server: its node, and what the handlers need beside it.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
    /// The store and bus that this app has opened, and closes.
    own: Option<Shared>,
}

struct Inner {
    node: Node,
    tournaments: Tournaments,
    gate: Gate,
    key: Arc<SecretKey>,
    assets: Assets,
    behind_proxy: bool,
}

impl Setup {
    /// The usual: the engine plays, and clients connect directly.
    #[must_use]
    pub fn new(assets: Assets) -> Self {
        Self {
            assets,
            limits: Limits::default(),
            behind_proxy: false,
            player: Arc::new(Engine::default()),
            hall: Hall::all(),
            wall: system_clock(),
            steady: steady_clock(),
            salts: system_salts(),
            sweep: Duration::from_secs(60),
            comeback: Duration::from_secs(60),
            memory: 256 << 20,
            lull: Lull::default(),
        }
    }
}

impl App {
    /// Opens the data folder, and starts the one node on it.
    ///
    /// # Errors
    ///
    /// If the database can't be opened or brought up to date, or if another process has it open.
    pub async fn open(folder: &Path, setup: Setup) -> Result<Self, DbError> {
        let shared = Shared::open_with(folder, setup.lull.clone()).await?;
        let app = Self::start(&shared, setup).await;
        Ok(Self {
            own: Some(shared),
            ..app
        })
    }

    /// Starts a node beside others with the same store and bus. It takes over the games of dead
    /// nodes.
    pub async fn start(shared: &Shared, setup: Setup) -> Self {
        let mut limits = setup.limits;
        if setup.behind_proxy {
            limits.sockets = u32::MAX;
        }
        let node = Node::start(
            shared,
            Outside {
                hall: setup.hall,
                wall: setup.wall,
                steady: setup.steady,
                salts: setup.salts,
                comeback: setup.comeback,
            },
            setup.player,
            limits,
            setup.memory,
        )
        .await;
        let tournaments = Tournaments::start(&node);
        umpire::start(&node, &tournaments, limits, setup.sweep);
        let inner = Inner {
            tournaments,
            node,
            gate: Gate::new(limits),
            key: Arc::clone(&shared.key),
            assets: setup.assets,
            behind_proxy: setup.behind_proxy,
        };
        Self {
            inner: Arc::new(inner),
            own: None,
        }
    }

    /// Ends live connections and the computer's thinking; what is under way is finished.
    pub fn stop(&self) {
        self.inner.node.stop();
    }

    /// Stops, and leaves running games to other nodes. An app that has opened a data folder closes it.
    pub async fn close(&self) {
        self.inner.node.close().await;
        if let Some(shared) = &self.own {
            shared.close().await;
        }
    }

    /// Creates a game with both seats given to players, who open them with their secrets; returns its id. When
    /// this returns, the game is on disk.
    ///
    /// # Errors
    ///
    /// If there are no two such players, the terms or choices are not valid, or nothing can be written.
    pub async fn seat_players(&self, board: Board) -> Result<String, BoardError> {
        self.inner.node.seat_players(board).await
    }

    /// Frees the memory for limits of addresses that have sent nothing for a while; to be called now
    /// and then.
    pub(crate) fn tidy(&self) {
        self.inner.gate.forget();
        self.inner.node.workers().forget();
    }

    pub(super) fn node(&self) -> &Node {
        &self.inner.node
    }

    pub(super) fn tournaments(&self) -> &Tournaments {
        &self.inner.tournaments
    }

    pub(crate) fn gate(&self) -> &Gate {
        &self.inner.gate
    }

    /// The key with which records are signed.
    pub(super) fn key(&self) -> &SecretKey {
        &self.inner.key
    }

    pub(super) fn assets(&self) -> &Assets {
        &self.inner.assets
    }

    pub(super) fn behind_proxy(&self) -> bool {
        self.inner.behind_proxy
    }
}
