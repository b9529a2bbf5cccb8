//! A game at this screen: the draft of the turn, the position in view, and messages.

mod answer;

use std::collections::BTreeSet;

use game::{Board, BoardStyle, Button, Note, PieceView, Place, Scene, Side, Touch, Viewer};
use hall::GameInfo;
use leptos::prelude::*;
use play::{Act, Choice, Draft, Effect, Screen, changes};
use wasm_bindgen_futures::spawn_local;

use super::lens::LookedAt;
use super::prepared::Prepared;
use super::stories;
use crate::board::{Callout, Hands, Key, Lit, Window, numbered_from_the_other_side, side_name};
use crate::i18n::{t, ta};
use crate::prefs::settings;
use crate::sound::{self, Sound};

/// Everything that a board page works with. Copies share their state.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// The game and the running turn.
    pub(crate) draft: RwSignal<Draft, LocalStorage>,
    /// The description of the game.
    pub(crate) info: &'static GameInfo,
    /// The ply in view; `None` means the present.
    pub(crate) seen: RwSignal<Option<usize>>,
    /// Whether the position in view was reached action by action, so that the last action is shown and not the
    /// last turn.
    pub(super) by_action: RwSignal<bool>,
    /// Which sides are played here, and who looks at the screen.
    pub(super) screen: RwSignal<Screen>,
    /// The side that has to take the screen before its secrets are shown.
    pub(crate) waits_for: Memo<Option<Side>>,
    /// Whether a part of the running turn is on its way, so that nothing can be played.
    pub(crate) busy: RwSignal<bool>,
    /// Whether the player wants to see hidden pieces for as long as this holds.
    pub(crate) peeks: RwSignal<bool>,
    /// Whether hidden pieces are shown.
    pub(crate) bare: Memo<bool>,
    /// Whether there are hidden pieces to show.
    pub(crate) has_hidden: Memo<bool>,
    /// Whether the board is turned around.
    pub(crate) flipped: RwSignal<bool>,
    /// Why the last touch was refused.
    pub(crate) callout: RwSignal<Option<Callout>>,
    /// The piece that the player looks at closely.
    pub(super) looked_at: RwSignal<Option<LookedAt>>,
    /// The last message to screen readers.
    pub(crate) said: RwSignal<String>,
    /// Whether the player is being asked to confirm the end of the turn.
    pub(crate) asking: RwSignal<bool>,
    /// Whether the board is numbered from the other side.
    pub(crate) turned: Memo<bool>,
    /// The scene in view.
    pub(crate) scene: Memo<Scene>,
    /// What is highlighted in it.
    pub(crate) lit: Memo<Lit>,
    /// The choice that ends the gesture, if only buttons can continue it.
    pub(crate) choice: Memo<Option<Choice>>,
    /// What is worth saying beside the board; nothing when the game is over.
    pub(crate) notes: Memo<Vec<Note>>,
    /// Whether one of it is something that nobody should miss.
    pub(crate) alarmed: Memo<bool>,
    /// The side to move at present.
    pub(crate) to_move: Memo<Option<Side>>,
    /// The arrows of a hint for this turn.
    pub(crate) hint: RwSignal<Vec<(Place, Place)>>,
    /// The part of the board in view.
    pub(crate) window: RwSignal<Window>,
    starts: Memo<BTreeSet<Place>>,
    pub(super) cursor: RwSignal<Option<Place>>,
    pub(super) showing: StoredValue<u32>,
    /// What is shown while a piece comes to light that leaves at once.
    pub(super) in_passing: RwSignal<Option<Scene>>,
    /// What is being played before the player's eyes.
    pub(super) acts: RwSignal<Vec<Act>>,
    /// Whether a turn is being shown.
    pub(crate) plays: RwSignal<bool>,
    /// Whether the player has touched the board while nothing could be played.
    pub(crate) early: RwSignal<bool>,
    /// The move that is prepared for one's turn.
    pub(super) prepared: RwSignal<Prepared>,
    /// Where the device keeps it.
    pub(super) prepared_at: StoredValue<Option<String>>,
    /// Whether that turn is news: until it has been shown, nothing says what comes of it.
    pub(crate) arrives: RwSignal<bool>,
    on_turn: StoredValue<Callback<(Session, Vec<String>)>>,
    on_change: StoredValue<Callback<Session>>,
}

