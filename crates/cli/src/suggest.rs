//! “Did you mean”: the known word that is most like a wrong one.

/// How alike two words must be, from 0 to 1; clap uses the same for options and commands.
const ALIKE: f64 = 0.7;

/// The longest word that may be a slip, in bytes.
const LONGEST: usize = 60;

/// The known word that is most like `word`, the first of several; `None` if none is much like it.
pub(crate) fn closest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_lowercase();
    let alike = |known: &str| {
        if word.len() > 2 && (known.starts_with(&word) || known.ends_with(&word)) {
            return 1.0;
        }
        strsim::jaro_winkler(&word, known)
    };
    let mut best = (ALIKE, None);
    for known in known {
        let alike = alike(known);
        if alike > best.0 {
            best = (alike, Some(known));
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_understood_and_other_words_are_not() {
        let games = ["tora-short", "tora-long", "lancerchess", "brandubh"];
        for (word, meant) in [
            ("tora-shrot", Some("tora-short")),
            ("Tora-Long", Some("tora-long")),
            ("chess", Some("lancerchess")),
            ("tora", Some("tora-short")),
            ("brandub", Some("brandubh")),
            ("go", None),
            ("", None),
        ] {
            assert_eq!(closest(word, games), meant, "{word}");
        }
    }
}
