//! Moving the pieces of a game, on a board or in the text of the position.

use game::{PieceView, Side};
use leptos::prelude::*;
use protocol::SetUp;

use super::Desk;
use super::form::{Form, Plan, Wish};
use super::layout::{Fault, Layout, present, scene_of};
use crate::board::{Board, Token, board_name, piece_name};
use crate::i18n::{t, ta};
use crate::pages::decisions::of_position;
use crate::pages::faults::faults_in;
use crate::pages::table::look;

/// The form.
pub(super) fn fields(desk: Desk) -> AnyView {
    let form = Form::new(desk, "arbiter-position");
    let Some(layout) = Layout::new(form) else {
        return ().into_any();
    };
    // What nobody has changed follows the game.
    let seq = Memo::new(move |_| desk.seq());
    Effect::new(move |_| {
        seq.track();
        if !layout.changed() {
            layout.begin();
        }
    });
    Effect::new(move |_| {
        if form.made.get() {
            layout.begin();
        }
    });
    let by_hand = layout.by_hand().then(|| {
        view! {
            <p class="note">{move || t("arbiter-lay")}</p>
            {board(layout)}
            {beside(layout)}
            {turn(layout)}
        }
        .into_any()
    });
    let fields = view! { {by_hand}{text(layout)} }.into_any();
    form.view(fields, move |reason| prepare(layout, reason))
}

fn prepare(layout: Layout, reason: String) -> Option<Plan> {
    let desk = layout.form.desk;
    let after = layout.after.get_value();
    let problem = |key: &str| {
        layout.form.problem.set(Some(untrack(|| t(key))));
    };
    if untrack(|| desk.seq()) != after {
        problem("arbiter-moved-on");
        return None;
    }
    let position = layout.text.get_untracked().trim().to_owned();
    let table = match layout.read(&position) {
        Ok(table) => table,
        Err(fault) => {
            layout.fault.set(Some(fault));
            problem("arbiter-position-wrong");
            return None;
        }
    };
    let before = scene_of(&*present(desk)?);
    let changes = untrack(|| of_position(desk.session, &before, &scene_of(&*table)));
    if changes.is_empty() && layout.text.with_untracked(|text| !layout.differs(text)) {
        problem("arbiter-nothing-moved");
        return None;
    }
    Some(Plan {
        changes,
        wish: Wish::Position(SetUp {
            after,
            position,
            reason,
        }),
    })
}

fn board(layout: Layout) -> AnyView {
    let session = layout.form.desk.session;
    let scene = Signal::derive(move || layout.scene());
    let keydown = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && layout.picked.get_untracked().is_some() {
            event.prevent_default();
            layout.pick(None);
        }
    };
    let says = move || {
        let picked = layout.picked.get()?;
        let name = layout
            .men
            .with(|men| men.get(picked).map(|man| name(layout, &man.view)))?;
        Some(ta("arbiter-picked", &[("piece", name.into())]))
    };
    let picked_there = move || {
        let picked = layout.picked.get()?;
        layout.men.with(|men| men.get(picked)?.at)?;
        Some(picked)
    };
    let off = move |_| {
        if let Some(picked) = untrack(picked_there) {
            layout.put(picked, None);
        }
    };
    view! {
        <div class="boardbox" data-book=session.info.book data-testid="arbiter-board" on:keydown=keydown>
            <Board
                scene=scene flipped=session.flipped look=look()
                lit=Signal::derive(move || layout.lit())
                name=Signal::derive(move || scene.with(board_name)) sides=session.info.sides
                hands=Some(layout.hands())
            />
        </div>
        <p class="note" role="status" data-testid="arbiter-picked">{move || says().unwrap_or_else(|| t("arbiter-none-picked"))}</p>
        <div class="row">
            <button type="button" data-testid="arbiter-off" aria-disabled=move || picked_there().is_none().then_some("true") on:click=off>{move || t("arbiter-take-off")}</button>
            <button type="button" class="plain" data-testid="arbiter-undo" aria-disabled=move || (!layout.can_undo()).then_some("true") on:click=move |_| layout.undo()>{move || t("arbiter-undo")}</button>
            <button type="button" class="plain" data-testid="arbiter-begin" on:click=move |_| layout.begin()>{move || t("arbiter-begin-again")}</button>
        </div>
    }
    .into_any()
}

