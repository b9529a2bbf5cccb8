//! Listening, and stopping without losing anything.

mod accept;
mod counted;
mod files;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::net::TcpListener;

pub use accept::answer;

use crate::http::{App, Setup};
use crate::store::sqlite::DbError;

/// How long requests under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// Files that are open beside sockets: the database, its log, the standard streams, and some more.
const OWN_FILES: u64 = 200;

/// How often memory that is no longer needed is freed.
const TIDY: Duration = Duration::from_secs(60);

/// What a server needs to know.
pub struct Config {
    /// The address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The rest.
    pub setup: Setup,
}

/// Why a server does not start or ends.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database can't be used.
    #[error(transparent)]
    Db(#[from] DbError),
    /// The address can't be listened on.
    #[error("can't listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The signals that stop the server can't be received.
    #[error("signals can't be received: {0}")]
    Signals(std::io::Error),
}

/// Serves until the process is told to stop (ctrl-c or SIGTERM). `ready` is called with the
/// address once requests are answered.
///
/// # Errors
///
/// If the address or the data folder can't be used.
pub async fn serve(mut config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let stop = signal().map_err(ServeError::Signals)?;
    let sockets = &mut config.setup.limits.sockets_in_all;
    if let Some(files) = files::raise_limit() {
        let room = u32::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(u32::MAX);
        *sockets = room.min(*sockets);
        tracing::info!(files, sockets, "open files and sockets allowed");
    }
    let listen = |error| ServeError::Listen {
        address: config.listen,
        error,
    };
    let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let app = App::open(&config.data, config.setup).await?;

    let tidy = tokio::spawn({
        let app = app.clone();
        async move {
            loop {
                tokio::time::sleep(TIDY).await;
                app.tidy();
            }
        }
    });
    tracing::info!(%address, data = %config.data.display(), "serving");
    ready(address);
    let (told, mut stopped) = tokio::sync::watch::channel(false);
    let stopping = async {
        stop.await;
        tracing::info!("stopping");
        app.stop();
        told.send_replace(true);
    };
    let late = async {
        let _ = stopped.wait_for(|stopped| *stopped).await;
        tokio::time::sleep(GRACE).await;
        tracing::warn!("some connections did not end in time");
    };
    tokio::select! {
        () = answer(listener, app.clone(), stopping) => {}
        () = late => {}
    }
    tidy.abort();
    app.close().await;
    Ok(())
}

/// Ends when the process is told to stop.
#[cfg(unix)]
fn signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Ends when the process is told to stop.
#[cfg(not(unix))]
fn signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
