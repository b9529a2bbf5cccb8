//! The diagrams of a game's rule book and guide, checked against its rules.
//!
//! `rules.json` and `guide.json` in a game's data folder hold positions with places to highlight,
//! arrows, and moves. The moves must be legal and the refused ones must not be. Where `targets_of`
//! names a piece, the highlighted places are exactly its targets; the game's test says what that
//! means.

use std::collections::BTreeSet;

use game::{MoveError, Notation, Show};
use rulebook::{BookError, Guide, RuleBook};

pub use rulebook::Diagram;

/// The ids of a rule book, and the diagrams in it and in the guide.
#[derive(Clone, Debug)]
pub struct Book {
    /// The ids of the rules in their order.
    pub ids: Vec<String>,
    /// The ids of the rules that can't be played yet.
    pub later: BTreeSet<String>,
    /// Every diagram with the name of what it belongs to.
    pub diagrams: Vec<(String, Diagram)>,
}

impl Book {
    /// Reads the texts of `rules.json` and `guide.json`.
    ///
    /// # Errors
    ///
    /// If one of them is not of their form.
    pub fn read(rules: &str, guide: &str) -> Result<Self, BookError> {
        let rules = RuleBook::read(rules)?;
        let guide = Guide::read(guide)?;
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

/// Reads the position and checks everything but the targets: the text is printed as it was read,
/// the moves are legal and the refused ones are not, and every named place exists.
///
/// # Errors
///
/// What is wrong, if anything is.
pub fn check<P: Notation + Show>(diagram: &Diagram) -> Result<P, String> {
    let position: P = match diagram.position.parse() {
        Ok(position) => position,
        Err(error) => return Err(error.to_string()),
    };
    let printed = position.to_string();
    if printed != diagram.position {
        return Err(format!("is printed as {printed}"));
    }
    for text in &diagram.moves {
        if let Err(error) = position.parse_move(text) {
            return Err(format!("{text} is refused: {error}"));
        }
    }
    for text in &diagram.refused {
        match position.parse_move(text) {
            Ok(_) => return Err(format!("{text} is legal")),
            Err(MoveError::Text(error)) => return Err(format!("{text}: {error}")),
            Err(MoveError::Illegal(_)) => {}
        }
    }
    let scene = position.scene();
    let there: BTreeSet<&str> = scene.places.iter().map(|view| view.name.as_str()).collect();
    let drawn = diagram.places.iter().chain(diagram.arrows.iter().flatten());
    match drawn
        .chain(diagram.window.iter().flatten())
        .find(|name| !there.contains(name.as_str()))
    {
        Some(name) => Err(format!("there is no place {name}")),
        None => Ok(position),
    }
}
