//! A game on the server, built from its events, with the turn that is being sent.

mod asks;
mod timing;

use std::cmp::Ordering;
use std::collections::BTreeMap;

use game::Side;
use game::record::About;
use hall::{GameInfo, Table};
use leptos::prelude::*;
use play::Draft;
use protocol::{
    Accepted, Act, Action, Event, GamePlayers, GameState, Hello, JoinGame, Joined, NumberedEvent,
    SendDraft, SendTurn, SeriesView, ServerTime,
};
use serde::de::IgnoredAny;
use uuid::Uuid;
use wasm_bindgen_futures::spawn_local;

use super::chance::nonce;
use super::held::HeldSeat;
use super::kept_draft::KeptDraft;
use super::player::player_called;
use super::session::Session;
use super::socket::{Socket, SocketEvent};
use crate::games;
use crate::http::{Failure, get, post};
use crate::i18n::t;
use crate::storage;

/// How many times the page asks for the server's time at every connection.
const QUESTIONS: usize = 4;

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Connection {
    /// Not connected yet.
    Opening,
    /// Connected.
    Open,
    /// Connected, but the server has said nothing for some seconds.
    Silent,
    /// Lost; the next attempt is in this many seconds.
    Lost(u32),
}

/// A game on the server. Copies share their state.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    id: StoredValue<String>,
    /// The arbiter's secret, in the arbiter's page.
    office: StoredValue<Option<String>>,
    /// The state that the events add up to.
    pub(crate) state: RwSignal<Option<GameState>, LocalStorage>,
    /// The side played here.
    pub(crate) side: RwSignal<Option<Side>>,
    /// The session, once the game has begun.
    pub(crate) session: RwSignal<Option<Session>>,
    /// The series that the game belongs to, if any; loaded once this game is over.
    pub(crate) series_view: RwSignal<Option<SeriesView>>,
    /// Who plays, as far as players have said so, with their ratings.
    pub(crate) players: RwSignal<Option<GamePlayers>>,
    /// The connection.
    pub(crate) connection: RwSignal<Connection>,
    /// Who is connected, and how many watch.
    pub(crate) presence: RwSignal<([bool; 2], u32)>,
    /// The key of a good message about the connection.
    pub(crate) notice: RwSignal<Option<&'static str>>,
    /// Whether the last offer of the player here was declined; nothing has been played since.
    pub(crate) declined: RwSignal<bool>,
    /// Whether the last wish of the player here to take back a turn was declined; nothing has been played since.
    pub(crate) back_declined: RwSignal<bool>,
    /// Whether the server knows no such game.
    pub(crate) gone: RwSignal<bool>,
    /// The message about what has gone wrong.
    pub(crate) trouble: RwSignal<Option<String>>,
    /// The turn that is being sent.
    pub(crate) pending: RwSignal<Option<SendTurn>>,
    /// The last entry before the turn that was sent last, until the server says what it led to.
    unanswered: StoredValue<Option<u64>>,
    /// Whether all that was hidden was asked for, at the end.
    disclosed: StoredValue<bool>,
    /// Whether a running turn was restored.
    pub(crate) restored: RwSignal<bool>,
    time: StoredValue<ServerTime>,
    /// Number of the last entry that was not quiet: a turn begun since then can go on.
    stands: StoredValue<u64>,
    /// The running turn that the server has yet to be told; `declaring` while a message is on its
    /// way.
    declared: StoredValue<Option<KeptDraft>>,
    declaring: StoredValue<bool>,
    boot: StoredValue<Option<Uuid>>,
    /// The game that is played, once the server has named it.
    pub(crate) played: RwSignal<Option<&'static GameInfo>>,
    /// Events that arrived before the rules of that game were loaded.
    held: StoredValue<Vec<NumberedEvent>>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    owner: StoredValue<Owner>,
}

