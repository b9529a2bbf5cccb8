//! How many connections there may be, and how slow a client may be.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tigerden_server::{Limits, Setup};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::socket::{Next, Socket};
use crate::stage::{SHORT, Stage, setup};

/// The head of a request, without the empty line at its end.
const HALF: &[u8] = b"GET /api/health HTTP/1.1\r\nhost: den\r\n";

async fn stage(change: impl FnOnce(&mut Limits)) -> (Stage, SocketAddr) {
    let mut setup = setup();
    change(&mut setup.limits);
    on(setup).await
}

async fn on(setup: Setup) -> (Stage, SocketAddr) {
    let stage = Stage::with(setup).await;
    let address = stage.listen().await;
    (stage, address)
}

/// Connects from an address of this machine's loopback network.
async fn connect(from: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    let local = SocketAddr::from((Ipv4Addr::new(127, 0, 0, from), 0));
    socket.bind(local).expect("an address of the loopback");
    socket.connect(to).await.expect("a connection")
}

async fn half(from: u8, to: SocketAddr) -> TcpStream {
    let mut stream = connect(from, to).await;
    stream.write_all(HALF).await.expect("half a request");
    stream
}

/// The status of the answer to a request that is completed now; `None` if the server has closed.
async fn status(stream: &mut TcpStream) -> Option<u16> {
    let _ = stream.write_all(b"\r\n").await;
    let mut head = [0; 12];
    let read = timeout(Duration::from_secs(10), stream.read_exact(&mut head));
    read.await.expect("an answer or the end").ok()?;
    std::str::from_utf8(&head[9..]).ok()?.parse().ok()
}

#[tokio::test]
async fn half_requests_of_one_address_shut_nobody_else_out() {
    let (_stage, address) = stage(|limits| limits.sockets = 3).await;
    let mut halves = Vec::new();
    for _ in 0..3 {
        halves.push(half(1, address).await);
    }
    assert_eq!(status(&mut connect(1, address).await).await, Some(503));
    assert_eq!(status(&mut half(2, address).await).await, Some(200));
    assert_eq!(status(&mut halves[0]).await, Some(200));
    drop(halves);
    let mut again = None;
    while again != Some(200) {
        again = status(&mut half(1, address).await).await;
    }
}

#[tokio::test]
async fn there_is_a_limit_for_all_addresses_together() {
    let (_stage, address) = stage(|limits| limits.sockets_in_all = 2).await;
    let _halves = [half(1, address).await, half(2, address).await];
    assert_eq!(status(&mut connect(3, address).await).await, Some(503));
}

#[tokio::test]
async fn who_is_too_many_is_told_so_in_the_usual_form() {
    let (_stage, address) = stage(|limits| limits.sockets_in_all = 0).await;
    let mut answer = String::new();
    let mut refused = connect(1, address).await;
    let read = timeout(Duration::from_secs(10), refused.read_to_string(&mut answer)).await;
    read.expect("the server closes").expect("text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    assert!(head.starts_with("HTTP/1.1 503 "), "{head}");
    assert!(head.contains("\r\nretry-after: 10\r\n"), "{head}");
    let error: protocol::ErrorBody = serde_json::from_str(body).expect("an error");
    assert_eq!(error.key, "error-busy");
}

#[tokio::test]
async fn behind_a_proxy_its_sockets_are_not_one_visitor() {
    let mut proxied = setup();
    proxied.behind_proxy = true;
    proxied.limits.sockets = 1;
    let (_stage, address) = on(proxied).await;
    let _halves = [half(1, address).await, half(1, address).await];
    assert_eq!(status(&mut half(1, address).await).await, Some(200));
}

#[tokio::test]
async fn live_connections_are_counted_until_they_end() {
    let (stage, address) = stage(|limits| limits.sockets = 1).await;
    let [first, _] = stage.begun(SHORT).await;
    let (watcher, _) = Socket::hello(address, &first.id, None, 0).await;
    assert_eq!(status(&mut connect(1, address).await).await, Some(503));
    drop(watcher);
    let mut again = None;
    while again != Some(200) {
        again = status(&mut half(1, address).await).await;
    }
}

#[tokio::test]
async fn who_takes_too_long_to_ask_is_disconnected() {
    let (_stage, address) = stage(|limits| limits.head = Duration::from_millis(200)).await;
    let mut slow = half(1, address).await;
    let mut silent = connect(1, address).await;
    for stream in [&mut slow, &mut silent] {
        let mut rest = Vec::new();
        let read = timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await;
        let _ = read.expect("the server closes");
        assert!(!rest.starts_with(b"HTTP/1.1 200"), "{rest:?}");
    }
}

#[tokio::test]
async fn who_sends_pings_without_end_is_disconnected() {
    let (stage, address) = stage(|_| {}).await;
    let [first, _] = stage.begun(SHORT).await;
    let (mut watcher, _) = Socket::hello(address, &first.id, None, 0).await;
    for _ in 0..100 {
        if !watcher.ping().await {
            break;
        }
    }
    loop {
        match watcher.next().await {
            Next::Update(_) => {}
            Next::Closed(code) => break assert!(matches!(code, Some(1008) | None), "{code:?}"),
        }
    }
}
