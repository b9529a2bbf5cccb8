//! One address opens more connections than it may, and sends half a request on each.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::{Siege, connect, http};
use crate::report::{Report, Scale, ms};

const SOCKETS: usize = 1_100;
/// The head of a request, without the empty line at its end.
const HALF: &[u8] = b"GET /api/health HTTP/1.1\r\nhost: den\r\n";

/// Opens the connections, holds them, and asks from another address.
pub(crate) async fn run(scale: Scale) -> Report {
    let siege = Siege::begin().await;
    let address = siege.address();
    let mut report = Report::default();
    let mut opening = JoinSet::new();
    for _ in 0..SOCKETS {
        opening.spawn(half(address));
    }
    let mut open = opening.join_all().await;
    sleep(scale.attack()).await;
    let mut slowest = Duration::ZERO;
    for from in 2..12 {
        let asked = Instant::now();
        let mut other = http(from, address).await.expect("a connection");
        let answer = other.get("/api/health", "").await;
        slowest = slowest.max(asked.elapsed());
        report.check(
            matches!(answer, Ok((200, _))),
            "another address was not answered",
        );
    }
    let mut refused = 0;
    for stream in &mut open {
        refused += usize::from(is_refused(stream).await);
    }
    report.say(format!(
        "{SOCKETS} half requests of one address, {refused} refused with 503"
    ));
    report.say(format!(
        "10 other addresses answered, slowest {}",
        ms(slowest)
    ));
    report.check(refused > 0, "one address may have them all");
    siege.end(&mut report).await;
    report
}

async fn half(address: SocketAddr) -> TcpStream {
    let mut stream = connect(1, address).await.expect("a connection");
    // Whoever is refused may be cut off before this.
    let _ = stream.write_all(HALF).await;
    stream
}

/// Whether the server has refused a connection, by now.
async fn is_refused(stream: &mut TcpStream) -> bool {
    let mut head = [0; 12];
    let read = timeout(Duration::from_millis(1), stream.read_exact(&mut head)).await;
    match read {
        Ok(Ok(_)) => head.ends_with(b"503"),
        // Cut off while the rest of the request was on its way.
        Ok(Err(_)) => true,
        Err(_) => false,
    }
}
