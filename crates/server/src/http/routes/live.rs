//! `GET /api/games/{id}/live`: live updates over a WebSocket.

mod due;
mod greeting;
mod small_talk;
mod turns;

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse as _, Response};
use futures_util::SinkExt as _;
use protocol::{Say, Update};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, sleep_until, timeout};

use super::{side_of, viewer};
use crate::games::{Frames, GameError, Live, Pings, Presence, text};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Address, GameId};
use crate::limits::Counted;
use due::Due;
use greeting::{Greeted, greet, hello};
use small_talk::{SmallTalk, listen};
use turns::Turns;

/// The longest message of a client, in bytes.
const LONGEST: usize = 4096;
/// What is kept ready for each connection to read into, and what waits there to be sent together, in
/// bytes: messages are short.
const BUFFER: usize = 1024;
/// How long a client may take to send its hello, and to receive a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// The shortest time between two messages about who is connected.
const CALM: Duration = Duration::from_millis(250);

/// Connects a viewer.
pub(crate) async fn live(
    State(app): State<App>,
    GameId(id): GameId,
    Address(address): Address,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let ready = async {
        let upgrade = upgrade.map_err(|_| ApiError::NoSocket)?;
        let live = app.node().game(&id).await?;
        Ok::<_, ApiError>((upgrade, live, app.gate().connection(address)?))
    };
    match ready.await {
        Ok((upgrade, live, counted)) => upgrade
            .max_message_size(LONGEST)
            .max_frame_size(LONGEST)
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .on_upgrade(move |socket| converse(app, live, socket, address, counted)),
        Err(error) => error.into_response(),
    }
}

/// How a conversation ends.
enum End {
    /// The client has left, or does not answer any more.
    Gone,
    /// The client has sent something it should not.
    Refused(ApiError),
    /// The client can't keep up.
    Behind,
    /// The server stops.
    Stopping,
}

