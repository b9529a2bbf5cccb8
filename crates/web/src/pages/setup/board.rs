//! The board on which pieces are put.

use std::collections::BTreeSet;

use game::Place;
use leptos::prelude::*;

use super::bench::Bench;
use super::brush::{Stroke, brush_of};
use super::carry::Leaving;
use crate::board::{Board, Glance, Hands, board_name};
use crate::i18n::t;
use crate::pages::table::look;

/// The board, and what the last touch has done.
pub(super) fn board(bench: Bench) -> AnyView {
    let scene = Signal::from(bench.scene);
    let look = look();
    // Pieces that are put down by hand don't glide.
    let look = Signal::derive(move || crate::board::Look {
        animated: false,
        ..look.get()
    });
    let keydown = move |event: web_sys::KeyboardEvent| {
        let undo = event.ctrl_key() || event.meta_key();
        match (event.key().as_str(), undo) {
            ("Escape", false) => bench.change(play::Editor::let_go),
            ("Delete" | "Backspace", false) => {
                let Some(place) = bench.cursor.get_untracked() else {
                    return;
                };
                bench.remove(place);
            }
            ("z", true) => bench.change(play::Editor::undo),
            ("y", true) => bench.change(play::Editor::redo),
            _ => return,
        }
        event.prevent_default();
    };
    let brush = Memo::new(move |_| bench.editor.with(brush_of));
    let (stroke, leaving) = (Stroke::new(bench), Leaving::new(bench));
    let said = move || {
        let said = bench.said.get();
        if said.is_empty() {
            t("setup-how")
        } else {
            said
        }
    };
    view! {
        <div
            class="boardbox" class:painted=move || brush.get().is_some()
            data-book=bench.info.book data-testid="setup-board"
            on:keydown=keydown
            on:pointerdown=move |event| {
                stroke.down(&event);
                leaving.down(&event);
            }
            on:pointermove=move |event| stroke.moved(&event)
            on:pointerup=move |event| {
                stroke.up();
                leaving.up(&event);
            }
            on:pointercancel=move |_| {
                stroke.up();
                leaving.cancel();
            }
        >
            <Board
                scene=scene flipped=Signal::stored(false) look=look
                lit=Signal::derive(move || bench.lit())
                name=Signal::derive(move || scene.with(board_name)) sides=bench.info.sides
                hands=Some(hands(bench))
            />
        </div>
        <p class="note said" role="status" data-testid="setup-said">{said}</p>
    }
    .into_any()
}

fn hands(bench: Bench) -> Hands {
    let starts = Memo::new(move |_| {
        // A brush takes no piece along.
        let painting = bench.editor.with(brush_of).is_some();
        bench.scene.with(|scene| {
            let pieces = scene.pieces.iter().filter(|_| !painting);
            pieces.map(|piece| piece.place).collect::<BTreeSet<Place>>()
        })
    });
    Hands {
        touch: Callback::new(move |place| bench.touch(place)),
        pick: Callback::new(move |place| {
            bench.editor.update(|editor| {
                editor.hold(place);
            });
        }),
        look: Callback::new(|_| ()),
        glance: Signal::stored(Glance::default()),
        starts,
        own: Signal::stored(None),
        cursor: bench.cursor,
        window: bench.window,
        acts: RwSignal::new(Vec::new()),
    }
}