impl Session {
    /// Creates the session of a game. `on_turn` gets the moves of every finished turn, or of its
    /// part that can't be taken back; `on_change` is called at every change of the running turn.
    pub(crate) fn new(
        draft: Draft,
        mine: [bool; 2],
        on_turn: impl Fn(Self, Vec<String>) + Send + Sync + 'static,
        on_change: impl Fn(Self) + Send + Sync + 'static,
    ) -> Self {
        let info = draft.table().info();
        let draft = RwSignal::new_local(draft);
        let (seen, screen) = (RwSignal::new(None), RwSignal::new(Screen::new(mine)));
        let by_action = RwSignal::new(false);
        let (busy, peeks) = (RwSignal::new(false), RwSignal::new(false));
        let in_passing = RwSignal::new(None::<Scene>);
        let acts = RwSignal::new(Vec::<Act>::new());
        let callout = RwSignal::new(None::<Callout>);
        let can_turn = draft.with_untracked(|draft| draft.table().notations().turned.is_some());
        let turned = Memo::new(move |_| can_turn && settings().get(|prefs| prefs.turned));
        let to_move = Memo::new(move |_| draft.with(|draft| draft.table().to_move()));
        let viewer = move || draft.with(|draft| screen.get().viewer(draft.table()));
        let waits_for =
            Memo::new(move |_| draft.with(|draft| screen.get().waits_for(draft.table())));
        let whole = Memo::new(move |_| {
            let viewer = viewer();
            let still = || {
                draft.with(|draft| match seen.get() {
                    Some(ply) => draft.scene_after(ply, viewer),
                    None => draft.scene(viewer),
                })
            };
            match in_passing.get().or_else(still) {
                Some(scene) if turned.get() => numbered_from_the_other_side(scene),
                scene => scene.unwrap_or_else(blank),
            }
        });
        let has_hidden = Memo::new(move |_| {
            let secret = to_move.get().is_some() && viewer() != Viewer::Judge;
            secret && whole.with(|scene| scene.pieces.iter().any(PieceView::is_hidden))
        });
        let bare = Memo::new(move |_| {
            // A gesture that begins with a button is that of a piece that can't be touched.
            let acts = || {
                let first = draft.with(|draft| draft.touched().first().copied());
                matches!(first, Some(Touch::Button(_)))
            };
            !has_hidden.get() || settings().get(|prefs| prefs.bare) || peeks.get() || acts()
        });
        let scene = Memo::new(move |_| {
            let mut scene = whole.get();
            if !bare.get() {
                scene.cover();
            }
            scene
        });
        let played_here = move || {
            let free = !busy.get() && waits_for.get().is_none();
            free && to_move
                .get()
                .is_some_and(|side| screen.get().played()[side.index()])
        };
        let can_play = Memo::new(move |_| seen.get().is_none() && played_here());
        let choice = Memo::new(move |_| {
            let viewer = viewer();
            can_play
                .get()
                .then(|| draft.with(|draft| draft.choice(viewer)))
                .flatten()
        });
        let starts = Memo::new(move |_| {
            if !can_play.get() {
                return BTreeSet::new();
            }
            let mut starts = BTreeSet::new();
            draft.with(|draft| starts.extend(draft.starts().iter().filter_map(Touch::place)));
            starts
        });
        let last = Memo::new(move |_| {
            let viewer = viewer();
            draft.with(|draft| {
                let plies = stories::last_shown(draft, seen.get(), by_action.get());
                changes(draft.table(), plies, viewer)
            })
        });
        let notes = Memo::new(move |_| {
            let over = seen.get().is_none() && to_move.get().is_none();
            let notes = || scene.with(|scene| scene.notes.clone());
            if over { Vec::new() } else { notes() }
        });
        let alarmed = Memo::new(move |_| notes.with(|notes| notes.iter().any(|note| note.alarms)));
        leptos::prelude::Effect::new(move |before: Option<bool>| {
            let now = alarmed.get();
            if now && before == Some(false) && seen.get_untracked().is_none() {
                sound::play(Sound::Alarm);
            }
            now
        });
        let prepared = RwSignal::new(Prepared::default());
        let hint = RwSignal::new(Vec::new());
        let arrows = Memo::new(move |_| {
            let hint = hint.get();
            match settings().get(|prefs| prefs.arrows) {
                _ if seen.get().is_none() && !hint.is_empty() => hint,
                // What is being played needs no arrow yet.
                true if acts.with(|acts| !acts.is_empty()) => Vec::new(),
                true => draft.with(|draft| {
                    let seen = seen.get();
                    let plies = stories::last_shown(draft, seen, by_action.get());
                    stories::arrows(draft, seen, plies)
                }),
                false => Vec::new(),
            }
        });
        let lit = Memo::new(move |_| {
            let refused = callout.with(|c| c.as_ref().map(|c| c.refused.places.clone()));
            let mut lit = Lit {
                refused: refused.unwrap_or_default(),
                last: last.get(),
                arrows: arrows.get(),
                ..Lit::default()
            };
            // Until the screen is taken, nobody sees what its player has touched.
            if seen.get().is_none() && waits_for.get().is_none() {
                let may_play = can_play.get();
                let touchable =
                    scene.with(|scene| draft.with(|draft| draft.touchable(scene, may_play)));
                lit.selected = touchable.selected;
                lit.targets = touchable.targets;
                lit.finish = touchable.finish;
                prepared.with(|prepared| prepared.light(&mut lit));
            }
            lit
        });
        let session = Self {
            draft,
            info,
            seen,
            by_action,
            screen,
            waits_for,
            busy,
            peeks,
            bare,
            has_hidden,
            flipped: RwSignal::new(second_only(mine)),
            callout,
            looked_at: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            asking: RwSignal::new(false),
            turned,
            scene,
            lit,
            choice,
            notes,
            alarmed,
            to_move,
            hint,
            window: RwSignal::new(Window::WHOLE),
            starts,
            cursor: RwSignal::new(None),
            showing: StoredValue::new(0),
            in_passing,
            acts,
            plays: RwSignal::new(false),
            early: RwSignal::new(false),
            prepared,
            prepared_at: StoredValue::new(None),
            arrives: RwSignal::new(false),
            on_turn: StoredValue::new(Callback::new(move |(session, moves)| {
                on_turn(session, moves)
            })),
            on_change: StoredValue::new(Callback::new(on_change)),
        };
        session.await_turn();
        session
    }

