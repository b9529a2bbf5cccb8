//! The code of the arbiter's desk; only arbiters load it, and they need the network anyway.

use std::cell::Cell;

use leptos::prelude::AnyView;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::play::{Online, Session};

type Desk = fn(Online, Session, String) -> AnyView;

thread_local! {
    static DESK: Cell<Option<Desk>> = const { Cell::new(None) };
}

/// The function that draws the desk for whoever has the arbiter's secret, if it is loaded.
pub(crate) fn desk() -> Option<Desk> {
    DESK.get()
}

/// Loads the function that draws the desk.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_desk() -> Result<(), JsValue> {
    let loaded = arbiter().await;
    let desk = loaded.map_err(|error| JsValue::from(format!("arbiter: {error}")))?;
    DESK.set(Some(desk));
    Ok(())
}

#[wasm_split(arbiter, fallible)]
fn arbiter() -> Result<Desk, SplitLoaderError> {
    Ok(crate::pages::desk)
}
