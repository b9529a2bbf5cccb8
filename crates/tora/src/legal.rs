//! The legal plies of a position (T-J6).

use std::ops::ControlFlow;

use crate::Tora;
use crate::action::Ply;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::judge::{Judge, Scope};

/// A legal ply, or several.
pub(crate) enum Legal<const N: usize, const W: usize> {
    Actions(Bundle<N, W>),
    Other(Ply<N>),
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Calls `visit` with the legal plies, actions in bundles, until it breaks.
    pub(crate) fn each_legal<B>(
        &self,
        mut visit: impl FnMut(Legal<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.ending.is_some() {
            return ControlFlow::Continue(());
        }
        if self.owes_any() {
            // T-R9: the new ruler is named before play goes on.
            return self.commands[self.side.index()]
                .iter()
                .try_for_each(|command| visit(Legal::Other(Ply::Name(command.at))));
        }
        if self.left == 0 {
            // No action leads to where the turn can't end, nor is such a position read.
            debug_assert!(self.suicide().is_none() || self.marks.found::<N>());
            self.each_taking(&mut visit)?;
            return visit(Legal::Other(Ply::End));
        }
        let judge = Judge::new(self, Scope::All);
        let mut some = false;
        self.each_taking(&mut visit)?;
        judge.each_action(|bundle| {
            some = true;
            visit(Legal::Actions(bundle))
        })?;
        let end = judge.outlook(None).sound || (!some && self.marks.found::<N>()); // T-J8
        if end {
            visit(Legal::Other(Ply::End))?;
        }
        let mut prowls = self.prowls_to_tell().into_iter();
        prowls.try_for_each(|told| visit(Legal::Other(Ply::Told(told))))
    }

    /// The free takings after a search (T-X6).
    fn each_taking<B>(
        &self,
        visit: &mut impl FnMut(Legal<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !Self::ASSASSINS || self.marks.finder::<N>().is_none() {
            return ControlFlow::Continue(());
        }
        let mut takings = self.takings().into_iter();
        takings.try_for_each(|action| visit(Legal::Actions(Bundle::One(action))))
    }

    /// Appends the legal plies that attack something, in the order of
    /// [`legal_moves`](game::Position::legal_moves).
    pub fn legal_attacks(&self, out: &mut Vec<Ply<N>>) {
        if self.ending.is_some() || self.owes_any() {
            return;
        }
        let mut list = |bundle: Bundle<N, W>| {
            bundle.each(|action| {
                out.push(Ply::Act(action));
                ControlFlow::<()>::Continue(())
            })
        };
        let _complete = self.each_taking(&mut |legal| match legal {
            Legal::Actions(bundle) => list(bundle),
            Legal::Other(_) => ControlFlow::Continue(()),
        });
        let _complete = Judge::new(self, Scope::Attacks).each_action(list);
    }

    /// Whether the turn can be brought to an end from here in which no command piece that acted is
    /// in jeopardy (T-J6).
    pub(crate) fn can_end_soundly(&self) -> bool {
        self.suicide().is_none() || self.has_legal_action()
    }

    /// Whether the turn can be brought to a legal end from here. A find excuses what could not be
    /// known before (T-J8).
    pub(crate) fn can_end_legally(&self) -> bool {
        self.can_end_soundly() || (Self::ASSASSINS && self.marks.found::<N>())
    }

    pub(crate) fn has_legal_action(&self) -> bool {
        if self.left == 0 {
            return false;
        }
        // Nothing forbids what others do before command pieces act, and they are the quicker ones
        // to look at.
        let nobody_watched = self.watched().next().is_none();
        (nobody_watched && self.has_standard_action())
            || Judge::new(self, Scope::All)
                .each_action(|_| ControlFlow::Break(()))
                .is_break()
            || !self.prowls_to_tell().is_empty()
    }

    fn has_standard_action(&self) -> bool {
        let field = Field::new(self);
        let mut own = field.of[self.side.index()];
        for command in field.commands(self.side) {
            own.remove(command.at);
        }
        own.iter().any(|from| {
            field.piece_of(self.side, from).is_some_and(|piece| {
                self.candidates(&field, piece, from, &mut |_| ControlFlow::Break(()))
                    .is_break()
            })
        })
    }

    /// A quick test for the trap: whether some own command piece can clearly move out of jeopardy
    /// with one action. If not, that proves nothing.
    pub(crate) fn can_flee(&self) -> bool {
        let judge = Judge::new(self, Scope::All);
        let outlook = judge.outlook(None);
        self.left > 0
            && self.commands[self.side.index()]
                .iter()
                .filter(|command| !command.taken)
                .any(|command| {
                    let piece = command.piece(self.side);
                    let safe = judge.ground_for(piece, command.at, &outlook).safe;
                    judge.field.reach(piece, command.at).stops.meets(safe)
                })
    }
}
