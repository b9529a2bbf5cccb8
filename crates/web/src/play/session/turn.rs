//! The player's hand on the running turn: touches, and what the buttons and keys do with it.

use game::{Place, Touch};
use leptos::prelude::*;
use play::Effect;
use wasm_bindgen_futures::spawn_local;

use super::Session;
use crate::board::Key;
use crate::i18n::{t, ta};
use crate::prefs::settings;

impl Session {
    /// Handles a touch of the player.
    pub(crate) fn touch(self, touch: Touch) {
        self.looked_at.set(None);
        self.act(touch);
        if let Touch::Place(place) = touch {
            self.warn_at(place);
        }
    }

    fn act(self, touch: Touch) {
        let skips = self.plays.get_untracked();
        self.stop_showing();
        if self.seen.get_untracked().is_some() {
            self.seen.set(None);
            if !skips {
                return self.say(untrack(|| t("spoken-present")));
            }
        }
        let waits = !untrack(|| self.can_play());
        self.early.set(waits);
        if waits {
            let plays = untrack(|| self.mine() != [false; 2] && self.to_move.get().is_some());
            let prepares = |place| self.prepare(place);
            if plays && !touch.place().is_some_and(prepares) {
                self.say(untrack(|| t("composer-wait")));
            }
            return;
        }
        let begun = now();
        self.callout.set(None);
        self.asking.set(false);
        let mut effect = Effect::Cleared;
        let asks = self.asks_first();
        self.draft.update(|draft| {
            draft.set_confirms(asks);
            effect = draft.touch(touch);
        });
        self.after(effect, touch.place());
        // Measures the time from the touch to the highlights on screen, for the browser's own
        // tools.
        spawn_local(async move {
            leptos::task::tick().await;
            mark_since(begun);
        });
    }

    /// Whether a touch that would end the turn has to be confirmed.
    fn asks_first(self) -> bool {
        let setting = settings().now(|prefs| prefs.confirm_move);
        self.scene
            .with_untracked(|scene| setting.asks(scene.board.columns, scene.board.rows))
    }

    /// Picks up a piece: touches it, unless it is already selected.
    pub(super) fn pick(self, at: Place) {
        if self
            .draft
            .with_untracked(|draft| draft.touched() != [Touch::Place(at)])
        {
            self.touch(Touch::Place(at));
        }
    }

    /// Plays the complete move.
    pub(crate) fn confirm(self) {
        let mut effect = None;
        self.draft.update(|draft| effect = draft.confirm());
        if let Some(effect) = effect {
            self.after(effect, None);
        }
    }

    /// Takes back one step; returns whether there was one.
    pub(crate) fn undo(self) -> bool {
        let open = self.callout.get_untracked().is_some() || self.asking.get_untracked();
        self.callout.set(None);
        self.asking.set(false);
        if open || !untrack(|| self.can_play()) {
            return open || self.withdraw();
        }
        let mut undone = false;
        self.draft.update(|draft| undone = draft.undo());
        if undone {
            self.say(untrack(|| t("spoken-undone")));
            self.changed();
        }
        undone
    }

    /// Takes back the whole running turn.
    pub(crate) fn restart(self) {
        self.callout.set(None);
        self.asking.set(false);
        if untrack(|| self.can_play()) {
            let mut changed = false;
            self.draft.update(|draft| changed = draft.restart());
            if changed {
                self.say(untrack(|| t("spoken-restarted")));
                self.changed();
            }
        }
    }

    /// Ends the turn; asks first if actions would be left unused.
    pub(crate) fn end(self) {
        if self.arrives.get_untracked() {
            return;
        }
        self.seen.set(None);
        if !untrack(|| self.can_play()) {
            return;
        }
        let button = self.scene.with_untracked(|scene| {
            scene
                .buttons
                .iter()
                .find(|button| button.ends_turn)
                .map(|button| button.id)
        });
        let Some(button) = button else { return };
        let legal = self
            .draft
            .with_untracked(|draft| draft.starts().contains(&Touch::Button(button)));
        let ask = legal && untrack(|| self.actions_left()).is_some_and(|left| left > 0);
        if ask && settings().now(|prefs| prefs.confirm_end) && !self.asking.get_untracked() {
            self.asking.set(true);
            self.say(untrack(|| self.end_question()));
        } else {
            self.touch(Touch::Button(button));
        }
    }

    /// The question before a turn with unused actions ends.
    pub(crate) fn end_question(self) -> String {
        if self.is_empty() {
            t("composer-pass-question")
        } else {
            ta(
                "composer-unused",
                &[("count", self.actions_left().unwrap_or(0).into())],
            )
        }
    }

    /// Whether nothing of the running turn has been played yet, so that to end it is to pass.
    pub(crate) fn is_empty(self) -> bool {
        self.draft
            .with(|draft| draft.table().at_turn_start() && draft.complete().is_none())
    }

    /// Does what a key means outside the board; returns whether it did something.
    pub(crate) fn key(self, key: Key) -> bool {
        match key {
            Key::Undo => {
                if !self.undo() {
                    self.look(None);
                }
            }
            Key::Restart => self.restart(),
            Key::End => self.end(),
            Key::Flip => self.flip(),
            Key::Button(index) => {
                let open = untrack(|| self.open_buttons());
                match open.get(index) {
                    Some(button) => self.touch(Touch::Button(button.id)),
                    None => return false,
                }
            }
            Key::Step(stride, forward) => self.step(stride, forward),
            Key::Go(_) | Key::Touch | Key::Next | Key::Previous | Key::Help | Key::Look => {
                return false;
            }
        }
        true
    }

    pub(super) fn changed(self) {
        self.on_change.get_value().run(self);
    }

    pub(super) fn finish(self) {
        let mut moves = Vec::new();
        self.hint.set(Vec::new());
        self.draft.update(|draft| moves = draft.commit());
        self.follow();
        self.on_turn.get_value().run((self, moves));
    }
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

fn mark_since(begun: f64) {
    let Some(clock) = window().performance() else {
        return;
    };
    let span = js_sys::Object::new();
    let set = |name: &str, value: f64| js_sys::Reflect::set(&span, &name.into(), &value.into());
    if set("start", begun).is_ok() && set("end", clock.now()).is_ok() {
        // Adds an entry "highlight" to the page's timeline; if that fails, nothing is lost.
        let measure = js_sys::Reflect::get(&clock, &"measure".into()).ok();
        let measure =
            measure.and_then(|f| wasm_bindgen::JsCast::dyn_into::<js_sys::Function>(f).ok());
        let _ = measure.map(|f| f.call2(&clock, &"highlight".into(), &span));
    }
}
