//! The texts that users read, from the Fluent files of one language.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::files;

/// The keys of texts: a message's id, or `id.attribute`.
pub(crate) struct Catalogue(BTreeSet<String>);

impl Catalogue {
    /// Reads the files of a language, such as `en`.
    ///
    /// # Errors
    ///
    /// If one can't be read, or is not Fluent.
    pub(crate) fn read(language: &str) -> Result<Self> {
        let mut texts = BTreeSet::new();
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
                    texts.insert(format!("{id}.{}", attribute.id.name));
                }
                if message.value.is_some() {
                    texts.insert(id);
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
        self.0.contains(key)
    }

    /// The keys of all texts.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}
