//! The games whose rules have been loaded.

use std::cell::Cell;

use hall::{GameInfo, Hall};
use wasm_bindgen::JsValue;

thread_local! {
    static HALL: Cell<&'static Hall> = const { Cell::new(&NONE) };
}

static NONE: Hall = Hall::new();

/// The games whose rules are loaded.
pub(crate) fn hall() -> &'static Hall {
    #[cfg(test)]
    if HALL.get().games().next().is_none() {
        HALL.set(Box::leak(Box::new(Hall::all())));
    }
    HALL.get()
}

/// Whether the rules of a game are loaded.
pub(crate) fn has(info: &GameInfo) -> bool {
    hall().find(info.id).is_some()
}

/// Loads the rules of a game if they are missing.
///
/// # Errors
///
/// If they can't be fetched.
pub(crate) async fn load(info: &GameInfo) -> Result<(), JsValue> {
    if has(info) {
        return Ok(());
    }
    let missing = |why: &str| JsValue::from(format!("{}: {why}", info.id));
    let rules = hall::parts::load(info).await;
    let rules = rules.ok_or_else(|| missing("no such game"))?;
    let rules = rules.map_err(|error| missing(&error.to_string()))?;
    // Others keep references to the old hall. Each game is loaded once, so there are only a few
    // copies.
    let mut hall = hall().clone();
    hall.extend([rules]);
    HALL.set(Box::leak(Box::new(hall)));
    Ok(())
}
