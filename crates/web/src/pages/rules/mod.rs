//! A rule book, one page for each edition, with an anchor for every rule id; and what of it is shown beside a
//! board.

mod beside;
mod handbook;
mod paragraph;
mod search;
mod summary;

use std::collections::BTreeSet;

use leptos::prelude::*;
use rulebook::{Chapter, RuleBook};

use self::paragraph::{Shown, paragraphs, text};
use super::book::{self, folders};
use crate::i18n::t;
use crate::route::{Route, nav};

pub(crate) use beside::rule_beside;

/// The page of a rule book.
#[component]
pub(crate) fn Rules(
    /// The book.
    book: String,
    /// The edition; the book's first one if none is chosen.
    edition: Option<String>,
) -> impl IntoView {
    let Some(rules) = book::rules(&book) else {
        return view! {
            <div class="narrow"><h1>{move || t("error-title")}</h1><p>{move || t("error-not-found")}</p></div>
        }
        .into_any();
    };
    let editions = editions(&rules);
    let edition = edition
        .filter(|edition| editions.contains(edition))
        .or_else(|| editions.first().cloned());
    let chosen = edition.unwrap_or_default();
    let several = editions.len() > 1;
    let tabs: Vec<_> = editions
        .iter()
        .map(|edition| {
            let href = Route::Rules {
                book: book.clone(),
                edition: Some(edition.clone()),
                rule: None,
            }
            .path();
            let key = format!("edition-{edition}");
            let class = if *edition == chosen {
                "button primary"
            } else {
                "button"
            };
            let here = (*edition == chosen).then_some("page");
            view! { <a class=class href=href aria-current=here>{move || t(&key)}</a> }.into_any()
        })
        .collect();
    let title = rules.book.clone();
    let intro = format!("{}.intro", rules.book);
    let here = |chapter: &&Chapter| chapter.rules.iter().any(|rule| rule.is_in(&chosen));
    let contents: Vec<_> = rules
        .chapters
        .iter()
        .filter(here)
        .map(|chapter| {
            let (href, key) = (format!("#{}", anchor(chapter)), chapter.title.clone());
            view! { <li><a href=href>{move || text(&key)}</a></li> }.into_any()
        })
        .collect();
    let others = folders("rules").filter(|folder| *folder != book);
    let others: Vec<_> = others
        .map(|folder| {
            let route = Route::Rules {
                book: folder.to_owned(),
                edition: None,
                rule: None,
            };
            view! { <li><a href=route.path()>{move || t(folder)}</a></li> }.into_any()
        })
        .collect();
    let target = Memo::new(move |_| match nav().0.get() {
        Route::Rules { rule, .. } => rule,
        _ => None,
    });
    Effect::new(move |_| {
        if let Some(id) = target.get() {
            request_animation_frame(move || {
                let element = document().get_element_by_id(&id);
                if let Some(element) = element {
                    element.scroll_into_view();
                }
            });
        }
    });
    let shown = Shown {
        target: target.into(),
        words: Signal::stored(Vec::new()),
        beside: false,
    };
    let parts = rules.chapters.iter();
    let chapters: Vec<_> = parts
        .map(|part| chapter(part, &chosen, several, shown))
        .collect();
    view! {
        <div class="book" data-book=book>
            <header>
                <h1>{move || text(&title)}</h1>
                <p>{move || text(&intro)}</p>
                {several.then(|| view! { <div class="row" role="group" aria-label=move || t("rules-edition")>{tabs}</div> })}
            </header>
            <nav class="toc card" aria-label=move || t("rules-title")><ul>{contents}</ul><hr /><ul>{others}</ul></nav>
            <article class="rules">{chapters}</article>
        </div>
    }
    .into_any()
}

/// All editions that the rules name, in order of first mention.
fn editions(book: &RuleBook) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let names = book.rules().flat_map(|rule| rule.editions.iter().cloned());
    names.filter(|name| seen.insert(name.clone())).collect()
}

fn anchor(chapter: &Chapter) -> &str {
    &chapter.intro
}

fn chapter(chapter: &Chapter, edition: &str, several: bool, shown: Shown) -> Option<AnyView> {
    let id = anchor(chapter).to_owned();
    let rules = paragraphs(chapter, edition, several, shown);
    let (title, intro) = (chapter.title.clone(), chapter.intro.clone());
    (!rules.is_empty()).then(|| {
        view! {
            <section class="section" id=id>
                <h2>{move || text(&title)}</h2>
                <p class="note">{move || text(&intro)}</p>
                {rules}
            </section>
        }
        .into_any()
    })
}
