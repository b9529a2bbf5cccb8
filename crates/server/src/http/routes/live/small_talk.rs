//! What a client may send at any time: what it has to say, and control frames; few of them.

use std::time::Duration;

use axum::extract::ws::Message;
use protocol::Say;
use tokio::time::Instant;

use super::End;
use crate::http::error::ApiError;
use crate::limits::TooMany;

/// How many messages a client may send in each [`WHILE`]. Browsers answer the server's pings, at
/// most one in five seconds, and send as many beats as pages are shown and hidden, one in two seconds
/// otherwise. Each ping of a client is answered, so a client that sends many and reads nothing would fill the
/// server's memory with the answers.
const MOST: u32 = 20;
/// The time after which counting starts anew.
const WHILE: Duration = Duration::from_secs(10);

/// Counts what a client sends, except for turns: these count as requests, and here only if they are one too many
/// there.
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

/// Accepts what a client may send at any time. The only text it may send, but for its first message, is
/// one of what it can [`Say`].
pub(super) fn listen(received: Option<Result<Message, axum::Error>>) -> Result<Option<Say>, End> {
    match received {
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
            Ok(said) => Ok(Some(said)),
            Err(error) => Err(unheard(&error)),
        },
        Some(Ok(Message::Binary(_))) => Err(unheard(&"this is binary")),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
    }
}

fn unheard(why: &dyn std::fmt::Display) -> End {
    let hint = format!(
        "{why}; after the hello a client says that it is still there, as {{\"within\":10}}, or plays a turn, as {{\"turn\":…}}"
    );
    End::Refused(ApiError::Unreadable(hint))
}
