//! How a conversation begins: with the client's hello and the server's welcome.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket};
use game::Viewer;
use protocol::{Hello, Update};
use tokio::sync::broadcast;

use super::small_talk::{SmallTalk, listen};
use super::{End, side_of, viewer};
use crate::games::{Frames, Live};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::token::Token;

/// Waits for the first message.
pub(super) async fn hello(socket: &mut WebSocket) -> Result<Hello, End> {
    let mut small_talk = SmallTalk::new();
    loop {
        small_talk.count()?;
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => {
                let unreadable = |error: serde_json::Error| ApiError::Unreadable(error.to_string());
                return Ok(serde_json::from_str(&text).map_err(unreadable)?);
            }
            other => drop(listen(other)?),
        }
    }
}

/// What a conversation begins with.
pub(super) struct Greeted {
    pub(super) viewer: Viewer,
    /// The secret of its seat or office.
    pub(super) token: Option<Token>,
    /// Lag is given back to the client on a clock.
    pub(super) timed: bool,
    /// Everything after the welcome.
    pub(super) frames: broadcast::Receiver<Arc<Frames>>,
    /// Everything up to now.
    pub(super) welcome: Update,
}

/// Greets a client that has said hello.
pub(super) async fn greet(app: &App, live: &Live, hello: &Hello) -> Result<Greeted, ApiError> {
    let game = live.lock_after(hello.since).await?;
    let token = hello.token.as_deref().map(Token::sent);
    let viewer = viewer(&game, token.as_ref())?;
    if hello.since > game.seq() {
        return Err(ApiError::Stale { seq: game.seq() });
    }
    let side = side_of(viewer);
    let welcome = Update::Welcome {
        boot: app.node().id().0,
        side,
        events: game.events(viewer, hello.since),
    };
    Ok(Greeted {
        viewer,
        token,
        timed: side.is_some() && game.state().terms().clock.is_some(),
        frames: game.subscribe(),
        welcome,
    })
}
