//! What a session derives from the running turn, from who looks at the screen, and from what is being shown.

use std::collections::BTreeSet;

use game::{Note, PieceView, Place, Scene, Side, Touch, Viewer};
use leptos::prelude::*;
use play::{Act, Choice, Draft, Screen, changes};

use super::blank;
use crate::board::{Callout, Lit, numbered_from_the_other_side};
use crate::play::prepared::Prepared;
use crate::play::stories;
use crate::prefs::settings;
use crate::sound::{self, Sound};

/// What the rest follows from.
#[derive(Clone, Copy)]
pub(super) struct Signals {
    pub(super) draft: RwSignal<Draft, LocalStorage>,
    pub(super) seen: RwSignal<Option<usize>>,
    pub(super) by_action: RwSignal<bool>,
    pub(super) screen: RwSignal<Screen>,
    pub(super) waits_for: Memo<Option<Side>>,
    pub(super) busy: RwSignal<bool>,
    pub(super) peeks: RwSignal<bool>,
    pub(super) in_passing: RwSignal<Option<Scene>>,
    pub(super) acts: RwSignal<Vec<Act>>,
    pub(super) callout: RwSignal<Option<Callout>>,
    pub(super) prepared: RwSignal<Prepared>,
    pub(super) hint: RwSignal<Vec<(Place, Place)>>,
    pub(super) turned: Memo<bool>,
    pub(super) to_move: Memo<Option<Side>>,
}

impl Signals {
    pub(super) fn new(draft: Draft, mine: [bool; 2]) -> Self {
        let draft = RwSignal::new_local(draft);
        let screen = RwSignal::new(Screen::new(mine));
        let can_turn = draft.with_untracked(|draft| draft.table().notations().turned.is_some());
        Self {
            draft,
            seen: RwSignal::new(None),
            by_action: RwSignal::new(false),
            screen,
            waits_for: Memo::new(move |_| {
                draft.with(|draft| screen.get().waits_for(draft.table()))
            }),
            busy: RwSignal::new(false),
            peeks: RwSignal::new(false),
            in_passing: RwSignal::new(None),
            acts: RwSignal::new(Vec::new()),
            callout: RwSignal::new(None),
            prepared: RwSignal::new(Prepared::default()),
            hint: RwSignal::new(Vec::new()),
            turned: Memo::new(move |_| can_turn && settings().get(|prefs| prefs.turned)),
            to_move: Memo::new(move |_| draft.with(|draft| draft.table().to_move())),
        }
    }

    fn viewer(self) -> Viewer {
        self.draft
            .with(|draft| self.screen.get().viewer(draft.table()))
    }

    /// The scene in view with all that may be seen of it.
    pub(super) fn whole(self) -> Memo<Scene> {
        Memo::new(move |_| {
            let viewer = self.viewer();
            let still = || {
                self.draft.with(|draft| match self.seen.get() {
                    Some(ply) => draft.scene_after(ply, viewer),
                    None => draft.scene(viewer),
                })
            };
            match self.in_passing.get().or_else(still) {
                Some(scene) if self.turned.get() => numbered_from_the_other_side(scene),
                scene => scene.unwrap_or_else(blank),
            }
        })
    }

    /// Whether there are hidden pieces to show.
    pub(super) fn has_hidden(self, whole: Memo<Scene>) -> Memo<bool> {
        Memo::new(move |_| {
            let secret = self.to_move.get().is_some() && self.viewer() != Viewer::Judge;
            secret && whole.with(|scene| scene.pieces.iter().any(PieceView::is_hidden))
        })
    }

    /// Whether they are shown.
    pub(super) fn bare(self, has_hidden: Memo<bool>) -> Memo<bool> {
        Memo::new(move |_| {
            // A gesture that begins with a button is that of a piece that can't be touched.
            let acts = || {
                let first = self.draft.with(|draft| draft.touched().first().copied());
                matches!(first, Some(Touch::Button(_)))
            };
            !has_hidden.get() || settings().get(|prefs| prefs.bare) || self.peeks.get() || acts()
        })
    }

