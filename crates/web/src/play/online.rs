//! A game on the server, built from its events, with the turn that is being sent.

mod asks;
mod hearing;
mod sending;
mod timing;

use std::collections::BTreeMap;

use game::Side;
use game::record::About;
use hall::GameInfo;
use leptos::prelude::*;
use play::Draft;
use protocol::{
    Accepted, Act, Action, GamePlayers, GameState, Hello, JoinGame, Joined, NumberedEvent,
    SendTurn, SeriesView, ServerTime,
};
use uuid::Uuid;
use wasm_bindgen_futures::spawn_local;

use super::chance::nonce;
use super::held::HeldSeat;
use super::kept_draft::KeptDraft;
use super::player::player_called;
use super::session::Session;
use super::socket::Socket;
use crate::http::{Failure, post};
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

    /// What a record says about the game besides its moves.
    pub(crate) fn about(self) -> About {
        let about = |state: &Option<GameState>| state.as_ref().map(|state| state.about(self.now()));
        self.state.with_untracked(about).unwrap_or_default()
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
