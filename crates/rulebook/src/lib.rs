//! Rule books, guides and puzzles of board games: chapters, rules by id, diagrams.
//!
//! A book holds the order of its rules and their diagrams, but no sentences: it names texts by key,
//! so that one book serves every language. The text of a rule has the rule's id as its key, its
//! heading is `ID.title`.
//!
//! ```
//! use tigerden_rulebook::RuleBook;
//!
//! let book = RuleBook::read(r#"{"book": "go-rules", "chapters": [
//!     {"title": "go-stones.title", "intro": "go-stones", "rules": [
//!         {"id": "G-1", "editions": ["club"]}]}]}"#)?;
//! let ids: Vec<&str> = book.rules().map(|rule| rule.id.as_str()).collect();
//! assert_eq!(ids, ["G-1"]);
//! assert!(book.keys().contains("G-1.title"));
//!
//! let error = RuleBook::read(r#"{"book": "go-rules"}"#).unwrap_err();
//! assert_eq!(error.to_string(), "missing field `chapters` at line 1 column 20");
//! # Ok::<(), tigerden_rulebook::BookError>(())
//! ```

mod guide;
mod puzzles;
mod rules;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

pub use guide::{Guide, Step, Task, Try};
pub use puzzles::{Difficulty, Puzzle, PuzzleGoal, Puzzles};
pub use rules::{Chapter, PieceRules, Rule, RuleBook, Summary};

/// A position with what a picture of it shows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// The text of the position.
    pub position: String,
    /// The key of the text below the picture; a step of a guide has a text of its own.
    pub caption: Option<String>,
    /// Two corners of the part of the board to show; all of it if left out.
    pub window: Option<[String; 2]>,
    /// The names of the places to highlight.
    #[serde(default)]
    pub places: Vec<String>,
    /// Arrows from a place to a place.
    #[serde(default)]
    pub arrows: Vec<[String; 2]>,
    /// Moves that are legal here.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Moves that the rules refuse here.
    #[serde(default)]
    pub refused: Vec<String>,
    /// The piece whose targets the highlighted places are.
    pub targets_of: Option<String>,
    /// Which kind of targets, where a game has several.
    pub targets: Option<String>,
}

/// Why a text is not a book: what is missing or unknown, with its line and column.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct BookError(#[from] serde_json::Error);

impl BookError {
    /// The line and the column, from 1; zeros if it is not about a place.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.0.line(), self.0.column())
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, BookError> {
    Ok(serde_json::from_str(text)?)
}

fn captions(diagrams: &[Diagram]) -> impl Iterator<Item = String> {
    diagrams
        .iter()
        .filter_map(|diagram| diagram.caption.clone())
}
