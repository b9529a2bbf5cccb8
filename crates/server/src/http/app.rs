//! What all requests share.

use std::path::Path;
use std::sync::Arc;

use hall::Hall;

use super::assets::Assets;
use crate::limits::{Gate, Limits};
use crate::node::{Engine, Node, Player};
use crate::store::sqlite::{DbError, Sqlite};

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
}

/// A server's games, and what its requests are judged by.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    node: Node,
    gate: Gate,
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
        }
    }
}

impl App {
    /// Opens the data folder and lets the computer go on where it is to move.
    ///
    /// # Errors
    ///
    /// If the database can't be opened or brought up to date.
    pub async fn open(data: &Path, setup: Setup) -> Result<Self, DbError> {
        let store = Arc::new(Sqlite::open(data).await?);
        Ok(Self(Arc::new(Inner {
            node: Node::start(store, setup.hall, setup.player).await,
            gate: Gate::new(setup.limits),
            assets: setup.assets,
            behind_proxy: setup.behind_proxy,
        })))
    }

    /// Ends live connections and the computer's thinking; what is under way is finished.
    pub fn stop(&self) {
        self.0.node.stop();
    }

    /// Writes what waits and closes the database.
    pub async fn close(&self) {
        self.0.node.close().await;
    }

    /// Forgets what is no longer needed of addresses; to be called now and then.
    pub(crate) fn tidy(&self) {
        self.0.gate.forget();
    }

    pub(super) fn node(&self) -> &Node {
        &self.0.node
    }

    pub(super) fn gate(&self) -> &Gate {
        &self.0.gate
    }

    pub(super) fn assets(&self) -> &Assets {
        &self.0.assets
    }

    pub(super) fn behind_proxy(&self) -> bool {
        self.0.behind_proxy
    }
}
