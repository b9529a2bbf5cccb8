//! The position as text, to copy, to write and to hand on.

use leptos::prelude::*;
use protocol::TextFault;

use super::bench::Bench;
use crate::i18n::t;
use crate::pages::faults::faults_in;
use crate::pages::link_box::link_box;
use crate::pages::unrolled::unrolled;
use crate::panels::copy;
use crate::route::{Route, encoded};

/// The field with the text, and the link.
pub(super) fn text(bench: Bench) -> AnyView {
    let now = Memo::new(move |_| bench.editor.with(|editor| editor.text().to_owned()));
    let copied = RwSignal::new(false);
    Effect::new(move |_| {
        now.track();
        copied.set(false);
    });
    let copy_text = move |_| copy(now.get_untracked(), copied);
    let take = Callback::new(move |position: String| bench.write(&position));
    let old = move || bench.verdict.with(|verdict| verdict.is_old);
    let wrong = move || {
        bench.verdict.with(|verdict| {
            let wrong = verdict.wrong.iter();
            let faults: Vec<_> = wrong.map(|wrong| TextFault::from(&wrong.fault)).collect();
            faults_in(&verdict.text, &faults)
        })
    };
    let is_wrong = Memo::new(move |_| bench.verdict.with(|verdict| !verdict.wrong.is_empty()));
    let link = Memo::new(move |_| {
        (!is_wrong.get()).then(|| {
            let route = Route::Setup {
                game: None,
                position: Some(encoded(&now.get())),
            };
            let origin = window().location().origin().unwrap_or_default();
            format!("{origin}{}", route.path())
        })
    });
    let print = move || {
        (!is_wrong.get()).then(|| {
            let position = Some(encoded(&now.get()));
            let href = Route::Print {
                position,
                booklet: false,
            }
            .path();
            view! { <a class="button" data-testid="setup-print" href=href>{t("board-print")}</a> }
                .into_any()
        })
    };
    let link = move || {
        link.get()
            .map(|link| link_box(link, t("setup-link"), "setup-link"))
    };
    view! {
        <section class="card" aria-labelledby="setup-as-text">
            <h2 id="setup-as-text">{move || t("setup-as-text")}</h2>
            <label class="field"><span>{move || t("setup-text")}</span>
                <textarea rows="4" spellcheck="false" autocomplete="off" data-testid="setup-text" aria-invalid=move || is_wrong.get().to_string()
                    aria-describedby="position-faults" prop:value=move || now.get()
                    on:input=move |event| bench.write(&event_target_value(&event))></textarea>
            </label>
            {unrolled(bench.record.into(), take)}
            <div class="danger" id="position-faults" class:old=old>{wrong}</div>
            <div class="row">
                <button type="button" data-testid="setup-copy" on:click=copy_text>
                    {move || t(if copied.get() { "invite-copied" } else { "board-copy-position" })}
                </button>
                {print}
            </div>
            {link}
        </section>
    }
    .into_any()
}
