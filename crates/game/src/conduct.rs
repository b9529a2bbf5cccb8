//! What the rules say about playing beyond the moves: turns, time, points, agreements, the arbiter.

use crate::{Ending, Outcome, Position, Reason, RuleId, Side};

/// How a game is conducted. A game implements the parts that its rules speak of; only
/// [`AGREEMENT`](Self::AGREEMENT) is required.
pub trait Conduct: Position {
    /// The rule under which a player may resign, both agree to a draw, or time ends the game.
    const AGREEMENT: RuleId;
    /// The rule under which an arbiter may overrule a result, in games that have one.
    const ARBITER: Option<RuleId> = None;
    /// The rule for points play over several boards, in games that have one.
    const POINTS_PLAY: Option<RuleId> = None;
    /// The endings that only the rules of this game define.
    const ENDINGS: &'static [Reason] = &[];
    /// The move text that ends a turn of several actions and the text of an empty turn, in games
    /// that have such turns (TORA: `end`, `pass`).
    const TURN_END: Option<(&'static str, &'static str)> = None;

    /// Whether a move can't be taken back within the turn once it is played, because it has told
    /// the player something.
    fn seals(&self, _mv: Self::Move) -> bool {
        false
    }

    /// What `side` hides here, such as the place of a piece, in the words of its sealed notes; `?` where
    /// that is not known. `None` if it hides nothing, which is no secret.
    fn hides(&self, _side: Side) -> Option<String> {
        None
    }

    /// What follows when the time of `side` runs out: the end of the game, or `None` where the game
    /// goes on from this position, which may have changed. Asked only while the game goes on; with
    /// `Some` the position stays as it was.
    ///
    /// A side that has no time left loses, unless the game says otherwise; the ending is
    /// [`Ending::Time`] in any case.
    fn time_out(&mut self, side: Side) -> Option<Outcome> {
        Some(Outcome {
            winner: Some(!side),
            ending: Ending::Time,
            rule: Self::AGREEMENT,
            points: self.points_agreed(Some(!side)),
        })
    }

    /// Whether the game is still in an opening phase that has a time of its own on clocks with a
    /// deployment time.
    fn opening_phase(&self) -> bool {
        false
    }

    /// The factor by which the players' time is multiplied in this kind of game.
    fn time_factor(&self) -> u32 {
        1
    }

    /// Points of both sides as a score board would show them, in games that count points.
    fn points(&self) -> Option<[i32; 2]> {
        None
    }

    /// Final points of both sides if the game ends here other than by its rules: `winner` wins by
    /// resignation or time, or both agree to a draw.
    fn points_agreed(&self, _winner: Option<Side>) -> Option<[i32; 2]> {
        self.points()
    }

    /// The points of both sides if points play breaks the board off here.
    fn points_broken_off(&self) -> Option<[i32; 2]> {
        self.points()
    }

    /// How many pieces `side` has that it can't do without and that the enemy has not taken, in games where
    /// it loses once none of them is left.
    fn vital_pieces(&self, _side: Side) -> Option<u32> {
        None
    }

    /// Whether the side to move begins a turn in which it has only one action, and may therefore
    /// have the board set up anew, in games with a rule for that.
    fn may_reset(&self) -> bool {
        false
    }

    /// How the game ends here if both sides agree that `winner` wins, in games with a rule for
    /// that, where it differs from resigning. Asked only while the game goes on.
    ///
    /// The ending is [`Ending::Awarded`].
    fn award(&self, _winner: Side) -> Option<Outcome> {
        None
    }
}