impl From<GameError> for End {
    fn from(error: GameError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<ApiError> for End {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}

async fn converse(
    app: App,
    live: Arc<Live>,
    mut socket: WebSocket,
    address: IpAddr,
    _counted: Counted,
) {
    let end = match talk(&app, &live, &mut socket, address).await {
        Ok(never) => match never {},
        Err(end) => end,
    };
    let (code, reason) = match &end {
        End::Gone => return,
        End::Refused(error) => {
            let error = error.body();
            if let Ok(text) = text(&Update::Refused { error }) {
                let _ = send(&mut socket, Message::Text(text)).await;
            }
            (close_code::POLICY, "refused")
        }
        End::Behind => (close_code::AGAIN, "too slow"),
        End::Stopping => (close_code::AWAY, "the server is stopping"),
    };
    let reason = Utf8Bytes::from_static(reason);
    let _ = send(
        &mut socket,
        Message::Close(Some(CloseFrame { code, reason })),
    )
    .await;
}

/// Greets, and passes on what happens until the end.
async fn talk(
    app: &App,
    live: &Arc<Live>,
    socket: &mut WebSocket,
    address: IpAddr,
) -> Result<std::convert::Infallible, End> {
    let mut stopping = app.node().stopping();
    let hello = tokio::select! {
        hello = timeout(PATIENCE, hello(socket)) => hello.map_err(|_| End::Gone)??,
        _ = stopping.wait_for(|stopping| *stopping) => return Err(End::Stopping),
    };
    let Greeted {
        viewer,
        token,
        timed,
        mut frames,
        welcome,
    } = greet(app, live, &hello).await?;
    send(socket, Message::Text(text(&welcome)?)).await?;

    let side = side_of(viewer);
    let _present = live.enter(side);
    let mut due = Due::new(timed, Instant::now());
    let mut pings = Pings::default();
    let mut small_talk = SmallTalk::new();
    let mut turns = Turns::new(app, live, address, token);
    // All but `socket` and `frames` wait on from message to message: to begin to wait costs more than to go on.
    let mut presence = live.presence();
    presence.mark_changed();
    let mut presence = pin!(changed(presence, Instant::now()));
    let mut stop = pin!(stopping.wait_for(|stopping| *stopping));
    let mut alarm = pin!(sleep_until(due.next()));
    loop {
        let mut answered = false;
        let message = tokio::select! {
            // What the client has said is heard before anybody asks how long it has been silent.
            biased;
            _ = &mut stop => return Err(End::Stopping),
            received = socket.recv() => {
                let now = Instant::now();
                due.heard(now);
                if let (Some(Ok(Message::Pong(bytes))), Some(side)) = (&received, side)
                    && let Some(round_trip) = pings.answered(bytes, now.into_std())
                {
                    live.measured(side, round_trip);
                }
                let answer = match listen(received)? {
                    Some(Say::Turn(turn)) => match turns.play(turn) {
                        None => continue,
                        refused => refused,
                    },
                    Some(Say::Within(seconds)) => {
                        due.promised(seconds);
                        alarm.as_mut().reset(due.next());
                        Some(Update::Beat)
                    }
                    None => None,
                };
                small_talk.count()?;
                let Some(answer) = answer else {
                    continue;
                };
                Some(Message::Text(text(&answer)?))
            },
            answer = turns.answer() => {
                answered = true;
                Some(Message::Text(text(&answer)?))
            },
            () = &mut alarm => None,
            frame = frames.recv() => match frame {
                Ok(frame) => Some(Message::Text(frame.text(viewer))),
                Err(broadcast::error::RecvError::Lagged(_)) => return Err(End::Behind),
                Err(broadcast::error::RecvError::Closed) => return Err(End::Stopping),
            },
            (now, receiver) = &mut presence => {
                presence.set(changed(receiver, Instant::now() + CALM));
                if side.is_some() {
                    app.node().gather(live);
                }
                Some(Message::Text(text(&now.update())?))
            },
        };
        let now = Instant::now();
        if message.is_none() && due.is_gone(now) {
            return Err(End::Gone);
        }
        let asks = due.asks(now, message.is_some());
        let ping = asks.then(|| {
            due.asked(now);
            Message::Ping(pings.next(now.into_std()))
        });
        if alarm.is_elapsed() {
            alarm.as_mut().reset(due.next());
        }
        // The events of a turn have come just before its answer.
        let events = if answered {
            waiting(&mut frames)?.map(|frame| Message::Text(frame.text(viewer)))
        } else {
            None
        };
        let messages = message.into_iter().chain(events).chain(ping);
        in_time(send_all(socket, messages)).await?;
    }
}

/// What is to be sent to viewers and has already come.
fn waiting(frames: &mut broadcast::Receiver<Arc<Frames>>) -> Result<Option<Arc<Frames>>, End> {
    match frames.try_recv() {
        Ok(frame) => Ok(Some(frame)),
        Err(broadcast::error::TryRecvError::Empty) => Ok(None),
        Err(broadcast::error::TryRecvError::Lagged(_)) => Err(End::Behind),
        Err(broadcast::error::TryRecvError::Closed) => Err(End::Stopping),
    }
}

/// Sends messages together.
async fn send_all(
    socket: &mut WebSocket,
    messages: impl Iterator<Item = Message>,
) -> Result<(), axum::Error> {
    for message in messages {
        socket.feed(message).await?;
    }
    socket.flush().await
}

/// Waits until a change of who is connected may be sent, and returns who is.
async fn changed(
    mut presence: watch::Receiver<Presence>,
    calm_until: Instant,
) -> (Presence, watch::Receiver<Presence>) {
    sleep_until(calm_until).await;
    // The sender lives as long as the game that is held here.
    let _ = presence.changed().await;
    let now = *presence.borrow_and_update();
    (now, presence)
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    in_time(socket.send(message)).await
}

async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match timeout(PATIENCE, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Behind),
    }
}
