//! What the parts of the set-up board share.

use std::collections::BTreeMap;

use dice::{Dice, Seed};
use game::{Ground, Place, Scene, Side};
use hall::{GameInfo, Options, Table};
use leptos::prelude::*;
use play::{Editor, Tool, Touched};

use super::Chosen;
use super::verdict::{Verdict, judge_later};
use crate::board::{Layout, Lit, Window, content, ground_name};
use crate::games::hall;
use crate::i18n::{t, ta};
use crate::pages::unrolled::is_record;
use crate::prefs::settings;

/// The board and the tools. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    /// The game.
    pub(super) info: &'static GameInfo,
    chosen: RwSignal<Chosen>,
    /// The position.
    pub(super) editor: RwSignal<Editor>,
    /// How the board looks.
    pub(super) scene: Memo<Scene>,
    /// The last verdict on it.
    pub(super) verdict: Memo<Verdict>,
    /// What the last touch has done, in words.
    pub(super) said: RwSignal<String>,
    /// The place that has the keyboard focus.
    pub(super) cursor: RwSignal<Option<Place>>,
    /// The part of the board in view.
    pub(super) window: RwSignal<Window>,
    /// The place over which a piece of the palette is carried.
    pub(super) over: RwSignal<Option<Place>>,
    /// The record that was written instead of a position.
    pub(super) record: RwSignal<Option<String>>,
}

impl Bench {
    /// Begins with the text that was brought, or else with the usual start.
    pub(super) fn new(chosen: RwSignal<Chosen>, now: Chosen) -> Option<Self> {
        let rules = hall().named(now.info.id).ok()?;
        let start = start(now.info, &BTreeMap::new())?;
        let mut editor = Editor::new(rules.clone(), start).unhurried();
        if let Some(text) = &now.text {
            editor.write(text);
        }
        let editor = RwSignal::new(editor);
        judge_later(editor);
        Some(Self {
            info: now.info,
            chosen,
            verdict: Memo::new(move |last| editor.with(|editor| Verdict::after(last, editor))),
            scene: Memo::new(move |_| editor.with(Editor::scene)),
            editor,
            said: RwSignal::new(String::new()),
            cursor: RwSignal::new(None),
            window: RwSignal::new(Window::WHOLE),
            over: RwSignal::new(None),
            record: RwSignal::new(None),
        })
    }

    /// Changes something of which nothing needs to be said.
    pub(super) fn change(self, change: impl FnOnce(&mut Editor)) {
        self.editor.update(change);
        self.said.set(String::new());
    }

    /// Takes over a text, of whichever game, or a record, of which a position is to be chosen.
    pub(super) fn write(self, text: &str) {
        let record = is_record(text).then(|| text.to_owned());
        self.record.set(record.clone());
        if record.is_some() {
            return;
        }
        match hall::game_of(text.trim()).filter(|info| info.id != self.info.id) {
            Some(info) => self.chosen.set(Chosen {
                info,
                text: Some(text.to_owned()),
            }),
            None => self.change(|editor| editor.write(text)),
        }
    }

    /// Touches a place, and says what has come of it.
    pub(super) fn touch(self, place: Place) {
        let touched = self.editor.try_update(|editor| editor.touch(place));
        self.tell(place, touched.unwrap_or(Touched::Empty));
    }

    /// Takes the pieces off a place.
    pub(super) fn remove(self, place: Place) {
        let touched = self.editor.try_update(|editor| editor.remove(place));
        self.tell(place, touched.unwrap_or(Touched::Empty));
    }

    /// Puts down a piece of the palette that was carried to a place.
    pub(super) fn lay(self, number: usize, place: Place) {
        let touched = self.editor.try_update(|editor| editor.lay(number, place));
        self.tell(place, touched.unwrap_or(Touched::Empty));
    }

