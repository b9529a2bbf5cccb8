//! The booklet of a recorded game. The worker that reads records makes it.

use js_sys::Array;
use leptos::prelude::*;
use protocol::Flaw;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use super::choice::Choice;
use crate::http::fetch_words_of_errors;
use crate::i18n::{fault, language, t, ta};
use crate::pages::audit::Reading;
use crate::texts;

/// How far a booklet has come.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Made {
    /// There is no record yet.
    Nothing,
    /// The worker makes it.
    Running,
    /// Why there is none.
    Wrong(String),
    /// Its pages as SVG.
    Pages(Vec<String>),
}

/// The fields for the record and its diagrams.
pub(super) fn fields(choice: Choice) -> AnyView {
    let every = move |event| {
        if let Ok(rounds) = event_target_value(&event).parse() {
            choice.every.set(rounds);
        }
    };
    view! {
        <label class="field">
            <span>{t("print-record")}</span>
            <textarea rows="6" spellcheck="false" autocomplete="off" data-testid="print-record"
                prop:value=choice.record.get_untracked()
                on:change=move |event| choice.record.set(event_target_value(&event))></textarea>
        </label>
        <label class="field">
            <span>{t("print-every")}</span>
            <input type="number" min="0" max="1000" data-testid="print-every"
                prop:value=choice.every.get_untracked() on:change=every />
        </label>
    }
    .into_any()
}

/// The pages, shown by `sheets`, or why there are none.
pub(super) fn shown(choice: Choice, sheets: fn(Vec<String>, (f32, f32)) -> AnyView) -> AnyView {
    let made = RwSignal::new(Made::Nothing);
    let reading = StoredValue::new_local(None::<Reading>);
    Effect::new(move |_| {
        let record = choice.record.get();
        if record.trim().is_empty() {
            return made.set(Made::Nothing);
        }
        made.set(Made::Running);
        let question = question(choice, &record);
        let answered = move |answer: Option<Array>| {
            spawn_local(async move {
                let answer = read(answer.as_ref()).await;
                made.try_set(answer);
            });
        };
        match Reading::start(&question, answered) {
            Ok(started) => reading.set_value(Some(started)),
            Err(_) => made.set(Made::Wrong(t("part-failed"))),
        }
    });
    let view = move || {
        match made.get() {
        Made::Nothing => ().into_any(),
        Made::Running => {
            view! { <div class="narrow"><p role="status">{t("part-loading")}</p></div> }.into_any()
        }
        Made::Wrong(why) => view! {
            <div class="narrow"><div class="banner bad" role="alert" data-testid="print-wrong"><p>{why}</p></div></div>
        }
        .into_any(),
        Made::Pages(pages) => sheets(pages, untrack(|| choice.paper.get()).size()),
    }
    };
    view.into_any()
}

/// What the worker's `booklet` takes.
fn question(choice: Choice, record: &str) -> JsValue {
    let language = language().get().code();
    let folder = format!("/locales/{language}/");
    let loaded = texts::below(&folder).filter_map(|name| texts::read(&format!("{folder}{name}")));
    let words: Array = loaded.map(JsValue::from).collect();
    let parts: [JsValue; 5] = [
        record.into(),
        choice.paper.get().name().into(),
        choice.every.get().into(),
        language.into(),
        words.into(),
    ];
    parts.into_iter().collect::<Array>().into()
}

async fn read(answer: Option<&Array>) -> Made {
    let pages = answer.and_then(|answer| answer.get(0).dyn_into::<Array>().ok());
    if let Some(pages) = pages {
        return Made::Pages(pages.iter().filter_map(|page| page.as_string()).collect());
    }
    let why = answer.and_then(|answer| answer.get(1).as_string());
    let flaw = why.and_then(|why| serde_json::from_str::<Flaw>(&why).ok());
    let Some(flaw) = flaw else {
        return Made::Wrong(untrack(|| t("part-failed")));
    };
    fetch_words_of_errors().await;
    untrack(|| {
        let why = fault(&flaw.fault).unwrap_or_else(|| t("print-none"));
        let args = [("line", flaw.line.unwrap_or(0).into()), ("why", why.into())];
        Made::Wrong(ta("print-record-wrong", &args))
    })
}
