//! The texts of one language, by key.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A named value in a text.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// The texts of one language.
pub struct Texts(FluentBundle<FluentResource>);

/// A file is not Fluent throughout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFluent;

impl Texts {
    /// No texts yet, of the language with this code. It decides how numbers choose among the forms
    /// of a text.
    #[must_use]
    pub fn new(language: &str) -> Self {
        let id: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around values are needed only where a line mixes directions of writing.
        bundle.set_use_isolating(false);
        Self(bundle)
    }

    /// The texts of all files of the language with this code; `None` if there are none.
    #[cfg(feature = "files")]
    #[must_use]
    pub fn of(language: &str) -> Option<Self> {
        let mut files = crate::FILES
            .iter()
            .filter(|file| file.language == language)
            .peekable();
        files.peek()?;
        let mut texts = Self::new(language);
        files
            .try_for_each(|file| texts.add(file.text.to_owned()))
            .ok()?;
        Some(texts)
    }

    /// Adds the texts of a file. Where there is a text with the same key, the new one counts.
    ///
    /// # Errors
    ///
    /// If the file is not Fluent throughout. What could be read of it is added.
    pub fn add(&mut self, file: String) -> Result<(), NotFluent> {
        let (resource, result) = match FluentResource::try_new(file) {
            Ok(resource) => (resource, Ok(())),
            Err((part, _)) => (part, Err(NotFluent)),
        };
        self.0.add_resource_overriding(resource);
        result
    }

    /// The text of a key, `id` or `id.attribute`, with its values filled in; `None` if there is
    /// none.
    #[must_use]
    pub fn text(&self, key: &str, args: &[Arg<'_>]) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.0.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors);
        Some(text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "files")]
    #[test]
    fn every_language_can_be_read_whole() {
        for file in crate::FILES {
            assert!(Texts::of(file.language).is_some(), "{}", file.language);
            let read = Texts::new(file.language).add(file.text.to_owned());
            assert_eq!(read, Ok(()), "{} of {}", file.name, file.language);
        }
        assert!(Texts::of("xx").is_none());
    }

    #[cfg(feature = "files")]
    #[test]
    fn values_and_attributes_are_filled_in() {
        let english = Texts::of("en").expect("there are texts");
        let left = |n: i32| english.text("composer-actions-left", &[("count", n.into())]);
        assert_eq!(left(1).as_deref(), Some("One action left"));
        assert_eq!(left(2).as_deref(), Some("2 actions left"));
        let archer = english.text("tora-archer.own", &[]);
        assert_eq!(archer.as_deref(), Some("your Archer"));
        assert_eq!(english.text("no-such-text", &[]), None);
    }

    #[test]
    fn a_file_is_added_as_far_as_it_can_be_read() {
        let mut texts = Texts::new("en");
        assert_eq!(texts.add("one = 1\ntwo = 2\n".to_owned()), Ok(()));
        let added = texts.add("two = II\nthree {\nfour = IV\n".to_owned());
        assert_eq!(added, Err(NotFluent));
        let all = ["one", "two", "three", "four"].map(|key| texts.text(key, &[]));
        assert_eq!(
            all.each_ref().map(Option::as_deref),
            [Some("1"), Some("II"), None, Some("IV")]
        );
    }
}
