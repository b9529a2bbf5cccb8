//! How the moves of a game are written.

use crate::refusal::cited;
use crate::{Position, Refusal, TextError};

/// Moves as texts. What a text means may depend on the position, so the position reads and writes
/// it; where it doesn't, the type of the moves has `Display` and `FromStr` as well.
pub trait Notation: Position {
    /// The ways of writing moves that a record of this game can name.
    const NOTATIONS: Notations = Notations {
        tag: "Notation",
        names: &["standard"],
        turned: None,
    };

    /// The text of a legal move, in the form that programs exchange.
    fn notation(&self, mv: Self::Move) -> String;

    /// Reads a move in any of the game's forms.
    ///
    /// # Errors
    ///
    /// [`MoveError::Text`] where the text can't be read, [`MoveError::Illegal`] where the move is
    /// not legal here.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>>;

    /// The text of a legal move in the notation called `name`, one of
    /// [`NOTATIONS`](Self::NOTATIONS).
    fn notation_in(&self, mv: Self::Move, _name: &str) -> String {
        self.notation(mv)
    }

    /// [`parse_move`](Self::parse_move) for a text in the notation called `name`.
    ///
    /// # Errors
    ///
    /// The errors of [`parse_move`](Self::parse_move).
    fn parse_move_in(
        &self,
        text: &str,
        _name: &str,
    ) -> Result<Self::Move, MoveError<Self::Illegal>> {
        self.parse_move(text)
    }

    /// The text of a legal move in the form that people read best in a list of moves;
    /// [`parse_move`](Self::parse_move) reads it, too.
    fn notation_for_people(&self, mv: Self::Move) -> String {
        self.notation(mv)
    }
}

/// The notations of a game whose moves can't be told apart by looking at them, such as two
/// numberings of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notations {
    /// The tag of a record that names the one in use.
    pub tag: &'static str,
    /// Their names, at least one; the first is that of [`Notation::notation`] and needs no tag.
    pub names: &'static [&'static str],
    /// The one that numbers the board from the other side, if there is one: a place has the name
    /// that in the first one is that of the place after half a turn of the board.
    pub turned: Option<&'static str>,
}

/// Why a text is not a move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError<I: Refusal> {
    /// The text can't be read as a move of this game.
    #[error(transparent)]
    Text(TextError),
    /// The move is not legal.
    #[error("{0}{rule}", rule = cited(.0.rule()))]
    Illegal(I),
}

impl<I: Refusal> From<TextError> for MoveError<I> {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}
