//! What files of texts hold: keys, and the variables of each text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Texts by key, each with the names of its variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue(BTreeMap<String, BTreeSet<String>>);

/// Why a file's texts can't be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is not Fluent throughout.
    NotFluent,
    /// A text with this key is there already.
    Twice(String),
}

impl Catalogue {
    /// Adds the texts of a file.
    ///
    /// # Errors
    ///
    /// If it is not Fluent, or has a text that is there already. Texts before that one are added.
    pub fn add(&mut self, file: &str) -> Result<(), FileError> {
        let resource = parser::parse(file).map_err(|_| FileError::NotFluent)?;
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                self.insert(id.to_owned(), value)?;
            }
            for attribute in &message.attributes {
                let key = format!("{id}.{}", attribute.id.name);
                self.insert(key, &attribute.value)?;
            }
        }
        Ok(())
    }

    fn insert(&mut self, key: String, text: &Pattern<&str>) -> Result<(), FileError> {
        match self.0.insert(key.clone(), variables(text)) {
            None => Ok(()),
            Some(_) => Err(FileError::Twice(key)),
        }
    }

    /// The names of the variables of the text with this key; `None` if there is no such text.
    #[must_use]
    pub fn variables(&self, key: &str) -> Option<&BTreeSet<String>> {
        self.0.get(key)
    }

    /// The keys of all texts, `id` or `id.attribute`, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFluent => f.write_str("the file is not Fluent"),
            Self::Twice(key) => write!(f, "there are two texts `{key}`"),
        }
    }
}

impl std::error::Error for FileError {}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let file = "plain = Text\n\
                    count = { $n ->\n    [one] { $who } has one\n   *[other] { { $n } }\n }\n    .long = { $what }\n";
        let mut texts = Catalogue::default();
        assert_eq!(texts.add(file), Ok(()));
        let of = |key| {
            let names = texts.variables(key)?;
            Some(names.iter().map(String::as_str).collect::<Vec<_>>())
        };
        assert_eq!(of("plain"), Some(vec![]));
        assert_eq!(of("count"), Some(vec!["n", "who"]));
        assert_eq!(of("count.long"), Some(vec!["what"]));
        assert_eq!(of("none"), None);
        assert_eq!(texts.keys().count(), 3);
    }

    #[test]
    fn what_is_not_fluent_or_there_twice_is_refused() {
        let mut texts = Catalogue::default();
        assert_eq!(texts.add("a b\n"), Err(FileError::NotFluent));
        assert_eq!(texts.add("a = 1\n"), Ok(()));
        let twice = Err(FileError::Twice("a".to_owned()));
        assert_eq!(texts.add("b = 2\na = 3\n"), twice);
    }
}
