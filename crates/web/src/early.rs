//! Touches of the first board that were made before the app was there: the page has answered them by a table
//! (`static/touch.js`), and here they are made.

use game::Touch;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::{WithUntracked, untrack, window};
use wasm_bindgen::JsCast;

use crate::play::Session;

/// Makes the touches that the page has noted, each once.
pub(crate) fn replay(session: Session) {
    for name in noted() {
        let place = session.scene.with_untracked(|scene| {
            let mut places = scene.places.iter();
            places.find(|view| view.name == name).map(|view| view.place)
        });
        if let Some(place) = place {
            untrack(|| session.touch(Touch::Place(place)));
        }
    }
}

/// The names of the places that were touched; the page forgets them.
fn noted() -> Vec<String> {
    let page = Reflect::get(&window(), &"early".into());
    let take = page.and_then(|page| {
        let take = Reflect::get(&page, &"take".into())?;
        take.dyn_into::<Function>()?.call0(&page)
    });
    let taken = take.ok().and_then(|taken| taken.dyn_into::<Array>().ok());
    let taken = taken.map(|taken| taken.iter().filter_map(|name| name.as_string()).collect());
    taken.unwrap_or_default()
}
