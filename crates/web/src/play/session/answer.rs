//! What a touch leads to, as it is heard and said.

use game::{Place, Viewer};
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
                let count = self.draft.with_untracked(|draft| draft.next().len());
                let asked = self.draft.with_untracked(|draft| {
                    draft.complete().is_some() && draft.table().turn_end().is_none()
                });
                let text = untrack(|| {
                    if asked {
                        return t("composer-again");
                    }
                    let what = at.map(|place| {
                        self.scene
                            .with(|scene| content(scene, place, self.own(), self.info.sides))
                    });
                    let args = [
                        ("content", what.unwrap_or_default().into()),
                        ("count", count.into()),
                    ];
                    let selected = ta("spoken-selected", &args);
                    let ask = self.draft.with(Draft::ask).map(|ask| said(&ask));
                    format!("{selected} {}", ask.unwrap_or_default())
                });
                self.say(text);
                self.changed();
            }
            Effect::Cleared => self.changed(),
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
        let last = self.draft.with_untracked(|draft| {
            let table = draft.table();
            let last = table.plies().checked_sub(1)?;
            let (side, _) = table.ply(last, Viewer::Public)?;
            let told = untrack(|| self.tell(table, last..last + 1));
            if let Some(told) = told.into_iter().next() {
                return Some(told);
            }
            let text = untrack(|| self.ply_text(table, last))?;
            let side = untrack(|| self.side(side));
            let args = [("side", side.into()), ("move", text.into())];
            Some(untrack(|| ta("spoken-moved", &args)))
        });
        if let Some(last) = last {
            self.say(last);
        }
    }
}
