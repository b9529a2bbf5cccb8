//! The browser app: boards through scenes and gestures, for every game of the hall.
//!
//! The page and the worker of the computer opponent are the same program; [`boot`] looks where it
//! runs. The board knows scenes and gestures, not games.

#![expect(
    unreachable_pub,
    reason = "the component macro makes its property types public"
)]

mod app;
mod board;
mod compose;
mod crash;
mod history;
mod http;
mod i18n;
mod offline;
mod pages;
mod panels;
mod play;
mod prefs;
mod route;
mod sound;
mod storage;
mod texts;
mod worker;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page, or the worker if it runs in one.
///
/// # Errors
///
/// If the page's texts can't be fetched.
#[wasm_bindgen]
pub async fn boot() -> Result<(), JsValue> {
    if !worker::serve() {
        crash::install();
        texts::fetch().await?;
        leptos::mount::mount_to_body(app::App);
    }
    Ok(())
}
