//! The code of the list of games by link; it is loaded only on a device that plays some.

use std::cell::Cell;

use leptos::prelude::AnyView;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::play::Listing;

type List = fn(Listing) -> AnyView;

thread_local! {
    static LIST: Cell<Option<List>> = const { Cell::new(None) };
}

/// The function that draws the list, if it is loaded.
pub(crate) fn links() -> Option<List> {
    LIST.get()
}

/// Loads the function that draws the list.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_links() -> Result<(), JsValue> {
    let loaded = games_by_link().await;
    let list = loaded.map_err(|error| JsValue::from(format!("games by link: {error}")))?;
    LIST.set(Some(list));
    Ok(())
}

#[wasm_split(games_by_link, fallible)]
fn games_by_link() -> Result<List, SplitLoaderError> {
    Ok(crate::pages::links)
}
