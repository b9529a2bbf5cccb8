//! The frame around all pages.

use leptos::prelude::*;

use crate::board::Sheet;
use crate::i18n::{t, ta};
use crate::offline;
use crate::pages::Home;
use crate::parts::{Needs, Page, rule_panel, when};
use crate::prefs::Settings;
use crate::route::{Beside, Nav, Route};
use crate::sound;

/// The whole app.
#[component]
pub(crate) fn App() -> impl IntoView {
    Settings::install();
    sound::install();
    let nav = Nav::install();
    let net = offline::install();
    // Moving to another rule of the same book does not open a new page.
    let page = Memo::new_with_compare(
        move |_| nav.0.get(),
        |old: Option<&Route>, new: Option<&Route>| match (old, new) {
            (Some(old), Some(new)) => !old.same_page(new),
            _ => true,
        },
    );
    Effect::new(move |before: Option<()>| {
        let name = t(name_of(&page.get()));
        document().set_title(&ta("page-title", &[("page", name.into())]));
        if before.is_some() {
            focus_main();
        }
    });
    // Link to the rule book of the first game; the first page links to the others.
    let rules = Route::first_rules().path();
    view! {
        <Sheet />
        <a class="skip" href="#main">{move || t("nav-skip")}</a>
        <header class="top"><div>
            <a class="brand" href="/" aria-label=move || t("app-name")>
                <svg viewBox="-50 -50 100 100" aria-hidden="true"><use href="#logo" x="-50" y="-50" width="100" height="100"></use></svg>
                <span>{move || t("app-name")}</span>
            </a>
            <nav aria-label=move || t("nav-menu")>
                {link(page, "/play", "nav-play")}
                {link(page, "/tournaments", "home-events")}
                {link(page, "/puzzles", "puzzles-title")}
                {link(page, rules, "nav-rules")}
                {link(page, "/learn", "nav-guide")}
                {link(page, "/settings", "nav-settings")}
            </nav>
        </div></header>
        <main id="main" tabindex="-1" aria-label=move || t(name_of(&page.get()))>
            <div class="notices">{move || net.banner()}</div>
            {move || show(page.get())}
        </main>
        {move || nav.1.get().map(rule_aside)}
        <footer class="foot"><div>
            <span>{move || t("app-name")}" – "{move || t("app-tagline")}</span>
            // What a narrow page has no room for at the top.
            {link(page, "/tournaments", "home-events")}
            {link(page, "/puzzles", "puzzles-title")}
            {link(page, "/setup", "setup-title")}
        </div></footer>
    }
}

/// A rule or a rule book beside the page, as long as it is looked at.
fn rule_aside(beside: Beside) -> AnyView {
    when(Needs::of_rule(&beside.rules), move || {
        rule_panel().map_or_else(|| ().into_any(), |panel| panel(beside.clone()))
    })
}

fn link(page: Memo<Route>, href: impl Into<String>, key: &'static str) -> impl IntoView {
    let href = href.into();
    let start = href.clone();
    let here = move || {
        page.with(|page| !matches!(page, Route::Player(_)) && page.path().starts_with(&start))
            .then_some("page")
    };
    view! { <a href=href aria-current=here>{move || t(key)}</a> }
}

const fn name_of(route: &Route) -> &'static str {
    match route {
        Route::Home => "nav-home",
        Route::Play { .. } => "new-title",
        Route::Local(_) | Route::Game { .. } | Route::Player(_) => "nav-play",
        Route::Tournament(_) => "home-events",
        Route::Rules { .. } => "rules-title",
        Route::Learn { .. } => "nav-guide",
        Route::Puzzles { .. } => "puzzles-title",
        Route::Settings => "settings-title",
        Route::Setup { .. } => "setup-title",
        Route::Check => "check-title",
        Route::Print { .. } => "print-title",
        Route::Unknown => "error-not-found",
    }
}

fn focus_main() {
    use wasm_bindgen::JsCast;
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = main.focus();
    }
}

/// Shows the page with this address once everything it needs is loaded.
fn show(route: Route) -> AnyView {
    when(Needs::of(&route), move || {
        match (Page::of(&route), &route) {
            (Some(page), _) => page.show().map(|show| show(route.clone())).into_any(),
            (None, Route::Home) => view! { <Home /> }.into_any(),
            (None, _) => view! {
                <div class="narrow">
                    <h1>{move || t("error-not-found")}</h1>
                    <a class="button" href="/">{move || t("nav-home")}</a>
                </div>
            }
            .into_any(),
        }
    })
}
