//! The diagrams of a game's rule book and guide, held against its rules.
//!
//! `rules.json` and `guide.json` in a game's data folder hold positions with places to highlight,
//! arrows, and moves. The moves must be legal and the refused ones must not be. Where `targets_of`
//! names a piece, the highlighted places are exactly its targets; what that means, the game's test
//! says.

use std::collections::BTreeSet;

use game::{MoveError, Position, Viewer};
use serde::Deserialize;

/// The ids of a rule book and the diagrams of it and of the guide.
#[derive(Clone, Debug)]
pub struct Book {
    /// The ids of the rules in their order.
    pub ids: Vec<String>,
    /// The ids of the rules that can't be played yet.
    pub later: BTreeSet<String>,
    /// Every diagram with the name of what it belongs to.
    pub diagrams: Vec<(String, Diagram)>,
}

/// A position with what is to be seen in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// The text of the position.
    pub position: String,
    /// The message below the picture; steps of the guide have their own text.
    pub caption: Option<String>,
    /// Two corners of the part of the scene to show; all of it if left out.
    pub window: Option<[String; 2]>,
    /// The names of the places to highlight.
    #[serde(default)]
    pub places: BTreeSet<String>,
    /// Arrows from a place to a place.
    #[serde(default)]
    pub arrows: Vec<[String; 2]>,
    /// Moves that are legal here.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Moves that the rules refuse here.
    #[serde(default)]
    pub refused: Vec<String>,
    /// Whose targets the highlighted places are.
    pub targets_of: Option<String>,
    /// Which kind of targets, where a game has several.
    pub targets: Option<String>,
}

#[derive(Deserialize)]
struct Rules {
    chapters: Vec<Chapter>,
}

#[derive(Deserialize)]
struct Chapter {
    rules: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    #[serde(default)]
    later: bool,
    #[serde(default)]
    diagrams: Vec<Diagram>,
}

#[derive(Deserialize)]
struct Guide {
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    text: String,
    #[serde(default)]
    diagrams: Vec<Diagram>,
}

impl Book {
    /// Reads the texts of `rules.json` and `guide.json`.
    ///
    /// # Errors
    ///
    /// If one of them is not of their form.
    pub fn read(rules: &str, guide: &str) -> Result<Self, serde_json::Error> {
        let rules: Rules = serde_json::from_str(rules)?;
        let guide: Guide = serde_json::from_str(guide)?;
        let mut book = Self {
            ids: Vec::new(),
            later: BTreeSet::new(),
            diagrams: Vec::new(),
        };
        for rule in rules.chapters.into_iter().flat_map(|chapter| chapter.rules) {
            if rule.later {
                book.later.insert(rule.id.clone());
            }
            book.add(&rule.id, rule.diagrams);
            book.ids.push(rule.id);
        }
        for step in guide.steps {
            book.add(&step.text, step.diagrams);
        }
        Ok(book)
    }

    fn add(&mut self, name: &str, diagrams: Vec<Diagram>) {
        self.diagrams.extend(diagrams.into_iter().map(|diagram| {
            let caption = diagram.caption.as_deref().unwrap_or("step");
            (format!("{name}, {caption}"), diagram)
        }));
    }
}

impl Diagram {
    /// Reads the position and checks all but the targets: the text is printed as it was read, the
    /// moves are legal and the refused ones are not, and every place named is there.
    ///
    /// # Errors
    ///
    /// What is wrong, if anything is.
    pub fn check<P: Position>(&self) -> Result<P, String> {
        let position: P = match self.position.parse() {
            Ok(position) => position,
            Err(error) => return Err(error.to_string()),
        };
        let printed = position.to_string();
        if printed != self.position {
            return Err(format!("is printed as {printed}"));
        }
        for text in &self.moves {
            if let Err(error) = position.parse_move(text) {
                return Err(format!("{text} is refused: {error}"));
            }
        }
        for text in &self.refused {
            match position.parse_move(text) {
                Ok(_) => return Err(format!("{text} is legal")),
                Err(MoveError::Text(error)) => return Err(format!("{text}: {error}")),
                Err(MoveError::Illegal(_)) => {}
            }
        }
        let scene = position.scene(Viewer::Judge);
        let there: BTreeSet<&str> = scene.places.iter().map(|view| view.name.as_str()).collect();
        let drawn = self.places.iter().chain(self.arrows.iter().flatten());
        match drawn
            .chain(self.window.iter().flatten())
            .find(|name| !there.contains(name.as_str()))
        {
            Some(name) => Err(format!("there is no place {name}")),
            None => Ok(position),
        }
    }
}
