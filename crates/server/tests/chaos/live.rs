//! Live connections of those who watch and play.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ErrorBody, Hello, Say, SendTurn, Update};
use serde::Serialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Connects to a game and says hello; `None` if the server can't be reached.
pub(crate) async fn greet(address: SocketAddr, game: &str, hello: &Hello) -> Option<Socket> {
    let url = format!("ws://{address}/api/games/{game}/live");
    let (mut socket, _) = connect_async(url).await.ok()?;
    send(&mut socket, hello).await?;
    Some(socket)
}

/// Connects to the seat that the token holds, says the turn and waits for its answer; `None` if the
/// connection is lost before.
pub(crate) async fn say(
    address: SocketAddr,
    game: &str,
    token: &str,
    turn: SendTurn,
) -> Option<Result<(), ErrorBody>> {
    let hello = Hello {
        token: Some(token.to_owned()),
        since: 0,
    };
    let mut socket = greet(address, game, &hello).await?;
    let wanted = turn.request;
    send(&mut socket, &Say::Turn(turn)).await?;
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

async fn send(socket: &mut Socket, what: &impl Serialize) -> Option<()> {
    let text = serde_json::to_string(what).expect("JSON");
    socket.send(Message::Text(text.into())).await.ok()
}
