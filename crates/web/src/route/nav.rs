//! Going from page to page.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::Route;

/// What of a rule book is shown beside a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Beside {
    /// The book, and the rule if it is about one.
    pub(crate) rules: Route,
    /// How the texts of positions begin in the game on the page, if that is known.
    pub(crate) game: Option<String>,
}

/// The page shown now.
#[derive(Clone, Copy)]
pub(crate) struct Nav(
    pub(crate) RwSignal<Route>,
    /// The rule or rule book that is shown beside the page.
    pub(crate) RwSignal<Option<Beside>>,
);

impl Nav {
    /// Watches the address: back and forward, and clicks on links to pages of the app.
    pub(crate) fn install() -> Self {
        let nav = Self(RwSignal::new(Route::current()), RwSignal::new(None));
        let back = Closure::<dyn Fn()>::new(move || {
            let shown = Route::current();
            if nav.0.with_untracked(|now| now.is_left_by(&shown)) {
                nav.1.set(None);
                nav.0.set(shown);
            }
        });
        for event in ["popstate", "hashchange"] {
            let _ = window().add_event_listener_with_callback(event, back.as_ref().unchecked_ref());
        }
        back.forget();
        let click = Closure::<dyn Fn(web_sys::MouseEvent)>::new(move |event| nav.clicked(&event));
        let _ =
            document().add_event_listener_with_callback("click", click.as_ref().unchecked_ref());
        click.forget();
        NAV.set(Some(nav));
        nav
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        let path = route.path();
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
        }
        self.1.set(None);
        let same = self.0.with_untracked(|now| now.same_page(&route));
        self.0.set(route);
        if !same {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }

    fn clicked(self, event: &web_sys::MouseEvent) {
        let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || modified {
            return;
        }
        let target = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let link = target
            .and_then(|element| element.closest("a[href]").ok().flatten())
            .and_then(|element| element.dyn_into::<web_sys::HtmlAnchorElement>().ok());
        let Some(link) = link else { return };
        let elsewhere = link.has_attribute("download") || link.has_attribute("target");
        let here = window()
            .location()
            .origin()
            .is_ok_and(|origin| origin == link.origin());
        let in_page = link
            .get_attribute("href")
            .is_some_and(|href| href.starts_with('#'));
        if elsewhere || !here || in_page {
            return;
        }
        let route = Route::parse(&link.pathname(), &link.search(), &link.hash());
        if route != Route::Unknown {
            event.prevent_default();
            // A rule that somebody looks up while playing does not end the game.
            let at_table = self.0.with_untracked(Route::is_table);
            if at_table && matches!(&route, Route::Rules { rule: Some(_), .. }) {
                let (rules, game) = (route, None);
                return self.1.set(Some(Beside { rules, game }));
            }
            self.go(route);
        }
    }
}

thread_local! {
    static NAV: Cell<Option<Nav>> = const { Cell::new(None) };
}

/// [`Nav`] of the running app.
pub(crate) fn nav() -> Nav {
    NAV.get().unwrap_or_else(Nav::install)
}
