//! Nodes that share a store and a bus.

use std::net::SocketAddr;
use std::sync::Arc;

use tempfile::TempDir;
use tigerden_server::{App, Setup, Shared};
use tokio::runtime::Runtime;

use crate::socket::Socket;
use crate::stage::{Seat, Stage, setup};

/// What the nodes of a test share.
pub(super) struct House {
    folder: Arc<TempDir>,
    shared: Shared,
}

/// A node in a runtime of its own, so that it can be killed.
pub(super) struct Node {
    pub(super) stage: Stage,
    pub(super) address: SocketAddr,
    runtime: Runtime,
}

impl House {
    pub(super) async fn new() -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let shared = Shared::open(folder.path()).await.expect("a database");
        Self {
            folder: Arc::new(folder),
            shared,
        }
    }

    pub(super) async fn node(&self) -> Node {
        self.node_with(setup()).await
    }

    pub(super) async fn node_with(&self, setup: Setup) -> Node {
        let (folder, shared) = (Arc::clone(&self.folder), self.shared.clone());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let start = async move {
            let stage = Stage::of(folder, App::start(&shared, setup).await);
            let address = stage.listen().await;
            (stage, address)
        };
        let (stage, address) = runtime.spawn(start).await.expect("a node");
        Node {
            stage,
            address,
            runtime,
        }
    }
}

impl Node {
    /// Ends all that it does at once, as if its process were killed: it says and writes nothing more.
    pub(super) fn kill(self) {
        self.runtime.shutdown_background();
    }

    pub(super) async fn watch(&self, seat: &Seat, token: Option<&str>) -> Socket {
        let since = self.stage.view(seat).await.events.len() as u64;
        Socket::hello(self.address, &seat.id, token, since).await.0
    }
}
