//! A rule as it is read: its heading, its text, what is different in an edition, its pictures.

use leptos::prelude::*;
use rulebook::{Chapter, Rule};

use super::search::hits;
use crate::i18n::{find, t, ta};
use crate::pages::book::Figure;

/// How rules are shown.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    /// The rule that somebody came for.
    pub(super) target: Signal<Option<String>>,
    /// Words to mark.
    pub(super) words: Signal<Vec<String>>,
    /// Whether they stand beside a board, where a heading is no address but can be gone to.
    pub(super) beside: bool,
}

/// A text of a rule book, such as `T-M3.title`.
pub(super) fn text(key: &str) -> Option<String> {
    find(key, &[])
}

/// A text in which words are marked.
pub(super) fn marked(text: &str, words: &[String]) -> Vec<AnyView> {
    let mut parts = Vec::new();
    let mut from = 0;
    let plain = |part: &str| part.to_owned().into_any();
    for hit in hits(text, words) {
        parts.push(plain(&text[from..hit.start]));
        from = hit.end;
        parts.push(view! { <mark>{text[hit].to_owned()}</mark> }.into_any());
    }
    parts.push(plain(&text[from..]));
    parts
}

/// The rules of a chapter that an edition has; `several` if the book has several editions.
pub(super) fn paragraphs(
    chapter: &Chapter,
    edition: &str,
    several: bool,
    shown: Shown,
) -> Vec<AnyView> {
    // If a whole chapter belongs to one edition, its rules need not name it.
    let own = |rule: &Rule| rule.editions.len() == 1;
    let mixed = several && !chapter.rules.iter().all(own);
    let rules = chapter.rules.iter().filter(|rule| rule.is_in(edition));
    rules
        .map(|one| paragraph(one.clone(), edition, mixed, shown))
        .collect()
}

/// A rule; `mixed` means that its chapter has rules of several editions.
pub(super) fn paragraph(item: Rule, edition: &str, mixed: bool, shown: Shown) -> AnyView {
    let Shown {
        target,
        words,
        beside,
    } = shown;
    let id = StoredValue::new(item.id.clone());
    let href = format!("#{}", item.id);
    let differs = format!("{}.{edition}", item.id);
    let class = move || {
        let here = target.with(|target| target.as_ref() == Some(&id.get_value()));
        if here { "rule here" } else { "rule" }
    };
    let said = move |key: &str| {
        let text = text(key)?;
        Some(words.with(|words| marked(&text, words)))
    };
    let title = move || said(&format!("{}.title", id.get_value()));
    let heading = if beside {
        view! { <span>{title}</span> }.into_any()
    } else {
        view! { <a href=href>{title}</a> }.into_any()
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
        said(&differs).map(|text| {
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
            <h3 tabindex=beside.then_some("-1")><span class="id">{id.get_value()}</span>{heading}</h3>
            <p>{move || said(&id.get_value())}</p>
            {move || differs()}
            {later}
            {only}
            {figures}
        </div>
    }
    .into_any()
}
