//! A board to begin with: the start of a game as it was chosen, or what changes all of a board.

use std::collections::BTreeMap;

use game::Viewer;
use hall::{OptionInfo, Scope};
use leptos::prelude::*;
use play::Editor;

use super::bench::{Bench, start};
use super::palette::act;
use crate::i18n::t;
use crate::pages::options::select;

/// The choices and the buttons.
pub(super) fn new_board(bench: Bench) -> AnyView {
    let options = RwSignal::new(BTreeMap::new());
    let begin = move |_| {
        if let Some(table) = options.with_untracked(|chosen| start(bench.info, chosen)) {
            bench.change(|editor| editor.take(table));
        }
    };
    let field = move |option: &'static OptionInfo| {
        let set = move |value| {
            options.update(|map| drop(map.insert(option.id.to_owned(), value)));
        };
        select(option, format!("setup-option-{}", option.id), None, set).into_any()
    };
    let of_start = bench.info.options_of(Scope::Game).filter(|option| {
        bench
            .editor
            .with_untracked(|editor| changes_start(bench, editor, option))
    });
    let choices: Vec<_> = of_start.map(field).collect();
    let never = move || false;
    let unlike = move || !bench.editor.with(Editor::can_swap);
    view! {
        <section class="card" aria-labelledby="setup-whole">
            <h2 id="setup-whole">{move || t("setup-whole")}</h2>
            {choices}
            <div class="row">
                <button type="button" data-testid="setup-start" on:click=begin>{move || t("setup-start")}</button>
                {act(bench, "setup-clear", never, Editor::clear)}
                {act(bench, "setup-mirror", never, Editor::mirror)}
                {act(bench, "setup-swap", unlike, Editor::swap)}
            </div>
        </section>
    }
    .into_any()
}

/// Whether an option makes another start, and the position has no field that says the same.
fn changes_start(bench: Bench, editor: &Editor, option: &OptionInfo) -> bool {
    let key = format!("option-{}", option.id);
    if editor.fields().iter().any(|field| field.key == key) {
        return false;
    }
    let text = |options: &BTreeMap<String, String>| {
        Some(start(bench.info, options)?.position(Viewer::Judge))
    };
    let usual = text(&BTreeMap::new());
    option.choices.iter().any(|choice| {
        let chosen = [(option.id.to_owned(), choice.id.to_owned())].into();
        text(&chosen) != usual
    })
}
