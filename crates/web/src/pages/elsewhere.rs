//! A seat in a game on the server, taken along to another device.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::link_box::link_box;
use super::lobby::link;
use crate::i18n::t;
use crate::play::{HeldSeat, Online};
use crate::route::{GameKey, Route};

/// Keeps the seat of a game that the address brings, and takes its secret out of the address.
///
/// # Errors
///
/// The key of what to say if this device can't keep it, or already holds another seat of the game.
pub(super) fn take_seat(id: &str, secret: String) -> Result<(), &'static str> {
    let bare = Route::Game {
        id: id.to_owned(),
        key: None,
    };
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare.path()));
    }
    match HeldSeat::load(id) {
        Some(held) if held.token == secret => Ok(()),
        Some(_) => Err("seat-held-already"),
        None => {
            let held = HeldSeat {
                token: secret,
                invite: None,
                arbiter: None,
                invites: None,
            };
            held.save(id).then_some(()).ok_or("error-storage")
        }
    }
}

/// The link with which a player goes on with the game on another device.
pub(super) fn elsewhere(game: Online) -> Option<AnyView> {
    let held = HeldSeat::load(&game.id())?;
    let address = link(game, GameKey::Seat(held.token));
    let shown = RwSignal::new(false);
    let inside = move || {
        shown.get().then(|| {
            view! {
                <p class="note">{t("seat-elsewhere-note")}</p>
                {link_box(address.clone(), t("seat-elsewhere-link"), "seat-link")}
            }
            .into_any()
        })
    };
    Some(
        view! {
            <p><button type="button" class="plain" data-testid="seat-elsewhere" aria-expanded=move || shown.get().to_string()
                on:click=move |_| shown.update(|shown| *shown = !*shown)>{move || t("seat-elsewhere")}</button></p>
            {inside}
        }
        .into_any(),
    )
}