impl Online {
    /// Opens the game and keeps it up to date until the page is left.
    pub(crate) fn open(id: String, office: Option<String>) -> Self {
        let pending: Option<SendTurn> = storage::read(&format!("turn.{id}"));
        let game = Self {
            id: StoredValue::new(id.clone()),
            office: StoredValue::new(office),
            state: RwSignal::new_local(None),
            side: RwSignal::new(None),
            session: RwSignal::new(None),
            series_view: RwSignal::new(None),
            players: RwSignal::new(None),
            connection: RwSignal::new(Connection::Opening),
            presence: RwSignal::new(([false; 2], 0)),
            notice: RwSignal::new(None),
            declined: RwSignal::new(false),
            back_declined: RwSignal::new(false),
            gone: RwSignal::new(false),
            trouble: RwSignal::new(None),
            unanswered: StoredValue::new(pending.as_ref().map(|turn| turn.after)),
            pending: RwSignal::new(pending),
            disclosed: StoredValue::new(false),
            restored: RwSignal::new(false),
            time: StoredValue::default(),
            stands: StoredValue::default(),
            declared: StoredValue::new(None),
            declaring: StoredValue::new(false),
            boot: StoredValue::new(None),
            played: RwSignal::new(None),
            held: StoredValue::default(),
            socket: StoredValue::new_local(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        let hello = move || Hello {
            token: game.token().or_else(|| game.office.get_value()),
            since: game.seq(),
        };
        let socket = Socket::open(format!("/api/games/{id}/live"), hello, move |heard| {
            game.heard(heard)
        });
        game.socket.set_value(Some(socket));
        let back = window_event_listener(leptos::ev::online, move |_| game.retry());
        on_cleanup(move || {
            back.remove();
            game.socket
                .with_value(|socket| socket.as_ref().map(Socket::close));
        });
        game
    }

    /// Its id.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Connects again at once.
    pub(crate) fn retry(self) {
        self.socket
            .with_value(|socket| socket.as_ref().map(Socket::again));
    }

    /// Takes the open seat.
    pub(crate) fn join(self, invite: String, name: String, seat_options: BTreeMap<String, String>) {
        let path = format!("/api/games/{}/join", self.id());
        // The secret is stored before it is sent, so that a lost answer does not cost the seat.
        let held = HeldSeat::load(&self.id()).unwrap_or_else(HeldSeat::new);
        if !held.save(&self.id()) {
            self.trouble.set(Some(self.say("error-storage")));
        }
        spawn_local(async move {
            let body = JoinGame {
                invite,
                token: Some(held.token),
                name,
                seat_options,
                nonce: nonce(),
            };
            let rated = |players: &Option<GamePlayers>| players.as_ref().is_some_and(|it| it.rated);
            let key = match self.players.try_with_untracked(rated) {
                Some(true) => player_called(&body.name).await.map(|key| Some(key.secret)),
                _ => Ok(None),
            };
            let joined = match key {
                Ok(key) => post::<Joined>(&path, key.as_deref(), &body).await,
                Err(failure) => Err(failure),
            };
            match joined {
                Ok(joined) => {
                    self.side.set(Some(joined.side));
                    // A player knows more than somebody who watches: all is asked for again.
                    self.state.set(None);
                    self.retry();
                }
                Err(failure) => {
                    if matches!(failure, Failure::Refused(_)) {
                        HeldSeat::forget(&self.id());
                    }
                    let book = |state: &Option<GameState>| {
                        let game = &state.as_ref()?.terms().game;
                        Some(hall::find(game)?.book)
                    };
                    if let Some(book) = self.state.try_with_untracked(book).flatten() {
                        failure.explain(book).await;
                    }
                    self.failed(&failure);
                }
            }
        });
    }

    /// Sends an action other than a turn.
    pub(crate) fn act(self, action: Action) {
        let path = format!("/api/games/{}/acts", self.id());
        let Some(token) = self.token() else { return };
        let body = Act {
            request: Uuid::new_v4(),
            action,
        };
        spawn_local(async move {
            match post::<Accepted>(&path, Some(&token), &body).await {
                Ok(_) => self.trouble.set(None),
                Err(failure) => self.failed(&failure),
            }
        });
    }

    fn say(self, key: &str) -> String {
        self.owner
            .with_value(|owner| owner.with(|| untrack(|| t(key))))
    }

    fn failed(self, failure: &Failure) {
        let text = self
            .owner
            .with_value(|owner| owner.with(|| untrack(|| failure.text())));
        self.trouble.try_set(Some(text));
    }

    fn token(self) -> Option<String> {
        HeldSeat::load(&self.id()).map(|held| held.token)
    }

    fn seq(self) -> u64 {
        self.state
            .with_untracked(|state| state.as_ref().map_or(0, GameState::seq))
    }

    fn heard(self, heard: SocketEvent) {
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
    fn take(self, events: &[NumberedEvent]) {
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
    fn settle(self, session: Session) {
        let unanswered = self.unanswered.get_value();
        session
            .busy
            .set(unanswered.is_some_and(|after| self.stands.get_value() <= after));
    }

    /// Adds the turn that is being sent, or the stored running turn, if it belongs to this
    /// position.
    fn with_kept_draft(self, mut draft: Draft) -> Draft {
        let stands = self.stands.get_value()..=self.seq();
        if let Some(turn) = self.pending.get_untracked() {
            if stands.contains(&turn.after) && draft.play_all(&turn.moves) == turn.moves.len() {
                draft.commit();
            }
            return draft;
        }
        let restored = KeptDraft::restore(&self.id(), stands, &mut draft);
        self.restored.set(restored);
        draft
    }

    fn keep(self, session: Session) {
        let draft = session
            .draft
            .with_untracked(|draft| KeptDraft::of(draft, self.seq()));
        self.restored.set(false);
        let told = draft.plays_same(&self.id());
        if !draft.save(&self.id()) {
            self.trouble.set(Some(self.say("error-storage")));
        }
        if !told {
            self.declare(draft);
        }
    }

    /// Tells the server the running turn so far, in case time ends it (T-R6). Sends one message at
    /// a time, always the latest.
    fn declare(self, draft: KeptDraft) {
        let timed = self.state.with_untracked(|state| {
            let state = state.as_ref()?;
            state.clock()?;
            state.table()?.turn_end()
        });
        let (Some(_), Some(token)) = (timed, self.token()) else {
            return;
        };
        let busy = self.declaring.get_value();
        self.declaring.set_value(true);
        self.declared.set_value(Some(draft));
        if busy {
            return;
        }
        let path = format!("/api/games/{}/draft", self.id());
        spawn_local(async move {
            while let Some(Some(draft)) = self.declared.try_update_value(Option::take) {
                let body = SendDraft {
                    after: draft.after,
                    moves: draft.moves,
                };
                // If a message is late or lost, the next message or the turn itself replaces it.
                let _ = post::<Accepted>(&path, Some(&token), &body).await;
            }
            self.declaring.try_update_value(|busy| *busy = false);
        });
    }

    /// What a record says about the game besides its moves.
    pub(crate) fn about(self) -> About {
        let about = |state: &Option<GameState>| state.as_ref().map(|state| state.about(self.now()));
        self.state.with_untracked(about).unwrap_or_default()
    }

    /// Stores a turn that was finished here until the server has it.
    fn turned(self, moves: Vec<String>) {
        let turn = SendTurn {
            request: Uuid::new_v4(),
            after: self.seq(),
            moves,
        };
        storage::write(&format!("turn.{}", self.id()), &turn);
        KeptDraft::forget(&self.id());
        self.restored.set(false);
        self.notice.set(None);
        self.unanswered.set_value(Some(turn.after));
        self.pending.set(Some(turn));
        if let Some(session) = self.session.get_untracked() {
            self.settle(session);
        }
        self.send();
    }

    /// Sends the finished turn; the server takes a repeated request only once.
    fn send(self) {
        let (Some(turn), Some(token)) = (self.pending.get_untracked(), self.token()) else {
            return;
        };
        let path = format!("/api/games/{}/turns", self.id());
        spawn_local(async move {
            let answer = post::<Accepted>(&path, Some(&token), &turn).await;
            let current = self.pending.try_get_untracked().flatten();
            if current.is_none_or(|now| now.request != turn.request) {
                return;
            }
            match answer {
                Ok(_) => {
                    self.trouble.set(None);
                    self.arrived();
                }
                Err(Failure::Network) => {
                    // It is sent again when the connection is back, and after a while in any case.
                    set_timeout(
                        move || self.send_if_waiting(),
                        std::time::Duration::from_secs(3),
                    );
                }
                Err(Failure::Refused(error)) => {
                    self.arrived();
                    if error.key == "error-stale" {
                        self.notice.set(Some("net-moved-on"));
                    } else {
                        self.failed(&Failure::Refused(error));
                    }
                    self.restore();
                    self.retry();
                }
            }
        });
    }

    fn send_if_waiting(self) {
        if self.pending.try_get_untracked().flatten().is_some() {
            self.send();
        }
    }

    fn arrived(self) {
        storage::remove(&format!("turn.{}", self.id()));
        self.pending.set(None);
    }

    /// Shows the game as the server knows it.
    fn restore(self) {
        self.unanswered.set_value(None);
        if let (Some(draft), Some(session)) = (self.fresh_draft(), self.session.get_untracked()) {
            self.settle(session);
            session.replace(draft, None);
        }
    }

    /// The game as the server knows it, with nothing of the running turn; `None` before it begins.
    fn fresh_draft(self) -> Option<Draft> {
        self.state.with_untracked(|state| {
            let state = state.as_ref()?;
            let draft = Draft::new(state.table()?.boxed_clone());
            Some(draft.with_touch_move(state.terms().touch_move))
        })
    }
}
