//! What a touch of the board does: tools, and the pieces to put down.

use game::{PieceView, Side};
use leptos::prelude::*;
use play::{Editor, Tool};

use super::bench::Bench;
use super::carry::Carry;
use crate::board::{Token, piece_name};
use crate::i18n::t;

/// The tools that are no pieces, and what changes the whole board.
pub(super) fn tools(bench: Bench) -> AnyView {
    let all = [
        (Tool::Hand, "setup-hand"),
        (Tool::Remove, "setup-remove"),
        (Tool::Ask, "setup-ask"),
    ];
    let tools =
        all.map(|(tool, key)| press(bench, tool, key, move || t(key).into_any(), || None, None));
    let undo = move || !bench.editor.with(Editor::can_undo);
    let redo = move || !bench.editor.with(Editor::can_redo);
    view! {
        <div class="row" role="group" aria-label=move || t("setup-tools")>
            {tools.into_iter().collect_view()}
            {act(bench, "setup-undo", undo, Editor::undo)}
            {act(bench, "setup-redo", redo, Editor::redo)}
        </div>
    }
    .into_any()
}

/// A button that changes the position at once.
pub(super) fn act(
    bench: Bench,
    key: &'static str,
    idle: impl Fn() -> bool + Copy + Send + Sync + 'static,
    change: fn(&mut Editor),
) -> AnyView {
    let press = move |_| {
        if !untrack(idle) {
            bench.change(change);
        }
    };
    view! {
        <button type="button" class="plain" data-testid=key aria-disabled=move || idle().then_some("true") on:click=press>{move || t(key)}</button>
    }
    .into_any()
}

/// The pieces of both sides.
pub(super) fn pieces(bench: Bench) -> AnyView {
    let kit = Memo::new(move |_| bench.editor.with(Editor::kit));
    let of = move |side: Side| {
        let pieces = kit.get().into_iter().enumerate();
        let own = pieces.filter(|(_, piece)| piece.side == side);
        let own: Vec<_> = own
            .map(|(number, piece)| one(bench, number, piece))
            .collect();
        let id = format!("setup-kit-{}", side.index());
        view! {
            <div role="group" aria-labelledby=id.clone()>
                <p id=id.clone()><b>{t(bench.info.sides[side.index()])}</b></p>
                <div class="tray kit">{own}</div>
            </div>
        }
        .into_any()
    };
    view! {
        <section class="card" aria-labelledby="setup-pieces">
            <h2 id="setup-pieces">{move || t("setup-pieces")}</h2>
            {move || Side::BOTH.map(of).into_iter().collect_view()}
        </section>
    }
    .into_any()
}

fn one(bench: Bench, number: usize, piece: PieceView) -> AnyView {
    let name = piece_name(&piece, None, bench.info.sides);
    let states: Vec<_> = piece.states.iter().map(|state| t(state)).collect();
    let states = states.join(", ");
    let id = format!(
        "{}-{}{}",
        piece.side.index(),
        piece.kind,
        piece.states.concat()
    );
    let (side, kind, letter) = (piece.side, piece.kind, piece.letter);
    let inside = move || {
        let states = states.clone();
        let states = (!states.is_empty()).then(|| view! { <small>{states}</small> });
        view! { <Token side=side kind=kind letter=letter />{states} }.into_any()
    };
    let carry = Carry::new(bench);
    let ghost = carry.ghost(&piece);
    let button = press(
        bench,
        Tool::Piece(number),
        id,
        inside,
        move || Some(name.clone()),
        Some((carry, number)),
    );
    view! { {button}{ghost} }.into_any()
}

/// A button that chooses a tool; a piece, by its number in the kit, can be dragged from it.
pub(super) fn press(
    bench: Bench,
    tool: Tool,
    id: impl Into<String>,
    inside: impl Fn() -> AnyView + Send + 'static,
    name: impl Fn() -> Option<String> + Clone + Send + Sync + 'static,
    carry: Option<(Carry, usize)>,
) -> AnyView {
    let id: String = id.into();
    let now = Memo::new(move |_| bench.editor.with(Editor::tool));
    // Pressing a piece again gives the hand back.
    let choose = move |_| {
        if carry.is_some_and(|(carry, _)| carry.was_drag()) {
            return;
        }
        let again = now.get_untracked() == tool;
        bench.change(|editor| editor.choose(if again { Tool::Hand } else { tool }));
    };
    let with = move |act: &dyn Fn(Carry, usize)| {
        if let Some((carry, number)) = carry {
            act(carry, number);
        }
    };
    view! {
        <button type="button" data-testid=id aria-pressed=move || (now.get() == tool).to_string()
            class:carry=carry.is_some() aria-label=name.clone() title=name on:click=choose
            on:pointerdown=move |event| with(&|carry, _| carry.down(&event))
            on:pointermove=move |event| with(&|carry, _| carry.moved(&event))
            on:pointerup=move |event| with(&|carry, number| carry.up(&event, number))
            on:pointercancel=move |_| with(&|carry, _| carry.cancel())>{inside}</button>
    }
    .into_any()
}
