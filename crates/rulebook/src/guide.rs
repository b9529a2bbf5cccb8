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
}

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
        }
        keys
    }
}