    /// What the board needs for playing.
    pub(crate) fn hands(self) -> Hands {
        Hands {
            touch: Callback::new(move |place| self.touch(Touch::Place(place))),
            pick: Callback::new(move |place| self.pick(place)),
            look: Callback::new(move |asked| self.look_closer(asked)),
            glance: Signal::derive(move || self.glance()),
            starts: self.starts,
            own: Signal::derive(move || self.own()),
            cursor: self.cursor,
            window: self.window,
            acts: self.acts,
        }
    }

    /// Gives the player these sides and turns the board so that the player's side is at the bottom.
    pub(crate) fn sit(self, mine: [bool; 2]) {
        if untrack(|| self.mine()) != mine {
            self.screen.set(Screen::new(mine));
            self.flipped.set(second_only(mine));
        }
    }

    /// Whether somebody at this screen can play now.
    pub(crate) fn can_play(self) -> bool {
        let mine = self.mine();
        let free = !self.busy.get() && !self.arrives.get() && self.waits_for.get().is_none();
        free && self.to_move.get().is_some_and(|side| mine[side.index()])
    }

    /// The side to move as far as has been shown; `None` when the game is over.
    pub(crate) fn mover_shown(self) -> Option<Side> {
        match self.arrives.get() {
            true => self.scene.with(|scene| scene.to_move),
            false => self.to_move.get(),
        }
    }

    /// The points of each side if both agree now that it wins; `None` if they can't agree on that.
    pub(crate) fn awards(self) -> Memo<[Option<i32>; 2]> {
        Memo::new(move |_| {
            Side::BOTH.map(|winner| {
                let award = self.draft.with(|draft| draft.table().award(winner))?;
                Some(award.points?[winner.index()])
            })
        })
    }

    /// Name of a side.
    pub(crate) fn side(self, side: Side) -> String {
        side_name(self.info.sides, side)
    }

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
    fn pick(self, at: Place) {
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

    /// The buttons that can be pressed now, in the order of their digits, without the one that
    /// ends the turn.
    pub(crate) fn open_buttons(self) -> Vec<Button> {
        self.draft.with(|draft| {
            let next = draft.next();
            let open = |button: &&Button| {
                let touch = Touch::Button(button.id);
                let starts = next.is_empty() && draft.starts().contains(&touch);
                !button.ends_turn && (next.contains(&touch) || starts)
            };
            self.scene
                .with(|scene| scene.buttons.iter().filter(open).copied().collect())
        })
    }

    /// Actions left in the running turn, in games that count them.
    pub(crate) fn actions_left(self) -> Option<i64> {
        self.scene.with(|scene| {
            let mut counters = scene.counters.iter();
            counters
                .find(|counter| counter.key == "actions-left")
                .map(|counter| counter.value)
        })
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

    /// Turns the board around.
    pub(crate) fn flip(self) {
        self.flipped.update(|flipped| *flipped = !*flipped);
        self.say(untrack(|| {
            let nearest = if self.flipped.get() {
                Side::Second
            } else {
                Side::First
            };
            ta("spoken-flipped", &[("side", self.side(nearest).into())])
        }));
    }

    /// Says something to screen readers, which read a text again only if it changes.
    pub(crate) fn say(self, mut text: String) {
        if !text.is_empty() && self.said.with_untracked(|said| *said == text) {
            text.push('\u{a0}');
        }
        self.said.set(text);
    }

    fn changed(self) {
        self.on_change.get_value().run(self);
    }

    fn finish(self) {
        let mut moves = Vec::new();
        self.hint.set(Vec::new());
        self.draft.update(|draft| moves = draft.commit());
        self.follow();
        self.on_turn.get_value().run((self, moves));
    }
}

fn second_only(mine: [bool; 2]) -> bool {
    mine == [false, true]
}

/// An empty scene.
pub(crate) fn blank() -> Scene {
    let board = Board {
        columns: 1,
        rows: 1,
        column_labels: Vec::new(),
        row_labels: Vec::new(),
        style: BoardStyle::Checker,
    };
    Scene::empty(board)
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
