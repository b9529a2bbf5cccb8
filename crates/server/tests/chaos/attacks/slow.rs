//! Clients that send their requests byte by byte, and clients that read no answer.

use std::time::Duration;

use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use super::{Siege, connect};
use crate::report::{Report, Scale, ms, progress};

/// Connections of each kind.
const EACH: usize = 100;
/// The time between two bytes.
const PACE: Duration = Duration::from_millis(250);
/// Nobody may hold a connection for longer: the server's time for the head of a request and for the
/// whole of it, and some more.
const LONGEST: Duration = Duration::from_secs(60);

const HEAD: &[u8] = b"GET /api/health HTTP/1.1\r\nhost: den\r\nx-slow: ";
const BODY: &[u8] = b"POST /api/games HTTP/1.1\r\nhost: den\r\ncontent-type: application/json\r\n\
    content-length: 16000\r\n\r\n";

/// Opens slow connections of both kinds. A quick trial only looks how others fare; a whole one waits
/// until all are cut off.
pub(crate) async fn run(scale: Scale) -> Report {
    let siege = Siege::begin().await;
    let address = siege.address();
    let mut report = Report::default();
    let mut heads = Vec::new();
    let mut bodies = Vec::new();
    for _ in 0..EACH {
        for (first, open) in [(HEAD, &mut heads), (BODY, &mut bodies)] {
            let mut stream = connect(1, address).await.expect("a connection");
            stream.write_all(first).await.expect("the first bytes");
            open.push(stream);
        }
    }
    let began = Instant::now();
    let limit = scale.of(Duration::from_secs(2), LONGEST);
    while began.elapsed() < limit && !(heads.is_empty() && bodies.is_empty()) {
        for open in [&mut heads, &mut bodies] {
            drip(open).await;
        }
        if began.elapsed().as_millis() % 10_000 < PACE.as_millis() {
            let (heads, bodies) = (heads.len(), bodies.len());
            progress(format_args!("{heads} heads and {bodies} bodies are open"));
        }
        sleep(PACE).await;
    }
    let took = ms(began.elapsed());
    let left = heads.len() + bodies.len();
    report.say(format!(
        "{EACH} heads and {EACH} bodies sent byte by byte, {left} open after {took}"
    ));
    if scale == Scale::Whole {
        report.check(left == 0, "slow connections stay open");
    }
    siege.end(&mut report).await;
    report
}

/// Sends one more byte on each connection, and drops those that the server has closed.
async fn drip(open: &mut Vec<TcpStream>) {
    let mut still = Vec::with_capacity(open.len());
    for mut stream in open.drain(..) {
        let mut read = [0];
        let ended = match stream.try_read(&mut read) {
            Ok(_) => true,
            Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
        };
        if !ended && stream.write_all(b" ").await.is_ok() {
            still.push(stream);
        }
    }
    *open = still;
}
