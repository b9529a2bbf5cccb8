//! Pieces that are dragged from the palette onto the board, and off the board.

use game::{PieceView, Place};
use leptos::prelude::*;
use play::Tool;
use wasm_bindgen::JsCast;

use super::bench::Bench;
use crate::board::Token;

/// How far a pointer moves, in CSS pixels, before a press becomes a drag.
const SLACK: f64 = 7.0;

/// A piece of the palette that is carried to the board.
#[derive(Clone, Copy)]
pub(super) struct Carry {
    bench: Bench,
    press: StoredValue<Option<(i32, (f64, f64))>>,
    /// Whether the press that just ended was a drag, so that its click means nothing.
    carried: StoredValue<bool>,
    /// Where it is drawn.
    at: RwSignal<Option<(f64, f64)>>,
}

impl Carry {
    pub(super) fn new(bench: Bench) -> Self {
        Self {
            bench,
            press: StoredValue::new(None),
            carried: StoredValue::new(false),
            at: RwSignal::new(None),
        }
    }

    pub(super) fn down(self, event: &web_sys::PointerEvent) {
        self.carried.set_value(false);
        let press = event.button() == 0 && event.is_primary();
        let pressed = press.then(|| (event.pointer_id(), point(event)));
        self.press.set_value(pressed);
        // A quick mouse is beside the button before it is heard again.
        let button = event.current_target().filter(|_| press);
        if let Some(button) = button.map(JsCast::unchecked_into::<web_sys::Element>) {
            let _ = button.set_pointer_capture(event.pointer_id());
        }
    }

    pub(super) fn moved(self, event: &web_sys::PointerEvent) {
        let Some((pointer, from)) = self.press.get_value() else {
            return;
        };
        let (x, y) = point(event);
        if pointer != event.pointer_id() {
            return;
        }
        if self.at.with_untracked(Option::is_none) {
            if (x - from.0).hypot(y - from.1) <= SLACK {
                return;
            }
            self.carried.set_value(true);
        }
        self.at.set(Some((x, y)));
        self.bench.over.set(self.bench.place_at(event));
    }

    /// Puts the piece with this number in the kit down where the pointer is.
    pub(super) fn up(self, event: &web_sys::PointerEvent, number: usize) {
        let carries = self.at.with_untracked(Option::is_some);
        self.cancel();
        if let Some(place) = self.bench.place_at(event).filter(|_| carries) {
            self.bench.lay(number, place);
        }
    }

    pub(super) fn cancel(self) {
        self.press.set_value(None);
        self.at.set(None);
        self.bench.over.set(None);
    }

    /// Whether the click that comes now ends a drag.
    pub(super) fn was_drag(self) -> bool {
        self.carried
            .try_update_value(std::mem::take)
            .unwrap_or(false)
    }

    /// The piece under the pointer.
    pub(super) fn ghost(self, piece: &PieceView) -> impl Fn() -> Option<AnyView> + Send + use<> {
        let (side, kind, letter) = (piece.side, piece.kind, piece.letter);
        move || {
            let (x, y) = self.at.get()?;
            let at = format!("translate({x}px, {y}px)");
            Some(view! { <span class="carried" style:transform=at><Token side=side kind=kind letter=letter /></span> }.into_any())
        }
    }
}

/// A piece of the board that is dragged off it.
#[derive(Clone, Copy)]
pub(super) struct Leaving {
    bench: Bench,
    from: StoredValue<Option<Place>>,
}

impl Leaving {
    pub(super) fn new(bench: Bench) -> Self {
        let from = StoredValue::new(None);
        Self { bench, from }
    }

    pub(super) fn down(self, event: &web_sys::PointerEvent) {
        self.from.set_value(self.bench.place_at(event));
    }

    /// The board has put down what was dropped on it; what is still held was dropped beside it.
    pub(super) fn up(self, event: &web_sys::PointerEvent) {
        let from = self.from.get_value();
        self.cancel();
        let held = self.bench.editor.with_untracked(|editor| {
            let held = editor.held();
            held.filter(|_| editor.tool() != Tool::Ask)
        });
        let off = from.filter(|from| held == Some(*from) && self.bench.place_at(event).is_none());
        if let Some(from) = off {
            self.bench.remove(from);
        }
    }

    pub(super) fn cancel(self) {
        self.from.set_value(None);
    }
}

fn point(event: &web_sys::PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
