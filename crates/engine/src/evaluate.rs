//! What a game tells the search.

use game::{Game, Outcome, Position};

use crate::{Style, Task};

/// A game's knowledge: what a position is worth and what a move looks like.
pub trait Evaluate<P: Position>: Send + Sync {
    /// Takes from a game what its position alone does not tell, such as where something hidden may
    /// be. Called before a turn is searched.
    fn learn(&mut self, _game: &Game<P>, _task: &Task<P::Move>) {}

    /// A number for what was [learned](Self::learn): values found with another one don't hold.
    fn learned(&self) -> u64 {
        0
    }

    /// The worth of a position that is not over, in centi-points from the view of the first side.
    ///
    /// It should look one action ahead (what hangs, who can save it), since the search stops in
    /// the middle of turns.
    fn score(&self, position: &P) -> i32;

    /// Appends what each of some legal moves looks like before it is played.
    fn look(&self, position: &P, moves: &[P::Move], out: &mut Vec<Look>);

    /// Appends the legal moves worth searching; moves may be left out where others do the same.
    /// Appends none only if the game is over.
    fn moves(&self, position: &P, out: &mut Vec<P::Move>) {
        position.legal_moves(out);
    }

    /// Appends the legal moves that may change the balance at once, such as captures.
    fn tactical(&self, position: &P, out: &mut Vec<P::Move>);

    /// How the game wants to be searched.
    fn style(&self) -> Style {
        Style::default()
    }

    /// A hash of what the value of a position depends on: positions that only differ in what hardly
    /// matters, such as the number of quiet moves, may share it.
    fn key(&self, position: &P) -> u64 {
        position.key()
    }

    /// Whether the side to move may have to answer a threat that decides the game, in this game.
    fn has_checks(&self) -> bool {
        false
    }

    /// Whether the side to move has to answer such a threat here.
    fn in_check(&self, _position: &P) -> bool {
        false
    }

    /// The position with the other side to move and nothing else changed, for null-move pruning;
    /// `None` where nobody can pass, or where passing proves nothing, since any move may be worse.
    fn passed(&self, _position: &P) -> Option<P> {
        None
    }

    /// Whether the game has better ways of winning than the one that led to this position.
    fn is_lesser_win(&self, _position: &P, _outcome: &Outcome) -> bool {
        false
    }

    /// The points of both sides, as they count at the end of a round in points play.
    fn points(&self, _position: &P) -> [i32; 2] {
        [0; 2]
    }

    /// What the points of a game are worth in points play once it is over and the next one begins,
    /// in centi-points from the view of the first side.
    fn banked(&self, _points: [i32; 2]) -> i32 {
        0
    }

    /// What a move brings on average beyond the position that it is expected to lead to, in
    /// centi-points for the side that makes it: a chance that its player can't count on.
    fn luck(&self, _position: &P, _mv: P::Move) -> i32 {
        0
    }

    /// Whether the rules' reply to a move must be heard before the turn goes on.
    fn awaits_reply(&self, _position: &P, _mv: P::Move) -> bool {
        false
    }

    /// How many choices the running turn still has; 1 in games with one move a turn.
    fn actions_left(&self, _position: &P) -> u32 {
        1
    }
}

/// What a move looks like at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// What it wins at once, in centi-points; 0 for a quiet move.
    pub gain: i32,
    /// A guess at how good it is beyond that, in centi-points; small.
    pub hint: i32,
    /// How far it acts from where its piece stood, in squares. People overlook far ones.
    pub reach: u8,
    /// Whether it ends the turn and does nothing else.
    pub ends_turn: bool,
}