fn name(layout: Layout, view: &PieceView) -> String {
    piece_name(view, None, layout.form.desk.session.info.sides)
}

/// The pieces off the board, alike ones as one button.
fn beside(layout: Layout) -> AnyView {
    let groups = Memo::new(move |_| {
        layout.men.with(|men| {
            let mut groups: Vec<(PieceView, usize, usize)> = Vec::new();
            let off = men.iter().enumerate().filter(|(_, man)| man.at.is_none());
            for (index, man) in off {
                let alike = |(view, ..): &&mut (PieceView, usize, usize)| {
                    (view.side, view.kind, &view.label)
                        == (man.view.side, man.view.kind, &man.view.label)
                };
                match groups.iter_mut().find(alike) {
                    Some((_, _, count)) => *count += 1,
                    None => groups.push((man.view.clone(), index, 1)),
                }
            }
            groups
        })
    });
    let one = move |(view, index, count): (PieceView, usize, usize)| {
        let pressed = move || (layout.picked.get() == Some(index)).to_string();
        let press = move |_| {
            let now = layout.picked.get_untracked();
            layout.pick((now != Some(index)).then_some(index));
        };
        let many = (count > 1).then(|| format!("×{count}"));
        view! {
            <button type="button" data-testid="arbiter-beside" data-piece=view.kind aria-pressed=pressed
                aria-label=format!("{count} × {}", name(layout, &view)) title=name(layout, &view) on:click=press>
                <Token side=view.side kind=view.kind letter=view.letter />{many}
            </button>
        }
        .into_any()
    };
    let all = move || {
        let groups = groups.get();
        (!groups.is_empty()).then(|| {
            let pieces: Vec<_> = groups.into_iter().map(one).collect();
            view! {
                <div class="section" role="group" aria-labelledby="arbiter-beside-title">
                    <p id="arbiter-beside-title"><b>{t("arbiter-beside")}</b></p>
                    <div class="tray">{pieces}</div>
                </div>
            }
            .into_any()
        })
    };
    view! { {all} }.into_any()
}

fn turn(layout: Layout) -> AnyView {
    let session = layout.form.desk.session;
    let option = move |side: Side| {
        let id = format!("arbiter-turn-{}", side.index());
        view! {
            <label class="choice">
                <input type="radio" name="to-move" data-testid=id
                    prop:checked=move || layout.to_move.get() == side on:change=move |_| layout.turn(side) />
                <span>{move || session.side(side)}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="section">
            <legend>{move || t("arbiter-to-move")}</legend>
            <div class="choices">{Side::BOTH.map(option).into_iter().collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// The position as text, and what is wrong in it.
fn text(layout: Layout) -> AnyView {
    let said = move || match layout.fault.get()? {
        Fault::Over => Some(t("error-over-there").into_any()),
        Fault::Text(faults) => Some(faults_in(&layout.text.get_untracked(), &faults)),
    };
    let invalid = move || layout.fault.get().is_some().to_string();
    view! {
        <div>
            <label class="field"><span>{move || t("arbiter-text")}</span>
                <textarea rows="3" spellcheck="false" autocomplete="off" data-testid="arbiter-text"
                    aria-invalid=invalid aria-describedby="position-faults"
                    prop:value=move || layout.text.get() on:input=move |event| layout.typed(event_target_value(&event))></textarea>
            </label>
            <div role="status" class="danger" id="position-faults" data-testid="position-faults">{said}</div>
        </div>
    }
    .into_any()
}
