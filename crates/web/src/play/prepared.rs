//! A move that is prepared while the other side thinks. It stays on this device until it is played.

use game::{Place, Touch};
use leptos::prelude::*;

use super::session::Session;
use crate::board::place_name;
use crate::i18n::{t, ta};

impl Session {
    /// Plays what is prepared when the turn has come and the other side's has been shown; when the game is over,
    /// nothing is prepared any more.
    pub(super) fn await_turn(self) {
        Effect::new(move |_| {
            if !self.prepared.with(Vec::is_empty) {
                match self.to_move.get() {
                    None => self.prepared.set(Vec::new()),
                    Some(_) if self.can_play() => untrack(|| self.play_prepared()),
                    Some(_) => {}
                }
            }
        });
    }

    /// Takes a touch while the other side is to move: a piece of one's own, then where it shall go; a touch on either
    /// withdraws it. Returns false if the touch means nothing.
    pub(super) fn prepare(self, place: Place) -> bool {
        let own = untrack(|| self.own());
        if own.is_none() || self.to_move.get_untracked() == own {
            return false;
        }
        let mine = self.scene.with_untracked(|scene| {
            let mut pieces = scene.pieces.iter();
            pieces.any(|piece| piece.place == place && Some(piece.side) == own)
        });
        let before = self.prepared.get_untracked();
        let now = match before[..] {
            [from] if from != place && !mine => vec![from, place],
            _ if mine && !before.contains(&place) => vec![place],
            _ => Vec::new(),
        };
        if before.is_empty() && now.is_empty() {
            return false;
        }
        if now.is_empty() {
            return self.withdraw();
        }
        self.prepared.set(now);
        self.say(untrack(|| self.prepared_told()).unwrap_or_default());
        true
    }

    /// Withdraws what was prepared; returns whether there was anything.
    pub(super) fn withdraw(self) -> bool {
        let any = !self.prepared.with_untracked(Vec::is_empty);
        if any {
            self.prepared.set(Vec::new());
            self.say(untrack(|| t("prepared-withdrawn")));
        }
        any
    }

    /// What is prepared, in words.
    pub(crate) fn prepared_told(self) -> Option<String> {
        let prepared = self.prepared.get();
        let name = |place| {
            let name = |scene: &_| place_name(scene, place).unwrap_or_default().to_owned();
            self.scene.with(name)
        };
        match prepared[..] {
            [from] => Some(ta("prepared-begun", &[("from", name(from).into())])),
            [from, to] => {
                let args = [("from", name(from).into()), ("to", name(to).into())];
                Some(ta("prepared", &args))
            }
            _ => None,
        }
    }

    /// Plays what was prepared, now that the turn has come. If the rules don't allow it, it is dropped, and the reason
    /// is shown.
    fn play_prepared(self) {
        let prepared = std::mem::take(&mut *self.prepared.write());
        // Only half of it was chosen.
        let [from, to] = prepared[..] else { return };
        self.touch(Touch::Place(from));
        let chosen = self
            .draft
            .with_untracked(|draft| draft.touched() == [Touch::Place(from)]);
        if chosen {
            self.touch(Touch::Place(to));
        }
        let refused = self.callout.with_untracked(Option::is_some);
        // Two touches have prepared it: nobody is asked a third time.
        if !refused && chosen {
            self.confirm();
        }
        if refused || !chosen {
            self.draft
                .update(|draft| while !draft.touched().is_empty() && draft.undo() {});
            let why = self.said.get_untracked();
            let dropped = untrack(|| t("prepared-dropped"));
            self.say(format!("{dropped} {why}"));
        }
    }
}
