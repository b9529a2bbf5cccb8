//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Outcome, Refusal, Side, TextError};

/// One position of one game: all that the rules need to go on, and nothing else.
///
/// A position is a value: it can be copied, compared, printed and parsed. The rules are pure
/// functions on it. This trait is what every game has and what a search needs; apart from it are
///
/// * [`Notation`](crate::Notation): how moves are written,
/// * [`Show`](crate::Show): how the position looks and which touches make a move,
/// * [`Conduct`](crate::Conduct): turns, time, points, agreements and the arbiter,
/// * [`Counting`](crate::Counting): faster ways to count moves and to pick one,
/// * [`Hidden`](crate::Hidden): what each viewer may know; [`Open`](crate::Open) says that there
///   are no secrets.
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

    /// The side to move; `None` when the game is over.
    ///
    /// The same side may be to move several times in a row.
    fn to_move(&self) -> Option<Side>;

    /// Appends every legal move to `out`, each one once; none when the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

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
    /// The error of [`check`](Self::check); the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Illegal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// How the game ended by its rules, if it did. Ends that need the history (repetition) are
    /// [`ending_by_history`](Self::ending_by_history).
    fn outcome(&self) -> Option<Outcome>;

    /// How the game ends here by its history, if it does: `repeats` is how many times a position
    /// with this [`turn_key`](Self::turn_key) has occurred in the game, including this time.
    fn ending_by_history(&self, _repeats: u32) -> Option<Outcome> {
        None
    }

    /// The round or full-move number, from 1.
    fn round(&self) -> u32;

    /// A hash of the whole position, kept up to date by moves; equal positions have equal keys.
    fn key(&self) -> u64;

    /// The same as [`key`](Self::key), computed from scratch to check the incremental one.
    fn fresh_key(&self) -> u64;

    /// A hash of what makes two positions the same for the repetition rule and for counting turns:
    /// board, stances, lasting marks, side to move; not counters. `None` where no repetition is
    /// counted, as within a turn.
    fn turn_key(&self) -> Option<u64>;
}
