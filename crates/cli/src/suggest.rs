//! “Did you mean”: the known word that is most like a wrong one.

/// How alike two words must be, from 0 to 1; clap uses the same for options and commands.
const ALIKE: f64 = 0.7;

/// The known word that is most like `word`; `None` if none is much like it.
pub(crate) fn closest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let alike = |known: &str| {
        if known.ends_with(&word) && word.len() > 2 {
            return 1.0;
        }
        strsim::jaro_winkler(&word, known)
    };
    let scored = known.into_iter().map(|known| (alike(known), known));
    let best = scored.max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(alike, _)| *alike > ALIKE)
        .map(|(_, known)| known)
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
            ("brandub", Some("brandubh")),
            ("go", None),
            ("", None),
        ] {
            assert_eq!(closest(word, games), meant, "{word}");
        }
    }
}
