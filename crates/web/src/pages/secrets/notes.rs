//! What one's own hidden piece has done, round by round, for its owner.

use game::{PieceView, Side, Viewer};
use hall::Table;
use leptos::prelude::*;
use play::{Draft, turns};

use crate::i18n::{t, ta};
use crate::play::Session;

/// What a hidden piece did in one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    round: u32,
    /// Its moves; empty if it did nothing.
    moves: String,
    /// Where it was afterwards; `None` once it was revealed.
    place: Option<String>,
}

/// The notes, which are not shown unasked.
pub(super) fn notes(session: Session, side: Side) -> AnyView {
    let open = RwSignal::new(false);
    let toggle = move |_| open.update(|open| *open = !*open);
    let all = Memo::new(move |_| {
        let turned = session.turned.get();
        let all = |draft: &Draft| of(draft.table(), draft.committed(), side, turned);
        if open.get() {
            session.draft.with(all)
        } else {
            Vec::new()
        }
    });
    let begun = move || {
        let place = session.draft.with(|draft| place(draft.table(), 0, side))?;
        let text = ta("hidden-begun", &[("place", place.into())]);
        Some(view! { <li>{text}</li> }.into_any())
    };
    let line = |note: Note| {
        let moves = if note.moves.is_empty() {
            t("hidden-quiet")
        } else {
            note.moves
        };
        let args = [
            ("round", note.round.into()),
            ("moves", moves.into()),
            ("place", note.place.unwrap_or_else(|| "–".to_owned()).into()),
        ];
        view! { <li>{ta("hidden-round", &args)}</li> }.into_any()
    };
    let list = move || {
        open.get().then(|| {
            let lines: Vec<_> = all.get().into_iter().map(line).collect();
            view! { <ul class="keys" data-testid="hidden-list">{begun()}{lines}</ul> }.into_any()
        })
    };
    view! {
        <button type="button" class="plain" data-testid="hidden-notes" aria-expanded=move || open.get().to_string() on:click=toggle>
            {move || t("hidden-notes")}
        </button>
        {list}
    }
    .into_any()
}

/// The notes of a side on the first `plies` plies, as long as its piece was hidden.
fn of(table: &dyn Table, plies: usize, side: Side, turned: bool) -> Vec<Note> {
    let viewer = Viewer::Player(side);
    let of_side = turns(table, plies, viewer)
        .into_iter()
        .filter(|turn| turn.side == side);
    let note = |turn: play::TurnLine| {
        place(table, turn.from, side)?;
        let unseen = |ply: &usize| table.covered(*ply, turned).is_some();
        let acts = (turn.from..turn.to).filter(unseen);
        let texts = acts.filter_map(|ply| table.ply_for_people(ply, viewer, turned));
        Some(Note {
            round: turn.round,
            moves: texts.collect::<Vec<_>>().join("; "),
            place: place(table, turn.to, side),
        })
    };
    of_side.map_while(note).collect()
}

/// The name of the place where a side's hidden piece is after `plies` plies.
fn place(table: &dyn Table, plies: usize, side: Side) -> Option<String> {
    let scene = table.scene(plies, Viewer::Player(side))?;
    let own = |piece: &&PieceView| piece.side == side && piece.is_hidden();
    let at = scene.pieces.iter().find(own)?.place;
    let view = scene.places.iter().find(|view| view.place == at)?;
    Some(view.name.clone())
}
