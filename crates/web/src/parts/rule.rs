//! The code that shows a rule beside a game.

use std::cell::Cell;

use leptos::prelude::AnyView;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::route::Route;

type Panel = fn(Route) -> AnyView;

thread_local! {
    static PANEL: Cell<Option<Panel>> = const { Cell::new(None) };
}

/// The function that draws the rule, if it is loaded.
pub(crate) fn rule_panel() -> Option<Panel> {
    PANEL.get()
}

/// Loads the function that draws the rule.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_rule_panel() -> Result<(), JsValue> {
    let loaded = rule_beside().await;
    let panel = loaded.map_err(|error| JsValue::from(format!("rule: {error}")))?;
    PANEL.set(Some(panel));
    Ok(())
}

#[wasm_split(rule_beside, fallible)]
fn rule_beside() -> Result<Panel, SplitLoaderError> {
    Ok(crate::pages::rule_beside)
}