    /// Paints a place with a stroke of the brush; says whether that has changed it.
    pub(super) fn paint(self, ground: Ground, place: Place, goes_on: bool) -> bool {
        let touched = self
            .editor
            .try_update(|editor| editor.paint(ground, place, goes_on));
        let touched = touched.unwrap_or(Touched::Empty);
        self.tell(place, touched);
        touched == Touched::Changed
    }

    /// The place of the board at a point of the window, if nothing lies above it.
    pub(super) fn place_at(self, event: &web_sys::PointerEvent) -> Option<Place> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let there = document().element_from_point(x, y)?;
        let cell = there.closest("[data-place]").ok()??;
        let name = cell.get_attribute("data-place")?;
        self.scene.with_untracked(|scene| {
            let mut places = scene.places.iter();
            places.find(|view| view.name == name).map(|view| view.place)
        })
    }

    fn tell(self, place: Place, touched: Touched) {
        let said = self
            .editor
            .with_untracked(|editor| untrack(|| words(editor, self.info.sides, place, touched)));
        self.said.set(said);
    }

    /// How wide the board is for its height.
    pub(super) fn aspect(self) -> f32 {
        let labelled = settings().get(|prefs| prefs.coordinates);
        self.scene
            .with(|scene| Layout::new(scene, false, labelled).aspect())
    }

    /// What is held, where it may go, and what is wrong.
    pub(super) fn lit(self) -> Lit {
        self.editor.with(|editor| {
            let held = editor.held();
            let asked = held.filter(|_| editor.tool() == Tool::Ask);
            let ways = asked.map(|from| editor.ways(from)).unwrap_or_default();
            let taken = |place: Place| {
                let here = |scene: &Scene| scene.pieces.iter().any(|piece| piece.place == place);
                self.scene.with(here)
            };
            let wrong = editor.wrong().iter().flat_map(|wrong| &wrong.places);
            Lit {
                selected: held.or_else(|| self.over.get()).into_iter().collect(),
                targets: ways
                    .into_iter()
                    .map(|place| (place, taken(place)))
                    .collect(),
                refused: wrong.copied().collect(),
                ..Lit::default()
            }
        })
    }
}

/// The start of a game; what is left to dice falls always alike.
pub(super) fn start(
    info: &'static GameInfo,
    options: &BTreeMap<String, String>,
) -> Option<Box<dyn Table>> {
    let rules = hall().named(info.id).ok()?;
    let options = Options {
        game: info.with_effect(options),
        ..Options::default()
    };
    let mut dice = Dice::new(&Seed::new([0; 32]), &[None, None]);
    let started = rules.throw(&options, &mut dice);
    started.ok().map(|started| started.table)
}

fn words(editor: &Editor, sides: [&'static str; 2], place: Place, touched: Touched) -> String {
    let scene = editor.scene();
    let view = scene.places.iter().find(|view| view.place == place);
    let name = view.map_or_else(String::new, |view| view.name.clone());
    let piece = || content(&scene, place, None::<Side>, sides);
    match touched {
        Touched::Changed | Touched::Dropped if matches!(editor.tool(), Tool::Paint(_)) => ta(
            "setup-now",
            &[
                ("place", name.into()),
                (
                    "piece",
                    view.map_or_else(String::new, |view| ground_name(view.ground))
                        .into(),
                ),
            ],
        ),
        Touched::Changed => ta(
            "setup-now",
            &[("place", name.into()), ("piece", piece().into())],
        ),
        Touched::Dropped => t("setup-dropped"),
        Touched::Empty => ta("setup-nothing", &[("place", name.into())]),
        Touched::NotThere => ta("setup-not-there", &[("place", name.into())]),
        Touched::Held if editor.tool() == Tool::Ask => {
            let count = editor.ways(place).len();
            let args = [("piece", piece().into()), ("count", count.into())];
            ta("setup-ways", &args)
        }
        Touched::Held => ta(
            "setup-held",
            &[("place", name.into()), ("piece", piece().into())],
        ),
    }
}
