//! The guide to a first game, step by step.

use leptos::prelude::*;

use super::book::{Figure, Guide, folders, read};
use crate::i18n::{t, ta};

/// The page of the first guide there is.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let guide = folders("guide")
        .next()
        .and_then(|folder| read::<Guide>(folder, "guide"));
    guide.map(|guide| {
        let count = guide.steps.len();
        let steps = StoredValue::new(guide.steps);
        let now = RwSignal::new(0_usize);
        let step = move || {
            let now = now.get();
            steps.with_value(|steps| {
                steps.get(now).map(|step| {
                    let (title, text) = (step.title.clone(), step.text.clone());
                    let figures: Vec<_> =
                        step.diagrams.iter().cloned().map(|diagram| view! { <Figure diagram=diagram /> }).collect();
                    view! {
                        <section class="card" data-testid="guide-step" aria-live="polite">
                            <p class="note">{move || ta("guide-step", &[("step", (now + 1).into()), ("steps", count.into())])}</p>
                            <h2>{move || t(&title)}</h2>
                            <p>{move || t(&text)}</p>
                            <div class="figures">{figures}</div>
                        </section>
                    }
                })
            })
        };
        view! {
            <div class="narrow">
                <h1>{move || t(&guide.title)}</h1>
                <p>{move || t(&guide.intro)}</p>
                {step}
                <div class="row section">
                    <button type="button" data-testid="guide-previous" disabled=move || now.get() == 0
                        on:click=move |_| now.update(|n| *n = n.saturating_sub(1))>{move || t("guide-previous")}</button>
                    {move || if now.get() + 1 < count {
                        view! {
                            <button type="button" class="primary" data-testid="guide-next" on:click=move |_| now.update(|n| *n += 1)>
                                {t("guide-next")}
                            </button>
                        }.into_any()
                    } else {
                        view! { <a class="button primary" href="/play?mode=computer">{t("guide-play")}</a> }.into_any()
                    }}
                </div>
            </div>
        }
    })
}
