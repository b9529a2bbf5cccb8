//! How many files and sockets the system lets this process have open.

/// Raises the limit as far as the system allows and returns it; `None` if there is no limit, or if
/// it is not known.
#[cfg(unix)]
pub(super) fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => maximum,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files can't be raised");
            current
        }
    }
}

/// Elsewhere the system has no such limit.
#[cfg(not(unix))]
pub(super) fn raise_limit() -> Option<u64> {
    None
}
