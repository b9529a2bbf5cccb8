//! The running turn and the finished one on their way to the server.

use std::time::Duration;

use leptos::prelude::*;
use play::Draft;
use protocol::{Accepted, Say, SendDraft, SendTurn};
use uuid::Uuid;
use wasm_bindgen_futures::spawn_local;

use super::Online;
use crate::http::{Failure, post};
use crate::play::Session;
use crate::play::kept_draft::KeptDraft;
use crate::storage;

impl Online {
    /// Adds the turn that is being sent, or the stored running turn, if it belongs to this
    /// position.
    pub(super) fn with_kept_draft(self, mut draft: Draft) -> Draft {
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

    pub(super) fn keep(self, session: Session) {
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

    /// Stores a turn that was finished here until the server has it.
    pub(super) fn turned(self, moves: Vec<String>) {
        let turn = SendTurn {
            request: Uuid::new_v4(),
            after: self.seq(),
            moves,
        };
        storage::write(&format!("turn.{}", self.id()), &turn);
        KeptDraft::forget(&self.id());
        // The turn says it all.
        self.declared.set_value(None);
        self.restored.set(false);
        self.notice.set(None);
        self.unanswered.set_value(Some(turn.after));
        self.pending.set(Some(turn));
        if let Some(session) = self.session.get_untracked() {
            self.settle(session);
        }
        self.send();
    }

    /// Sends the finished turn over the open connection. If there is none, or it brings no answer in time, the
    /// turn becomes a request of its own; the server takes a repeated one only once.
    pub(super) fn send(self) {
        let Some(turn) = self.pending.get_untracked() else {
            return;
        };
        let (request, turn) = (turn.request, Say::Turn(turn));
        let said = self
            .socket
            .with_value(|socket| socket.as_ref().is_some_and(|socket| socket.say(&turn)));
        if said {
            self.request_later(request);
        } else {
            self.request();
        }
    }

    /// Sends the turn with this number as a request of its own after a while, if it still waits for an answer.
    fn request_later(self, number: Uuid) {
        let late = move || {
            if self.waits_for(number) {
                self.request();
            }
        };
        set_timeout(late, Duration::from_secs(3));
    }

    /// Sends the finished turn as a request of its own, if it is still waiting.
    pub(super) fn request(self) {
        let Some(Some(turn)) = self.pending.try_get_untracked() else {
            return;
        };
        let Some(token) = self.token() else {
            return;
        };
        let path = format!("/api/games/{}/turns", self.id());
        spawn_local(async move {
            let answer = post::<Accepted>(&path, Some(&token), &turn).await;
            if !self.waits_for(turn.request) {
                return;
            }
            match answer {
                Ok(_) => self.accepted(turn.request),
                // It is sent again when the connection is back, and after a while in any case.
                Err(Failure::Network) => self.request_later(turn.request),
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

    /// Whether the turn that was sent with this number has not been answered yet.
    fn waits_for(self, request: Uuid) -> bool {
        let pending = self.pending.try_get_untracked().flatten();
        pending.is_some_and(|turn| turn.request == request)
    }

    /// The server has the turn that was sent with this number.
    pub(super) fn accepted(self, request: Uuid) {
        if self.waits_for(request) {
            self.trouble.set(None);
            self.arrived();
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
}
