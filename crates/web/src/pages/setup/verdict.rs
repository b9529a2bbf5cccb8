//! Whether the position can be played, what is wrong with it, and what is legal in it.

use std::time::Duration;

use game::{Place, Viewer};
use leptos::prelude::*;
use play::{Editor, Wrong};
use protocol::TextFault;

use super::bench::Bench;
use crate::i18n::{fault, t, ta};
use crate::route::{Route, encoded, nav};

/// For how long nothing is changed, in milliseconds, before the position is looked at. That can take longer than a
/// frame, and the change is shown before.
const PAUSE: Duration = Duration::from_millis(200);

/// Has the position judged once nothing is changed for a moment.
pub(super) fn judge_later(editor: RwSignal<Editor>) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let clear = move || {
        let handle = waiting.try_update_value(Option::take).flatten();
        handle.as_ref().map(TimeoutHandle::clear);
    };
    Effect::new(move |_| {
        clear();
        if !editor.with(Editor::is_judged) {
            // The page may have been left meanwhile.
            let judge = move || editor.try_update(Editor::judge).unwrap_or_default();
            waiting.set_value(set_timeout_with_handle(judge, PAUSE).ok());
        }
    });
    on_cleanup(clear);
}

/// What was found when the position was last looked at.
#[derive(Clone, PartialEq)]
pub(super) struct Verdict {
    /// The text of that position.
    pub(super) text: String,
    /// What is wrong with it.
    pub(super) wrong: Vec<Wrong>,
    /// Whether the position has changed since.
    pub(super) is_old: bool,
}

impl Verdict {
    /// The verdict on what is put together now, or else the last one.
    pub(super) fn after(last: Option<&Self>, editor: &Editor) -> Self {
        match last.filter(|_| !editor.is_judged()) {
            Some(last) => Self {
                is_old: true,
                ..last.clone()
            },
            None => Self {
                text: editor.text().to_owned(),
                wrong: editor.wrong().to_vec(),
                is_old: false,
            },
        }
    }
}

/// What is wrong, or how many moves there are; and the ways to play from here.
pub(super) fn verdict(bench: Bench) -> AnyView {
    let old = Memo::new(move |_| bench.verdict.with(|verdict| verdict.is_old));
    // Counting moves takes a while on a large board, so it is done anew for another position only. Meanwhile the last
    // verdict keeps its room, marked as what it is.
    let position = Memo::new(move |_| {
        let said = |verdict: &Verdict| (verdict.text.clone(), verdict.wrong.clone());
        bench.verdict.with(said)
    });
    let said = move || position.with(|_| bench.editor.with_untracked(words));
    let looking = move || old.get().then(|| t("setup-looking"));
    view! {
        <section class="card verdict" aria-labelledby="setup-verdict" class:old=old>
            <h2 id="setup-verdict">{move || t("setup-verdict")}</h2>
            <div role="status" aria-busy=move || old.get().to_string() data-testid="setup-verdict">{said}</div>
            <p class="note looking" data-testid="setup-looking">{looking}</p>
            <div class="row">{ways(bench, position)}</div>
        </section>
    }
    .into_any()
}

fn words(editor: &Editor) -> AnyView {
    let scene = editor.scene();
    let wrong = editor.wrong();
    if !wrong.is_empty() {
        let line = |wrong: &Wrong| {
            let why = TextFault::from(&wrong.fault);
            let why = fault(&why).unwrap_or(why.key);
            let named = |place: &Place| {
                let view = scene.places.iter().find(|view| view.place == *place);
                view.map(|view| view.name.clone())
            };
            let places: Vec<String> = wrong.places.iter().filter_map(named).collect();
            let text = match places.is_empty() {
                true => why,
                false => {
                    let places = places.join(", ");
                    ta(
                        "setup-wrong-at",
                        &[("places", places.into()), ("why", why.into())],
                    )
                }
            };
            view! { <li>{text}</li> }.into_any()
        };
        let lines: Vec<_> = wrong.iter().map(line).collect();
        return view! { <p><b>{t("setup-wrong")}</b></p><ul class="danger" data-testid="setup-faults">{lines}</ul> }
            .into_any();
    }
    let over = editor
        .table()
        .is_some_and(|table| table.outcome().is_some());
    let text = match editor.legal() {
        _ if over => t("setup-over"),
        count => ta("setup-legal", &[("count", count.unwrap_or(0).into())]),
    };
    view! { <p>{text}</p> }.into_any()
}

/// The ways to begin a game here. While the last verdict is old they look as it had them, and whoever takes one has
/// the position judged at once.
fn ways(bench: Bench, position: Memo<(String, Vec<Wrong>)>) -> AnyView {
    let closed =
        Memo::new(move |_| position.with(|_| bench.editor.with_untracked(playable).is_none()));
    let begin = move |mode: &str| {
        if !bench.editor.with_untracked(Editor::is_judged) {
            bench.editor.update(Editor::judge);
        }
        if let Some(text) = bench.editor.with_untracked(playable) {
            nav().go(Route::Play {
                game: None,
                mode: Some(mode.to_owned()),
                position: Some(encoded(&text)),
            });
        }
    };
    let way = |(mode, key): (&'static str, &'static str)| {
        let id = format!("setup-play-{mode}");
        let closed = move || closed.get().then_some("true");
        view! { <button type="button" data-testid=id aria-disabled=closed on:click=move |_| begin(mode)>{move || t(key)}</button> }
            .into_any()
    };
    let all = [
        ("computer", "setup-play-computer"),
        ("same-screen", "setup-play-same-screen"),
        ("friend", "setup-play-friend"),
    ];
    all.map(way).into_iter().collect_view().into_any()
}

/// The position as text, if a game can begin in it.
fn playable(editor: &Editor) -> Option<String> {
    let table = editor.table()?;
    let goes_on = table.outcome().is_none();
    goes_on.then(|| table.position(Viewer::Judge))
}
