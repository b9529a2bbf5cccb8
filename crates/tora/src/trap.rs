//! The trap (T-V2).

use std::collections::HashSet;
use std::ops::ControlFlow;

use board::{Bits, Square};

use crate::action::Action;
use crate::command::CommandPiece;
use crate::field::Field;
use crate::{Piece, Tora};

/// How a last action could take one command piece out of jeopardy.
struct Escape<const N: usize, const W: usize> {
    at: Square<N>,
    /// Where others must change the board for it.
    rescue: Bits<W>,
    /// Where it is in jeopardy if it moves there itself.
    danger: Bits<W>,
    /// The same if it attacks, too.
    danger_with_attack: Bits<W>,
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether the side to move is trapped at the start of its turn.
    pub(crate) fn is_trapped(&self) -> bool {
        let mut untaken = self.commands[self.side.index()]
            .iter()
            .filter(|command| !command.taken)
            .peekable();
        let field = Field::new(self);
        // T-V2: with no command piece left untaken nobody is trapped. The full search comes last.
        untaken.peek().is_some()
            && untaken.all(|command| !field.attackers(!self.side, command.at).is_empty())
            && !self.can_flee()
            && !self.has_escaped()
            && !self.can_escape(&mut HashSet::new())
    }

    /// Whether further actions lead to a legal end of the turn that leaves an own command piece out
    /// of jeopardy: one action if that is enough. Looks at each position once, whatever the order
    /// of the actions that lead to it.
    fn can_escape(&self, seen: &mut HashSet<u64>) -> bool {
        // The same actions in another order lead to the same position.
        if self.left == 0 || !seen.insert(self.whole_key()) {
            return false;
        }
        let field = Field::new(self);
        let escapes = self.escapes();
        let useful = |action| {
            let changes = field.changes(action, self.side);
            escapes
                .iter()
                .any(|escape| escape.may_succeed(action, changes))
        };
        // Candidates will do: whether the turn can end legally is tested where it ends.
        self.any_candidate(&field, |action| {
            useful(action) && self.after(action).has_escaped()
        }) || (self.left > 1
            && self.any_candidate(&field, |action| self.after(action).can_escape(seen)))
    }

    fn any_candidate(
        &self,
        field: &Field<N, W>,
        mut wanted: impl FnMut(Action<N>) -> bool,
    ) -> bool {
        let mut visit = |action| {
            if wanted(action) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        field.of[self.side.index()]
            .iter::<N>()
            .filter_map(|from| Some((from, field.piece_of(self.side, from)?)))
            .any(|(from, piece)| {
                self.candidates(field, piece, from, &mut |bundle| bundle.each(&mut visit))
                    .is_break()
            })
    }

    fn has_escaped(&self) -> bool {
        // T-V2: only a legal turn is a way out.
        if self.suicide().is_some() {
            return false;
        }
        let end = Field::at_end_of_turn(self, self.side);
        end.commands(self.side)
            .any(|command| !command.taken && end.attackers(!self.side, command.at).is_empty())
    }

    fn escapes(&self) -> Vec<Escape<N, W>> {
        let end = Field::at_end_of_turn(self, self.side);
        end.commands(self.side)
            .filter(|command| !command.taken)
            .map(|command| self.escape_of(&end, command))
            .collect()
    }

    fn escape_of(&self, end: &Field<N, W>, command: CommandPiece<N>) -> Escape<N, W> {
        let (at, enemy) = (command.at, !self.side);
        let piece: Piece = command.piece(self.side);
        let mut lifted = *self;
        // The piece itself must not shield the places behind it.
        lifted.remove(at, piece);
        let radius = usize::from(piece.kind.limit()) + usize::from(end.land.is_some());
        let danger = Field::at_end_of_turn(&lifted, self.side).danger(enemy, at, radius);
        Escape {
            at,
            rescue: end
                .rescue(enemy, at)
                .unwrap_or_else(|| Self::tables().all()),
            danger: danger.any,
            danger_with_attack: danger.lasting,
        }
    }
}

impl<const N: usize, const W: usize> Escape<N, W> {
    fn may_succeed(&self, action: Action<N>, changes: Bits<W>) -> bool {
        match action {
            Action::Go { from, to, attack } if from == self.at => {
                let danger = match attack {
                    None => self.danger,
                    Some(_) => self.danger_with_attack,
                };
                !danger.contains(to)
            }
            _ => changes.meets(self.rescue),
        }
    }
}
