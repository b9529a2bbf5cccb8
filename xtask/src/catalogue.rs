//! The texts that users read, from the files of one language.

use anyhow::{Result, bail};
use texts::Catalogue;

use crate::files;

/// Reads the files of a language, such as `en`.
///
/// # Errors
///
/// If one can't be read, is not Fluent, or has a text that another one has.
pub(crate) fn read(language: &str) -> Result<Catalogue> {
    let mut texts = Catalogue::default();
    for file in files::below(&files::locales().join(language))? {
        if let Err(why) = texts.add(&files::read(&file)?) {
            bail!("{}: {why}", file.display());
        }
    }
    if texts.keys().next().is_none() {
        bail!("there are no texts of the language {language}");
    }
    Ok(texts)
}
