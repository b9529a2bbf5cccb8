//! Reading games as this device keeps them: code that is loaded when there is one.

use std::cell::Cell;

use hall::Hall;
use play::{LocalGame, ReadError};
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

type Read = fn(&Hall, &str) -> Result<LocalGame, ReadError>;

thread_local! {
    static READER: Cell<Option<Read>> = const { Cell::new(None) };
}

/// What reads a kept game, if it is here.
pub(crate) fn reader() -> Option<Read> {
    READER.get()
}

/// Loads it.
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
