//! Playing the actions of a turn (T-R3 to T-R7).

use board::Square;
use game::Side;

use crate::action::{Action, CannonTask, Crew};
use crate::field::Field;
use crate::{Activity, Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The position after an action.
    pub(crate) fn after(&self, action: Action<N>) -> Self {
        let mut next = *self;
        next.act(action);
        next
    }

    /// Plays an action of the side to move.
    pub(crate) fn act(&mut self, action: Action<N>) {
        if Self::ASSASSINS && !matches!(action, Action::Take { .. }) {
            self.forget_finder();
        }
        self.left -= u8::from(!matches!(action, Action::Take { .. }));
        match action {
            Action::Prowl { .. } | Action::Search { .. } | Action::Take { .. }
                if !Self::ASSASSINS => {}
            Action::Prowl { from, to, attack } => self.prowl(from, to, attack),
            Action::Search { at } => self.search(at),
            Action::Take { at, target, crew } => self.take_found(at, target, crew),
            Action::Go { from, to, attack } => self.go(from, to, attack),
            Action::Stance { at } => {
                self.flip(at);
                self.mark(at, |activity| activity.moved = true);
                self.quiet = 0; // T-V6
            }
            Action::Cannon { at, task, crew } => {
                let mut now = at;
                match task {
                    CannonTask::Move(to) => {
                        let number = self.cannon_number(at);
                        self.carry(at, to);
                        let activity = self.marks.take(at);
                        self.marks.put(to, activity);
                        // Crew is bound to Cannons by their number in square order (T-C5). A Cannon
                        // that passes the other one changes both numbers.
                        if self.cannon_number(to) != number {
                            self.marks.swap_cannons::<N>();
                        }
                        self.mark(to, |activity| activity.moved = true);
                        now = to;
                    }
                    CannonTask::Fire(dir) => {
                        let target = Field::new(self).fire(self.side, at, dir);
                        if let Some(target) = target {
                            self.strike(target);
                        }
                        self.flip(at); // T-C3
                        self.mark(at, |activity| activity.attacked = true);
                    }
                    CannonTask::Ready => {
                        self.flip(at);
                        self.mark(at, |activity| activity.moved = true);
                    }
                }
                self.bind(now, Some(crew));
            }
        }
    }

    /// Binds a crew to the Cannon that it has worked (T-C5).
    pub(crate) fn bind(&mut self, cannon: Square<N>, crew: Option<Crew<N>>) {
        let bound = Some(self.cannon_number(cannon));
        for member in crew.iter().flat_map(|crew| crew.as_slice()) {
            self.mark(*member, |activity| activity.bound = bound);
        }
    }

    /// The position after an action as the player must expect it: a search is in vain (T-J6).
    pub(crate) fn expected_after(&self, action: Action<N>) -> Self {
        let Action::Search { at } = action else {
            return self.after(action);
        };
        let mut next = *self;
        next.forget_finder();
        next.left -= 1;
        next.search_in_vain(at);
        next
    }

    fn go(&mut self, from: Square<N>, to: Square<N>, attack: Option<Square<N>>) {
        if let Some(target) = attack {
            let own = self.piece_of(self.side, from);
            let victim = self.piece_of(!self.side, target);
            if Self::ASSASSINS
                && own.is_some_and(|own| own.kind == Kind::Assassin)
                && victim.is_some_and(|victim| !victim.taken)
            {
                self.assassins.tire(self.side); // T-X5
            }
            let defender = victim.is_some_and(Piece::defends);
            self.strike(target);
            // T-M4: Cavalry and the defending Soldier on which it lands fall together.
            if defender
                && target == to
                && let Some(rider) = own.filter(|piece| piece.kind == Kind::Cavalry)
            {
                self.remove(from, rider);
                self.marks.take(from);
                self.score(!self.side, rider.kind);
                return;
            }
        }
        if from != to {
            self.carry(from, to);
        }
        let mut activity = self.marks.take(from);
        activity.moved |= from != to;
        activity.attacked |= attack.is_some();
        self.marks.put(to, activity);
    }

    /// Attacks the enemy at a place (T-R7).
    pub(crate) fn strike(&mut self, target: Square<N>) {
        let Some(piece) = self.piece_of(!self.side, target) else {
            return;
        };
        if piece.taken {
            return; // T-R7: attacking it again changes nothing.
        }
        self.quiet = 0; // T-V6
        self.remove(target, piece);
        if piece.kind == Kind::Assassin {
            self.assassins.set_rest(!self.side, 0);
        }
        // A taken command piece stays until the round ends, and is scored then (T-R8).
        if piece.kind.is_command() {
            let taken = true;
            self.put(target, Piece { taken, ..piece });
        } else {
            self.score(self.side, piece.kind);
        }
    }

    pub(crate) fn score(&mut self, side: Side, kind: Kind) {
        let points = &mut self.points[side.index()];
        *points = points.saturating_add(kind.points(self.assassins.agreed()));
    }

    /// Puts an own piece elsewhere; the note of what it has done is not moved.
    fn carry(&mut self, from: Square<N>, to: Square<N>) {
        if let Some(piece) = self.piece_of(self.side, from) {
            self.shift(from, to, piece);
        }
    }

    pub(crate) fn flip(&mut self, at: Square<N>) {
        if let Some(piece) = self.piece_of(self.side, at) {
            let flipped = !piece.flipped;
            self.remove(at, piece);
            self.put(at, Piece { flipped, ..piece });
        }
    }

    pub(crate) fn mark(&mut self, at: Square<N>, change: impl FnOnce(&mut Activity)) {
        let mut activity = self.marks.take(at);
        change(&mut activity);
        self.marks.put(at, activity);
    }
}
