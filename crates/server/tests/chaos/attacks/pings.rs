//! Spectators send pings and read nothing: the answers must not pile up.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::{Siege, http, wire};
use crate::pair::Pair;
use crate::report::{Report, Scale};
use wire::Frame;

/// Strangers, and connections of each at a time.
const STRANGERS: u8 = 4;
const EACH: usize = 25;
/// Pings for one connection.
const MOST: usize = 20_000;

/// Pours pings over the server.
pub(crate) async fn run(scale: Scale) -> Report {
    let siege = Siege::begin().await;
    let address = siege.address();
    let mut report = Report::default();
    let mut http = http(1, address).await.expect("a connection");
    let game = Pair::begin(&mut http, "tora-short", None).await;
    let until = Instant::now() + scale.attack();
    let strangers = (0..STRANGERS).flat_map(|from| (0..EACH).map(move |_| from + 1));
    let strangers: Vec<_> = strangers
        .map(|from| tokio::spawn(stranger(from, address, game.id.clone(), until)))
        .collect();
    let (mut connections, mut pings) = (0, 0);
    for stranger in strangers {
        let (connected, sent) = stranger.await.expect("a stranger");
        connections += connected;
        pings += sent;
    }
    report.say(format!(
        "{pings} pings over {connections} connections that read nothing"
    ));
    report.check(pings > 0, "no ping went out");
    siege.end(&mut report).await;
    report
}

/// Connects again and again; returns how often, and how many pings went out.
async fn stranger(from: u8, to: SocketAddr, game: String, until: Instant) -> (usize, usize) {
    let ping = wire::frame(Frame::Ping, &[b'p'; 125]);
    let (mut connected, mut pings) = (0, 0);
    while Instant::now() < until {
        match wire::greet(from, to, &game).await {
            Ok(mut stream) => {
                connected += 1;
                pings += wire::pour(&mut stream, &ping, MOST).await;
            }
            // Too many requests, or too many connections.
            Err(_) => sleep(Duration::from_millis(20)).await,
        }
    }
    (connected, pings)
}
