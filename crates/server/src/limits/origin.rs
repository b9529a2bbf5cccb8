//! On whose behalf a task works.

use std::net::IpAddr;

tokio::task_local! {
    static ORIGIN: Option<IpAddr>;
}

/// The address that has asked for what the running task does; `None` for the server's own work.
pub(crate) fn origin() -> Option<IpAddr> {
    ORIGIN.try_with(|address| *address).ok().flatten()
}

/// Does `work` on behalf of an address. A task that is spawned works on nobody's behalf until it
/// says so.
pub(crate) fn on_behalf<F: Future>(of: Option<IpAddr>, work: F) -> impl Future<Output = F::Output> {
    ORIGIN.scope(of, work)
}
