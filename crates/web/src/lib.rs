//! The browser app: boards that work with scenes and gestures, for every game of the hall.
//!
//! The board handles scenes and gestures and knows no game. The computer opponent is a separate
//! module (`thinker`) that only its worker loads.

#![expect(
    unreachable_pub,
    reason = "the component macro makes its property types public"
)]

mod app;
mod board;
mod crash;
mod early;
mod games;
mod http;
mod i18n;
mod notices;
mod offline;
mod pages;
mod panels;
mod parts;
mod play;
mod prefs;
mod route;
mod solved;
mod sound;
mod storage;
mod texts;
mod thinker;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Loads what the page with this address needs.
///
/// # Errors
///
/// If something that the page needs can't be fetched.
#[wasm_bindgen]
pub async fn load() -> Result<(), JsValue> {
    crash::install();
    i18n::language().begin(prefs::language());
    parts::Needs::of(&route::Route::current()).load().await
}

/// Shows the page, once all that it needs is loaded; the first page only begins.
#[wasm_bindgen]
pub fn show() {
    early::begin(&route::Route::current());
    leptos::mount::mount_to_body(app::App);
}

/// Shows the next step of a page that has begun.
#[wasm_bindgen]
pub fn step() {
    early::go_on();
}

/// Whether what the page has shown first can be taken away.
#[wasm_bindgen]
pub fn ready() -> bool {
    early::is_ready()
}

/// Takes away what the page has shown first, and goes on from there.
#[wasm_bindgen]
pub fn take_over() {
    early::take_over();
}

/// Keeps all parts of the app on the device. The page calls this after it has shown the first page,
/// when the browser is idle or after a while.
#[wasm_bindgen]
pub fn keep() {
    offline::keep();
}
