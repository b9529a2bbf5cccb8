//! The code of the card with which finished games are checked; it needs the network anyway.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::play::Online;

type Panel = fn(Option<Online>) -> AnyView;

thread_local! {
    static PANEL: Cell<Option<Panel>> = const { Cell::new(None) };
}

/// The function that draws the card, if it is loaded.
pub(crate) fn audit() -> Option<Panel> {
    PANEL.get()
}

/// Loads the function that draws the card.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_audit() -> Result<(), JsValue> {
    let loaded = audit_report().await;
    let panel = loaded.map_err(|error| JsValue::from(format!("audit: {error}")))?;
    PANEL.set(Some(panel));
    Ok(())
}

#[wasm_split(audit_report, fallible)]
fn audit_report() -> Result<Panel, SplitLoaderError> {
    Ok(crate::pages::audit_panel)
}
