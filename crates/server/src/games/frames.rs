//! What those who are connected to a game are sent.

use axum::extract::ws::Utf8Bytes;
use game::{Side, Viewer};
use protocol::Update;

use super::error::GameError;
use super::play::Play;

/// New events, as text for each kind of viewer.
pub(crate) struct Frames {
    seats: [Utf8Bytes; 2],
    judge: Utf8Bytes,
    public: Utf8Bytes,
}

impl Frames {
    /// The events after number `since`.
    pub(super) fn new(play: &Play, since: u64) -> Result<Self, GameError> {
        let all = Update::Events {
            events: play.events(Viewer::Public, since),
        };
        let public = text(&all)?;
        // Where nothing is hidden, all are sent the same.
        let is_open = play.all_know_all(since);
        let of = |viewer| {
            if is_open {
                return Ok(public.clone());
            }
            let events = play.events(viewer, since);
            text(&Update::Events { events })
        };
        Ok(Self {
            seats: [
                of(Viewer::Player(Side::First))?,
                of(Viewer::Player(Side::Second))?,
            ],
            judge: of(Viewer::Judge)?,
            public,
        })
    }

    /// The text for one viewer.
    pub(crate) fn text(&self, viewer: Viewer) -> Utf8Bytes {
        match viewer {
            Viewer::Player(side) => &self.seats[side.index()],
            Viewer::Judge => &self.judge,
            Viewer::Public => &self.public,
        }
        .clone()
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(update: &Update) -> Result<Utf8Bytes, GameError> {
    Ok(serde_json::to_string(update)?.into())
}
