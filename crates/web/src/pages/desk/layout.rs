//! A position that is laid out by hand: pieces are touched, and where they go.

use std::collections::BTreeSet;

use game::{Laid, PieceView, Place, Scene, Side, Viewer};
use hall::Table;
use leptos::prelude::*;
use protocol::TextFault;

use super::Desk;
use super::form::Form;
use crate::board::{Glance, Hands, Lit, Window};

/// A piece while the position is laid out.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Man {
    pub(super) view: PieceView,
    /// Where it stands in the position that is changed; `None` if it comes from a tray.
    from: Option<Place>,
    /// Where it is laid; `None` means off the board.
    pub(super) at: Option<Place>,
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fault {
    /// Its text can't be read, or says something impossible.
    Text(Vec<TextFault>),
    /// The game would be over in it.
    Over,
}

/// A step that can be taken back: where the pieces were, and who was to move.
type Step = (Vec<Option<Place>>, Side);

/// The position that is laid out. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) form: Form,
    /// The game in the position that is changed.
    base: StoredValue<Box<dyn Table>, LocalStorage>,
    /// Sequence number of the last event when laying out began.
    pub(super) after: StoredValue<u64>,
    /// The position's text then.
    begun: StoredValue<String>,
    scene: RwSignal<Scene>,
    pub(super) men: RwSignal<Vec<Man>>,
    /// The number of the piece that is touched.
    pub(super) picked: RwSignal<Option<usize>>,
    pub(super) to_move: RwSignal<Side>,
    /// The position's text.
    pub(super) text: RwSignal<String>,
    pub(super) fault: RwSignal<Option<Fault>>,
    steps: RwSignal<Vec<Step>>,
    cursor: RwSignal<Option<Place>>,
    window: RwSignal<Window>,
}

impl Layout {
    /// Begins with the present position of a game that has begun; `None` for another.
    pub(super) fn new(form: Form) -> Option<Self> {
        let table = present(form.desk)?;
        let scene = scene_of(&*table);
        let layout = Self {
            form,
            base: StoredValue::new_local(table),
            after: StoredValue::new(0),
            begun: StoredValue::default(),
            scene: RwSignal::new(scene),
            men: RwSignal::default(),
            picked: RwSignal::new(None),
            to_move: RwSignal::new(Side::First),
            text: RwSignal::default(),
            fault: RwSignal::new(None),
            steps: RwSignal::default(),
            cursor: RwSignal::new(None),
            window: RwSignal::new(Window::WHOLE),
        };
        layout.begin();
        Some(layout)
    }

    /// Begins again with the present position.
    pub(super) fn begin(self) {
        let Some(table) = present(self.form.desk) else {
            return;
        };
        self.after.set_value(untrack(|| self.form.desk.seq()));
        let text = table.position(Viewer::Judge);
        self.begun.set_value(text.clone());
        self.text.set(text);
        self.fault.set(None);
        self.lay(table);
    }

    /// Takes over the position of a table.
    fn lay(self, table: Box<dyn Table>) {
        let scene = scene_of(&*table);
        self.picked.set(None);
        self.steps.set(Vec::new());
        self.to_move.set(scene.to_move.unwrap_or(Side::First));
        self.men.set(men(&scene));
        self.scene.set(scene);
        self.base.set_value(table);
    }

    /// Whether pieces can be laid by hand, and not only in the position's text.
    pub(super) fn by_hand(self) -> bool {
        self.base
            .with_value(|table| table.laid_out(&[], Side::First).is_some())
    }

    /// Whether something has been changed by hand.
    pub(super) fn changed(self) -> bool {
        let stepped = self.steps.with_untracked(|steps| !steps.is_empty());
        stepped || self.text.with_untracked(|text| self.differs(text))
    }

    /// Whether a text differs from that of the position when laying out began.
    pub(super) fn differs(self, text: &str) -> bool {
        self.begun.with_value(|begun| begun != text)
    }

    /// What the board needs to be laid out on.
    pub(super) fn hands(self) -> Hands {
        let starts = Memo::new(move |_| {
            let places = self
                .men
                .with(|men| men.iter().filter_map(|man| man.at).collect());
            let places: BTreeSet<Place> = places;
            places
        });
        Hands {
            touch: Callback::new(move |place| self.touch(place)),
            pick: Callback::new(move |place| self.pick(self.standing(place))),
            look: Callback::new(|_| ()),
            glance: Signal::stored(Glance::default()),
            starts,
            own: Signal::stored(None),
            cursor: self.cursor,
            window: self.window,
            acts: RwSignal::new(Vec::new()),
        }
    }

    /// The pieces as they are laid.
    pub(super) fn scene(self) -> Scene {
        let pieces = self.men.with(|men| {
            let laid = men.iter().filter_map(|man| {
                let place = man.at?;
                let piece = man.view.clone();
                Some(PieceView { place, ..piece })
            });
            laid.collect()
        });
        self.scene.with(|scene| Scene {
            places: scene.places.clone(),
            pieces,
            to_move: Some(self.to_move.get()),
            ..Scene::empty(scene.board.clone())
        })
    }

