//! The text files that the page fetches at its start: translations, books and drawings.

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

thread_local! {
    static TEXTS: RefCell<BTreeMap<&'static str, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Fetches all of them.
///
/// # Errors
///
/// If one can't be fetched.
pub(crate) async fn fetch() -> Result<(), JsValue> {
    let window = leptos::prelude::window();
    let asked: Vec<_> = FILES
        .iter()
        .map(|path| (*path, window.fetch_with_str(path)))
        .collect();
    for (path, answer) in asked {
        let response: Response = JsFuture::from(answer).await?.dyn_into()?;
        let text = JsFuture::from(response.text()?).await?.as_string();
        let text = text.filter(|_| response.ok());
        let text = text.ok_or_else(|| JsValue::from(format!("{path} can't be loaded")))?;
        TEXTS.with_borrow_mut(|texts| texts.insert(path, text));
    }
    Ok(())
}

/// The paths of all files that begin with `start`, without it.
pub(crate) fn below(start: &str) -> impl Iterator<Item = &'static str> {
    FILES
        .iter()
        .filter_map(move |path| path.strip_prefix(start))
}

/// The file at a path.
pub(crate) fn read(path: &str) -> Option<String> {
    #[cfg(test)]
    if let Some(index) = FILES.iter().position(|file| *file == path) {
        return Some(CONTENTS[index].to_owned());
    }
    TEXTS.with_borrow(|texts| texts.get(path).cloned())
}
