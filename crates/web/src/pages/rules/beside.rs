//! What stands beside a board: a rule, or the whole rule book.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::editions;
use super::handbook::Handbook;
use crate::i18n::t;
use crate::pages::book;
use crate::pages::style_sheet;
use crate::route::{Beside, Route, nav};

/// A rule beside a game, with the way to the whole book; or that book.
pub(crate) fn rule_beside(beside: Beside) -> AnyView {
    let Route::Rules {
        book,
        edition,
        rule,
    } = beside.rules
    else {
        return ().into_any();
    };
    let Some(rules) = book::rules(&book) else {
        return frame(
            Signal::stored(false),
            view! { <p>{move || t("error-not-found")}</p> }.into_any(),
        );
    };
    let known = editions(&rules);
    let named = [edition, beside.game.clone()].into_iter().flatten();
    let edition = named.into_iter().find(|name| known.contains(name));
    let edition = edition.or_else(|| known.into_iter().next());
    let edition = edition.unwrap_or_default();
    let whole = RwSignal::new(rule.is_none());
    let id = StoredValue::new(rule.clone().unwrap_or_default());
    let handbook = Handbook::new(rules, edition, beside.game, rule);
    let inside = move || {
        if whole.get() {
            return handbook.view();
        }
        view! {
            {handbook.alone(&id.get_value())}
            <button type="button" data-testid="rule-book" on:click=move |_| whole.set(true)>{move || t("beside-chapters")}</button>
        }
        .into_any()
    };
    let inside = view! { <div class="rules" data-book=book>{inside}</div> };
    frame(whole.into(), inside.into_any())
}

/// The panel around it; `whole` if it shows a book.
fn frame(whole: Signal<bool>, inside: AnyView) -> AnyView {
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
        <dialog class="aside-rule" class:whole=move || whole.get() aria-label=move || t("rules-title") data-testid="rule-panel" node_ref=dialog
            on:close=move |_| nav().1.set(None) on:click=beside>
            // It is there before a rule leads on to the book, which scrolls to that rule.
            {style_sheet("/rules.css")}
            <div>
                <button type="button" class="icon plain close" aria-label=move || t("confirm-close") data-testid="rule-close" on:click=move |_| close()>"✕"</button>
                {inside}
            </div>
        </dialog>
    }
    .into_any()
}
