//! A game that people are connected to.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use clock::{Moment, Span};
use game::Side;
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};

use super::connected::{Connected, Presence};
use super::context::Context;
use super::error::GameError;
use super::frames::Frames;
use super::play::Play;
use super::wait::Wait;
use crate::bus::{Attendance, News};
use crate::limits::{Desk, Work};
use crate::memory::Share;
use crate::store::{Append, BoardAt};

/// A client that falls this many messages behind is disconnected; it reconnects and asks for the
/// rest.
const BEHIND: usize = 64;

/// What a game in memory holds beside the game itself, in bytes: mostly the channel to those who are
/// connected.
const ROOM: usize = 2048;

/// A game in memory, with the channel to those who are connected.
pub(crate) struct Live {
    id: Arc<str>,
    /// Where in a tournament it is played, if it belongs to one.
    board: Option<BoardAt>,
    context: Arc<Context>,
    held: Mutex<Loaded>,
    /// What other nodes have written and is not in memory yet.
    heard: std::sync::Mutex<Vec<Arc<Append>>>,
    /// Counts how often the game in memory was found to be out of date.
    generation: AtomicU64,
    frames: broadcast::Sender<Arc<Frames>>,
    connected: Connected,
    thinking: AtomicBool,
    wait: Wait,
}

/// What is behind the lock.
struct Loaded {
    play: Play,
    /// Number of the last fact that viewers have been sent.
    sent: u64,
    /// The generation that was loaded.
    generation: u64,
    /// What it holds of the memory for games.
    share: Share,
}

impl Loaded {
    /// Says what the game holds now.
    fn count(&mut self) {
        self.share.set(ROOM + self.play.bytes());
    }
}

/// Exclusive access to a game.
pub(crate) struct Locked<'a> {
    live: &'a Live,
    held: MutexGuard<'a, Loaded>,
}

impl Live {
    pub(super) fn new(id: &str, play: Play, context: Arc<Context>) -> Self {
        let mut held = Loaded {
            sent: play.seq(),
            play,
            generation: 0,
            share: context.taken.share(),
        };
        held.count();
        Self {
            id: id.into(),
            board: held.play.board().cloned(),
            context,
            held: Mutex::new(held),
            heard: std::sync::Mutex::default(),
            generation: AtomicU64::new(0),
            frames: broadcast::Sender::new(BEHIND),
            connected: Connected::default(),
            thinking: AtomicBool::new(false),
            wait: Wait::default(),
        }
    }

    /// The game's id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Where in a tournament it is played, if it belongs to one: that never changes.
    pub(crate) fn board(&self) -> Option<&BoardAt> {
        self.board.as_ref()
    }

    /// Locks the game, and takes in what other nodes have written.
    pub(crate) async fn lock(&self) -> Result<Locked<'_>, GameError> {
        let held = self.held.lock().await;
        let mut game = Locked { live: self, held };
        game.catch_up().await?;
        Ok(game)
    }

    /// Locks the game for a client that has seen the event with this number, maybe at another node.
    pub(crate) async fn lock_after(&self, seq: u64) -> Result<Locked<'_>, GameError> {
        let game = self.lock().await?;
        if game.seq() >= seq {
            return Ok(game);
        }
        drop(game);
        self.invalidate();
        self.lock().await
    }

    /// Declares the game in memory out of date: the next lock loads it from the store.
    pub(crate) fn invalidate(&self) {
        self.generation.fetch_add(1, Ordering::AcqRel);
    }

    /// Another node has written to the game; taken in with the next [`lock`](Self::lock).
    pub(super) fn hear(&self, append: Arc<Append>) {
        self.inbox().push(append);
    }

    /// Who is connected, here and at other nodes, now and whenever it changes.
    pub(crate) fn presence(&self) -> watch::Receiver<Presence> {
        self.connected.presence()
    }

    pub(super) fn connected(&self) -> &Connected {
        &self.connected
    }

    /// Notes the round-trip time that was measured to a side.
    pub(crate) fn measured(&self, side: Side, way: Duration) {
        let tell = |here| self.tell(here);
        self.connected.measured(side, way, tell);
    }

    /// Lets one task at a time answer for the computer; `None` if another one does.
    pub(crate) fn begin_thinking(self: &Arc<Self>) -> Option<Thinking> {
        let was = self.thinking.swap(true, Ordering::AcqRel);
        (!was).then(|| Thinking(Arc::clone(self)))
    }

    /// How long the computer has waited for a thread in its running turn.
    pub(crate) fn wait(&self) -> &Wait {
        &self.wait
    }

    /// Counts a viewer as connected until the answer is dropped.
    pub(crate) fn enter(self: &Arc<Self>, side: Option<Side>) -> Present {
        self.connected.enter(side, |here| self.tell(here));
        Present {
            live: Arc::clone(self),
            side,
        }
    }

    /// Tells other nodes who is connected here.
    pub(super) fn tell(&self, here: Attendance) {
        let game = Arc::clone(&self.id);
        self.context.tell(News::Attends(game, here));
    }

    fn inbox(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Append>>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The computer is about to answer in a game, until this is dropped.
pub(crate) struct Thinking(Arc<Live>);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.wait.clear();
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
        let live = &self.live;
        live.connected.leave(self.side, |here| live.tell(here));
    }
}

