//! A record that was pasted where a position is asked for: one of its positions is chosen.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use protocol::{Flaw, Reached, Unrolled};
use wasm_bindgen_futures::spawn_local;

use super::audit::Reading;
use crate::http::fetch_words_of_errors;
use crate::i18n::{fault, t, ta};

/// Whether a text looks like the record of a game: no game has such positions, and it has lines or tags.
pub(super) fn is_record(text: &str) -> bool {
    let text = text.trim();
    hall::game_of(text).is_none() && (text.starts_with('[') || text.contains('\n'))
}

/// How far the reading has come.
#[derive(Clone, PartialEq)]
enum Progress {
    Waiting,
    Running,
    Failed,
    Read(Unrolled),
}

/// The choice of a position, while `record` is one; `take` gets the position's text.
pub(super) fn unrolled(record: Signal<Option<String>>, take: Callback<String>) -> AnyView {
    let progress = RwSignal::new(Progress::Waiting);
    let reading = StoredValue::new_local(None::<Reading>);
    Effect::new(move |_| {
        let Some(record) = record.get() else {
            reading.set_value(None);
            return progress.set(Progress::Waiting);
        };
        progress.set(Progress::Running);
        let question = Object::new();
        // An object takes any value.
        let _ = Reflect::set(&question, &"unroll".into(), &record.into());
        let answered = move |answer: Option<Array>| {
            spawn_local(async move {
                let read = read(answer.as_ref()).await;
                progress.try_set(read);
            });
        };
        match Reading::start(&question, answered) {
            Ok(started) => reading.set_value(Some(started)),
            Err(_) => progress.set(Progress::Failed),
        }
    });
    let shown = move || match progress.get() {
        Progress::Waiting => ().into_any(),
        Progress::Running => view! { <p role="status">{t("part-loading")}</p> }.into_any(),
        Progress::Failed => view! { <p role="alert">{t("part-failed")}</p> }.into_any(),
        Progress::Read(read) => view! {
            {read.wrong.as_ref().map(wrong)}
            {(!read.positions.is_empty()).then(|| choice(read.positions, take))}
        }
        .into_any(),
    };
    view! { <div data-testid="unrolled">{shown}</div> }.into_any()
}

fn wrong(flaw: &Flaw) -> AnyView {
    let why = fault(&flaw.fault).unwrap_or_else(|| flaw.fault.key.clone());
    let text = match flaw.line {
        Some(line) => ta(
            "record-wrong",
            &[("line", line.into()), ("why", why.into())],
        ),
        None => why,
    };
    view! { <p class="danger" role="alert" data-testid="unrolled-wrong">{text}</p> }.into_any()
}

fn choice(positions: Vec<Reached>, take: Callback<String>) -> AnyView {
    let last = positions.len() - 1;
    let chosen = RwSignal::new(last);
    let option = |(number, one): (usize, &Reached)| {
        let text = match &one.text {
            None => t("record-start"),
            Some(text) => ta(
                "record-after",
                &[("round", one.round.into()), ("move", text.clone().into())],
            ),
        };
        view! { <option value=number selected=number == last>{text}</option> }
    };
    let options: Vec<_> = positions.iter().enumerate().map(option).collect();
    let choose = move |event| {
        if let Ok(number) = event_target_value(&event).parse() {
            chosen.set(number);
        }
    };
    let press = move |_| {
        if let Some(one) = positions.get(chosen.get_untracked()) {
            take.run(one.position.clone());
        }
    };
    view! {
        <label class="field"><span>{t("record-which")}</span>
            <select data-testid="unrolled-position" on:change=choose>{options}</select>
        </label>
        <button type="button" data-testid="unrolled-take" on:click=press>{t("record-take")}</button>
    }
    .into_any()
}

async fn read(answer: Option<&Array>) -> Progress {
    let text = answer.and_then(|answer| answer.get(0).as_string());
    let read = text.and_then(|text| serde_json::from_str::<Unrolled>(&text).ok());
    let Some(read) = read else {
        return Progress::Failed;
    };
    if read.wrong.is_some() {
        fetch_words_of_errors().await;
    }
    Progress::Read(read)
}
