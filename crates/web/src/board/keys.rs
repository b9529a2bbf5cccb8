//! Keys that a board to play on answers: they go from place to place, touch, and look closer.

use game::Place;
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;

use super::geometry::Layout;
use super::keyboard::{Key, key};
use super::lens::Asked;
use super::looks::Hands;

/// A key is pressed on the board.
pub(super) fn pressed(
    event: &web_sys::KeyboardEvent,
    hands: Hands,
    svg: NodeRef<svg::Svg>,
    layout: Memo<Layout>,
) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match key(&event.key(), event.shift_key()) {
        Some(Key::Go(arrow)) => {
            event.prevent_default();
            let from = hands.cursor.get_untracked();
            let to =
                from.and_then(|place| layout.with_untracked(|layout| layout.beside(place, arrow)));
            if let Some(place) = to {
                focus(svg, layout, place);
            }
        }
        Some(Key::Look) => {
            event.prevent_default();
            let asked = hands
                .cursor
                .get_untracked()
                .map(|place| (place, Asked::Hand));
            hands.look.run(asked);
        }
        Some(Key::Touch) => {
            event.prevent_default();
            if let Some(place) = hands.cursor.get_untracked() {
                hands.touch.run(place);
            }
        }
        Some(step @ (Key::Next | Key::Previous)) => {
            event.prevent_default();
            if let Some(place) = next_start(hands, layout, step == Key::Next) {
                focus(svg, layout, place);
            }
        }
        _ => {}
    }
}

fn focus(svg: NodeRef<svg::Svg>, layout: Memo<Layout>, place: Place) {
    let name = layout.with_untracked(|layout| {
        layout
            .places
            .iter()
            .find(|view| view.place == place)
            .map(|view| view.name.clone())
    });
    let cell = name.zip(svg.get_untracked()).and_then(|(name, svg)| {
        svg.query_selector(&format!("[data-place=\"{name}\"]"))
            .ok()
            .flatten()
    });
    if let Some(cell) = cell {
        // SVG elements have `focus`, too, but the binding has it only for HTML elements.
        let _ = cell.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

fn next_start(hands: Hands, layout: Memo<Layout>, forward: bool) -> Option<Place> {
    let order: Vec<Place> = layout.with_untracked(|layout| {
        let places = layout
            .rows_of_places()
            .into_iter()
            .flatten()
            .map(|view| view.place);
        places
            .filter(|place| hands.starts.with_untracked(|starts| starts.contains(place)))
            .collect()
    });
    let now = hands
        .cursor
        .get_untracked()
        .and_then(|place| order.iter().position(|p| *p == place));
    let count = order.len();
    let next = match (now, forward) {
        (None, true) => 0,
        (None, false) => count.checked_sub(1)?,
        (Some(i), true) => (i + 1) % count,
        (Some(i), false) => (i + count - 1) % count,
    };
    order.get(next).copied()
}
