//! A link to hand on: to copy, or to scan with another device.

use leptos::prelude::*;

use crate::i18n::t;
use crate::panels::copy;
use crate::parts::{Needs, scanned, when};

/// A link to copy or to scan; its name is that of its label, too.
pub(super) fn link_box(link: String, label: String, id: &'static str) -> AnyView {
    let copied = RwSignal::new(false);
    let shown = RwSignal::new(false);
    let text = link.clone();
    let copy = move |_| copy(text.clone(), copied);
    let code = StoredValue::new(link.clone());
    let picture = move || {
        let draw = move || {
            let drawn = scanned().map(|draw| code.with_value(|link| draw(link)));
            drawn.unwrap_or_else(|| ().into_any())
        };
        shown.get().then(|| when(Needs::of_scanned(), draw))
    };
    view! {
        <label class="field"><span>{label}</span>
            <span class="linkbox">
                <input type="text" readonly data-testid=id value=link />
                <button type="button" class="primary" data-testid="copy-link" on:click=copy>
                    {move || t(if copied.get() { "invite-copied" } else { "invite-copy" })}
                </button>
            </span>
        </label>
        <p><button type="button" class="plain" data-testid="scan-link" aria-expanded=move || shown.get().to_string()
            on:click=move |_| shown.update(|shown| *shown = !*shown)>{move || t("invite-scan")}</button></p>
        {picture}
    }
    .into_any()
}
