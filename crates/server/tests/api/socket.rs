//! A viewer at the other end of a live connection.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Hello, NumberedEvent, Update};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A viewer at the other end of a live connection.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What comes next.
#[derive(Debug)]
pub(crate) enum Next {
    Update(Update),
    /// The server has closed, with this code.
    Closed(Option<u16>),
}

impl Socket {
    pub(crate) async fn open(address: SocketAddr, game: &str) -> Self {
        let url = format!("ws://{address}/api/games/{game}/live");
        Self(connect_async(url).await.expect("a connection").0)
    }

    /// Connects and says hello; returns the welcome's side and events.
    pub(crate) async fn hello(
        address: SocketAddr,
        game: &str,
        token: Option<&str>,
        since: u64,
    ) -> (Self, Update) {
        let mut socket = Self::open(address, game).await;
        let token = token.map(str::to_owned);
        let hello = serde_json::to_string(&Hello { token, since }).expect("JSON");
        socket.send(&hello).await;
        let welcome = socket.update().await;
        (socket, welcome)
    }

    pub(crate) async fn send(&mut self, text: &str) {
        let message = Message::Text(text.into());
        self.0.send(message).await.expect("the message goes out");
    }

    /// Sends messages that arrive together.
    pub(crate) async fn send_together<const N: usize>(&mut self, texts: [String; N]) {
        for text in texts {
            let message = Message::Text(text.into());
            self.0.feed(message).await.expect("there is room");
        }
        self.0.flush().await.expect("the messages go out");
    }

    /// Sends a ping; returns false once the server takes nothing more.
    pub(crate) async fn ping(&mut self) -> bool {
        self.0.send(Message::Ping("?".into())).await.is_ok()
    }

    /// The text of the next message; `Err` with the code when the server closes.
    pub(crate) async fn text(&mut self) -> Result<String, Option<u16>> {
        let next = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                    Some(Ok(Message::Close(frame))) => {
                        return Err(frame.map(|frame| frame.code.into()));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Err(None),
                }
            }
        };
        timeout(Duration::from_secs(10), next)
            .await
            .expect("an answer")
    }

    pub(crate) async fn next(&mut self) -> Next {
        match self.text().await {
            Ok(text) => Next::Update(serde_json::from_str(&text).expect("an update")),
            Err(code) => Next::Closed(code),
        }
    }

    pub(crate) async fn update(&mut self) -> Update {
        match self.next().await {
            Next::Update(update) => update,
            Next::Closed(code) => panic!("closed with {code:?}"),
        }
    }

    /// Reads, and answers pings, for a while.
    pub(crate) async fn drain(&mut self, time: Duration) {
        let reading = async { while self.0.next().await.is_some() {} };
        let _ = timeout(time, reading).await;
    }

    /// The next new events; who comes and goes is left out.
    pub(crate) async fn events(&mut self) -> Vec<NumberedEvent> {
        loop {
            match self.update().await {
                Update::Events { events } => return events,
                Update::Presence { .. } => {}
                other => panic!("unexpected: {other:?}"),
            }
        }
    }

    /// Waits until the server says that these are connected.
    pub(crate) async fn presence(&mut self, seats: [bool; 2], watching: u32) {
        let wanted = Update::Presence { seats, watching };
        while self.update().await != wanted {}
    }
}
