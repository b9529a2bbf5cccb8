//! The choice that ends a gesture, shown at its place: what a piece becomes, how an attack is made.

use game::{Button, ButtonId, PieceView, Place};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::geometry::Layout;
use super::keyboard::{Key, key};
use super::pieces::{piece, side_class};
use crate::i18n::t;
use play::Choice;

/// A small dialog with a button for each option. It has the keyboard focus while it is open; then
/// the focus returns to its place on the board.
#[component]
pub(crate) fn Picker(
    /// The choice to make.
    choice: Choice,
    /// The buttons that can be pressed now, in display order.
    buttons: Vec<Button>,
    /// Where things are.
    layout: Layout,
    /// Called when a button is pressed.
    press: Callback<ButtonId>,
) -> impl IntoView {
    let [top, bottom, left, right] = layout.near(Some(choice.at));
    let dialog = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            step(&dialog, 0);
        }
    });
    let place = name(&layout, choice.at);
    on_cleanup(move || {
        if let Some(place) = &place {
            focus_place(place);
        }
    });
    let keydown = move |event: web_sys::KeyboardEvent| {
        let by = match key(&event.key(), event.shift_key()) {
            Some(Key::Go(arrow)) => arrow.sign(),
            _ => return,
        };
        event.prevent_default();
        if let Some(dialog) = dialog.get_untracked() {
            step(&dialog, by);
        }
    };
    let option = |(index, button): (usize, Button)| {
        let mut outcomes = choice.options.iter();
        let found = outcomes.find(|(id, _)| *id == button.id);
        let picture = found.and_then(|(_, outcome)| outcome.as_ref()).map(picture);
        let id = format!("button-{}", button.id.0);
        view! {
            <button
                type="button" data-testid=id aria-keyshortcuts=(index + 1).to_string()
                on:click=move |_| press.run(button.id)
            >
                {picture}<span class="grow">{t(button.key)}</span><kbd aria-hidden="true">{index + 1}</kbd>
            </button>
        }
        .into_any()
    };
    let options: Vec<_> = buttons.into_iter().enumerate().map(option).collect();
    view! {
        <div
            class="picker" role="dialog" aria-label=t("composer-choose") data-testid="picker" node_ref=dialog
            style:top=top style:bottom=bottom style:left=left style:right=right on:keydown=keydown
        >
            {options}
        </div>
    }
}

fn picture(outcome: &PieceView) -> AnyView {
    let class = format!("token {}", side_class(outcome.side));
    view! { <svg class=class viewBox="-50 -50 100 100" aria-hidden="true">{piece(outcome)}</svg> }
        .into_any()
}

fn name(layout: &Layout, place: Place) -> Option<String> {
    let view = layout.places.iter().find(|view| view.place == place)?;
    Some(view.name.clone())
}

/// Moves the focus by a number of buttons, or to the first one if no button has it.
fn step(dialog: &web_sys::HtmlDivElement, by: i32) {
    let buttons = dialog.children();
    let count = i32::try_from(buttons.length()).unwrap_or(i32::MAX);
    let active = document().active_element();
    let of = |index: i32| buttons.item(index.unsigned_abs());
    let now = (0..count).find(|index| of(*index) == active);
    let next = now.map_or(0, |now| (now + by).rem_euclid(count.max(1)));
    let next = of(next).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(button) = next {
        let _ = button.focus();
    }
}

/// Returns the focus to a place, unless something else has it by now.
fn focus_place(name: &str) {
    let css = format!("[data-testid=board] [data-place=\"{name}\"]");
    request_animation_frame(move || {
        let lost = document()
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY");
        let cell = document()
            .query_selector(&css)
            .ok()
            .flatten()
            .filter(|_| lost);
        if let Some(cell) = cell {
            // SVG elements have `focus`, too, but the binding has it only for HTML elements.
            let _ = cell.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}
