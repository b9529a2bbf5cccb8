//! A rule book beside a board: the game in two minutes, a search, and all rules.

mod finding;

use std::collections::BTreeSet;

use leptos::prelude::*;
use rulebook::{Chapter, RuleBook};
use wasm_bindgen::JsCast;

use super::paragraph::{Shown, paragraph, paragraphs, text};
use super::search::{Entry, find, words};
use super::summary::summaries;
use super::{anchor, editions};
use crate::i18n::t;
use crate::route::{Route, nav};

/// A rule book, and how far somebody has come in it. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Handbook {
    book: StoredValue<RuleBook>,
    edition: StoredValue<String>,
    game: StoredValue<Option<String>>,
    query: RwSignal<String>,
    /// What the query finds.
    found: Memo<Vec<Entry>>,
    /// Whether that is listed.
    listed: RwSignal<bool>,
    /// The number of the one that Enter goes to.
    active: RwSignal<usize>,
    /// The rule that somebody has gone to.
    target: RwSignal<Option<String>>,
    /// The chapters that are open.
    open: RwSignal<BTreeSet<usize>>,
}

impl Handbook {
    /// The book in an edition, for the game whose positions begin so, open at a rule if one is named.
    pub(super) fn new(
        book: RuleBook,
        edition: String,
        game: Option<String>,
        rule: Option<String>,
    ) -> Self {
        let has = |chapter: &Chapter| {
            chapter
                .rules
                .iter()
                .any(|one| Some(&one.id) == rule.as_ref())
        };
        let open = book.chapters.iter().position(has).into_iter().collect();
        let (book, edition) = (StoredValue::new(book), StoredValue::new(edition));
        let query = RwSignal::new(String::new());
        let entries = Memo::new(move |_| {
            book.with_value(|book| edition.with_value(|name| entries(book, name)))
        });
        let found = Memo::new(move |_| {
            let query = query.get();
            entries.with(|entries| {
                find(&query, entries)
                    .into_iter()
                    .cloned()
                    .collect::<Vec<_>>()
            })
        });
        Self {
            book,
            edition,
            game: StoredValue::new(game),
            query,
            found,
            listed: RwSignal::new(false),
            active: RwSignal::new(0),
            target: RwSignal::new(rule),
            open: RwSignal::new(open),
        }
    }

    /// Goes to a rule.
    fn go(self, entry: &Entry) {
        self.open.update(|open| {
            open.insert(entry.chapter);
        });
        self.listed.set(false);
        self.target.set(None);
        self.target.set(Some(entry.id.clone()));
    }

    /// A rule by itself.
    pub(super) fn alone(self, id: &str) -> AnyView {
        let shown = Shown {
            target: Signal::stored(None),
            words: Signal::stored(Vec::new()),
            beside: true,
        };
        let found = self.book.with_value(|book| {
            let mut rules = book.rules();
            rules.find(|rule| rule.id == id).cloned()
        });
        match found {
            Some(item) => self
                .edition
                .with_value(|edition| paragraph(item, edition, false, shown)),
            None => view! { <p>{move || t("error-not-found")}</p> }.into_any(),
        }
    }

    /// The whole of it.
    pub(super) fn view(self) -> AnyView {
        Effect::new(move |_| {
            if let Some(id) = self.target.get() {
                request_animation_frame(move || show(&id));
            }
        });
        let chapters = move || {
            self.book.with_value(|book| {
                let several = editions(book).len() > 1;
                let parts = book.chapters.iter().enumerate();
                let parts = parts.filter_map(|(number, part)| self.chapter(number, part, several));
                parts.collect::<Vec<_>>()
            })
        };
        let listing =
            move || self.listed.get() && !self.query.with(|query| query.trim().is_empty());
        let title = self.book.with_value(|book| book.book.clone());
        let summaries = move || {
            self.book.with_value(|book| {
                self.game
                    .with_value(|game| summaries(book, game.as_deref()))
            })
        };
        view! {
            {self.field(listing)}
            <div class="pages" tabindex=move || listing().then_some("0")>
                {move || listing().then(|| self.results())}
                <div hidden=listing>
                    {summaries}
                    <section class="chapters">
                        <h2>{move || text(&title)}</h2>
                        {chapters}
                    </section>
                    {self.page()}
                </div>
            </div>
        }
        .into_any()
    }

