//! A look at one's own hidden piece, for as long as a key or a button is held.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::i18n::t;
use crate::play::Session;

/// The key to hold.
const KEY: &str = "h";

/// The button to hold. A press by keyboard or by assistive technology, which can't hold, switches.
pub(super) fn peek(session: Session) -> AnyView {
    let peeks = session.peeks;
    let hide = move |_: web_sys::PointerEvent| peeks.set(false);
    let pressed = move |event: web_sys::MouseEvent| {
        if event.detail() == 0 {
            peeks.update(|peeks| *peeks = !*peeks);
        }
    };
    view! {
        <button type="button" class="hold" data-testid="peek" aria-keyshortcuts="H" aria-pressed=move || peeks.get().to_string()
            on:pointerdown=move |_| peeks.set(true) on:pointerup=hide on:pointercancel=hide on:pointerleave=hide
            on:contextmenu=move |event| event.prevent_default() on:click=pressed>
            {move || t("hidden-show")}" "<kbd aria-hidden="true">"H"</kbd>
        </button>
    }
    .into_any()
}

/// Shows hidden pieces while the key is held.
pub(super) fn watch_key(session: Session) {
    let peeks = session.peeks;
    let down = window_event_listener(leptos::ev::keydown, move |event| {
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let target = event.target();
        let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let kinds = "input:not([type=checkbox]):not([type=radio]), select, textarea";
        let writes =
            element.is_some_and(|element| element.closest(kinds).is_ok_and(|at| at.is_some()));
        if plain && !writes && is_key(&event) {
            peeks.set(true);
        }
    });
    let up = window_event_listener(leptos::ev::keyup, move |event| {
        if is_key(&event) {
            peeks.set(false);
        }
    });
    let away = window_event_listener(leptos::ev::blur, move |_| peeks.set(false));
    on_cleanup(move || {
        down.remove();
        up.remove();
        away.remove();
        peeks.try_set(false);
    });
}

fn is_key(event: &web_sys::KeyboardEvent) -> bool {
    event.key().eq_ignore_ascii_case(KEY)
}
