//! Plies as a viewer is told of them: with the rules' answer, or with what is seen of them.

use board::Square;

use crate::Tora;
use crate::action::{Action, Ply, Told};
use crate::assassin::Hiding;
use crate::illegal::Illegal;
use crate::outcome::Ended;

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Plays what a viewer was told.
    pub(crate) fn follow(&mut self, told: Told<N>) {
        match told {
            Told::Prowl { fell, shown } => {
                self.forget_finder();
                self.left -= 1;
                if let Some(target) = fell {
                    self.stab(target);
                }
                if let Some((at, moved)) = shown {
                    self.come_to_light(at, moved);
                }
            }
            Told::Found { at, place } => {
                self.forget_finder();
                self.left -= 1;
                self.find(at, place);
            }
            Told::EndInTrap => {
                self.end_turn();
                self.ending = Some(Ended::Trap);
            }
            Told::NameInTrap(at) => {
                self.name_ruler(at);
                self.ending = Some(Ended::Trap);
            }
        }
    }

    /// What others are told of an action of the hidden Assassin (T-X3, T-X4).
    pub(crate) fn prowl_as_told(
        &self,
        from: Square<N>,
        to: Square<N>,
        attack: Option<Square<N>>,
    ) -> Told<N> {
        let victim = attack.and_then(|at| Some((at, self.piece_of(!self.side, at)?)));
        // T-X12: who was taken before is not taken again.
        let victim = victim.filter(|(_, piece)| !piece.taken);
        let reveals = victim.is_some_and(|(_, piece)| piece.kind.is_command());
        Told::Prowl {
            fell: victim.map(|(at, _)| at),
            shown: reveals.then_some((to, from != to)),
        }
    }

    /// Why what a viewer was told can't be true; it may be where this says nothing.
    pub(crate) fn doubt(&self, told: Told<N>) -> Result<(), Illegal<N>> {
        match told {
            Told::Prowl { fell, shown } => self.doubt_prowl(fell, shown),
            Told::Found { at, place } => {
                self.refuse(Ply::Act(Action::Search { at }))?;
                let there = match self.hiding(!self.side) {
                    Hiding::No => false,
                    Hiding::Somewhere => place.distance(at) <= 1,
                    Hiding::At(_) => self.would_find(at) == Some(place),
                };
                there
                    .then_some(())
                    .ok_or(Illegal::NotFoundThere { at, place })
            }
            Told::EndInTrap => self.doubt_trap(Ply::End, |next| next.end_turn()),
            Told::NameInTrap(at) => self.doubt_trap(Ply::Name(at), |next| next.name_ruler(at)),
        }
    }

    /// Only a hidden Assassin that can act keeps others from seeing a trap.
    fn doubt_trap(&self, ply: Ply<N>, play: impl Fn(&mut Self)) -> Result<(), Illegal<N>> {
        self.refuse(ply)?;
        let mut next = *self;
        play(&mut next);
        let told = next.hides_a_trap() && matches!(next.ending, None | Some(Ended::Trap));
        told.then_some(()).ok_or(Illegal::NotTrapped)
    }

    /// Whether it takes the hidden Assassin's place to know if the side to move is trapped.
    pub(crate) fn hides_a_trap(&self) -> bool {
        self.can_prowl() && !self.owes_any()
    }

    fn doubt_prowl(
        &self,
        fell: Option<Square<N>>,
        shown: Option<(Square<N>, bool)>,
    ) -> Result<(), Illegal<N>> {
        if self.ending.is_some() {
            return Err(Illegal::GameOver);
        }
        if !self.can_prowl() || self.owes_any() || self.hiding(self.side) != Hiding::Somewhere {
            return Err(Illegal::Untrue);
        }
        let victim = match fell {
            None => None,
            Some(at) => {
                let victim = self.piece_of(!self.side, at).filter(|victim| !victim.taken);
                Some((at, victim.ok_or(Illegal::NoEnemy { at })?))
            }
        };
        // T-X4: just the taking of a command piece reveals it, beside or under that piece.
        let fits = match (victim, shown) {
            (None, None) => true,
            (Some((_, victim)), None) => !victim.kind.is_command(),
            (Some((at, victim)), Some((shown, _))) => {
                victim.kind.is_command() && at.distance(shown) <= 1
            }
            (None, Some(_)) => false,
        };
        let told = Told::Prowl { fell, shown };
        (fits && self.can_end_after(told))
            .then_some(())
            .ok_or(Illegal::Untrue)
    }

    /// Tellings of an action of the own Assassin, which hides somewhere, that leave the turn a legal
    /// end: that it took nobody, or else all that it may have taken.
    pub(crate) fn prowls_to_tell(&self) -> Vec<Told<N>> {
        if !self.can_prowl() || self.hiding(self.side) != Hiding::Somewhere {
            return Vec::new();
        }
        let (fell, shown) = (None, None);
        let vain = Told::Prowl { fell, shown };
        if self.can_end_after(vain) {
            return vec![vain];
        }
        let mut all = Vec::new();
        let victims = self
            .pieces()
            .filter(|(_, piece)| piece.side != self.side && !piece.taken);
        for (at, victim) in victims {
            let fell = Some(at);
            if victim.kind.is_command() {
                let near = Self::tables().near_both(at, at, 1);
                let shown = near.iter().map(|place| Some((place, true)));
                all.extend(shown.map(|shown| Told::Prowl { fell, shown }));
            } else {
                let shown = None;
                all.push(Told::Prowl { fell, shown });
            }
        }
        all.retain(|told| self.can_end_after(*told));
        all
    }

    /// Whether what is told of an own action leaves the turn a legal end (T-J6).
    fn can_end_after(&self, told: Told<N>) -> bool {
        let mut next = *self;
        next.follow(told);
        next.can_end_soundly()
    }
}
