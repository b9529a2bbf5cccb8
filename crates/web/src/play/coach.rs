//! Hints: what a stronger player would do now, and what that brings.

use game::{Place, Side, Viewer};
use hall::Table;
use leptos::prelude::*;
use play::Story;

use super::local::LocalPlay;
use super::session::Session;
use crate::i18n::{t, ta};
use crate::thinker::{Thinker, TurnResult};

/// The level that gives hints.
const LEVEL: u8 = 6;
/// How long it thinks, in milliseconds.
const TIME_MS: u32 = 1000;

/// What is known of a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Nobody has asked for one.
    #[default]
    None,
    /// The computer thinks about it.
    Asked,
    /// What it says.
    Given(String),
}

impl LocalPlay {
    /// Whether a hint can be given now: to somebody who plays against the computer without a clock.
    pub(crate) fn may_hint(self) -> bool {
        let alone = self.session.mine() != [true, true];
        alone && self.session.can_play() && self.hint.get() != Hint::Asked
    }

    /// Asks the computer for a hint.
    pub(crate) fn ask_hint(self) {
        let session = self.session;
        self.hint.set(Hint::Asked);
        session.draft.with_untracked(|draft| {
            let table = draft.table();
            let Some(side) = table.to_move() else { return };
            let from = table.plies();
            let answered = move |answer| self.hinted(side, from, answer);
            let race = (self.kept.game).with_untracked(|game| game.state().race());
            self.thinker.update_value(|thinker: &mut Thinker| {
                let viewer = Viewer::Player(side);
                thinker.ask(table, viewer, race, LEVEL, Some(TIME_MS), answered);
            });
        });
    }

    /// Shows the computer's answer, which it found for the game after `from` plies.
    fn hinted(self, side: Side, from: usize, answer: TurnResult) {
        let Ok(moves) = answer else {
            self.hint.set(Hint::None);
            return self.trouble.set(Some("error-engine"));
        };
        let ahead = self.session.draft.with_untracked(|draft| {
            let mut ahead = draft.table().boxed_clone();
            let here = ahead.plies() == from;
            (here && moves.iter().all(|text| ahead.play(text).is_ok())).then_some(ahead)
        });
        // The game has gone on in the meantime.
        let Some(ahead) = ahead else {
            return self.hint.set(Hint::None);
        };
        let plies = from..ahead.plies();
        let stories = plies.filter_map(|ply| Story::of(&*ahead, ply, Viewer::Player(side)));
        let arrows: Vec<(Place, Place)> = stories.flat_map(|story| story.arrows()).collect();
        self.session.hint.set(arrows);
        let words = untrack(|| self.session.advice(&*ahead, side, from));
        self.session.say(words.clone());
        self.hint.set(Hint::Given(words));
    }
}

impl Session {
    /// What the plies from `from` on do, and what they bring `side`.
    fn advice(self, ahead: &dyn Table, side: Side, from: usize) -> String {
        let mut told = vec![ta("coach-would", &[("level", LEVEL.into())])];
        let acts = self.tell(ahead, from..ahead.plies());
        told.extend(if acts.is_empty() {
            vec![t("coach-waits")]
        } else {
            acts
        });
        if ahead.outcome().and_then(|outcome| outcome.winner) == Some(side) {
            told.push(t("coach-wins"));
        }
        let before = self.draft.with(|draft| draft.table().points());
        let gain = ahead.points().zip(before).map(|(after, before)| {
            let of = |side: Side| after[side.index()] - before[side.index()];
            of(side) - of(!side)
        });
        if let Some(gain) = gain.filter(|gain| *gain > 0) {
            told.push(ta("coach-gains", &[("points", gain.into())]));
        }
        told.join(" ")
    }
}
