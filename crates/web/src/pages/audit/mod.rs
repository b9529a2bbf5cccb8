//! The check of a finished game: whether its record proves what it says.

mod report;
mod worker;

use game::Side;
use leptos::prelude::*;
use protocol::{GameState, SEAL, SEALING_SIDES};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use self::report::report;
use self::worker::{Checked, Checking};
use crate::i18n::{self, t};
use crate::play::Online;

/// How far a check has come.
enum Progress {
    Waiting,
    Running,
    Failed,
    Done {
        checked: Checked,
        /// How many seals this page was sent in the game, or `None` if one of them is not in the record;
        /// for records from elsewhere nothing is known.
        sent: Option<Option<usize>>,
    },
}

/// The card with which the record of an online game that is over can be checked, or one from a file.
pub(crate) fn audit_panel(game: Online) -> AnyView {
    let progress = RwSignal::new(Progress::Waiting);
    let checking = StoredValue::new_local(None::<Checking>);
    let check = move |source: &JsValue, own: bool| {
        progress.set(Progress::Running);
        let answered = move |checked: Option<Checked>| {
            spawn_local(async move {
                let done = match checked {
                    Some(checked) => finished(game, checked, own).await,
                    None => Progress::Failed,
                };
                progress.try_set(done);
            });
        };
        match Checking::start(source, answered) {
            Ok(started) => checking.set_value(Some(started)),
            Err(_) => progress.set(Progress::Failed),
        }
    };
    let own = move |_| check(&format!("/api/games/{}/record", game.id()).into(), true);
    let file = move |event: web_sys::Event| {
        if let Some(file) = event.target().and_then(|field| first_file(&field)) {
            check(&file, false);
        }
    };
    let said = move || {
        progress.with(|progress| match progress {
            Progress::Waiting => ().into_any(),
            Progress::Running => view! { <p>{t("report-running")}</p> }.into_any(),
            Progress::Failed => {
                view! { <p data-testid="report-failed">{t("report-failed")}</p> }.into_any()
            }
            Progress::Done { checked, sent } => report(&checked.audited, *sent),
        })
    };
    let done =
        Memo::new(move |_| progress.with(|progress| matches!(progress, Progress::Done { .. })));
    let save = move |_| {
        progress.with_untracked(|progress| {
            let Progress::Done { checked, .. } = progress else {
                return;
            };
            let name = format!("tigerden-{}.txt", game.id());
            if let Err(error) = crate::panels::download(&name, &checked.record) {
                web_sys::console::error_1(&error);
            }
        });
    };
    let save = move || {
        done.get().then(|| {
            view! {
                <button type="button" data-testid="report-save" on:click=save>{t("report-save")}</button>
            }
            .into_any()
        })
    };
    view! {
        <section class="card" data-testid="audit" aria-labelledby="report-title">
            <h2 id="report-title">{move || t("report-title")}</h2>
            <p class="note">{move || t("report-note")}</p>
            <div role="status" data-testid="report">{said}</div>
            <div class="row">
                <button type="button" data-testid="report-start" on:click=own>{move || t("report-start")}</button>
                {save}
            </div>
            <label class="field section"><span>{move || t("report-file")}</span>
                <input type="file" accept=".txt,.pgn,text/plain" data-testid="report-file" on:change=file />
            </label>
        </section>
    }
    .into_any()
}

/// What is shown of an answer, with the texts that it needs.
async fn finished(game: Online, checked: Checked, own: bool) -> Progress {
    if checked.audited.found.is_err() && i18n::fetch(&texts_of_faults()).await.is_err() {
        return Progress::Failed;
    }
    let seals = game.state.try_with_untracked(|state| {
        let state = state.as_ref().filter(|_| own);
        state.map(|state| seals_sent(state, &checked.record))
    });
    Progress::Done {
        checked,
        sent: seals.flatten(),
    }
}

/// The names of all files with texts about what is wrong in a record.
fn texts_of_faults() -> Vec<String> {
    let mut names = vec!["errors".to_owned()];
    for info in hall::games() {
        for name in [info.book.to_owned(), format!("{}-errors", info.book)] {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// How many seals this page was sent; `None` if one of them is not in the record.
fn seals_sent(state: &GameState, record: &str) -> Option<usize> {
    let mut count = 0;
    for side in Side::BOTH {
        let own = SEALING_SIDES[side.index()];
        for sealed in state.seals(side) {
            if !record.contains(&format!("[%{SEAL} {own} {}]", sealed.seal)) {
                return None;
            }
            count += 1;
        }
    }
    Some(count)
}

/// The file that was chosen in a field.
fn first_file(field: &JsValue) -> Option<JsValue> {
    let files = js_sys::Reflect::get(field, &"files".into()).ok()?;
    let file = js_sys::Reflect::get(&files, &0.into()).ok()?;
    file.is_object().then_some(file)
}
