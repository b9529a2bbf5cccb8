//! What a client may send at any time: control frames, and few of them.

use std::time::Duration;

use axum::extract::ws::Message;
use tokio::time::Instant;

use super::End;
use crate::http::error::ApiError;
use crate::limits::TooMany;

/// How many messages a client may send in each [`WHILE`]. Browsers only answer the server's pings,
/// at most one in five seconds. Each ping of a client is answered, so a client that sends many and
/// reads nothing would fill the server's memory with the answers.
const MOST: u32 = 20;
/// The time after which counting starts anew.
const WHILE: Duration = Duration::from_secs(10);

/// Counts what a client sends.
pub(super) struct SmallTalk {
    since: Instant,
    count: u32,
}

impl SmallTalk {
    pub(super) fn new() -> Self {
        Self {
            since: Instant::now(),
            count: 0,
        }
    }

    /// Counts a message and refuses one that is too many. The hello is counted, too.
    pub(super) fn count(&mut self) -> Result<(), End> {
        if self.since.elapsed() > WHILE {
            *self = Self::new();
        }
        self.count += 1;
        if self.count <= MOST {
            return Ok(());
        }
        let seconds = WHILE.as_secs();
        Err(End::Refused(ApiError::from(TooMany { seconds })))
    }
}

/// Accepts what a client may send at any time. It may send text only as its first message.
pub(super) fn listen(received: Option<Result<Message, axum::Error>>) -> Result<(), End> {
    match received {
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
        Some(Ok(Message::Text(_) | Message::Binary(_))) => {
            let hint = "after the hello only the server speaks here; send turns by HTTP";
            Err(End::Refused(ApiError::Unreadable(hint.to_owned())))
        }
        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
    }
}
