//! What the browser stores for the page: settings, games, drafts, seats.

use serde::Serialize;
use serde::de::DeserializeOwned;

const PREFIX: &str = "tigerden.";

fn storage() -> Option<web_sys::Storage> {
    leptos::prelude::window().local_storage().ok().flatten()
}

/// The key in the browser's storage.
pub(crate) fn full_key(key: &str) -> String {
    format!("{PREFIX}{key}")
}

/// The text stored under `key`.
pub(crate) fn text(key: &str) -> Option<String> {
    storage()?.get_item(&full_key(key)).ok()?
}

/// Stores a text under `key`; returns false if the browser does not store it.
pub(crate) fn write_text(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&full_key(key), text).is_ok())
}

/// Reads what is stored under `key`; `None` if nothing is there or it can't be read.
pub(crate) fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&text(key)?).ok()
}

/// Stores `value` under `key`; returns false if the browser does not store it.
pub(crate) fn write<T: Serialize>(key: &str, value: &T) -> bool {
    serde_json::to_string(value).is_ok_and(|text| write_text(key, &text))
}

/// Removes what is stored under `key`.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&full_key(key));
    }
}

/// All keys that begin with `start`, without that beginning.
pub(crate) fn keys(start: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let full = full_key(start);
    let count = storage.length().unwrap_or(0);
    let key = |i| storage.key(i).ok().flatten();
    (0..count)
        .filter_map(key)
        .filter_map(|key| key.strip_prefix(&full).map(str::to_owned))
        .collect()
}
