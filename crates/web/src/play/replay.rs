//! Looking back in the game, and showing turns again.

use std::ops::Range;
use std::time::Duration;

use game::{Scene, Viewer};
use leptos::prelude::*;
use play::{Acts, Draft, Story, Stride, next_stop, turns};

use super::passing::passing;
use super::session::Session;
use super::stories::last_shown;
use crate::i18n::{t, ta};
use crate::prefs::settings;
use crate::sound::{self, Sound};

/// Time before the first ply of a turn, in milliseconds: the board as it was.
const LEAD: u32 = 80;
/// How long a piece stays that comes to light and leaves at once: until it has come.
const PASSING: u32 = 1600;

impl Session {
    /// Looks at the game after `ply` plies, or at the present.
    pub(crate) fn look(self, ply: Option<usize>) {
        self.look_at(ply, false);
    }

    /// The same; what led there is the last action if it was reached `by_action`, and else the last turn.
    fn look_at(self, ply: Option<usize>, by_action: bool) {
        self.stop_showing();
        self.by_action.set(by_action);
        self.callout.set(None);
        let present = self.draft.with_untracked(|draft| draft.table().plies());
        let before = self.seen.get_untracked();
        self.seen.set(ply.filter(|ply| *ply < present));
        if self.seen.get_untracked() != before {
            self.say(untrack(|| self.view_told(present)));
        }
    }

    /// Whether an earlier position is in view. A turn that is being shown ends by itself.
    pub(crate) fn looks_back(self) -> bool {
        self.seen.get().is_some() && !self.plays.get()
    }

    /// Which position is in view: after which ply of how many, and what that was.
    fn view_told(self, plies: usize) -> String {
        let Some(seen) = self.seen.get() else {
            return t("spoken-present");
        };
        if seen == 0 {
            return t("spoken-start");
        }
        let told = self.draft.with(|draft| {
            let table = draft.table();
            let told = self.tell(table, last_shown(draft, Some(seen), self.by_action.get()));
            let told = (!told.is_empty()).then(|| told.join(" "));
            told.or_else(|| self.told_without_places(table, seen))
        });
        let args = [
            ("ply", seen.into()),
            ("plies", plies.into()),
            ("told", told.unwrap_or_default().into()),
        ];
        ta("spoken-back", &args)
    }

    /// Moves the view a turn or an action back or ahead.
    pub(crate) fn step(self, stride: Stride, forward: bool) {
        let (from, to) = self.draft.with_untracked(|draft| {
            let table = draft.table();
            let from = self.seen.get_untracked().unwrap_or_else(|| table.plies());
            (from, next_stop(table, from, stride, forward))
        });
        if to != from {
            self.look_at(Some(to), stride == Stride::Action);
        }
    }

    /// Shows the plies from `from` on, one after the other, then the present.
    pub(crate) fn show_from(self, from: usize) {
        let to = self.draft.with_untracked(Draft::committed);
        let shown = self.stop_showing();
        if !untrack(|| settings().animated()) || from >= to {
            self.seen.set(None);
            return;
        }
        let percent = settings().now(|prefs| prefs.speed.percent());
        let plies = untrack(|| self.acts_of(from..to, percent));
        self.seen.set(Some(from));
        self.plays.set(true);
        let mut after = LEAD;
        let at = |time: u32, next: Box<dyn Fn()>| {
            let next = move || {
                if self.showing.try_get_value() == Some(shown) {
                    next();
                }
            };
            set_timeout(next, Duration::from_millis(time.into()));
        };
        for (ply, (passing, acts)) in (from..).zip(plies) {
            if let Some(scene) = passing {
                let comes = move || {
                    self.acts.set(Vec::new());
                    self.in_passing.set(Some(scene.clone()));
                };
                at(after, Box::new(comes));
                after += PASSING;
            }
            let takes = acts.takes;
            let next = move || {
                self.in_passing.set(None);
                self.acts.set(acts.acts.clone());
                self.seen.set(Some(ply + 1));
            };
            at(after, Box::new(next));
            after += takes;
        }
        let end = move || {
            self.acts.set(Vec::new());
            self.seen.set(None);
            self.plays.set(false);
            self.arrives.set(false);
        };
        at(after, Box::new(end));
    }

