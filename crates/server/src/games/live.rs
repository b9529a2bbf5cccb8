//! A game that people are connected to.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use clock::{Moment, Span};
use game::{Side, Viewer};
use protocol::Update;
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};

use super::error::GameError;
use super::lag::Ways;
use super::play::Play;
use crate::store::Store;

/// A client that is this many messages behind is dropped; it comes back and asks for the rest.
const BEHIND: usize = 64;

/// A game in memory with the way to those who are connected.
pub(crate) struct Live {
    id: String,
    store: Arc<dyn Store>,
    play: Mutex<Play>,
    frames: broadcast::Sender<Arc<Frames>>,
    presence: watch::Sender<Presence>,
    ways: Ways,
    thinking: AtomicBool,
}

/// New events as text for each kind of viewer.
pub(crate) struct Frames {
    seats: [Utf8Bytes; 2],
    public: Utf8Bytes,
}

/// Who is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Presence {
    seats: [u32; 2],
    watching: u32,
}

/// The game, held alone.
pub(crate) struct Locked<'a> {
    live: &'a Live,
    play: MutexGuard<'a, Play>,
}

impl Live {
    pub(super) fn new(id: &str, play: Play, store: Arc<dyn Store>) -> Self {
        Self {
            id: id.to_owned(),
            store,
            play: Mutex::new(play),
            frames: broadcast::Sender::new(BEHIND),
            presence: watch::Sender::new(Presence::default()),
            ways: Ways::default(),
            thinking: AtomicBool::new(false),
        }
    }

    /// The game's id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Waits until nobody else holds the game.
    pub(crate) async fn lock(&self) -> Result<Locked<'_>, GameError> {
        let mut play = self.play.lock().await;
        if play.doubtful {
            *play = Play::load(&*self.store, &play.hall, &self.id).await?;
        }
        Ok(Locked { live: self, play })
    }

    /// Who is connected, now and whenever it changes.
    pub(crate) fn presence(&self) -> watch::Receiver<Presence> {
        self.presence.subscribe()
    }

    /// How long messages to the players and back are on their way.
    pub(crate) fn ways(&self) -> &Ways {
        &self.ways
    }

    /// Lets one task at a time answer for the computer; `None` if another one does.
    pub(crate) fn begin_thinking(self: &Arc<Self>) -> Option<Thinking> {
        let was = self.thinking.swap(true, Ordering::AcqRel);
        (!was).then(|| Thinking(Arc::clone(self)))
    }

    /// Counts a viewer as connected until the answer is dropped.
    pub(crate) fn enter(self: &Arc<Self>, side: Option<Side>) -> Present {
        self.presence
            .send_modify(|presence| *presence.of(side) += 1);
        Present {
            live: Arc::clone(self),
            side,
        }
    }
}

/// The computer is about to answer in a game, until this is dropped.
pub(crate) struct Thinking(Arc<Live>);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.thinking.store(false, Ordering::Release);
    }
}

/// A viewer who is counted as connected.
pub(crate) struct Present {
    live: Arc<Live>,
    side: Option<Side>,
}

impl Drop for Present {
    fn drop(&mut self) {
        let leave = |presence: &mut Presence| *presence.of(self.side) -= 1;
        self.live.presence.send_modify(leave);
    }
}

impl Presence {
    fn of(&mut self, side: Option<Side>) -> &mut u32 {
        side.map_or(&mut self.watching, |side| &mut self.seats[side.index()])
    }

    /// The message that says it.
    pub(crate) fn update(self) -> Update {
        Update::Presence {
            seats: self.seats.map(|count| count > 0),
            watching: self.watching,
        }
    }
}

impl Frames {
    /// The events after number `since`.
    pub(super) fn new(play: &Play, since: u64) -> Result<Self, GameError> {
        let text = |viewer| {
            let events = play.events(viewer, since);
            text(&Update::Events { events })
        };
        Ok(Self {
            seats: [
                text(Viewer::Player(Side::First))?,
                text(Viewer::Player(Side::Second))?,
            ],
            public: text(Viewer::Public)?,
        })
    }

    /// The text for one viewer.
    pub(crate) fn text(&self, side: Option<Side>) -> Utf8Bytes {
        side.map_or(&self.public, |side| &self.seats[side.index()])
            .clone()
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(update: &Update) -> Result<Utf8Bytes, GameError> {
    Ok(serde_json::to_string(update)?.into())
}

impl<'a> Locked<'a> {
    /// Everything that happens from now on.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Arc<Frames>> {
        self.live.frames.subscribe()
    }

    /// The game's id.
    pub(crate) fn id(&self) -> &'a str {
        &self.live.id
    }

    /// Where the game is kept.
    pub(super) fn store(&self) -> &'a dyn Store {
        &*self.live.store
    }

    /// How long messages to a side and back are on their way.
    pub(super) fn way(&self, side: Side) -> Span {
        self.live.ways.of(side)
    }

    /// When the flag of the running clock falls: a turn may still be on its way when its time is
    /// out, and its lag is given back.
    pub(super) fn looked_at(&self) -> Option<(Side, Moment)> {
        let (side, at) = self.deadline()?;
        Some((side, at.after(self.lag(side, self.way(side)))))
    }

    /// Sends the events after number `since` to everybody who is connected.
    pub(super) fn publish(&self, since: u64) {
        if self.live.frames.receiver_count() == 0 {
            return;
        }
        if let Ok(frames) = Frames::new(self, since) {
            // Whoever has left since does not need it.
            let _ = self.live.frames.send(Arc::new(frames));
        }
    }
}

impl Deref for Locked<'_> {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.play
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut Play {
        &mut self.play
    }
}
