//! Calls of functions in a source, found without a compiler.

/// A call.
pub(super) struct Call<'a> {
    /// Where its function's name begins.
    pub(super) at: usize,
    /// What stands between its parentheses.
    pub(super) arguments: &'a str,
    end: usize,
}

impl Call<'_> {
    /// What follows in the source it was found in.
    pub(super) fn rest<'a>(&self, source: &'a str) -> &'a str {
        &source[self.end..]
    }
}

/// The calls of the function, or all parentheses that call nothing if the name is empty.
pub(super) fn calls<'a>(source: &'a str, name: &str) -> impl Iterator<Item = Call<'a>> {
    let opening = format!("{name}(");
    let found: Vec<usize> = source.match_indices(&opening).map(|(at, _)| at).collect();
    found.into_iter().filter_map(move |at| {
        let before = source[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '!') {
            return None;
        }
        let from = at + opening.len();
        let len = closed(&source[from..])?;
        Some(Call {
            at,
            arguments: source[from..from + len].trim(),
            end: from + len + 1,
        })
    })
}

/// The string at the beginning of some arguments, and what follows.
pub(super) fn literal(arguments: &str) -> Option<(&str, &str)> {
    let (text, rest) = arguments.strip_prefix('"')?.split_once('"')?;
    Some((text, rest.trim_start()))
}

/// The word at the beginning of a text.
pub(super) fn words(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// How far it is to the parenthesis that closes the one before `text`.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut rest = text.char_indices();
    while let Some((at, c)) = rest.next() {
        match c {
            '(' => depth += 1,
            ')' if depth == 0 => return Some(at),
            ')' => depth -= 1,
            '"' => {
                while rest.next().is_some_and(|(_, c)| {
                    if c == '\\' {
                        rest.next();
                    }
                    c != '"'
                }) {}
            }
            // A character, or a lifetime.
            '\'' if text[at + 1..].chars().nth(1) == Some('\'') => drop(rest.nth(1)),
            '\'' if text[at + 1..].starts_with('\\') => drop(rest.nth(2)),
            _ => {}
        }
    }
    None
}
