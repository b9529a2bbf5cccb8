//! King's Convoy as a game that everything else can work with.

use game::{Conduct, Counting, Open, Outcome, Position, Reason, RuleId, Side};

use crate::endings;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::outcome::draw;
use crate::state::Convoy;

/// How often a position may stand until the game is drawn (K-10).
const REPETITIONS: u32 = 3;

impl Convoy {
    /// The side to move; `None` when the game is over.
    pub(crate) fn moving(&self) -> Option<Side> {
        (!self.is_over() && self.can_move()).then_some(self.side)
    }
}

impl Position for Convoy {
    type Move = Move;
    type Illegal = Illegal;

    fn to_move(&self) -> Option<Side> {
        self.moving()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            self.list(out);
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.refuse(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.make(mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
        (repeats >= REPETITIONS).then(|| draw(endings::REPETITION))
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn key(&self) -> u64 {
        self.whole_key()
    }

    fn fresh_key(&self) -> u64 {
        Self::fresh_key(self)
    }

    fn turn_key(&self) -> Option<u64> {
        Some(self.standing_key())
    }
}

impl Open for Convoy {}

impl Conduct for Convoy {
    const AGREEMENT: RuleId = RuleId("K-10");
    const ARBITER: Option<RuleId> = Some(RuleId("K-14"));
    const ENDINGS: &'static [Reason] = &endings::ALL;
}

impl Counting for Convoy {
    fn count_moves(&self) -> u64 {
        if self.is_over() {
            0
        } else {
            u64::from(self.count())
        }
    }

    fn moves_past_draws(&self, out: &mut Vec<Move>) {
        if !self.is_decided() {
            self.list(out);
        }
    }

    fn count_past_draws(&self) -> u64 {
        if self.is_decided() {
            0
        } else {
            u64::from(self.count())
        }
    }

    fn pick_move(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.is_over() {
            None
        } else {
            self.pick(choose)
        }
    }
}
