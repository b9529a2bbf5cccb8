//! The box that says why something is not possible, next to the place touched.

use game::{Place, Refused};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::geometry::Layout;
use crate::i18n::{self, find, t, ta};
use crate::route::Route;

/// A refusal and where to show it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Callout {
    /// The place touched, if it was a place.
    pub(crate) place: Option<Place>,
    /// Why it was refused.
    pub(crate) refused: Refused,
}

impl Callout {
    /// The reason in the language in use.
    pub(crate) fn text(&self) -> String {
        t(self.refused.key)
    }
}

/// The box with the reason, the rule and a link to it.
#[component]
pub(crate) fn CalloutBox(
    /// What to say.
    callout: Callout,
    /// Where things are.
    layout: Layout,
    /// The rule book of the game, and the edition played.
    book: &'static str,
    /// The edition played, if it has a page of its own.
    edition: Option<String>,
    /// The kind of piece that does not move or attack like this.
    mover: Option<&'static str>,
    /// Closes it.
    close: Callback<()>,
) -> impl IntoView {
    let clear = layout.clear_of(callout.place, &callout.refused.places);
    let beside = clear.is_none();
    let [top, bottom, left, right] = clear.unwrap_or_default();
    let id = callout.refused.rule.map(|rule| rule.0);
    // The rule's text is in the rule book, what stands before that of a piece among the tables' words: they may
    // still have to be loaded.
    let mut words = vec![format!("{book}-rules")];
    words.extend(mover.map(|_| "tables".to_owned()));
    let here = RwSignal::new(i18n::has(&words));
    if id.is_some() && !here.get_untracked() {
        spawn_local(async move {
            if i18n::fetch(&words).await.is_ok() {
                here.try_set(true);
            }
        });
    }
    let rule = move |key: String| here.get().then(|| find(&key, &[])).flatten();
    let edition = StoredValue::new(edition);
    let cited = move |id: &'static str| {
        // Of a rule about many pieces, what it says about the one that was touched.
        let title = move || rule(mover.map_or_else(|| format!("{id}.title"), str::to_owned));
        let text = move || match mover {
            Some(kind) => {
                let said = [
                    "piece-moves".to_owned(),
                    format!("{kind}-card.moves"),
                    "piece-attacks".to_owned(),
                    format!("{kind}-card.attacks"),
                ];
                Some(said.map(|key| rule(key).unwrap_or_default()).join(" "))
            }
            None => rule(id.to_owned()),
        };
        // What is different in the edition played.
        let differs = move || {
            let edition = edition.get_value().filter(|_| mover.is_none())?;
            rule(format!("{id}.{edition}"))
        };
        let href = Route::Rules {
            book: book.to_owned(),
            edition: edition.get_value(),
            rule: Some(id.to_owned()),
        }
        .path();
        view! {
            <div class="rule"><b>{title}</b>" "{text}" "{differs}</div>
            <a href=href data-testid="refusal-rule">{ta("composer-rule", &[("rule", id.into())])}</a>
        }
        .into_any()
    };
    let reason = callout.text();
    view! {
        <div
            class="callout" class:beside=beside role="note" data-testid="refusal" data-rule=id
            style:top=top style:bottom=bottom style:left=left style:right=right
        >
            <button type="button" class="close" aria-label=t("confirm-close") on:click=move |_| close.run(())>"✕"</button>
            <strong data-testid="refusal-reason">{reason}</strong>
            {id.map(cited)}
        </div>
    }
}