    /// Whether the position in view is the one that somebody at this screen plays on.
    pub(super) fn can_play(self) -> Memo<bool> {
        Memo::new(move |_| {
            let free = !self.busy.get() && self.waits_for.get().is_none();
            let is_mine = |side: Side| self.screen.get().played()[side.index()];
            self.seen.get().is_none() && free && self.to_move.get().is_some_and(is_mine)
        })
    }

    /// The choice that ends the gesture.
    pub(super) fn choice(self, can_play: Memo<bool>) -> Memo<Option<Choice>> {
        Memo::new(move |_| {
            let viewer = self.viewer();
            let choice = || self.draft.with(|draft| draft.choice(viewer));
            can_play.get().then(choice).flatten()
        })
    }

    /// The places where a gesture can begin.
    pub(super) fn starts(self, can_play: Memo<bool>) -> Memo<BTreeSet<Place>> {
        Memo::new(move |_| {
            if !can_play.get() {
                return BTreeSet::new();
            }
            self.draft
                .with(|draft| draft.starts().iter().filter_map(Touch::place).collect())
        })
    }

    /// What is worth saying beside the board.
    pub(super) fn notes(self, scene: Memo<Scene>) -> Memo<Vec<Note>> {
        Memo::new(move |_| {
            let over = self.seen.get().is_none() && self.to_move.get().is_none();
            let notes = || scene.with(|scene| scene.notes.clone());
            if over { Vec::new() } else { notes() }
        })
    }

    /// Whether one of it is something that nobody should miss; when that becomes so, it is heard.
    pub(super) fn alarmed(self, notes: Memo<Vec<Note>>) -> Memo<bool> {
        let alarmed = Memo::new(move |_| notes.with(|notes| notes.iter().any(|note| note.alarms)));
        Effect::new(move |before: Option<bool>| {
            let now = alarmed.get();
            if now && before == Some(false) && self.seen.get_untracked().is_none() {
                sound::play(Sound::Alarm);
            }
            now
        });
        alarmed
    }

    /// The places that the last turn changed.
    fn last(self) -> Memo<Vec<Place>> {
        Memo::new(move |_| {
            let viewer = self.viewer();
            self.draft.with(|draft| {
                let plies = stories::last_shown(draft, self.seen.get(), self.by_action.get());
                changes(draft.table(), plies, viewer)
            })
        })
    }

    fn arrows(self) -> Memo<Vec<(Place, Place)>> {
        Memo::new(move |_| {
            let hint = self.hint.get();
            match settings().get(|prefs| prefs.arrows) {
                _ if self.seen.get().is_none() && !hint.is_empty() => hint,
                // What is being played needs no arrow yet.
                true if self.acts.with(|acts| !acts.is_empty()) => Vec::new(),
                true => self.draft.with(|draft| {
                    let seen = self.seen.get();
                    let plies = stories::last_shown(draft, seen, self.by_action.get());
                    stories::arrows(draft, seen, plies)
                }),
                false => Vec::new(),
            }
        })
    }

    /// What is highlighted.
    pub(super) fn lit(self, scene: Memo<Scene>, can_play: Memo<bool>) -> Memo<Lit> {
        let (last, arrows) = (self.last(), self.arrows());
        Memo::new(move |_| {
            let refused = |callout: &Callout| callout.refused.places.clone();
            let refused = self.callout.with(|callout| callout.as_ref().map(refused));
            let mut lit = Lit {
                refused: refused.unwrap_or_default(),
                last: last.get(),
                arrows: arrows.get(),
                ..Lit::default()
            };
            // Until the screen is taken, nobody sees what its player has touched.
            if self.seen.get().is_none() && self.waits_for.get().is_none() {
                let may_play = can_play.get();
                let touchable =
                    scene.with(|scene| self.draft.with(|draft| draft.touchable(scene, may_play)));
                lit.selected = touchable.selected;
                lit.targets = touchable.targets;
                lit.finish = touchable.finish;
                self.prepared.with(|prepared| prepared.light(&mut lit));
            }
            lit
        })
    }
}
