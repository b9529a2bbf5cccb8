//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Ending, Gesture, Outcome, Refusal, RuleId, Scene, Side, TextError, Touch, Viewer};

/// One position of one game: all that the rules need to go on, and nothing else.
///
/// A position is a value: it can be copied, compared, printed and parsed. The rules are pure
/// functions on it.
///
/// # Equality
///
/// Equal positions print the same text. `Hash` and [`key`](Self::key) agree with `Eq`.
pub trait Position:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static
{
    /// One ply: what a player chooses, and nothing that follows from it.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Why a move is refused.
    type Illegal: Refusal;

    /// The move text that ends a turn of several actions and the text of an empty turn, in games
    /// that have such turns (TORA: `end`, `pass`).
    const TURN_END: Option<(&'static str, &'static str)> = None;
    /// The ways of writing moves that a record of this game names.
    const NOTATIONS: Notations = Notations {
        tag: "Notation",
        names: &["standard"],
    };
    /// The rule under which a player may resign, both agree to a draw, or time ends the game.
    const AGREEMENT: RuleId;
    /// The rule under which an arbiter may overrule a result, in games that have one.
    const ARBITER: Option<RuleId> = None;

    /// The side to move; `None` when the game is over.
    ///
    /// The same side may be to move several times in a row.
    fn to_move(&self) -> Option<Side>;

    /// Appends every legal move to `out`, none twice; none when the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// The number of legal moves.
    fn count_moves(&self) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.len() as u64
    }

    /// Appends what [`legal_moves`](Self::legal_moves) would list if no game were drawn by quiet
    /// play or lack of personnel; counting moves goes on past such draws.
    fn moves_past_draws(&self, out: &mut Vec<Self::Move>) {
        self.legal_moves(out);
    }

    /// The number of [`moves_past_draws`](Self::moves_past_draws).
    fn count_past_draws(&self) -> u64 {
        self.count_moves()
    }

    /// One of the legal moves: `choose` is told how many there are, at least one, and says which,
    /// by its index in the list of [`legal_moves`](Self::legal_moves). `None` if there is none, or
    /// not as many.
    fn pick_move(&self, choose: impl FnOnce(usize) -> usize) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        (!moves.is_empty())
            .then(|| choose(moves.len()))
            .and_then(|index| moves.get(index).copied())
    }

    /// Tests a move.
    ///
    /// # Errors
    ///
    /// The first rule that forbids it.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a move that is known to be legal.
    ///
    /// # Panics
    ///
    /// May panic, or leave a nonsense position, if [`check`](Self::check) fails.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// That of [`check`](Self::check); the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Illegal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Whether a move, once played, can't be taken back within the turn, since it has shown
    /// something that can't be un-known.
    fn seals(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The text of a legal move, in the game's form between programs.
    fn notation(&self, mv: Self::Move) -> String;

    /// Reads a move in any of the game's forms.
    ///
    /// # Errors
    ///
    /// [`MoveError::Text`] where the text can't be read, [`MoveError::Illegal`] where the move it
    /// means is not legal here.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>>;

    /// [`notation`](Self::notation) in the way called `name`, one of
    /// [`NOTATIONS`](Self::NOTATIONS).
    fn notation_in(&self, mv: Self::Move, _name: &str) -> String {
        self.notation(mv)
    }

    /// [`parse_move`](Self::parse_move) for a text written in the way called `name`.
    ///
    /// # Errors
    ///
    /// Those of [`parse_move`](Self::parse_move).
    fn parse_move_in(
        &self,
        text: &str,
        _name: &str,
    ) -> Result<Self::Move, MoveError<Self::Illegal>> {
        self.parse_move(text)
    }

    /// How the game ended by its rules, if it did. Ends that need the history (repetition) are
    /// [`ending_by_history`](Self::ending_by_history).
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the game ends here by its history: `repeats` counts how often a position with this
    /// [`turn_key`](Self::turn_key) has stood in the game, this time included.
    fn ending_by_history(&self, _repeats: u32) -> Option<Outcome> {
        None
    }

    /// What follows when the time of `side` is out: the end of the game, or `None` where the game
    /// goes on from this position, which may have been changed. Asked only while the game goes on;
    /// with `Some` the position stays as it was.
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

    /// By how much the players' time is multiplied in this kind of game.
    fn time_factor(&self) -> u32 {
        1
    }

    /// Points of both sides as a score board would show them, in games that count points.
    fn points(&self) -> Option<[i32; 2]> {
        None
    }

    /// Final points of both sides if the game ends here otherwise than by its rules: `winner` wins
    /// by resignation or time, or both agree to a draw.
    fn points_agreed(&self, _winner: Option<Side>) -> Option<[i32; 2]> {
        self.points()
    }

    /// How the game ends here if both sides agree that `winner` wins, in games with a rule for that,
    /// where it is not the same as resigning. Asked only while the game goes on.
    ///
    /// The ending is [`Ending::Awarded`].
    fn award(&self, _winner: Side) -> Option<Outcome> {
        None
    }

    /// The round or full-move number, from 1.
    fn round(&self) -> u32;

    /// A hash of the whole position, kept up to date by moves; equal positions have equal keys.
    fn key(&self) -> u64;

    /// The same as [`key`](Self::key), computed from nothing: the check of the incremental one.
    fn fresh_key(&self) -> u64;

    /// A hash of what makes two positions the same for the repetition rule and for counting
    /// turns: board, stances, marks that last, side to move; not counters.
    /// `None` where no repetition is counted, as within a turn.
    fn turn_key(&self) -> Option<u64>;

    /// What `viewer` may know of this position, in the form of a position.
    #[must_use]
    fn seen_by(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    /// The text of a legal move as `viewer` may read it.
    fn notation_for(&self, mv: Self::Move, _viewer: Viewer) -> String {
        self.notation(mv)
    }

    /// [`notation_for`](Self::notation_for) as people read it best in a list of moves;
    /// [`parse_move`](Self::parse_move) reads it, too.
    fn notation_for_people(&self, mv: Self::Move, viewer: Viewer) -> String {
        self.notation_for(mv, viewer)
    }

    /// How the position looks to `viewer`.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The touches that usually make a legal move.
    fn gesture(&self, mv: Self::Move) -> Gesture;

    /// All gestures that make a legal move, the usual one first: the others are different ways to
    /// say the same, such as touching Queen and Tower, or another path with the same end.
    fn gestures(&self, mv: Self::Move) -> Vec<Gesture> {
        vec![self.gesture(mv)]
    }

    /// The [`gestures`](Self::gestures) of each of `moves`, which must be all the legal ones. Games
    /// in which the gesture of a move depends on the others need not look for these each time.
    fn all_gestures(&self, moves: &[Self::Move]) -> Vec<Vec<Gesture>> {
        moves.iter().map(|&mv| self.gestures(mv)).collect()
    }

    /// Why these touches, at least one, lead to no legal move. The last touch is the wrong one.
    fn explain(&self, touched: &[Touch]) -> Self::Illegal;
}

/// The ways of writing the moves of a game that can't be told apart by looking at them, such as
/// two numberings of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notations {
    /// The tag of a record that names the one in use.
    pub tag: &'static str,
    /// Their names, at least one; the first is that of [`Position::notation`] and needs no tag.
    pub names: &'static [&'static str],
}

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError<I: Refusal> {
    /// The text can't be read as a move of this game.
    #[error(transparent)]
    Text(TextError),
    /// The move is not legal.
    #[error("{0} [{rule}]", rule = .0.rule())]
    Illegal(I),
}

impl<I: Refusal> From<TextError> for MoveError<I> {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}
