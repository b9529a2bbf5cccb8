//! What people may write: what they call themselves, and an arbiter's reason.

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 40;

/// The longest reason of an arbiter, in characters.
const LONGEST_REASON: usize = 500;

/// The reason without spaces around it; `None` if it is empty, too long or has characters that
/// can't be seen.
pub(crate) fn reason(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = (1..=LONGEST_REASON).contains(&text.chars().count()) && !text.chars().any(unseen);
    fits.then(|| text.to_owned())
}

/// The name without spaces around it; `None` if it is too long or has characters that can't be
/// seen or change the direction of the text around them.
pub(crate) fn clean(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = name.chars().count() <= LONGEST && !name.chars().any(unseen);
    fits.then(|| name.to_owned())
}

fn unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
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
    fn long_and_invisible_names_are_refused() {
        assert_eq!(clean(&"x".repeat(LONGEST + 1)), None);
        for name in ["a\nb", "a\u{0}", "a\u{202e}b", "\u{feff}"] {
            assert_eq!(clean(name), None, "{name:?}");
        }
    }
}
