//! Boxes for what the players agree on.

use leptos::prelude::*;

use crate::i18n::t;

/// The box for something that the players agree on, with a note.
pub(crate) fn agreed(key: &'static str, on: RwSignal<bool>) -> AnyView {
    view! {
        <label class="choice">
            <input type="checkbox" data-testid=key prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{t(key)}<small>{t(&format!("{key}.note"))}</small></span>
        </label>
    }
    .into_any()
}

/// The same for something that other choices exclude: then the box stays empty, and the note says `why`.
pub(super) fn agreed_unless(
    key: &'static str,
    on: RwSignal<bool>,
    why: impl Fn() -> Option<String> + Send + Sync + 'static,
) -> AnyView {
    let why = Memo::new(move |_| why());
    let open = move || why.with(Option::is_none);
    // It keeps the focus, so that screen readers come to the reason, too.
    let hold = move |event: web_sys::MouseEvent| {
        if !untrack(open) {
            event.prevent_default();
        }
    };
    let note = move || why.get().unwrap_or_else(|| t(&format!("{key}.note")));
    view! {
        <label class="choice" class:idle=move || !open()>
            <input type="checkbox" data-testid=key prop:checked=move || on.get() && open()
                aria-disabled=move || (!open()).then_some("true") on:click=hold
                on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{t(key)}<small>{note}</small></span>
        </label>
    }
    .into_any()
}
