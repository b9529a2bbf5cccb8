//! Texts in the reader's language, from the Fluent files.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use ::texts::FluentValue;
use game::{Message, Value};
use leptos::prelude::{Get, GetUntracked, RwSignal, Set};
use protocol::{FaultValue, TextFault};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use crate::{prefs, texts};

pub(crate) use ::texts::Arg;

/// The folder of the text files, with a subfolder for each language.
const FOLDER: &str = "/locales/";

/// A language the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Both, in the order to offer them.
    pub(crate) const ALL: [Self; 2] = [Self::En, Self::De];

    /// Its code, as in the `lang` attribute and the names of the text folders.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }

    /// The first of these languages that the app speaks, English if none.
    pub(crate) fn first_of(wanted: impl IntoIterator<Item = String>) -> Self {
        let spoken = |tag: String| {
            let tag = tag.to_ascii_lowercase();
            Self::ALL
                .into_iter()
                .find(|lang| tag == lang.code() || tag.starts_with(&format!("{}-", lang.code())))
        };
        wanted.into_iter().find_map(spoken).unwrap_or_default()
    }
}

/// The loaded texts, by language.
struct Texts {
    by_lang: [::texts::Texts; 2],
    /// The files that they were read from.
    read: BTreeSet<&'static str>,
    /// The names of the files that have been asked for; another language needs them, too.
    wanted: BTreeSet<String>,
}

impl Texts {
    fn new() -> Self {
        let mut texts = Self {
            by_lang: Lang::ALL.map(|lang| ::texts::Texts::new(lang.code())),
            read: BTreeSet::new(),
            wanted: BTreeSet::new(),
        };
        if cfg!(test) {
            for lang in Lang::ALL {
                let folder = format!("{FOLDER}{}/", lang.code());
                let files = texts::below(&folder)
                    .filter_map(|name| texts::find(&format!("{folder}{name}")));
                texts.read(lang, files);
            }
        }
        texts
    }

    /// Adds these files of a language, which must be loaded.
    fn read(&mut self, lang: Lang, files: impl IntoIterator<Item = &'static str>) {
        for path in files {
            if self.read.insert(path) {
                let text = texts::read(path).unwrap_or_default();
                // That every file is Fluent is tested; of another one the page shows what it can.
                let _ = self.by_lang[lang as usize].add(text);
            }
        }
    }
}

/// The paths of the files with these names in a language; a name without a file is left out.
fn files(lang: Lang, names: &[String]) -> Vec<&'static str> {
    let path = |name: &String| texts::find(&format!("{FOLDER}{}/{name}.ftl", lang.code()));
    names.iter().filter_map(path).collect()
}

/// Fetches the text files with these names, such as `tora-rules`, in the language in use. A change
/// of language fetches them in the new language.
///
/// # Errors
///
/// If a file can't be fetched.
pub(crate) async fn fetch(names: &[String]) -> Result<(), JsValue> {
    TEXTS.with_borrow_mut(|texts| texts.wanted.extend(names.iter().cloned()));
    bring(language().0.get_untracked(), names).await
}

/// Whether the text files with these names are loaded in the language in use.
pub(crate) fn has(names: &[String]) -> bool {
    let lang = language().0.get_untracked();
    TEXTS.with_borrow(|texts| {
        files(lang, names)
            .iter()
            .all(|path| texts.read.contains(path))
    })
}

async fn bring(lang: Lang, names: &[String]) -> Result<(), JsValue> {
    let files = files(lang, names);
    texts::fetch(files.iter().copied()).await?;
    TEXTS.with_borrow_mut(|texts| texts.read(lang, files));
    Ok(())
}

thread_local! {
    static TEXTS: RefCell<Texts> = RefCell::new(Texts::new());
}

