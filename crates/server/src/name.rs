//! What people may write: what they call themselves, and an arbiter's reason.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::confusable_detection::skeleton;

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 40;

/// Marks on one letter: some languages need two.
const MOST_MARKS: u32 = 2;

/// The longest reason of an arbiter, in characters.
const LONGEST_REASON: usize = 500;

/// The reason without spaces around it; `None` if it is empty, too long or has characters that
/// can't be seen.
pub(crate) fn reason(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = (1..=LONGEST_REASON).contains(&text.chars().count()) && !text.chars().any(unseen);
    fits.then(|| text.to_owned())
}

/// The name without spaces around it, its letters composed (NFC). `None` if it is too long, has
/// characters that can't be seen or change the text around them, or mixes alphabets that look alike.
pub(crate) fn clean(name: &str) -> Option<String> {
    if name.chars().count() > 4 * LONGEST {
        return None;
    }
    let name: String = name.trim().nfc().collect();
    let shown = !name.chars().any(unseen) && !piled(&name) && !disguised(&name);
    (shown && name.chars().count() <= LONGEST).then_some(name)
}

/// Whether two names look alike although they differ.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    one != other && skeleton(one).eq(skeleton(other))
}

/// Whether a character can't be seen, or changes how the text around it is shown.
fn unseen(c: char) -> bool {
    use GeneralCategory as G;
    let invisible = matches!(
        c.general_category(),
        G::Control
            | G::Format
            | G::Surrogate
            | G::PrivateUse
            | G::Unassigned
            | G::LineSeparator
            | G::ParagraphSeparator
    );
    let space = c.general_category() == G::SpaceSeparator && c != ' ';
    // Letters, marks and a symbol by their category, but blank.
    let blank = matches!(
        c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0e}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'
    );
    invisible || space || blank
}

/// Whether marks are piled up so that they cover other text.
fn piled(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|c| {
        let mark = c.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if mark { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// Whether letters of alphabets stand together that look alike, such as Latin and Cyrillic: so
/// nobody can take another's name.
fn disguised(text: &str) -> bool {
    let alphabets = [Script::Latin, Script::Greek, Script::Cyrillic];
    let used = |script: &&Script| text.chars().any(|c| c.script() == **script);
    alphabets.iter().filter(used).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed() {
        assert_eq!(clean("  Mâ 虎 "), Some("Mâ 虎".to_owned()));
        assert_eq!(clean(""), Some(String::new()));
    }

    #[test]
    fn names_of_all_languages_are_taken() {
        for name in [
            "Žofie",
            "Nguyễn Thị",
            "Анна",
            "Ἀλέξανδρος",
            "虎 Tora",
            "علي",
            "กิตติ",
            "🐯",
            "O'Neil-2",
        ] {
            assert!(clean(name).is_some(), "{name:?}");
        }
        assert_eq!(clean("e\u{301}"), Some("é".to_owned()));
    }

    #[test]
    fn disguised_and_piled_names_are_refused() {
        // The first letter is Cyrillic, then Greek.
        for name in ["\u{410}nn", "\u{391}nn", "a\u{316}\u{317}\u{318}"] {
            assert_eq!(clean(name), None, "{name:?}");
        }
    }

    #[test]
    fn names_that_look_like_another_one_are_known() {
        for (one, other) in [("Ian", "lan"), ("Ann0", "AnnO"), ("\u{410}", "A")] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Ann"), ("", ""), ("Ann", "Ben"), ("Ann", "Anna")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn long_and_invisible_names_are_refused() {
        assert_eq!(clean(&"x".repeat(LONGEST + 1)), None);
        for name in [
            "a\nb",
            "a\u{0}",
            "a\u{202e}b",
            "\u{feff}",
            "\u{3164}",
            "\u{2800}",
            "a\u{a0}b",
            "\u{e000}",
            "\u{e0041}",
        ] {
            assert_eq!(clean(name), None, "{name:?}");
        }
    }
}
