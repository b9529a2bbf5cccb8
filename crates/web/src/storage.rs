//! What the browser keeps for the page: settings, games, drafts, seats.

use serde::Serialize;
use serde::de::DeserializeOwned;

const PREFIX: &str = "tigerden.";

fn storage() -> Option<web_sys::Storage> {
    leptos::prelude::window().local_storage().ok().flatten()
}

/// Reads what was kept under `key`; `None` if nothing is there or it can't be read.
pub(crate) fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(&format!("{PREFIX}{key}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// Keeps `value` under `key`; false if the browser does not keep it.
pub(crate) fn write<T: Serialize>(key: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else {
        return false;
    };
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), &text).is_ok())
}

/// Forgets what is kept under `key`.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// The ends of all keys that begin with `start`.
pub(crate) fn keys(start: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let full = format!("{PREFIX}{start}");
    let count = storage.length().unwrap_or(0);
    let key = |i| storage.key(i).ok().flatten();
    (0..count)
        .filter_map(key)
        .filter_map(|key| key.strip_prefix(&full).map(str::to_owned))
        .collect()
}
