//! The check of a finished game or of a file: whether the record proves what it says.

mod report;
mod worker;

use game::Side;
use leptos::prelude::*;
use protocol::{GameState, SEAL, SEALING_SIDES};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use self::report::report;
use self::worker::Checked;
pub(super) use self::worker::Reading;
use crate::i18n::{self, t};
use crate::parts::audit;
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

/// The card with which records from files can be checked and, beside an online game that is over, its own.
pub(crate) fn audit_panel(game: Option<Online>) -> AnyView {
    let progress = RwSignal::new(Progress::Waiting);
    let checking = StoredValue::new_local(None::<Reading>);
    // The game whose own record is checked, if it is.
    let check = move |source: &JsValue, own: Option<Online>| {
        progress.set(Progress::Running);
        let answered = move |checked: Option<Checked>| {
            spawn_local(async move {
                let done = match checked {
                    Some(checked) => finished(own, checked).await,
                    None => Progress::Failed,
                };
                progress.try_set(done);
            });
        };
        match Reading::check(source, answered) {
            Ok(started) => checking.set_value(Some(started)),
            Err(_) => progress.set(Progress::Failed),
        }
    };
    let own = move |game: Online| {
        let start = move |_| {
            check(
                &format!("/api/games/{}/record", game.id()).into(),
                Some(game),
            )
        };
        view! { <button type="button" data-testid="report-start" on:click=start>{move || t("report-start")}</button> }
            .into_any()
    };
    let file = move |event: web_sys::Event| {
        if let Some(file) = event.target().and_then(|field| first_file(&field)) {
            check(&file, None);
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
    let save = move |game: Online| {
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
        game.filter(|_| done.get()).map(|game| {
            view! {
                <button type="button" data-testid="report-save" on:click=move |_| save(game)>{t("report-save")}</button>
            }
            .into_any()
        })
    };
    let note = if game.is_some() {
        "report-note"
    } else {
        "report-note-file"
    };
    view! {
        <section class="card" data-testid="audit" aria-labelledby="report-title">
            <h2 id="report-title">{move || t("report-title")}</h2>
            <p class="note">{move || t(note)}</p>
            <div role="status" data-testid="report">{said}</div>
            <div class="row">
                {game.map(own)}
                {save}
            </div>
            <label class="field section"><span>{move || t("report-file")}</span>
                <input type="file" accept=".txt,.pgn,text/plain" data-testid="report-file" on:change=file />
            </label>
        </section>
    }
    .into_any()
}

/// The page on which records from files are checked.
#[component]
pub(crate) fn CheckPage() -> impl IntoView {
    let card = || audit().map_or_else(|| ().into_any(), |card| untrack(|| card(None)));
    view! { <div class="narrow"><h1>{move || t("check-title")}</h1>{card}</div> }
}

/// What is shown of an answer, with the texts that it needs.
async fn finished(own: Option<Online>, checked: Checked) -> Progress {
    if checked.audited.found.is_err() && i18n::fetch(&texts_of_faults()).await.is_err() {
        return Progress::Failed;
    }
    let seals = own.and_then(|game| {
        game.state
            .try_with_untracked(|state| Some(seals_sent(state.as_ref()?, &checked.record)))
            .flatten()
    });
    Progress::Done {
        checked,
        sent: seals,
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
