//! The guides to a first game, step by step.

use leptos::prelude::*;

use super::book::{self, Figure, folders};
use crate::i18n::{t, ta};
use crate::route::Route;

/// The folders of all guides, in the order of the games.
pub(crate) fn guides() -> impl Iterator<Item = &'static str> {
    let mut books: Vec<&str> = hall::games().map(|info| info.book).collect();
    books.dedup();
    let of = |book: &str| folders("guide").find(|folder| *folder == book);
    books.into_iter().filter_map(of)
}

/// The key of a guide's title.
pub(crate) fn title(folder: &str) -> String {
    format!("{folder}-guide")
}

/// The address of a guide.
pub(crate) fn address(folder: &str) -> String {
    let guide = Some(folder.to_owned());
    Route::Learn { guide }.path()
}

/// How the part of the address begins that says which step is shown, from 1 on.
const STEP: &str = "step-";

/// The step that the address names, from 0 on; the first if it names none.
fn step_shown(count: usize) -> usize {
    let hash = window().location().hash().unwrap_or_default();
    let number = hash.trim_start_matches('#').strip_prefix(STEP);
    let number: Option<usize> = number.and_then(|number| number.parse().ok());
    number.unwrap_or(1).clamp(1, count.max(1)) - 1
}

/// The page of a guide.
#[component]
pub(crate) fn Learn(
    /// Its folder; the first guide if none is chosen.
    guide: Option<String>,
) -> impl IntoView {
    let all: Vec<_> = guides().collect();
    let asked = guide.and_then(|folder| all.iter().position(|name| *name == folder));
    let chosen = asked.unwrap_or_default();
    let tabs: Vec<_> = all
        .iter()
        .enumerate()
        .map(|(i, &folder)| {
            let class = if i == chosen {
                "button primary"
            } else {
                "button"
            };
            let here = (i == chosen).then_some("page");
            view! { <a class=class href=address(folder) aria-current=here>{move || t(&title(folder))}</a> }
        })
        .collect();
    let tabs = (tabs.len() > 1).then(|| view! { <div class="row">{tabs}</div> });
    let folder = all.get(chosen).copied();
    folder.and_then(|folder| Some((folder, book::guide(folder)?))).map(|(folder, guide)| {
        let game = hall::games().find(|info| info.book == folder);
        let play = Route::Play {
            game: game.map(|info| info.id.to_owned()),
            mode: Some("computer".to_owned()),
            position: None,
        }
        .path();
        let play = StoredValue::new(play);
        let count = guide.steps.len();
        let steps = StoredValue::new(guide.steps);
        let now = RwSignal::new(step_shown(count));
        // The address says which step it is, so back goes back a step.
        let moved = window_event_listener(leptos::ev::hashchange, move |_| now.set(step_shown(count)));
        on_cleanup(move || moved.remove());
        let go = move |step: usize| {
            let _ = window().location().set_hash(&format!("{STEP}{}", step + 1));
        };
        let step = move || {
            let now = now.get();
            steps.with_value(|steps| {
                steps.get(now).map(|step| {
                    let (title, text) = (step.title.clone(), step.text.clone());
                    let figures: Vec<_> =
                        step.diagrams.iter().cloned().map(|diagram| view! { <Figure diagram=diagram /> }.into_any()).collect();
                    view! {
                        <section class="card" data-testid="guide-step" aria-live="polite">
                            <p class="note">{move || ta("guide-step", &[("step", (now + 1).into()), ("steps", count.into())])}</p>
                            <h2>{move || t(&title)}</h2>
                            <p>{move || t(&text)}</p>
                            <div class="figures">{figures}</div>
                        </section>
                    }
                    .into_any()
                })
            })
        };
        view! {
            <div class="narrow">
                {tabs}
                <h1>{move || t(&title(folder))}</h1>
                <p>{move || t(&guide.intro)}</p>
                {move || step()}
                <div class="row section">
                    <button type="button" data-testid="guide-previous" disabled=move || now.get() == 0
                        on:click=move |_| go(now.get_untracked().saturating_sub(1))>{move || t("guide-previous")}</button>
                    {move || if now.get() + 1 < count {
                        view! {
                            <button type="button" class="primary" data-testid="guide-next" on:click=move |_| go(now.get_untracked() + 1)>
                                {t("guide-next")}
                            </button>
                        }.into_any()
                    } else {
                        view! { <a class="button primary" href=play.get_value()>{t("guide-play")}</a> }.into_any()
                    }}
                </div>
            </div>
        }
    })
}
