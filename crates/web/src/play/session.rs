//! A game at this screen: the draft of the turn, the position in view, and messages.

mod answer;
mod signals;
mod turn;

use std::collections::BTreeSet;

use game::{Board, BoardStyle, Button, Note, Place, Scene, Side, Touch};
use hall::GameInfo;
use leptos::prelude::*;
use play::{Act, Choice, Draft, Screen};

use self::signals::Signals;
use super::lens::LookedAt;
use super::prepared::Prepared;
use crate::board::{Callout, Hands, Lit, Window, side_name};
use crate::i18n::ta;

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
    /// Signs behind turns in the list of moves.
    pub(crate) sign: RwSignal<Option<Sign>>,
    on_turn: StoredValue<Callback<(Session, Vec<String>)>>,
    on_change: StoredValue<Callback<Session>>,
}

/// What stands behind the turn in the list of moves that ends with this ply.
pub(crate) type Sign = Callback<usize, Option<AnyView>>;

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
        let signals = Signals::new(draft, mine);
        let whole = signals.whole();
        let has_hidden = signals.has_hidden(whole);
        let bare = signals.bare(has_hidden);
        let scene = Memo::new(move |_| {
            let mut scene = whole.get();
            if !bare.get() {
                scene.cover();
            }
            scene
        });
        let can_play = signals.can_play();
        let notes = signals.notes(scene);
        let session = Self {
            draft: signals.draft,
            info,
            seen: signals.seen,
            by_action: signals.by_action,
            screen: signals.screen,
            waits_for: signals.waits_for,
            busy: signals.busy,
            peeks: signals.peeks,
            bare,
            has_hidden,
            flipped: RwSignal::new(second_only(mine)),
            callout: signals.callout,
            looked_at: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            asking: RwSignal::new(false),
            turned: signals.turned,
            scene,
            lit: signals.lit(scene, can_play),
            choice: signals.choice(can_play),
            notes,
            alarmed: signals.alarmed(notes),
            to_move: signals.to_move,
            hint: signals.hint,
            window: RwSignal::new(Window::WHOLE),
            starts: signals.starts(can_play),
            cursor: RwSignal::new(None),
            showing: StoredValue::new(0),
            in_passing: signals.in_passing,
            acts: signals.acts,
            plays: RwSignal::new(false),
            early: RwSignal::new(false),
            prepared: signals.prepared,
            prepared_at: StoredValue::new(None),
            arrives: RwSignal::new(false),
            sign: RwSignal::new(None),
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
