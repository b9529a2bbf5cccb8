//! The code of the panel of points play, with the score cards.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::panels::PointsShown;

type Panel = fn(Signal<PointsShown>, Callback<()>) -> AnyView;

thread_local! {
    static PANEL: Cell<Option<Panel>> = const { Cell::new(None) };
}

/// The function that draws the panel, if it is loaded.
pub(crate) fn points() -> Option<Panel> {
    PANEL.get()
}

/// Loads the function that draws the panel.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_points() -> Result<(), JsValue> {
    let loaded = points_play().await;
    let panel = loaded.map_err(|error| JsValue::from(format!("points: {error}")))?;
    PANEL.set(Some(panel));
    Ok(())
}

#[wasm_split(points_play, fallible)]
fn points_play() -> Result<Panel, SplitLoaderError> {
    Ok(crate::pages::points_panel)
}
