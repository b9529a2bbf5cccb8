//! The text files that the page fetches when it first needs them: translations, books and drawings.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::{RwSignal, Update};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

thread_local! {
    static TEXTS: RefCell<BTreeMap<&'static str, String>> = const { RefCell::new(BTreeMap::new()) };
}

thread_local! {
    static ARRIVED: RwSignal<u32> = RwSignal::new(0);
}

/// How many files have arrived.
pub(crate) fn arrived() -> RwSignal<u32> {
    ARRIVED.with(|arrived| *arrived)
}

/// Fetches the missing ones of these files, all at once.
///
/// # Errors
///
/// If a file can't be fetched; the others are kept.
pub(crate) async fn fetch(paths: impl IntoIterator<Item = &'static str>) -> Result<(), JsValue> {
    let window = leptos::prelude::window();
    let missing = paths.into_iter().filter(|path| !has(path));
    let asked: Vec<_> = missing
        .map(|path| (path, window.fetch_with_str(path)))
        .collect();
    for (path, answer) in asked {
        let response: Response = JsFuture::from(answer).await?.dyn_into()?;
        let text = JsFuture::from(response.text()?).await?.as_string();
        let text = text.filter(|_| response.ok());
        let text = text.ok_or_else(|| JsValue::from(format!("{path} can't be loaded")))?;
        TEXTS.with_borrow_mut(|texts| texts.insert(path, text));
        arrived().update(|arrived| *arrived += 1);
    }
    Ok(())
}

/// The path of a file, if there is one.
pub(crate) fn find(path: &str) -> Option<&'static str> {
    FILES.iter().copied().find(|known| *known == path)
}

/// The paths of all files that begin with `start`, without that beginning.
pub(crate) fn below(start: &str) -> impl Iterator<Item = &'static str> {
    FILES
        .iter()
        .filter_map(move |path| path.strip_prefix(start))
}

/// Whether the file at a path is loaded.
pub(crate) fn has(path: &str) -> bool {
    cfg!(test) || TEXTS.with_borrow(|texts| texts.contains_key(path))
}

/// The file at a path, if it is loaded.
pub(crate) fn read(path: &str) -> Option<String> {
    #[cfg(test)]
    if let Some(index) = FILES.iter().position(|file| *file == path) {
        return Some(CONTENTS[index].to_owned());
    }
    TEXTS.with_borrow(|texts| texts.get(path).cloned())
}
