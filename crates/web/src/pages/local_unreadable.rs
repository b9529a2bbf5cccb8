//! The page of a game on this device whose stored text can't be read: it says that the text is
//! kept.

use leptos::prelude::*;
use play::ReadError;

use crate::i18n::{t, ta};
use crate::panels::download;

/// The page of a game that can't be read. The stored text is left unchanged.
#[component]
pub(crate) fn Unreadable(
    /// The game's id.
    id: String,
    /// The stored text.
    text: String,
    /// Why it can't be read.
    error: ReadError,
) -> impl IntoView {
    let failed = RwSignal::new(false);
    let save = move |_| failed.set(download(&format!("tigerden-{id}.json"), &text).is_err());
    let place = match &error {
        ReadError::Fact { index, .. } => Some(index + 1),
        ReadError::Text(_) => None,
    };
    let what = move || match place {
        Some(place) => ta("local-unreadable-at", &[("number", place.into())]),
        None => t("local-unreadable-text"),
    };
    view! {
        <div class="narrow" data-testid="unreadable">
            <h1>{move || t("local-unreadable-title")}</h1>
            <p role="alert">{move || t("local-unreadable")}</p>
            <p class="note">{what}" "<code lang="en">{error.to_string()}</code></p>
            <div class="row section">
                <button type="button" class="primary" data-testid="export" on:click=save>{move || t("local-unreadable-export")}</button>
                <a class="button" href="/play" data-testid="anew">{move || t("local-unreadable-anew")}</a>
            </div>
            {move || failed.get().then(|| view! { <p role="alert">{t("local-export-failed")}</p> })}
        </div>
    }
}
