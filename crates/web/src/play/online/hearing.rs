//! What the server says, and how the page takes it.

use std::cmp::Ordering;

use game::Side;
use hall::Table;
use leptos::prelude::*;
use protocol::{Event, GameState, NumberedEvent};
use serde::de::IgnoredAny;
use wasm_bindgen_futures::spawn_local;

use super::{Connection, Online};
use crate::games;
use crate::http::{Failure, get};
use crate::play::Session;
use crate::play::socket::{Socket, SocketEvent};

impl Online {
    pub(super) fn heard(self, heard: SocketEvent) {
        // The page may have been left in the meantime.
        if self.connection.is_disposed() {
            return;
        }
        if self.connection.get_untracked() == Connection::Silent
            && matches!(heard, SocketEvent::Update(_))
        {
            self.connection.set(Connection::Open);
        }
        match heard {
            SocketEvent::Silent => {
                if self.connection.get_untracked() == Connection::Open {
                    self.notice.set(None);
                    self.connection.set(Connection::Silent);
                }
            }
            SocketEvent::Lost(seconds) => {
                self.notice.set(None);
                self.connection.set(Connection::Lost(seconds));
                if self.boot.get_value().is_none() {
                    self.look_for();
                }
            }
            SocketEvent::Update(protocol::Update::Welcome { boot, side, events }) => {
                let was_lost = matches!(self.connection.get_untracked(), Connection::Lost(_));
                let restarted = self.boot.get_value().is_some_and(|old| old != boot);
                self.boot.set_value(Some(boot));
                self.connection.set(Connection::Open);
                self.side.set(side);
                if restarted {
                    self.notice.set(Some("net-restarted"));
                } else if was_lost {
                    self.notice.set(Some("net-back"));
                }
                self.take(&events);
                self.ask_time();
                self.send();
            }
            SocketEvent::Update(protocol::Update::Events { events }) => self.take(&events),
            SocketEvent::Update(protocol::Update::Presence { seats, watching }) => {
                self.presence.set((seats, watching))
            }
            SocketEvent::Update(protocol::Update::Beat) => {}
            SocketEvent::Update(protocol::Update::Accepted(request)) => self.accepted(request),
            // A request of its own is told whether it is worth trying again.
            SocketEvent::Update(protocol::Update::NotAccepted { .. }) => self.request(),
            SocketEvent::Update(protocol::Update::Refused { error }) => {
                self.failed(&Failure::Refused(error))
            }
        }
    }

    /// Asks whether there is such a game: a connection that can't be opened doesn't say why.
    fn look_for(self) {
        let path = format!("/api/games/{}", self.id());
        spawn_local(async move {
            let found = get::<IgnoredAny>(&path).await;
            let refused =
                matches!(found, Err(Failure::Refused(error)) if error.key == "error-no-game");
            if refused && self.gone.try_set(true).is_none() {
                self.socket
                    .with_value(|socket| socket.as_ref().map(Socket::close));
            }
        });
    }

    /// Applies the events that arrived before the rules of the game were loaded.
    pub(crate) fn take_held(self) {
        let held = self.held.try_update_value(std::mem::take);
        let held = held.unwrap_or_default();
        if !held.is_empty() {
            self.take(&held);
        }
    }

    /// Applies new events and shows them; keeps them for later if the rules are not loaded yet.
    pub(super) fn take(self, events: &[NumberedEvent]) {
        let created = events.iter().find_map(|event| match &event.event {
            Event::Created(terms) => hall::find(&terms.game),
            _ => None,
        });
        if created.is_some() {
            self.played.set(created);
        }
        let played = self.played.get_untracked();
        if played.is_some_and(|info| !games::has(info)) {
            self.held
                .update_value(|held| held.extend_from_slice(events));
            return;
        }
        let (mut gap, mut cheated) = (false, false);
        self.state.update(|state| {
            for event in events {
                let known = state.as_ref().map_or(0, GameState::seq);
                if event.seq <= known {
                    continue;
                }
                let taken = match state {
                    None => GameState::from_first(games::hall(), event)
                        .map(|first| *state = Some(first)),
                    Some(state) => state.apply(event),
                };
                match &event.event {
                    Event::Declined { side } => {
                        let own = self.side.get_untracked();
                        self.declined.set(own.is_some() && own != Some(*side));
                    }
                    Event::TakeBackDeclined { side } => {
                        let own = self.side.get_untracked();
                        self.back_declined.set(own == Some(!*side));
                    }
                    Event::Offered { .. } => self.declined.set(false),
                    Event::Turn { .. } => {
                        self.declined.set(false);
                        self.back_declined.set(false);
                    }
                    _ => {}
                }
                if taken.is_ok() && !event.event.is_quiet() {
                    self.stands.set_value(event.seq);
                }
                gap |= taken.is_err();
                cheated |= taken.is_err_and(|error| error.breaks_promise());
            }
        });
        if cheated {
            // Asking again would bring the same events: the game stops here.
            self.trouble.set(Some(self.say("dice-broken")));
            return;
        }
        if gap {
            // An event is missing or unreadable: ask for the whole list again.
            self.state.set(None);
            self.retry();
            return;
        }
        self.owner.with_value(|owner| owner.with(|| self.show()));
        self.ask_match();
        self.disclose();
    }

    /// Shows what is new in the game.
    fn show(self) {
        let Some(draft) = self.fresh_draft() else {
            return;
        };
        let mine = Side::BOTH.map(|side| self.side.get_untracked() == Some(side));
        let Some(session) = self.session.get_untracked() else {
            let session = Session::new(
                self.with_kept_draft(draft),
                mine,
                move |_, moves| self.turned(moves),
                move |session| self.keep(session),
            );
            session.take_up_prepared(&self.id());
            self.session.set(Some(session));
            self.settle(session);
            return;
        };
        session.sit(mine);
        self.settle(session);
        let table = draft.table();
        let viewer = untrack(|| session.viewer());
        let (base, same, foreseen) = session.draft.with_untracked(|draft| {
            let (known, base) = (draft.table(), draft.committed());
            let same = known.outcome() == table.outcome()
                && known.time_outs() == table.time_outs()
                && known.set_ups() == table.set_ups();
            let at = |table: &dyn Table| table.position_after(base, viewer);
            (base, same, at(known) == at(table))
        });
        let on_its_way = self.pending.get_untracked().is_some() && table.plies() < base;
        if on_its_way || (table.plies() == base && same && foreseen) {
            return;
        }
        let news = match table.plies().cmp(&base) {
            Ordering::Greater => Some(base),
            // The rules' answer to the last move is not what was expected.
            Ordering::Equal => base.checked_sub(1).filter(|_| same && !foreseen),
            // A turn was taken back.
            Ordering::Less => None,
        };
        session.replace(draft, news);
    }

    /// Nothing can be played on until the server has said what the part of the turn led to that was
    /// sent last: a search may have found something.
    pub(super) fn settle(self, session: Session) {
        let unanswered = self.unanswered.get_value();
        session
            .busy
            .set(unanswered.is_some_and(|after| self.stands.get_value() <= after));
    }
}
