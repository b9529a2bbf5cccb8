//! Whether the position can be played, what is wrong with it, and what is legal in it.

use game::{Place, Viewer};
use leptos::prelude::*;
use play::{Editor, Wrong};
use protocol::TextFault;

use super::bench::Bench;
use crate::i18n::{fault, t, ta};
use crate::route::{Route, encoded};

/// What is wrong, or how many moves there are; and the ways to play from here.
pub(super) fn verdict(bench: Bench) -> AnyView {
    // Counting moves takes a while on a large board, so it is done anew for another position only.
    let position = Memo::new(move |_| {
        let now = |editor: &Editor| (editor.text().to_owned(), editor.wrong().to_vec());
        bench.editor.with(now)
    });
    let said = move || position.with(|_| bench.editor.with_untracked(words));
    let ways = move || position.with(|_| bench.editor.with_untracked(ways));
    view! {
        <section class="card verdict" aria-labelledby="setup-verdict">
            <h2 id="setup-verdict">{move || t("setup-verdict")}</h2>
            <div role="status" data-testid="setup-verdict">{said}</div>
            <div class="row">{ways}</div>
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

/// The ways to begin a game here; shown, but without effect, while none can begin.
fn ways(editor: &Editor) -> AnyView {
    let playable = editor.table().filter(|table| table.outcome().is_none());
    let text = playable.map(|table| table.position(Viewer::Judge));
    let way = |(mode, key): (&'static str, &'static str)| {
        let href = text.as_deref().map(|text| {
            let route = Route::Play {
                game: None,
                mode: Some(mode.to_owned()),
                position: Some(encoded(text)),
            };
            route.path()
        });
        let id = format!("setup-play-{mode}");
        match href {
            Some(href) => {
                view! { <a class="button" data-testid=id href=href>{t(key)}</a> }.into_any()
            }
            None => view! { <button type="button" data-testid=id disabled=true>{t(key)}</button> }
                .into_any(),
        }
    };
    let all = [
        ("computer", "setup-play-computer"),
        ("same-screen", "setup-play-same-screen"),
        ("friend", "setup-play-friend"),
    ];
    all.map(way).into_iter().collect_view().into_any()
}
