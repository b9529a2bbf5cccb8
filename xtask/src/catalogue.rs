//! The texts that users read, from the Fluent files of one language.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::files;

/// Texts by key: a message's id, or `id.attribute`.
pub(crate) struct Catalogue(BTreeMap<String, Pattern<String>>);

impl Catalogue {
    /// Reads the files of a language, such as `en`.
    ///
    /// # Errors
    ///
    /// If one can't be read, or is not Fluent.
    pub(crate) fn read(language: &str) -> Result<Self> {
        let mut texts = BTreeMap::new();
        for file in files::below(&files::locales().join(language))? {
            let source = files::read(&file)?;
            let resource = parser::parse(source).map_err(|(_, errors)| {
                anyhow::anyhow!("{} is not Fluent: {errors:?}", file.display())
            })?;
            for entry in resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let id = message.id.name;
                for attribute in message.attributes {
                    texts.insert(format!("{id}.{}", attribute.id.name), attribute.value);
                }
                if let Some(value) = message.value {
                    texts.insert(id, value);
                }
            }
        }
        if texts.is_empty() {
            bail!("there are no texts of the language {language}");
        }
        Ok(Self(texts))
    }

    /// Whether there is a text with this key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// The keys of all texts.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A text without variables; `None` if there is none with this key.
    ///
    /// # Errors
    ///
    /// If it has variables, or refers to a text that is not there.
    pub(crate) fn text(&self, key: &str) -> Result<Option<String>> {
        let Some(pattern) = self.0.get(key) else {
            return Ok(None);
        };
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    let part = self
                        .part(expression)
                        .with_context(|| format!("text {key}"))?;
                    text.push_str(&part);
                }
            }
        }
        Ok(Some(text))
    }

    fn part(&self, expression: &Expression<String>) -> Result<String> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => Ok(value.clone()),
            Expression::Inline(InlineExpression::NumberLiteral { value }) => Ok(value.clone()),
            Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                let key = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.clone(),
                };
                self.text(&key)?
                    .with_context(|| format!("it refers to {key}, which is missing"))
            }
            _ => bail!("it has a variable, but is used without one"),
        }
    }
}