impl<'a> Locked<'a> {
    /// A place to work on the game, if that is costly.
    pub(super) async fn desk(&mut self) -> Result<Option<Desk>, GameError> {
        if self.is_costly() {
            Ok(Some(
                Box::pin(self.context().workers.desk(Work::Change)).await?,
            ))
        } else {
            Ok(None)
        }
    }

    /// The events from now on.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Arc<Frames>> {
        self.live.frames.subscribe()
    }

    /// The game's id.
    pub(crate) fn id(&self) -> &'a str {
        &self.live.id
    }

    /// What all games of the node share.
    pub(super) fn context(&self) -> &'a Context {
        &self.live.context
    }

    /// The same as [`Live::invalidate`].
    pub(super) fn invalidate(&self) {
        self.live.invalidate();
    }

    /// The round-trip time of messages to a side.
    pub(super) fn round_trip(&self, side: Side) -> Span {
        self.live.connected.round_trip(side)
    }

    /// Whether clocks wait for players who are all there now.
    pub(crate) fn has_gathered(&self) -> bool {
        let now = Moment(self.now_us());
        let clock = self.state().clock();
        let waits = clock.is_some_and(|clock| !clock.waits(now).is_zero());
        let present = *self.live.presence().borrow();
        let is_there = |side: Side| present.seats()[side.index()] || self.computer(side).is_some();
        waits && Side::BOTH.into_iter().all(is_there)
    }

    /// When the time to choose is over, or the flag of the running clock falls. That is later than the deadline: a
    /// turn may be on its way then, whose lag is given back, and the computer may have waited for a thread.
    pub(super) fn falls_at(&self) -> Option<Moment> {
        let Some((side, at)) = self.deadline() else {
            return self.due_at();
        };
        let more = if self.computer(side).is_some() {
            self.live.wait.until(Moment(self.now_us()))
        } else {
            self.lag(side, self.round_trip(side))
        };
        Some(at.after(more))
    }

    /// Whether it is time for play to begin, or for the flag of the running clock to fall. How long the computer
    /// has waited only the node knows that runs the game.
    pub(crate) fn is_due(&self) -> bool {
        let now = Moment(self.now_us());
        let here = self.context().node;
        let waits_elsewhere = self.deadline().is_some_and(|(side, _)| {
            self.computer(side).is_some() && self.runner.is_some_and(|runner| runner != here)
        });
        self.falls_at().is_some_and(|at| now > at) && !waits_elsewhere
    }

    /// Takes in what other nodes have written: as they told it or, if something is missing, from the
    /// store. Viewers get it at once.
    async fn catch_up(&mut self) -> Result<(), GameError> {
        for append in std::mem::take(&mut *self.live.inbox()) {
            if !self.held.play.hear(&append) {
                self.invalidate();
            }
        }
        let generation = self.live.generation.load(Ordering::Acquire);
        if self.held.generation != generation {
            // Seldom, so that its room is not part of every change.
            self.held.play = Box::pin(Play::load(&self.live.context, &self.live.id)).await?;
            self.held.generation = generation;
        }
        self.publish();
        Ok(())
    }

    /// Sends the events that are new to everybody who is connected here.
    pub(super) fn publish(&mut self) {
        let (since, seq) = (self.held.sent, self.seq());
        if seq <= since {
            return;
        }
        self.held.sent = seq;
        if self.live.frames.receiver_count() == 0 {
            return;
        }
        match Frames::new(self, since) {
            // It is no error if all viewers have left.
            Ok(frames) => drop(self.live.frames.send(Arc::new(frames))),
            Err(error) => tracing::error!(%error, "viewers were not sent what is new"),
        }
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        self.held.count();
    }
}

impl Deref for Locked<'_> {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.held.play
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut Play {
        &mut self.held.play
    }
}
