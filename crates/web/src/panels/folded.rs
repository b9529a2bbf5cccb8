//! A card that is opened by its heading; what is in it is loaded then.

use leptos::prelude::*;

use crate::i18n::t;
use crate::parts::{Needs, when};

/// The card, whose heading has this id and the text with this key, and `more` to say.
pub(super) fn folded(
    id: &'static str,
    title: &'static str,
    more: impl Fn() -> Option<String> + Send + Sync + 'static,
    needs: impl Fn() -> Needs + Copy + Send + Sync + 'static,
    inside: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let open = RwSignal::new(false);
    let body = move || open.get().then(|| when(needs(), inside));
    view! {
        <details class="card" on:toggle=move |_| if !open.get_untracked() { open.set(true) }>
            <summary class="line" data-testid=id>{move || t(title)}<small class="note">{move || more()}</small></summary>
            {body}
        </details>
    }
    .into_any()
}
