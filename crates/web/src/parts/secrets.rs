//! The code of the panel about hidden pieces.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::play::Session;

type Panel = fn(Session) -> AnyView;

thread_local! {
    static PANEL: Cell<Option<Panel>> = const { Cell::new(None) };
}

/// The function that draws the panel, if it is loaded.
pub(crate) fn secrets() -> Option<Panel> {
    PANEL.get()
}

/// Loads the function that draws the panel.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_secrets() -> Result<(), JsValue> {
    let loaded = hidden_pieces().await;
    let panel = loaded.map_err(|error| JsValue::from(format!("hidden pieces: {error}")))?;
    PANEL.set(Some(panel));
    Ok(())
}

#[wasm_split(hidden_pieces, fallible)]
fn hidden_pieces() -> Result<Panel, SplitLoaderError> {
    Ok(crate::pages::secrets_panel)
}
