//! The search of a rule book: the field, its keys, and what it finds.

use leptos::html::Input;
use leptos::prelude::*;

use super::Handbook;
use crate::i18n::{t, ta};
use crate::pages::rules::paragraph::marked;
use crate::pages::rules::search::{Entry, excerpt, words};

impl Handbook {
    /// The field for words and ids, with the keys that work in it.
    pub(super) fn field(
        self,
        listing: impl Fn() -> bool + Copy + Send + Sync + 'static,
    ) -> AnyView {
        let field = NodeRef::<Input>::new();
        // On a phone a keyboard would cover the book before anybody wants to look for something.
        Effect::new(move |_| {
            let finger = window().match_media("(pointer: coarse)").ok().flatten();
            let target = self.target.get_untracked();
            let types = finger.is_none_or(|query| !query.matches());
            if let (Some(field), true, None) = (field.get(), types, target) {
                request_animation_frame(move || {
                    let _ = field.focus();
                });
            }
        });
        let write = move |event| {
            self.query.set(event_target_value(&event));
            self.active.set(0);
            self.listed.set(true);
        };
        let keydown = move |event: web_sys::KeyboardEvent| {
            let count = self.found.with_untracked(Vec::len);
            if count == 0 {
                return;
            }
            let step = |by: usize| {
                if self.listed.get_untracked() {
                    self.active
                        .update(|active| *active = (*active + by) % count);
                }
                self.listed.set(true);
                request_animation_frame(show_active);
            };
            match event.key().as_str() {
                "ArrowDown" => step(1),
                "ArrowUp" => step(count - 1),
                "Enter" => {
                    let entry = self
                        .found
                        .with_untracked(|found| found.get(self.active.get_untracked()).cloned());
                    if let Some(entry) = entry {
                        self.go(&entry);
                    }
                }
                _ => return,
            }
            event.prevent_default();
        };
        let example = move || {
            let id = self
                .book
                .with_value(|book| book.rules().next().map(|rule| rule.id.clone()));
            ta(
                "beside-search-how",
                &[("id", id.unwrap_or_default().into())],
            )
        };
        let count = move || {
            listing().then(|| {
                ta(
                    "beside-found",
                    &[("count", self.found.with(Vec::len).into())],
                )
            })
        };
        let active = move || {
            let any = self.found.with(|found| !found.is_empty());
            (listing() && any).then(|| option(self.active.get()))
        };
        view! {
            <div class="look">
                <input type="text" role="combobox" autocomplete="off" spellcheck="false" enterkeyhint="search" data-testid="rule-search"
                    aria-label=move || t("beside-search") aria-autocomplete="list" aria-controls="rules-found"
                    aria-expanded=move || active().is_some().to_string() aria-activedescendant=active
                    placeholder=example prop:value=move || self.query.get() node_ref=field on:input=write on:keydown=keydown />
                <p class="note" role="status" data-testid="rules-count">{count}</p>
            </div>
        }
        .into_any()
    }

    /// The rules that the query finds.
    pub(super) fn results(self) -> Option<AnyView> {
        let words = self.query.with(|query| words(query));
        let found = self.found.get();
        let result = |(number, entry): (usize, Entry)| {
            let part = excerpt(&entry.text, &words);
            let around = |missing: bool| if missing { "…" } else { "" };
            let (before, after) = (part.start > 0, part.end < entry.text.len());
            let (title, said) = (
                marked(&entry.title, &words),
                marked(&entry.text[part], &words),
            );
            let id = entry.id.clone();
            view! {
                <li role="option" id=option(number) aria-selected=move || (self.active.get() == number).to_string()
                    data-rule=id.clone() on:click=move |_| self.go(&entry)>
                    <b><span class="id">{id.clone()}</span>{title}</b>
                    <span class="note">{around(before)}{said}{around(after)}</span>
                </li>
            }
            .into_any()
        };
        let all: Vec<_> = found.into_iter().enumerate().map(result).collect();
        (!all.is_empty()).then(|| {
            view! {
                <ul role="listbox" id="rules-found" class="found" aria-label=move || t("beside-search") data-testid="rules-found">{all}</ul>
            }
            .into_any()
        })
    }
}

/// The id of a result in the page.
fn option(number: usize) -> String {
    format!("rules-found-{number}")
}

/// Brings the chosen result into view.
fn show_active() {
    let chosen = document()
        .query_selector("#rules-found [aria-selected=true]")
        .ok()
        .flatten();
    if let Some(chosen) = chosen {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        chosen.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
