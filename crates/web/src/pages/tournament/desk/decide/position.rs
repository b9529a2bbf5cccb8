//! The position from which a game is played on: its text, what is wrong in it, and the board.

use game::{Scene, Viewer};
use hall::{GameInfo, Options};
use leptos::prelude::*;
use protocol::TextFault;
use tournament::event::Tournament;

use super::super::super::live::Live;
use super::form::Form;
use crate::board::{Board, Look, board_name};
use crate::games::{hall, has};
use crate::i18n::t;
use crate::pages::faults::faults_in;
use crate::pages::table::look;
use crate::parts::{Needs, when};

/// What a text says.
enum Said {
    /// A position.
    Position(Box<Scene>),
    /// Nothing that can be read.
    Faults(Vec<TextFault>),
    /// A position of another game, or one in which the game is over.
    Unfit,
}

/// The game whose position a text has to be. At real boards it may say anything that officials understand; it is
/// read there if it begins as a position does.
fn game_of(of: &Tournament, text: &str) -> Option<&'static GameInfo> {
    match &of.charter().boards {
        Some(boards) => hall::find(&boards.game),
        None => hall::game_of(text),
    }
}

/// Reads a text; the rules of the game have to be loaded.
fn read(info: &GameInfo, text: &str) -> Said {
    match hall().open(text, &Options::default()) {
        Err(error) => Said::Faults(TextFault::all(&error)),
        Ok(table) if table.info().id != info.id || table.outcome().is_some() => Said::Unfit,
        Ok(table) => table
            .scene(table.plies(), Viewer::Judge)
            .map_or(Said::Unfit, |scene| Said::Position(Box::new(scene))),
    }
}

/// Whether a game can be played on from a text, as far as that is known here.
pub(super) fn fits(live: Live, text: &str) -> bool {
    let info = untrack(|| live.with(|now| game_of(now, text))).flatten();
    let info = info.filter(|info| has(info));
    info.is_none_or(|info| matches!(read(info, text), Said::Position(_)))
}

/// The board of a position.
pub(super) fn shown(of: &Tournament, text: &str) -> Option<AnyView> {
    let (info, text) = (game_of(of, text)?, text.to_owned());
    Some(when(Needs::of_positions(info), move || {
        match read(info, &text) {
            Said::Position(scene) => board(info, *scene),
            Said::Faults(_) | Said::Unfit => ().into_any(),
        }
    }))
}

/// The field for the text; below it the board, or what is wrong.
pub(super) fn field(form: Form) -> AnyView {
    let text = form.position;
    let wrong = RwSignal::new(false);
    let below = move || {
        let said = text.get().trim().to_owned();
        let info = form.live.with(|now| game_of(now, &said)).flatten();
        wrong.set(false);
        let info = info.filter(|_| !said.is_empty())?;
        let seen = move || match read(info, &said) {
            Said::Position(scene) => board(info, *scene),
            Said::Unfit => {
                wrong.set(true);
                view! { <p class="danger">{t("event-position-unfit")}</p> }.into_any()
            }
            Said::Faults(faults) => {
                wrong.set(true);
                view! { <div class="danger">{faults_in(&said, &faults)}</div> }.into_any()
            }
        };
        Some(when(Needs::of_positions(info), move || untrack(&seen)))
    };
    view! {
        <label class="field"><span>{t("event-position")}</span>
            <textarea rows="2" spellcheck="false" autocomplete="off" data-testid="decide-position"
                aria-invalid=move || wrong.get().to_string() aria-describedby="decide-position-below"
                prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
        </label>
        <div role="status" id="decide-position-below" data-testid="decide-position-below">{below}</div>
    }
    .into_any()
}

fn board(info: &GameInfo, scene: Scene) -> AnyView {
    let looks = look();
    let name = board_name(&scene);
    view! {
        <figure data-book=info.book data-testid="decide-board">
            <Board
                scene=Signal::stored(scene) flipped=Signal::stored(false)
                look=Signal::derive(move || Look { animated: false, ..looks.get() })
                lit=Signal::stored(crate::board::Lit::default())
                name=Signal::stored(name) sides=info.sides hands=None
            />
        </figure>
    }
    .into_any()
}