    /// A chapter; its rules are drawn when somebody opens it.
    fn chapter(self, number: usize, chapter: &Chapter, several: bool) -> Option<AnyView> {
        let edition = self.edition.get_value();
        if !chapter.rules.iter().any(|rule| rule.is_in(&edition)) {
            return None;
        }
        let (title, intro) = (chapter.title.clone(), chapter.intro.clone());
        let id = anchor(chapter).to_owned();
        let chapter = StoredValue::new(chapter.clone());
        let open = Memo::new(move |_| self.open.with(|open| open.contains(&number)));
        let shown = Shown {
            target: self.target.into(),
            words: Signal::derive(move || self.query.with(|query| words(query))),
            beside: true,
        };
        let inside = move || {
            open.get().then(|| {
                let edition = self.edition.get_value();
                let rules = chapter.with_value(|part| paragraphs(part, &edition, several, shown));
                let intro = intro.clone();
                view! { <p class="note">{move || text(&intro)}</p>{rules} }.into_any()
            })
        };
        let toggle = move |event: web_sys::Event| {
            let details = event
                .current_target()
                .and_then(|one| one.dyn_into::<web_sys::Element>().ok());
            let now = details.is_some_and(|details| details.has_attribute("open"));
            if now != open.get_untracked() {
                self.open.update(|open| {
                    if now {
                        open.insert(number)
                    } else {
                        open.remove(&number)
                    };
                });
            }
        };
        Some(
            view! {
                <details prop:open=move || open.get() on:toggle=toggle data-chapter=id>
                    <summary>{move || text(&title)}</summary>
                    {inside}
                </details>
            }
            .into_any(),
        )
    }

    /// The way to the page of the book.
    fn page(self) -> Option<AnyView> {
        let rules = nav()
            .1
            .with_untracked(|beside| Some(beside.as_ref()?.rules.clone()))?;
        let Route::Rules { book, .. } = rules else {
            return None;
        };
        let edition = Some(self.edition.get_value());
        let rule = None;
        let href = Route::Rules {
            book,
            edition,
            rule,
        }
        .path();
        Some(
            view! { <p><a class="button" href=href target="_blank" data-testid="rule-page">{move || t("beside-page")}</a></p> }
                .into_any(),
        )
    }
}

/// The rules of an edition with their texts in the language in use.
fn entries(book: &RuleBook, edition: &str) -> Vec<Entry> {
    let chapters = book.chapters.iter().enumerate();
    let rules =
        chapters.flat_map(|(chapter, part)| part.rules.iter().map(move |rule| (chapter, rule)));
    let own = rules.filter(|(_, rule)| rule.is_in(edition));
    let entry = |(chapter, rule): (usize, &rulebook::Rule)| {
        let said = |key: String| text(&key).unwrap_or_default();
        let texts = [
            said(rule.id.clone()),
            said(format!("{}.{edition}", rule.id)),
        ];
        Entry {
            id: rule.id.clone(),
            chapter,
            title: said(format!("{}.title", rule.id)),
            text: texts.join(" ").trim().to_owned(),
        }
    };
    own.map(entry).collect()
}

/// Brings a rule into view, and goes to its heading, so that a screen reader reads on there.
fn show(id: &str) {
    let Some(rule) = document().get_element_by_id(id) else {
        return;
    };
    let heading = rule.query_selector("h3").ok().flatten();
    if let Some(heading) = heading.and_then(|one| one.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = heading.focus();
    }
    rule.scroll_into_view();
}
