//! Puzzles of a game: positions in which one turn reaches the goal.

use serde::{Deserialize, Serialize};

use crate::{BookError, read};

/// The puzzles of a game, as their file has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The id of the game.
    pub game: String,
    /// The command that has made them.
    pub mined: String,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<Puzzle>,
}

/// A position in which one turn, and no other, reaches the goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, which stays the same if others are added.
    pub id: String,
    /// The text of the position; the solver plays the side to move.
    pub position: String,
    /// What is to be reached.
    pub goal: PuzzleGoal,
    /// The solution: the turns of both sides, the solver's first and last, each as its moves. Of the other
    /// side's answers it has the one that holds out longest.
    pub line: Vec<Vec<String>>,
    /// What the solution is about: names of endings, kinds of pieces and the like.
    pub themes: Vec<String>,
    /// The number of legal first moves.
    pub choices: u32,
    /// The lowest level of the computer that finds the first turn.
    pub level: u8,
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleGoal {
    /// To win with so many own turns, whatever the other side plays.
    Win(u32),
    /// To take with this turn one of the pieces that the other side can't do without.
    Take,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// For a first try.
    Easy,
    /// For those who know the game.
    Medium,
    /// For those who like to think.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Easy => "puzzles-easy",
            Self::Medium => "puzzles-medium",
            Self::Hard => "puzzles-hard",
        }
    }
}

impl Puzzles {
    /// Reads the text of a file of puzzles.
    ///
    /// # Errors
    ///
    /// If it is not of this form.
    pub fn read(text: &str) -> Result<Self, BookError> {
        read(text)
    }

    /// The text of such a file.
    ///
    /// # Errors
    ///
    /// Never, as far as is known.
    pub fn text(&self) -> Result<String, BookError> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// The puzzle with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

impl Puzzle {
    /// How many moves the solver makes, ends of turns not counted.
    #[must_use]
    pub fn actions(&self) -> usize {
        let own = self.line.iter().step_by(2).flatten();
        own.filter(|text| *text != "end").count()
    }

    /// How hard it is: what the computer needs, how many moves have to be seen ahead, and among how many one
    /// has to choose.
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        let crowd = usize::from(self.choices >= 80);
        match usize::from(self.level) + 2 * (self.actions().max(1) - 1) + crowd {
            ..=3 => Difficulty::Easy,
            4..=7 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{"game": "go", "mined": "tigerden puzzles mine go", "puzzles": [
        {"id": "1", "position": "go 3a3", "goal": {"win": 2}, "line": [["a1"], ["b2"], ["c3", "end"]],
         "themes": ["trap"], "choices": 80, "level": 1},
        {"id": "2", "position": "go 3b3", "goal": "take", "line": [["a1"]], "themes": [], "choices": 2,
         "level": 3}]}"#;

    #[test]
    fn a_file_survives_being_written_and_read() {
        let puzzles = Puzzles::read(FILE).expect("puzzles");
        assert_eq!(puzzles.puzzles[1].goal, PuzzleGoal::Take);
        let text = puzzles.text().expect("a text");
        assert_eq!(Puzzles::read(&text).expect("puzzles"), puzzles);
        assert!(Puzzles::read(&FILE.replace("choices", "choice")).is_err());
    }

    #[test]
    fn ends_of_turns_are_no_moves_to_find() {
        let puzzles = Puzzles::read(FILE).expect("puzzles");
        let actions: Vec<usize> = puzzles.puzzles.iter().map(Puzzle::actions).collect();
        assert_eq!(actions, [2, 1]);
    }

    #[test]
    fn length_choices_and_level_make_a_puzzle_hard() {
        let puzzles = Puzzles::read(FILE).expect("puzzles");
        let mut puzzle = puzzles.puzzles[0].clone();
        // 1 for the level, 2 for the second move, 1 for the crowd.
        assert_eq!(puzzle.difficulty(), Difficulty::Medium);
        puzzle.choices = 79;
        assert_eq!(puzzle.difficulty(), Difficulty::Easy);
        puzzle.level = 6;
        assert_eq!(puzzle.difficulty(), Difficulty::Hard);
    }
}
