//! For whom this screen shows a game, and how much of what is hidden.

use game::{PieceView, Side, Viewer};
use hall::Table;
use leptos::prelude::*;
use play::{Screen, TurnLine, legible, legible_covered, ply_covered};

use super::session::Session;
use crate::route::Route;

impl Session {
    /// Which sides are played here.
    pub(crate) fn mine(self) -> [bool; 2] {
        self.screen.with(|screen| screen.played())
    }

    /// Shows the game as the side to move knows it, which has taken the screen.
    pub(crate) fn take_screen(self) {
        if let Some(side) = self.waits_for.get_untracked() {
            self.screen.update(|screen| screen.take(side));
        }
    }

    /// Hands the screen over where the side to move is another one now.
    pub(super) fn follow(self) {
        self.peeks.set(false);
        let follow = |screen: &mut Screen| {
            self.draft
                .with_untracked(|draft| screen.follow(draft.table()));
        };
        self.screen.update(follow);
        if self.waits_for.get_untracked().is_some() {
            self.say(String::new());
        }
    }

    /// The side whose pieces are the player's own; the side to move if the player has both sides.
    pub(crate) fn own(self) -> Option<Side> {
        match (self.mine(), self.viewer()) {
            ([true, false], _) => Some(Side::First),
            ([false, true], _) => Some(Side::Second),
            (_, Viewer::Player(side)) => Some(side),
            _ => None,
        }
    }

    /// The viewer at this screen.
    pub(crate) fn viewer(self) -> Viewer {
        self.draft
            .with(|draft| self.screen.get().viewer(draft.table()))
    }

    /// The piece that was touched last, or visited by keyboard; the player's own if two stand there.
    pub(crate) fn touched_piece(self) -> Option<PieceView> {
        let (place, own) = (self.cursor.get()?, self.own());
        self.scene.with(|scene| {
            let mut here = scene.pieces.iter().filter(|piece| piece.place == place);
            let mine = here.clone().find(|piece| Some(piece.side) == own);
            mine.or_else(|| here.next()).cloned()
        })
    }

    /// The address at which a new game begins in the position in view; `None` if that has secrets.
    pub(crate) fn address_from_here(self) -> Option<String> {
        self.draft.with(|draft| {
            let table = draft.table();
            let ply = self.seen.get().unwrap_or_else(|| table.plies());
            let position = table.position_after(ply, Viewer::Public)?;
            if table.position_after(ply, Viewer::Judge)? != position {
                return None;
            }
            let route = Route::Play {
                game: None,
                mode: None,
                position: js_sys::encode_uri_component(&position).as_string(),
            };
            Some(route.path())
        })
    }

    /// A turn as this screen shows it: of the moves of hidden pieces no more than it shows of them.
    pub(crate) fn turn_text(self, table: &dyn Table, turn: &TurnLine) -> String {
        let (viewer, turned) = (self.viewer(), self.turned.get());
        match self.bare.get() {
            true => legible(table, turn, viewer, turned),
            false => legible_covered(table, turn, viewer, turned),
        }
    }

    /// A ply as this screen shows it: of the moves of hidden pieces no more than it shows of them.
    pub(crate) fn ply_text(self, table: &dyn Table, ply: usize) -> Option<String> {
        let (viewer, turned) = (self.viewer(), self.turned.get());
        match self.bare.get() {
            true => table.ply_for_people(ply, viewer, turned),
            false => ply_covered(table, ply, viewer, turned),
        }
    }
}
