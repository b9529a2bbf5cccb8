//! How much memory a spectator costs who only waits.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::Hello;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::child::Child;
use crate::http::Http;
use crate::report;

/// Spectators, and how many connect at once.
const SPECTATORS: usize = 10_000;
const AT_ONCE: usize = 100;

/// Connects spectators to games on a server in a process of its own, and reports its memory for
/// each.
pub(crate) async fn measure() {
    raise_limit();
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let address = server.address();
    let mut http = Http::connect(address).await.expect("a connection");
    let game = crate::begin(&mut http).await;
    let mut open = Vec::with_capacity(SPECTATORS);
    connect(address, &game.id, &mut open, AT_ONCE).await;
    let before = server.memory();
    connect(address, &game.id, &mut open, SPECTATORS).await;
    let memory = server.memory().saturating_sub(before) as f64 / (SPECTATORS - AT_ONCE) as f64;
    report("server: memory of an idle spectator", memory / 1000.0, "kB");
    server.kill().await;
}

type Spectator = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Connects until so many are open.
async fn connect(address: SocketAddr, game: &str, open: &mut Vec<Spectator>, until: usize) {
    while open.len() < until {
        let more = (0..AT_ONCE).map(|_| tokio::spawn(spectator(address, game.to_owned())));
        for spectator in more.collect::<Vec<_>>() {
            open.push(spectator.await.expect("a spectator"));
        }
    }
}

async fn spectator(address: SocketAddr, game: String) -> Spectator {
    let small = WebSocketConfig::default().read_buffer_size(1024);
    let url = format!("ws://{address}/api/games/{game}/live");
    let connected = connect_async_with_config(url, Some(small), false).await;
    let (mut socket, _) = connected.expect("a connection");
    let hello = Hello {
        token: None,
        since: 0,
    };
    let hello = serde_json::to_string(&hello).expect("JSON");
    let sent = socket.send(Message::Text(hello.into())).await;
    sent.expect("the hello goes out");
    let welcome = socket.next().await.expect("a welcome");
    assert!(welcome.expect("a message").is_text());
    socket
}

/// Lets this process have as many sockets as the system allows.
fn raise_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let maximum = getrlimit(Resource::Nofile).maximum;
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    setrlimit(Resource::Nofile, raised).expect("the limit is raised");
}
