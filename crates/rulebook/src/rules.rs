//! A rule book: chapters of rules.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::{BookError, Diagram, captions, read};

/// A rule book.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleBook {
    /// The key of its title; the key of its introduction is `BOOK.intro`.
    pub book: String,
    /// The games of the book, each in a few words.
    #[serde(default)]
    pub summaries: Vec<Summary>,
    /// The kinds of pieces, each with the rules that say most about it.
    #[serde(default)]
    pub pieces: Vec<PieceRules>,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

/// A game in a few words: the text `OF-summary` says what its goal is, `.turn` what a turn is, and `.end` how
/// the game ends; what the pieces do say their cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// How the texts of the game's positions begin.
    pub of: String,
    /// The kinds of its pieces.
    pub pieces: Vec<String>,
}

impl Summary {
    /// The key of its text about the goal, and of those about the turn and the end.
    #[must_use]
    pub fn keys(&self) -> [String; 3] {
        ["", ".turn", ".end"].map(|part| format!("{}-summary{part}", self.of))
    }
}

/// A kind of piece. What it does is told in a line each by the texts `KIND-card.moves` and `KIND-card.attacks`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceRules {
    /// The key of its name and its drawing.
    pub kind: String,
    /// The id of the rule about its moves.
    pub moves: String,
    /// The id of the rule about its attacks.
    pub attacks: String,
}

/// A chapter of a rule book.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The key of its title.
    pub title: String,
    /// The key of its introduction.
    pub intro: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its id, also the key of its text; the key of its heading is `ID.title`.
    pub id: String,
    /// The editions of the book that have this rule. Where the rule differs in one, its text has an
    /// attribute with the edition's name.
    pub editions: Vec<String>,
    /// Whether the rule is in the book but can't be played yet.
    #[serde(default)]
    pub later: bool,
    /// Its pictures.
    #[serde(default)]
    pub diagrams: Vec<Diagram>,
}

impl RuleBook {
    /// Reads the text of a `rules.json`.
    ///
    /// # Errors
    ///
    /// If it is not of this form.
    pub fn read(text: &str) -> Result<Self, BookError> {
        read(text)
    }

    /// Its rules in their order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The keys of all texts that it needs.
    #[must_use]
    pub fn keys(&self) -> BTreeSet<String> {
        let mut keys = BTreeSet::from([self.book.clone(), format!("{}.intro", self.book)]);
        for chapter in &self.chapters {
            keys.extend([chapter.title.clone(), chapter.intro.clone()]);
        }
        keys.extend(self.summaries.iter().flat_map(Summary::keys));
        for piece in &self.pieces {
            let line = |what| format!("{}-card.{what}", piece.kind);
            keys.extend([piece.kind.clone(), line("moves"), line("attacks")]);
        }
        for rule in self.rules() {
            keys.extend([rule.id.clone(), format!("{}.title", rule.id)]);
            keys.extend(captions(&rule.diagrams));
        }
        keys
    }
}

impl Rule {
    /// Whether an edition of the book has this rule.
    #[must_use]
    pub fn is_in(&self, edition: &str) -> bool {
        self.editions.iter().any(|name| name == edition)
    }
}
