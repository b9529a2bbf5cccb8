//! The actions that each piece has by itself, whether or not the turn can then end legally.

use std::ops::ControlFlow;

use board::{Bits, Dir, Square};

use crate::action::{Action, CannonDeed};
use crate::cannon::each_crew;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Calls `visit` with each action of the side to move, command pieces first, until it breaks.
    pub(crate) fn candidates<B>(
        &self,
        field: &Field<N, W>,
        mut visit: impl FnMut(Action<N>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let own = field.of[self.side.index()];
        let mut rest = own;
        for command in field.commands(self.side) {
            rest.remove(command.at);
            self.candidates_of(field, command.piece(self.side), command.at, &mut visit)?;
        }
        for from in rest.iter() {
            if let Some(piece) = field.piece_of(self.side, from) {
                self.candidates_of(field, piece, from, &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The actions of one piece.
    pub(crate) fn candidates_of<B>(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        from: Square<N>,
        visit: &mut impl FnMut(Action<N>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let deeds = self.marks.get(from);
        if deeds.bound.is_some() {
            return ControlFlow::Continue(()); // T-C5
        }
        if piece.kind == Kind::Cannon {
            return self.cannon_candidates(field, piece, from, visit);
        }
        if piece.kind == Kind::Soldier {
            visit(Action::Stance { at: from })?;
        }
        let reach = field.reach(piece, from);
        for to in reach.stops.iter() {
            visit(Action::Go {
                from,
                to,
                attack: None,
            })?;
        }
        if deeds.attacked && piece.kind.attacks_once() {
            return ControlFlow::Continue(()); // T-R4
        }
        for to in reach.landings.iter() {
            let attack = Some(to);
            visit(Action::Go { from, to, attack })?;
        }
        for to in reach.firing.iter() {
            let mut targets = field.targets(piece, to, to != from);
            if to == from && reach.landings.contains(from) {
                targets.remove(from); // the same action as the landing after a walk in a circle
            }
            for target in targets.iter() {
                let attack = Some(target);
                visit(Action::Go { from, to, attack })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn cannon_candidates<B>(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        at: Square<N>,
        visit: &mut impl FnMut(Action<N>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let crew = self.crew_for(field, at);
        let mut with_crews = |deed| {
            each_crew(crew, field.crew_needed(at, deed), |crew| {
                visit(Action::Cannon { at, deed, crew })
            })
        };
        if piece.flipped {
            return with_crews(CannonDeed::Ready); // T-C3
        }
        let empty: Bits<W> = Self::tables().ring(at) & field.empty();
        for to in empty.iter() {
            with_crews(CannonDeed::Move(to))?;
        }
        for dir in Dir::ALL {
            if field.fire(self.side, at, dir).is_some() {
                with_crews(CannonDeed::Fire(dir))?;
            }
        }
        ControlFlow::Continue(())
    }
}