/// The text `key` in `lang`, or `None` if there is none.
pub(crate) fn text_in(lang: Lang, key: &str, args: &[Arg<'_>]) -> Option<String> {
    TEXTS.with_borrow(|texts| texts.by_lang[lang as usize].text(key, args))
}

/// The language in use.
#[derive(Clone, Copy)]
pub(crate) struct Language(pub(crate) RwSignal<Lang>);

impl Language {
    /// The language; reading it here makes the reader run again when it changes.
    pub(crate) fn get(self) -> Lang {
        self.0.get()
    }

    /// Sets the language at the start of the app, when nothing is shown yet.
    pub(crate) fn begin(self, lang: Lang) {
        self.0.set(lang);
    }

    /// Changes the language as soon as its texts are loaded.
    pub(crate) fn set(self, lang: Lang) {
        if self.0.get_untracked() == lang {
            return;
        }
        let wanted: Vec<_> = TEXTS.with_borrow(|texts| texts.wanted.iter().cloned().collect());
        spawn_local(async move {
            match bring(lang, &wanted).await {
                // The user may have chosen another language in the meantime.
                Ok(()) if prefs::language() == lang => self.0.set(lang),
                Ok(()) => {}
                Err(error) => web_sys::console::warn_1(&error),
            }
        });
    }
}

thread_local! {
    // Not a context: timers, sockets and workers need texts, too.
    static LANGUAGE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The language of the running app.
pub(crate) fn language() -> Language {
    LANGUAGE.get().unwrap_or_else(|| {
        let language = Language(RwSignal::new(Lang::default()));
        LANGUAGE.set(Some(language));
        language
    })
}

/// The text `key`, or `None` if there is none.
pub(crate) fn find(key: &str, args: &[Arg<'_>]) -> Option<String> {
    text_in(language().get(), key, args)
}

/// The message for an error in a text that the server could not read.
pub(crate) fn fault<'a>(fault: &'a TextFault) -> Option<String> {
    let arg = |(name, value): (&'a String, &'a FaultValue)| -> Arg<'a> {
        let value = match value {
            FaultValue::Number(number) => FluentValue::from(*number),
            FaultValue::Text(text) => text.as_str().into(),
            FaultValue::Key { key } => t(key).into(),
        };
        (name.as_str(), value)
    };
    find(&fault.key, &fault.args.iter().map(arg).collect::<Vec<_>>())
}

/// A message as a sentence in the language in use.
pub(crate) fn said(message: &Message) -> String {
    let arg = |(name, value): &(&'static str, Value)| -> Arg<'static> {
        let value = match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => text.clone().into(),
            Value::Key(key) => t(key).into(),
        };
        (name, value)
    };
    ta(
        message.key,
        &message.args.iter().map(arg).collect::<Vec<_>>(),
    )
}

/// The text `key` in the language in use; the key itself if there is none.
pub(crate) fn t(key: &str) -> String {
    ta(key, &[])
}

/// [`t`] with values.
pub(crate) fn ta(key: &str, args: &[Arg<'_>]) -> String {
    find(key, args).unwrap_or_else(|| key.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_wins() {
        let first = |list: &[&str]| Lang::first_of(list.iter().map(ToString::to_string));
        assert_eq!(first(&["fr", "de-AT", "en"]), Lang::De);
        assert_eq!(first(&["fr"]), Lang::En);
        assert_eq!(first(&["den"]), Lang::En);
    }

    #[test]
    fn every_file_can_be_read() {
        for name in texts::below("/locales/") {
            let text = texts::read(&format!("/locales/{name}")).expect("a listed file");
            let read = ::texts::Texts::new("en").add(text);
            assert_eq!(read, Ok(()), "{name}");
        }
    }

    #[test]
    fn values_and_attributes_are_filled_in() {
        let left = |n: i32| text_in(Lang::En, "composer-actions-left", &[("count", n.into())]);
        assert_eq!(left(1).as_deref(), Some("One action left"));
        assert_eq!(left(2).as_deref(), Some("2 actions left"));
        assert_eq!(
            text_in(Lang::En, "tora-archer.own", &[]).as_deref(),
            Some("your Archer")
        );
        assert_eq!(text_in(Lang::En, "no-such-text", &[]), None);
    }
}