    /// The piece that is touched.
    pub(super) fn lit(self) -> Lit {
        let place = self
            .picked
            .get()
            .and_then(|index| self.men.with(|men| men.get(index)?.at));
        Lit {
            selected: place.into_iter().collect(),
            ..Lit::default()
        }
    }

    fn standing(self, place: Place) -> Option<usize> {
        self.men
            .with_untracked(|men| men.iter().position(|man| man.at == Some(place)))
    }

    fn touch(self, place: Place) {
        let here = self.standing(place);
        match self.picked.get_untracked() {
            Some(index) if here != Some(index) => self.put(index, Some(place)),
            Some(_) => self.pick(None),
            None => self.pick(here),
        }
    }

    /// Touches a piece, or lets go of it.
    pub(super) fn pick(self, index: Option<usize>) {
        if untrack(|| self.form.open()) {
            self.picked.set(index);
        }
    }

    /// Puts a piece on a place, or off the board; whoever stands there leaves the board.
    pub(super) fn put(self, index: usize, to: Option<Place>) {
        self.step();
        self.men.update(|men| {
            for man in men.iter_mut() {
                if to.is_some() && man.at == to {
                    man.at = None;
                }
            }
            if let Some(man) = men.get_mut(index) {
                man.at = to;
            }
        });
        self.picked.set(None);
        self.write();
    }

    /// Says who is to move.
    pub(super) fn turn(self, side: Side) {
        self.step();
        self.to_move.set(side);
        self.write();
    }

    fn step(self) {
        let now = self
            .men
            .with_untracked(|men| men.iter().map(|man| man.at).collect());
        let side = self.to_move.get_untracked();
        self.steps.update(|steps| steps.push((now, side)));
    }

    /// Whether there is a step to take back.
    pub(super) fn can_undo(self) -> bool {
        self.steps.with(|steps| !steps.is_empty())
    }

    /// Takes back one step.
    pub(super) fn undo(self) {
        let Some((places, side)) = self.steps.try_update(Vec::pop).flatten() else {
            return;
        };
        self.men.update(|men| {
            for (man, at) in men.iter_mut().zip(places) {
                man.at = at;
            }
        });
        self.picked.set(None);
        self.to_move.set(side);
        self.write();
    }

    /// Writes the text of what is laid, and reads it again.
    fn write(self) {
        let pieces: Vec<Laid> = self.men.with_untracked(|men| {
            let laid = men.iter().filter_map(|man| {
                Some(Laid {
                    from: man.from,
                    at: man.at?,
                    side: man.view.side,
                    kind: man.view.kind,
                    letter: man.view.letter,
                })
            });
            laid.collect()
        });
        let side = self.to_move.get_untracked();
        let text = self
            .base
            .with_value(|table| table.laid_out(&pieces, side))
            .unwrap_or_default();
        self.fault.set(self.read(&text).err());
        self.text.set(text);
    }

    /// Takes over a text that was typed; if it is wrong, the pieces stay as they are.
    pub(super) fn typed(self, text: String) {
        match self.read(&text) {
            Ok(table) => {
                self.fault.set(None);
                self.lay(table);
            }
            Err(fault) => self.fault.set(Some(fault)),
        }
        self.text.set(text);
    }

    /// The game in the position of a text.
    pub(super) fn read(self, text: &str) -> Result<Box<dyn Table>, Fault> {
        let mut table = present(self.form.desk).ok_or(Fault::Over)?;
        match table.set_up(text, "") {
            Ok(true) => Ok(table),
            Ok(false) => Err(Fault::Over),
            Err(error) => Err(Fault::Text(TextFault::all(&error))),
        }
    }
}

/// The game as it stands now, if it has begun.
pub(super) fn present(desk: Desk) -> Option<Box<dyn Table>> {
    desk.game
        .state
        .with_untracked(|state| Some(state.as_ref()?.table()?.boxed_clone()))
}

/// The position at which a game stands, as the arbiter knows it.
pub(super) fn scene_of(table: &dyn Table) -> Scene {
    let scene = table.scene(table.plies(), Viewer::Judge);
    scene.unwrap_or_else(crate::play::blank)
}

/// All pieces of a scene, those in trays one by one.
fn men(scene: &Scene) -> Vec<Man> {
    let standing = scene.pieces.iter().map(|view| Man {
        view: view.clone(),
        from: Some(view.place),
        at: Some(view.place),
    });
    let trays = scene.trays.iter().flat_map(|tray| {
        tray.pieces.iter().flat_map(|&(kind, letter, count)| {
            let man = Man {
                view: PieceView {
                    place: Place(0),
                    side: tray.side,
                    kind,
                    letter,
                    label: None,
                    states: Vec::new(),
                },
                from: None,
                at: None,
            };
            std::iter::repeat_n(man, count as usize)
        })
    });
    standing.chain(trays).collect()
}
