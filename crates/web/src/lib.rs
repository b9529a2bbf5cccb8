//! The browser app: boards through scenes and gestures, for every game of the hall.
//!
//! The board knows scenes and gestures, not games. The computer opponent is a module of its own
//! (`thinker`), which only its worker loads.

#![expect(
    unreachable_pub,
    reason = "the component macro makes its property types public"
)]

mod app;
mod board;
mod crash;
mod games;
mod history;
mod http;
mod i18n;
mod offline;
mod pages;
mod panels;
mod parts;
mod play;
mod prefs;
mod route;
mod sound;
mod storage;
mod texts;
mod thinker;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
///
/// # Errors
///
/// If something that the page needs can't be fetched.
#[wasm_bindgen]
pub async fn boot() -> Result<(), JsValue> {
    crash::install();
    i18n::language().begin(prefs::language());
    parts::Needs::of(&route::Route::current()).load().await?;
    leptos::mount::mount_to_body(app::App);
    Ok(())
}

/// Keeps the app on the device, all its parts; asked for when the first page is shown and the
/// browser has nothing else to do.
#[wasm_bindgen]
pub fn keep() {
    offline::keep();
}
