//! The texts of one language, by key.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::FILES;

/// A named value in a text.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

/// The texts of one language.
pub struct Texts(FluentBundle<FluentResource>);

impl Texts {
    /// The texts of the language with this code; `None` if there are none.
    #[must_use]
    pub fn of(language: &str) -> Option<Self> {
        let id: LanguageIdentifier = language.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around values are needed only where a line mixes directions of writing.
        bundle.set_use_isolating(false);
        let mut files = FILES.iter().filter(|file| file.language == language);
        files.clone().next()?;
        files.try_for_each(|file| {
            let resource = FluentResource::try_new(file.text.to_owned()).ok()?;
            bundle.add_resource(resource).ok()
        })?;
        Some(Self(bundle))
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

    #[test]
    fn every_language_can_be_read_whole() {
        for file in FILES {
            assert!(Texts::of(file.language).is_some(), "{}", file.language);
            let read = FluentResource::try_new(file.text.to_owned());
            assert!(read.is_ok(), "{} of {}", file.name, file.language);
        }
        assert!(Texts::of("xx").is_none());
    }

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
}
