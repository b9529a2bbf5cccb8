//! King's Convoy as a game that everything else can work with.

use game::{Gesture, MoveError, Notations, Outcome, Position, RuleId, Scene, Side, Touch, Viewer};

use crate::endings;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::notation::NOTATIONS;
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

    const NOTATIONS: Notations = Notations {
        tag: "Notation",
        names: &NOTATIONS,
    };
    const AGREEMENT: RuleId = RuleId("K-10");

    fn to_move(&self) -> Option<Side> {
        self.moving()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            self.list(out);
        }
    }

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

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.refuse(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.sail(mv);
    }

    fn notation(&self, mv: Move) -> String {
        mv.plain()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        self.read_move(text)
    }

    fn notation_in(&self, mv: Move, name: &str) -> String {
        if name == NOTATIONS[1] {
            self.long(mv)
        } else {
            mv.plain()
        }
    }

    fn notation_for_people(&self, mv: Move, _viewer: Viewer) -> String {
        self.long(mv)
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

    fn scene(&self, _viewer: Viewer) -> Scene {
        crate::scene::scene(self)
    }

    fn gesture(&self, mv: Move) -> Gesture {
        crate::scene::gesture(mv)
    }

    fn explain(&self, touched: &[Touch]) -> Illegal {
        crate::explain::explain(self, touched)
    }
}
