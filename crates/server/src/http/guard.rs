//! Answers that come in any case.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::timeout;

use super::error::ApiError;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What `work` answers, or that it takes too long and is given up, or that it panics.
pub(super) fn in_any_case<T>(
    work: impl Future<Output = Result<T, ApiError>>,
) -> impl Future<Output = Result<T, ApiError>> {
    let work = timeout(PATIENCE, AssertUnwindSafe(work).catch_unwind());
    work.map(|answer| match answer {
        Ok(Ok(answer)) => answer,
        Ok(Err(cause)) => Err(panicked(&*cause)),
        Err(_) => Err(ApiError::TooSlow),
    })
}

fn panicked(cause: &(dyn Any + Send)) -> ApiError {
    let text = cause.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| cause.downcast_ref::<String>().cloned());
    ApiError::internal(&format!("panic: {}", text.unwrap_or_default()))
}
