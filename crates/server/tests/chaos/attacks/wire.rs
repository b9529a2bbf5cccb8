//! WebSockets by hand, for what no library would send.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::connect;

/// Frames that a client may send.
#[derive(Clone, Copy)]
pub(super) enum Frame {
    Text = 0x81,
    Ping = 0x89,
    /// None that exists.
    Unknown = 0x8f,
}

/// Connects stranger number `from` to a game and sends a hello; nothing of the answer is read.
pub(super) async fn greet(from: u8, to: SocketAddr, game: &str) -> io::Result<TcpStream> {
    let mut stream = connect(from, to).await?;
    let head = format!(
        "GET /api/games/{game}/live HTTP/1.1\r\nhost: den\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    // Up to the empty line byte by byte: frames of the server may follow at once.
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await?);
    }
    let hello = br#"{"token":null,"since":0}"#;
    stream.write_all(&frame(Frame::Text, hello)).await?;
    Ok(stream)
}

/// A frame whose mask is zero, so that it reads as it is.
pub(super) fn frame(kind: Frame, payload: &[u8]) -> Vec<u8> {
    let short = u8::try_from(payload.len()).expect("a short frame");
    assert!(short < 126, "a short frame");
    [&[kind as u8, 0x80 | short, 0, 0, 0, 0], payload].concat()
}

/// Writes the same again and again for a while, reading nothing; returns how often it went out before
/// the server closed or took no more.
pub(super) async fn pour(stream: &mut TcpStream, bytes: &[u8], most: usize) -> usize {
    for sent in 0..most {
        let write = timeout(Duration::from_millis(200), stream.write_all(bytes));
        if !matches!(write.await, Ok(Ok(()))) {
            return sent;
        }
    }
    most
}
