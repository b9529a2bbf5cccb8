//! A guide to a first game, step by step.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::{BookError, Diagram, captions, read};

/// A guide to a first game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The key of its title.
    pub title: String,
    /// The key of its introduction.
    pub intro: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A step of a guide.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The key of its title.
    pub title: String,
    /// The key of its text.
    pub text: String,
    /// Its pictures.
    #[serde(default)]
    pub diagrams: Vec<Diagram>,
    /// What the reader does, on a board of its own.
    #[serde(default)]
    pub task: Option<Task>,
}

/// Something to do on the board within one turn; the rules judge it.
///
/// It is done when all goals that it names are reached. Its texts belong to that of its step: what is asked is
/// the attribute `.task`, a hint `.hint`, and what to say once it is done `.done`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The text of the position; the reader plays the side to move.
    pub position: String,
    /// The id of the rule that it is about.
    pub rule: String,
    /// A goal: one of these lines is played. A line is a list of moves.
    #[serde(default)]
    pub plays: Vec<Vec<String>>,
    /// A goal: the enemy pieces on these places fall.
    #[serde(default)]
    pub takes: Vec<String>,
    /// A goal: the game is won.
    #[serde(default)]
    pub wins: bool,
    /// A line that reaches all goals with its last move.
    pub solution: Vec<String>,
    /// Lines that are allowed, miss the goals, and deserve a word.
    #[serde(default)]
    pub tries: Vec<Try>,
}

/// A line that many would try.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// Its moves.
    pub line: Vec<String>,
    /// The key of what to say.
    pub says: String,
}

impl Step {
    /// The key of one of the texts of its task, such as `hint`.
    #[must_use]
    pub fn task_key(&self, which: &str) -> String {
        format!("{}.{which}", self.text)
    }
}

/// The texts that each task has.
const TASK_TEXTS: [&str; 3] = ["task", "hint", "done"];

impl Guide {
    /// Reads the text of a `guide.json`.
    ///
    /// # Errors
    ///
    /// If it is not of this form.
    pub fn read(text: &str) -> Result<Self, BookError> {
        read(text)
    }

    /// The keys of all texts that it needs.
    #[must_use]
    pub fn keys(&self) -> BTreeSet<String> {
        let mut keys = BTreeSet::from([self.title.clone(), self.intro.clone()]);
        for step in &self.steps {
            keys.extend([step.title.clone(), step.text.clone()]);
            keys.extend(captions(&step.diagrams));
            if let Some(task) = &step.task {
                keys.extend(TASK_TEXTS.map(|which| step.task_key(which)));
                keys.extend(task.tries.iter().map(|one| one.says.clone()));
            }
        }
        keys
    }
}
