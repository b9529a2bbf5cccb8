//! Functions and modules in Rust sources, found without a compiler.

/// A function, or a module with a body.
pub(super) struct Item<'a> {
    /// Its name.
    pub(super) name: &'a str,
    /// Whether it is a module.
    pub(super) module: bool,
    /// Whether an attribute makes it a test.
    pub(super) test: bool,
    /// Whether it returns nothing.
    pub(super) silent: bool,
    /// What stands between its braces.
    pub(super) body: &'a str,
}

/// All functions and modules with a body, those inside of others too, in a text that
/// [`blanked`] has made.
pub(super) fn items(code: &str) -> Vec<Item<'_>> {
    let mut found = Vec::new();
    for (keyword, module) in [("fn ", false), ("mod ", true)] {
        for (at, _) in code.match_indices(keyword) {
            let before = &code[..at];
            if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let rest = &code[at + keyword.len()..];
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            let name = &rest[..end.unwrap_or(rest.len())];
            let Some(open) = body_at(rest).filter(|_| !name.is_empty()) else {
                continue;
            };
            found.push(Item {
                name,
                module,
                test: is_test(before),
                silent: !rest[..open].contains("->"),
                body: inside(&rest[open..]),
            });
        }
    }
    found
}

/// Where the body begins; `None` if there is none. The semicolon in `[u8; 2]` does not end an item.
fn body_at(signature: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in signature.char_indices() {
        match c {
            '{' => return Some(at),
            ';' if depth == 0 => return None,
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// Whether the attributes before an item end with one such as `#[test]` or `#[tokio::test]`.
fn is_test(before: &str) -> bool {
    // Other items end with one of these.
    let start = before.rfind([';', '}', '{']).map_or(0, |at| at + 1);
    let attributes = &before[start..];
    attributes.contains("#[test]")
        || attributes.contains("::test]")
        || attributes.contains("::test(")
}

/// What stands between the brace at the beginning and the one that closes it.
fn inside(text: &str) -> &str {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return &text[1..at],
            '}' => depth -= 1,
            _ => {}
        }
    }
    text
}

/// The same text with comments and the contents of literals as spaces.
pub(super) fn blanked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let dark = literal(rest, out.chars().next_back());
        if dark > 0 {
            out.extend(std::iter::repeat_n(' ', dark));
            rest = &rest[dark..];
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out
}

/// How many bytes at the beginning are a comment or a literal.
fn literal(text: &str, before: Option<char>) -> usize {
    let until = |end: &str, from: usize| {
        let found = text.get(from..).and_then(|rest| rest.find(end));
        found.map_or(text.len(), |at| from + at + end.len())
    };
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return until("*/", 2);
    }
    let in_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if text.starts_with('r') && !in_word {
        let hashes = text[1..].bytes().take_while(|byte| *byte == b'#').count();
        if text[1 + hashes..].starts_with('"') {
            return until(&format!("\"{}", "#".repeat(hashes)), 2 + hashes);
        }
    }
    if text.starts_with('"') {
        return quoted(text);
    }
    // A quotation mark that does not close two characters on is that of a lifetime.
    let mut chars = text.char_indices().skip(1);
    match (text.starts_with('\''), chars.next(), chars.next()) {
        (true, Some((_, '\\')), Some((escaped, _))) => until("'", escaped + 1),
        (true, Some(_), Some((close, '\''))) => close + 1,
        _ => 0,
    }
}

/// The length of a string with its quotation marks.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_and_comments_are_left_out() {
        let text = r####"f("a\"{", 'q', '\'', r#"}"#, b"{"); // }
            let x: &'a str = /* { */ y;"####;
        let code = blanked(text);
        assert!(!code.contains(['{', '}', 'q', '"']), "{code}");
        assert!(code.contains("let") && code.contains("&'a str =") && code.contains(" y;"));
    }

    #[test]
    fn items_are_found_with_their_bodies() {
        let code = "fn none(); mod far; #[test] fn one(x: [u8; 2]) { if x { y } }\n\
                    mod two { #[tokio::test] async fn three() -> u8 { 3 } }";
        let items = items(code);
        let names: Vec<_> = items.iter().map(|item| (item.name, item.test)).collect();
        assert_eq!(names, [("one", true), ("three", true), ("two", false)]);
        assert_eq!(items[0].body, " if x { y } ");
        assert!(items[0].silent && !items[1].silent && items[2].module);
    }
}
