//! A text in every language that there is.

use std::collections::BTreeSet;

use tigerden_texts::{FILES, Texts};

fn main() -> Result<(), &'static str> {
    let languages: BTreeSet<&str> = FILES.iter().map(|file| file.language).collect();
    for language in &languages {
        let texts = Texts::of(language).ok_or("no texts")?;
        let text = texts.text("composer-actions-left", &[("count", 2.into())]);
        println!("{language}: {}", text.ok_or("the text is missing")?);
    }
    assert_eq!(languages, BTreeSet::from(["de", "en"]));
    Ok(())
}
