//! Accepting connections: how many there may be, and how long a client may take to ask.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt as _;

use super::counted::CountedStream;
use crate::http::{ApiError, App, router};

/// How long to wait before accepting again when the system has no socket to give.
const PAUSE: Duration = Duration::from_millis(100);

/// How long a client is told to wait for whom there is no room, in seconds.
const FULL_S: u64 = 10;

/// What a client reads for whom there is no room.
fn full() -> String {
    let error = ApiError::Busy { seconds: FULL_S };
    let body = serde_json::to_string(&error.body()).unwrap_or_default();
    format!(
        "HTTP/1.1 503 Service Unavailable\r\nretry-after: {FULL_S}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// Answers what comes in on `listener` until `stop` ends. Then it accepts nothing more, finishes
/// the requests under way, and returns.
pub async fn answer(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    let (router, full) = (router(app.clone()), full());
    // Each connection holds a receiver until it ends.
    let closing = watch::Sender::new(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if !is_of_client(&error) {
                    tracing::error!(%error, "no connection can be accepted");
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
        };
        let Some(counted) = app.gate().socket(address.ip()) else {
            tracing::debug!(%address, "too many connections");
            // Whoever is refused must cost nothing more, so nobody waits until this is sent.
            let _ = stream.try_write(full.as_bytes());
            continue;
        };
        at_once(&stream);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(app.gate().head())
            .serve_connection(
                TokioIo::new(CountedStream::new(stream, counted)),
                service(router.clone(), address),
            )
            .with_upgrades();
        let mut closing = closing.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = closed(&mut closing) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%address, %error, "a connection has failed");
            }
        });
    }
    drop(listener);
    closing.send_replace(true);
    closing.closed().await;
}

/// Waits until the connections are to close.
async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Whether the client, not this machine, is the reason that a connection could not be accepted.
fn is_of_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Sends small messages at once; otherwise the system would hold them back for a moment.
fn at_once(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps small messages back");
    }
}

/// The router for one connection: each request knows the address that it comes from.
fn service(
    router: Router,
    address: SocketAddr,
) -> impl hyper::service::Service<
    hyper::Request<Incoming>,
    Response = axum::response::Response,
    Error = Infallible,
    Future: Send,
> {
    hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().oneshot(request)
    })
}
