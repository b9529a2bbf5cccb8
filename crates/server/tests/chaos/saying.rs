//! A turn that a player says over a live connection.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ErrorBody, Hello, Say, SendTurn, Update};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Connects to the seat that the token holds, says the turn and waits for its answer; `None` if the
/// connection is lost before.
pub(crate) async fn say(
    address: SocketAddr,
    game: &str,
    token: &str,
    turn: SendTurn,
) -> Option<Result<(), ErrorBody>> {
    let url = format!("ws://{address}/api/games/{game}/live");
    let (mut socket, _) = connect_async(url).await.ok()?;
    let hello = Hello {
        token: Some(token.to_owned()),
        since: 0,
    };
    let wanted = turn.request;
    let (hello, said) = (
        serde_json::to_string(&hello).expect("JSON"),
        serde_json::to_string(&Say::Turn(turn)).expect("JSON"),
    );
    for text in [hello, said] {
        socket.send(Message::Text(text.into())).await.ok()?;
    }
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else {
            continue;
        };
        match serde_json::from_str(&text).expect("an update") {
            Update::Accepted(request) if request == wanted => return Some(Ok(())),
            Update::NotAccepted { request, error } if request == wanted => return Some(Err(error)),
            Update::Refused { error } => panic!("{error:?}"),
            _ => {}
        }
    }
    None
}