    /// What is seen of each of these plies on this screen, in `percent` of the usual time, with the board on
    /// which a piece comes to light that leaves at once.
    fn acts_of(self, plies: Range<usize>, percent: u32) -> Vec<(Option<Scene>, Acts)> {
        let viewer = self.viewer();
        let told = self.told_to();
        self.draft.with(|draft| {
            let table = draft.table();
            let acts = |ply| {
                let before = table.scene(ply, told)?;
                Some(Acts::of(Story::of(table, ply, told).as_ref(), &before))
            };
            let acts = plies.clone().map(|ply| acts(ply).unwrap_or_default());
            let acts = Acts::paced(acts.collect(), percent);
            let passing = plies.map(|ply| passing(table, ply, viewer));
            passing.zip(acts).collect()
        })
    }

    /// Shows the last finished turn again.
    pub(crate) fn show_last(self) {
        let from = self.draft.with_untracked(|draft| {
            turns(draft.table(), draft.committed(), Viewer::Public)
                .last()
                .map(|turn| turn.from)
        });
        if let Some(from) = from {
            self.show_from(from);
        }
    }

    /// Switches to another state of the game, with the plies from `news` on shown one by one.
    pub(crate) fn replace(self, draft: Draft, news: Option<usize>) {
        let spoken = news.map(|news| untrack(|| self.story(&draft, news)));
        let before = self.draft.with_untracked(|draft| draft.table().points());
        let after = draft.table().points();
        let over = draft.table().outcome().is_some();
        let plies = draft.table().plies();
        if self.seen.get_untracked().is_some_and(|seen| seen > plies) {
            self.seen.set(None);
        }
        self.draft.set(draft);
        self.hint.set(Vec::new());
        self.follow();
        self.callout.set(None);
        self.asking.set(false);
        if let Some(spoken) = spoken.filter(|spoken| !spoken.is_empty()) {
            let asked = untrack(|| self.newly_asked());
            self.say(
                [Some(spoken), asked]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" "),
            );
            sound::play(match (over, before == after) {
                (true, _) => Sound::End,
                (false, true) => Sound::Step,
                (false, false) => Sound::Take,
            });
        }
        if let Some(news) = news {
            self.show_from(news);
            self.arrives.set(self.plays.get_untracked());
        }
    }

    /// A description of what was played from ply `from` on.
    fn story(self, draft: &Draft, from: usize) -> String {
        let played = turns(draft.table(), draft.committed(), self.viewer());
        let told = played.iter().filter(|turn| turn.to > from).map(|turn| {
            let (table, plies) = (draft.table(), turn.from.max(from)..turn.to);
            let told = self.tell(table, plies);
            match (told.is_empty(), turn.to - turn.from) {
                (false, _) => told.join(" "),
                (true, 1) => self.told_without_places(table, turn.to).unwrap_or_default(),
                (true, _) => {
                    let args = [
                        ("side", self.side(turn.side).into()),
                        ("move", self.turn_text(table, turn).into()),
                    ];
                    ta("spoken-moved", &args)
                }
            }
        });
        told.collect::<Vec<_>>().join(" ")
    }

    /// Stops the current replay; returns the number of the next one.
    pub(super) fn stop_showing(self) -> u32 {
        let next = self.showing.get_value().wrapping_add(1);
        self.showing.set_value(next);
        // Each touch comes by here, and whoever reads this looks at the whole list of moves.
        if self.plays.get_untracked() {
            self.plays.set(false);
        }
        self.arrives.set(false);
        self.by_action.set(false);
        self.in_passing.set(None);
        if !self.acts.with_untracked(Vec::is_empty) {
            self.acts.set(Vec::new());
        }
        next
    }
}
