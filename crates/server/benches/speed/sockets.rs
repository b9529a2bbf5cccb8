//! Live connections, each as small as it can be, so that many fit into this process.

use std::net::SocketAddr;
use std::time::Instant;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Hello, Say, SendTurn, Update};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// How many connect at once.
const AT_ONCE: usize = 100;

/// A connection to a game that has been greeted.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Connects to a game after event number `since`: to a seat, or as a spectator.
    pub(crate) async fn connect(
        address: SocketAddr,
        game: &str,
        token: Option<String>,
        since: u64,
    ) -> Self {
        let small = WebSocketConfig::default().read_buffer_size(1024);
        let url = format!("ws://{address}/api/games/{game}/live");
        let connected = connect_async_with_config(url, Some(small), true).await;
        let (mut socket, _) = connected.expect("a connection");
        let hello = serde_json::to_string(&Hello { token, since }).expect("JSON");
        let sent = socket.send(Message::Text(hello.into())).await;
        sent.expect("the hello goes out");
        let welcome = socket.next().await.expect("a welcome");
        assert!(welcome.expect("a message").is_text());
        Self(socket)
    }

    /// Waits until event number `seq` has come, answers pings meanwhile, and returns when that was.
    pub(crate) async fn receive(&mut self, seq: u64) -> Instant {
        loop {
            let (update, came) = self.update().await;
            if brings(&update, seq) {
                return came;
            }
        }
    }

    /// Plays a turn, waits until its answer and event number `seq` have come, and returns when the answer
    /// did.
    pub(crate) async fn play(&mut self, turn: SendTurn, seq: u64) -> Instant {
        let request = turn.request;
        let said = serde_json::to_string(&Say::Turn(turn)).expect("JSON");
        let sent = self.0.send(Message::Text(said.into())).await;
        sent.expect("the turn goes out");
        let accepted = Update::Accepted(request);
        let (mut answered, mut shown) = (None, false);
        loop {
            let (update, came) = self.update().await;
            if update == accepted {
                answered = Some(came);
            }
            shown |= brings(&update, seq);
            if let (Some(answered), true) = (answered, shown) {
                return answered;
            }
        }
    }

    /// The next update, and when it came.
    async fn update(&mut self) -> (Update, Instant) {
        loop {
            let message = self.0.next().await.expect("the connection stays");
            let came = Instant::now();
            if let Message::Text(text) = message.expect("a message") {
                return (serde_json::from_str(&text).expect("an update"), came);
            }
        }
    }

    /// Answers pings until the connection ends.
    pub(crate) async fn rest(&mut self) {
        while let Some(Ok(_)) = self.0.next().await {}
    }
}

fn brings(update: &Update, seq: u64) -> bool {
    matches!(update, Update::Events { events } if events.iter().any(|entry| entry.seq == seq))
}

/// Connects spectators until so many are there.
pub(crate) async fn fill(
    address: SocketAddr,
    game: &str,
    since: u64,
    open: &mut Vec<Socket>,
    until: usize,
) {
    while open.len() < until {
        let connect = |_| {
            let game = game.to_owned();
            tokio::spawn(async move { Socket::connect(address, &game, None, since).await })
        };
        let more = (open.len()..until.min(open.len() + AT_ONCE)).map(connect);
        for spectator in more.collect::<Vec<_>>() {
            open.push(spectator.await.expect("a spectator"));
        }
    }
}

/// Lets this process have as many sockets as the system allows.
pub(crate) fn raise_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let maximum = getrlimit(Resource::Nofile).maximum;
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    setrlimit(Resource::Nofile, raised).expect("the limit is raised");
}
