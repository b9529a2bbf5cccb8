//! The beginning of the app on the first page, whose board is there before it (`static/touch.js`). The app comes
//! up step by step, so that the page can answer in between; then it takes over, and makes the touches that the
//! page has answered meanwhile.

use std::cell::Cell;

use game::Touch;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::{
    ArcRwSignal, Get, GetUntracked, Memo, Set, WithUntracked, document, untrack, window,
};
use wasm_bindgen::JsCast;

use crate::play::Session;
use crate::route::Route;

/// How far the app has come up; other pages than the first one come up at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Step {
    /// The frame, and the words of the first page.
    Frame,
    /// The picture of its board.
    Board,
    /// The places of the board.
    Places,
    /// The panel of the turn: with it the app can take over.
    Turn,
    /// What stands below.
    All,
}

thread_local! {
    // Belongs to no part of the page, and outlives them.
    static STEP: ArcRwSignal<Step> = ArcRwSignal::new(Step::Frame);
    static AWAITED: Cell<Option<Session>> = const { Cell::new(None) };
}

fn now() -> ArcRwSignal<Step> {
    STEP.with(Clone::clone)
}

/// Begins with the page of this address.
pub(crate) fn begin(route: &Route) {
    if *route != Route::Home {
        now().set(Step::All);
    }
}

/// Takes the next step.
pub(crate) fn go_on() {
    let next = match now().get_untracked() {
        Step::Frame => Step::Board,
        Step::Board => Step::Places,
        Step::Places => Step::Turn,
        Step::Turn | Step::All => Step::All,
    };
    now().set(next);
}

/// Whether the app can take over.
pub(crate) fn is_ready() -> bool {
    now().get_untracked() >= Step::Turn
}

/// Whether this step has been taken.
pub(crate) fn has_come(step: Step) -> Memo<bool> {
    let now = now();
    Memo::new(move |_| now.get() >= step)
}

/// Says that this is the game whose board has been there before.
pub(crate) fn await_touches(session: Session) {
    AWAITED.set(Some(session));
}

/// Removes what stood here first, and makes its touches.
pub(crate) fn take_over() {
    if let Some(first) = document().get_element_by_id("first") {
        first.remove();
    }
    let Some(session) = AWAITED.take() else {
        return;
    };
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
