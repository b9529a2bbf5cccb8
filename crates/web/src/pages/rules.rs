//! A rule book, one page for each edition, with an anchor for every rule id.

use std::collections::BTreeSet;

use leptos::html::Dialog;
use leptos::prelude::*;
use rulebook::{Chapter, Rule, RuleBook};

use super::book::{self, Figure, folders};
use crate::i18n::{find, t, ta};
use crate::route::{Route, nav};

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
            view! { <li><a href=href>{move || rule(&key)}</a></li> }.into_any()
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
    let chapters: Vec<_> = rules
        .chapters
        .into_iter()
        .map(|part| chapter(part, &chosen, several, target))
        .collect();
    view! {
        <div class="book" data-book=book>
            <header>
                <h1>{move || rule(&title)}</h1>
                <p>{move || rule(&intro)}</p>
                {several.then(|| view! { <div class="row" role="group" aria-label=move || t("rules-edition")>{tabs}</div> })}
            </header>
            <nav class="toc card" aria-label=move || t("rules-title")><ul>{contents}</ul><hr /><ul>{others}</ul></nav>
            <article class="rules">{chapters}</article>
        </div>
    }
    .into_any()
}

/// A rule beside a game, with the way to the book.
pub(crate) fn rule_beside(route: Route) -> AnyView {
    let href = route.path();
    let Route::Rules {
        book,
        edition,
        rule: Some(id),
    } = route
    else {
        return ().into_any();
    };
    let found = book::rules(&book).and_then(|rules| {
        let edition = edition.or_else(|| editions(&rules).into_iter().next());
        let mut all = rules.chapters.into_iter().flat_map(|part| part.rules);
        Some((all.find(|rule| rule.id == id)?, edition.unwrap_or_default()))
    });
    let target = Memo::new(|_| None);
    let shown = match found {
        Some((item, edition)) => view! {
            <div class="rules" data-book=book>{paragraph(item, &edition, false, target)}</div>
            <a class="button" href=href target="_blank" data-testid="rule-book">{move || t("home-learn-rules")}</a>
        }
        .into_any(),
        None => view! { <p>{move || t("error-not-found")}</p> }.into_any(),
    };
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    // A click on the dialog itself is one beside what it contains.
    let beside = move |event: web_sys::MouseEvent| {
        if event.target() == event.current_target() {
            close();
        }
    };
    view! {
        <dialog class="aside-rule" aria-label=move || t("rules-title") data-testid="rule-panel" node_ref=dialog
            on:close=move |_| nav().1.set(None) on:click=beside>
            <div>
                <button type="button" class="icon plain close" aria-label=move || t("confirm-close") data-testid="rule-close" on:click=move |_| close()>"✕"</button>
                {shown}
            </div>
        </dialog>
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

fn chapter(
    chapter: Chapter,
    edition: &str,
    several: bool,
    target: Memo<Option<String>>,
) -> Option<AnyView> {
    let id = anchor(&chapter).to_owned();
    // If a whole chapter belongs to one edition, its rules need not name it.
    let own = |rule: &Rule| rule.editions.len() == 1;
    let mixed = several && !chapter.rules.iter().all(own);
    let rules: Vec<_> = chapter
        .rules
        .into_iter()
        .filter(|rule| rule.is_in(edition))
        .map(|one| paragraph(one, edition, mixed, target))
        .collect();
    (!rules.is_empty()).then(|| {
        view! {
            <section class="section" id=id>
                <h2>{move || rule(&chapter.title)}</h2>
                <p class="note">{move || rule(&chapter.intro)}</p>
                {rules}
            </section>
        }
        .into_any()
    })
}

/// A text of a rule book, such as `T-M3.title`.
fn rule(key: &str) -> Option<String> {
    find(key, &[])
}

/// A rule; `mixed` means that its chapter has rules of several editions.
fn paragraph(item: Rule, edition: &str, mixed: bool, target: Memo<Option<String>>) -> AnyView {
    let id = StoredValue::new(item.id.clone());
    let href = format!("#{}", item.id);
    let differs = format!("{}.{edition}", item.id);
    let class = move || {
        let here = target.with(|target| target.as_ref() == Some(&id.get_value()));
        if here { "rule here" } else { "rule" }
    };
    let only = (mixed && item.editions.len() == 1).then(|| {
        let key = format!("edition-{}", item.editions[0]);
        view! { <p class="note">{move || ta("rules-only-in", &[("editions", t(&key).into())])}</p> }
            .into_any()
    });
    let later = item
        .later
        .then(|| view! { <p class="note">{move || t("rules-later")}</p> }.into_any());
    let differs = move || {
        rule(&differs).map(|text| {
            view! { <p class="differs"><b>{t("rules-differs")}": "</b>{text}</p> }.into_any()
        })
    };
    let figures: Vec<_> = item
        .diagrams
        .into_iter()
        .map(|diagram| view! { <Figure diagram=diagram /> }.into_any())
        .collect();
    let figures =
        (!figures.is_empty()).then(|| view! { <div class="figures">{figures}</div> }.into_any());
    view! {
        <div class=class id=id.get_value()>
            <h3><span class="id">{id.get_value()}</span><a href=href>{move || rule(&format!("{}.title", id.get_value()))}</a></h3>
            <p>{move || rule(&id.get_value())}</p>
            {move || differs()}
            {later}
            {only}
            {figures}
        </div>
    }
    .into_any()
}
