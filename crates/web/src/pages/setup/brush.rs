//! Brushes: the grounds to paint, and strokes over the board.

use game::{Ground, Place};
use leptos::prelude::*;
use play::{Editor, Tool};

use super::bench::Bench;
use super::palette::press;
use crate::board::{ground_name, picture};
use crate::i18n::t;

/// How far a finger moves, in CSS pixels, before it paints: a tap is a touch like any other.
const SLACK: f64 = 7.0;

/// The ground that a touch paints, if it paints.
pub(super) fn brush_of(editor: &Editor) -> Option<Ground> {
    match editor.tool() {
        Tool::Paint(ground) => Some(ground),
        _ => None,
    }
}

/// The brushes, in games whose board can be painted.
pub(super) fn grounds(bench: Bench) -> Option<AnyView> {
    let grounds = bench.editor.with_untracked(Editor::grounds);
    let all: Vec<_> = grounds.iter().map(|ground| one(bench, *ground)).collect();
    (!all.is_empty()).then(|| {
        view! {
            <section class="card" aria-labelledby="setup-ground">
                <h2 id="setup-ground">{move || t("setup-ground")}</h2>
                <div class="tray kit grounds" role="group" aria-labelledby="setup-ground">{all}</div>
                <p class="note">{move || t("setup-ground-how")}</p>
            </section>
        }
        .into_any()
    })
}

fn one(bench: Bench, ground: Ground) -> AnyView {
    let id = match ground {
        Ground::Plain => "ground-plain".to_owned(),
        Ground::Water => "ground-water".to_owned(),
        Ground::Forest => "ground-forest".to_owned(),
        Ground::Slope(direction) => format!("ground-slope-{direction}"),
        Ground::Special(key) => format!("ground-{key}"),
    };
    let inside = move || {
        let (name, turn) = picture(ground);
        let transform = format!("rotate({turn})");
        let drawing = name.map(|name| {
            view! { <use href=name x="-50" y="-50" width="100" height="100" transform=transform></use> }
        });
        view! {
            <svg class="swatch" viewBox="-50 -50 100 100" aria-hidden="true">
                <rect class="floor" x="-50" y="-50" width="100" height="100" />{drawing}
            </svg>
        }
        .into_any()
    };
    press(
        bench,
        Tool::Paint(ground),
        id,
        inside,
        move || Some(ground_name(ground)),
        None,
    )
}

/// A stroke of the brush over the board.
#[derive(Clone, Copy)]
pub(super) struct Stroke {
    bench: Bench,
    begun: StoredValue<Option<Begun>>,
}

#[derive(Clone, Copy)]
struct Begun {
    ground: Ground,
    /// Where a finger has pressed, until it paints.
    waits: Option<(f64, f64)>,
    last: Option<Place>,
    /// Whether something was painted, so that all of it is one step.
    goes_on: bool,
}

impl Stroke {
    pub(super) fn new(bench: Bench) -> Self {
        let begun = StoredValue::new(None);
        Self { bench, begun }
    }

    /// A press begins a stroke. On an enlarged board fingers move what is seen.
    pub(super) fn down(self, event: &web_sys::PointerEvent) {
        let finger = event.pointer_type() == "touch";
        let enlarged = finger && !self.bench.window.get_untracked().is_whole();
        let brush = self.bench.editor.with_untracked(brush_of);
        let press = event.button() == 0 && event.is_primary() && !enlarged;
        self.begun
            .set_value(brush.filter(|_| press).map(|ground| Begun {
                ground,
                waits: finger.then(|| point(event)),
                last: None,
                goes_on: false,
            }));
        self.moved(event);
    }

    pub(super) fn moved(self, event: &web_sys::PointerEvent) {
        let Some(mut begun) = self.begun.get_value() else {
            return;
        };
        let (x, y) = point(event);
        let waits = |(from_x, from_y): (f64, f64)| (x - from_x).hypot(y - from_y) <= SLACK;
        if event.buttons() & 1 == 0 || begun.waits.is_some_and(waits) {
            return;
        }
        begun.waits = None;
        let place = self.bench.place_at(event);
        if let Some(place) = place.filter(|place| begun.last != Some(*place)) {
            begun.last = Some(place);
            begun.goes_on |= self.bench.paint(begun.ground, place, begun.goes_on);
        }
        self.begun.set_value(Some(begun));
    }

    pub(super) fn up(self) {
        self.begun.set_value(None);
    }
}

fn point(event: &web_sys::PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
