//! The code that reads games kept on this device; it is loaded only if there is such a game.

use std::cell::Cell;

use hall::Hall;
use play::{LocalGame, ReadError};
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

type Read = fn(&Hall, &str) -> Result<LocalGame, ReadError>;

thread_local! {
    static READER: Cell<Option<Read>> = const { Cell::new(None) };
}

/// The function that reads a kept game, if it is loaded.
pub(crate) fn reader() -> Option<Read> {
    READER.get()
}

/// Loads the function that reads a kept game.
///
/// # Errors
///
/// If it can't be fetched.
pub(crate) async fn load_reader() -> Result<(), JsValue> {
    let loaded = kept_games().await;
    let read = loaded.map_err(|error| JsValue::from(format!("kept games: {error}")))?;
    READER.set(Some(read));
    Ok(())
}

#[wasm_split(kept_games, fallible)]
fn kept_games() -> Result<Read, SplitLoaderError> {
    Ok(LocalGame::read)
}
