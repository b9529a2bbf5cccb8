//! What a touch leads to, as it is heard and said.

use game::{Place, Scene, Touch, Viewer};
use leptos::prelude::*;
use play::{Draft, Effect};

use super::Session;
use crate::board::{Callout, content};
use crate::i18n::{said, t, ta};
use crate::sound::{self, Sound};

impl Session {
    /// Shows and says what a touch has led to.
    pub(super) fn after(self, effect: Effect, at: Option<Place>) {
        match effect {
            Effect::Selected => {
                sound::play(Sound::Select);
                let count = self.draft.with_untracked(|draft| {
                    let next = draft.next();
                    next.iter().filter_map(Touch::place).count()
                });
                let asked = self.draft.with_untracked(|draft| {
                    draft.complete().is_some() && draft.table().turn_end().is_none()
                });
                let text = untrack(|| {
                    if asked {
                        return t("composer-again");
                    }
                    let what = at.map(|place| self.touched_told(place));
                    let buttons = self.buttons_told();
                    let what = what.unwrap_or_default();
                    let selected = match (count, &buttons) {
                        // The buttons are the way to go on.
                        (0, Some(_)) => ta("spoken-chosen", &[("content", what.into())]),
                        _ => ta(
                            "spoken-selected",
                            &[("content", what.into()), ("count", count.into())],
                        ),
                    };
                    let ask = self.draft.with(Draft::ask).map(|ask| said(&ask));
                    let parts = [Some(selected), ask, buttons].into_iter().flatten();
                    parts.collect::<Vec<_>>().join(" ")
                });
                self.say(text);
                self.changed();
            }
            Effect::Cleared => {
                self.say(untrack(|| t("spoken-cleared")));
                self.changed();
            }
            Effect::Held => {
                sound::play(Sound::No);
                self.say(untrack(|| t("composer-held")));
            }
            Effect::Played { sealed } => {
                self.told(Sound::Step);
                if sealed {
                    self.finish();
                } else {
                    self.changed();
                }
            }
            Effect::TurnOver => {
                self.told(Sound::Turn);
                self.finish();
            }
            Effect::Refused(refused) => {
                sound::play(Sound::No);
                let place = at.or_else(|| refused.places.first().copied());
                let callout = Callout { place, refused };
                let reason = untrack(|| callout.text());
                self.say(untrack(|| {
                    ta("spoken-refused", &[("reason", reason.into())])
                }));
                self.callout.set(Some(callout));
            }
        }
    }

    /// Says the last move, with its sound.
    fn told(self, sound: Sound) {
        let won = untrack(|| self.draft.with(Draft::gains)).is_some_and(|gains| gains != [0, 0]);
        let took = self.draft.with_untracked(|draft| {
            let table = draft.table();
            let count = |plies| {
                table
                    .scene(plies, Viewer::Public)
                    .map(|scene| scene.pieces.len())
            };
            count(table.plies()) < table.plies().checked_sub(1).and_then(count)
        });
        sound::play(if took || won && sound == Sound::Step {
            Sound::Take
        } else {
            sound
        });
        let last = untrack(|| self.last_ply_told());
        let left = untrack(|| self.actions_left()).filter(|_| sound == Sound::Step);
        let left = left.map(|left| {
            let left = untrack(|| ta("composer-actions-left", &[("count", left.into())]));
            format!("{left}.")
        });
        let asked = untrack(|| self.newly_asked());
        let told = last.into_iter().chain(left).chain(asked);
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            self.say(told.join(" "));
        }
    }

    /// What stood on a touched place before the touches so far, or what would come there by them.
    fn touched_told(self, place: Place) -> String {
        let told = |scene: &Scene| content(scene, place, self.own(), self.info.sides);
        let stands = |scene: &Scene| scene.pieces.iter().any(|piece| piece.place == place);
        let viewer = self.viewer();
        let before = self
            .draft
            .with(|draft| draft.table().scene(draft.table().plies(), viewer));
        let before = before.map(|mut scene| {
            if !self.bare.get() {
                scene.cover();
            }
            scene
        });
        match before.filter(stands) {
            Some(before) => told(&before),
            None => self.scene.with(told),
        }
    }

    /// The last ply of the running turn in words.
    fn last_ply_told(self) -> Option<String> {
        self.draft.with(|draft| {
            let table = draft.table();
            let last = table.plies().checked_sub(1)?;
            let told = self.tell(table, last..last + 1).into_iter().next();
            told.or_else(|| self.told_without_places(table, last + 1))
        })
    }

    /// What the player who waits is told about the turn of the other side, if it is not a turn as any other.
    pub(crate) fn awaited_told(self) -> Option<String> {
        let mine = self.mine();
        self.draft.with(|draft| {
            let table = draft.table();
            let waits = table.to_move().is_some_and(|side| !mine[side.index()]);
            waits.then(|| table.awaited()).flatten().map(|it| said(&it))
        })
    }

    /// What is asked of the next turn, in games of single moves: unless it is asked of the sides by turns, and is a
    /// turn as any other.
    pub(in crate::play) fn newly_asked(self) -> Option<String> {
        let mine = self.mine();
        self.draft.with(|draft| {
            let table = draft.table();
            if table.to_move().is_some_and(|side| !mine[side.index()]) {
                return self.awaited_told();
            }
            let ask = table.ask(&[]).filter(|_| table.turn_end().is_none())?;
            let mut before = table.boxed_clone();
            let as_before = table.awaited().is_none()
                && before.take_back()
                && before.to_move() != table.to_move()
                && before.ask(&[]).is_some_and(|asked| asked.key == ask.key);
            (!as_before).then(|| said(&ask))
        })
    }

    /// The buttons that may be pressed now, each with its key.
    fn buttons_told(self) -> Option<String> {
        let buttons = self.open_buttons().into_iter().zip(1_u32..);
        let told = buttons.map(|(button, key)| {
            let args = [("key", key.into()), ("button", t(button.key).into())];
            ta("spoken-button", &args)
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(" "))
    }
}
