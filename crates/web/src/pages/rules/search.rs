//! Finding rules by words or by id.

use std::ops::Range;

/// A rule as somebody reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its id.
    pub(super) id: String,
    /// The number of its chapter.
    pub(super) chapter: usize,
    /// Its heading.
    pub(super) title: String,
    /// Its text.
    pub(super) text: String,
}

/// How many characters of a text are shown around what was found.
const AROUND: usize = 60;

/// The words of a query, in lower case.
pub(super) fn words(query: &str) -> Vec<String> {
    query.split_whitespace().map(str::to_lowercase).collect()
}

/// The rules that a query finds: first the one with this id, then those whose ids begin so, then those that
/// have all words in their headings, then those that have them anywhere.
pub(super) fn find<'a>(query: &str, entries: &'a [Entry]) -> Vec<&'a Entry> {
    let (words, id) = (words(query), plain(query));
    if words.is_empty() {
        return Vec::new();
    }
    let has_all = |texts: &[&str]| {
        let mut words = words.iter();
        words.all(|word| texts.iter().any(|text| next(text, 0, word).is_some()))
    };
    let rank = |entry: &Entry| {
        let own = plain(&entry.id);
        if own == id {
            Some(0)
        } else if id.len() > 1 && own.starts_with(&id) {
            Some(1)
        } else if has_all(&[&entry.title]) {
            Some(2)
        } else {
            has_all(&[&entry.title, &entry.text]).then_some(3)
        }
    };
    let ranked = entries
        .iter()
        .filter_map(|entry| Some((rank(entry)?, entry)));
    let mut ranked: Vec<(u8, &Entry)> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, entry)| entry).collect()
}

/// Where words stand in a text, from left to right.
pub(super) fn hits(text: &str, words: &[String]) -> Vec<Range<usize>> {
    let mut hits = Vec::new();
    let mut from = 0;
    let first = |from: usize| {
        let found = words.iter().filter_map(|word| next(text, from, word));
        found.min_by_key(|hit| (hit.start, std::cmp::Reverse(hit.end)))
    };
    while let Some(hit) = first(from) {
        from = hit.end;
        hits.push(hit);
    }
    hits
}

/// The part of a text in which the first of the words stands; all of it if it is short.
pub(super) fn excerpt(text: &str, words: &[String]) -> Range<usize> {
    let hit = hits(text, words).into_iter().next().unwrap_or(0..0);
    let before = text[..hit.start].char_indices().rev().nth(AROUND);
    let after = text[hit.end..].char_indices().nth(2 * AROUND);
    // Words are shown whole.
    let start = before.map_or(0, |(at, _)| {
        text[at..hit.start].find(' ').map_or(at, |gap| at + gap + 1)
    });
    let end = after.map_or(text.len(), |(at, _)| {
        let end = hit.end + at;
        text[hit.end..end]
            .rfind(' ')
            .map_or(end, |gap| hit.end + gap)
    });
    start..end
}

/// The next place of a word in lower case, upper case ignored.
fn next(text: &str, from: usize, word: &str) -> Option<Range<usize>> {
    let mut starts = text[from..].char_indices();
    starts.find_map(|(at, _)| {
        let start = from + at;
        let length = begins(&text[start..], word)?;
        Some(start..start + length)
    })
}

/// How many bytes of the beginning of a text are this word in lower case.
fn begins(text: &str, word: &str) -> Option<usize> {
    let mut left = word;
    for (at, letter) in text.char_indices() {
        if left.is_empty() {
            return Some(at);
        }
        for small in letter.to_lowercase() {
            left = left.strip_prefix(small)?;
        }
    }
    left.is_empty().then_some(text.len())
}

/// An id without hyphens and the like, in upper case.
fn plain(id: &str) -> String {
    let letters = id.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        let entry = |id: &str, title: &str, text: &str| Entry {
            id: id.to_owned(),
            chapter: 0,
            title: title.to_owned(),
            text: text.to_owned(),
        };
        vec![
            entry(
                "T-X1",
                "Elimination",
                "Whoever is caught in a TRAP, see T-X2.",
            ),
            entry("T-X2", "The trap", "A player is trapped and loses."),
            entry("T-X12", "Gefährliche Züge", "Wer zieht, verliert."),
        ]
    }

    fn found(query: &str) -> Vec<String> {
        let entries = entries();
        let found = find(query, &entries).into_iter();
        found.map(|entry| entry.id.clone()).collect()
    }

    #[test]
    fn an_id_is_found_however_it_is_written() {
        for query in ["T-X2", "t-x2", "TX2", " t x2 "] {
            assert_eq!(
                found(query).first().map(String::as_str),
                Some("T-X2"),
                "{query}"
            );
        }
        assert_eq!(found("t-x1"), ["T-X1", "T-X12"]);
    }

    #[test]
    fn headings_come_before_texts_and_all_words_count() {
        assert_eq!(found("trap"), ["T-X2", "T-X1"]);
        assert_eq!(found("trap caught"), ["T-X1"]);
        assert_eq!(found("züge"), ["T-X12"]);
        assert_eq!(found("trap dragon"), Vec::<String>::new());
        assert_eq!(found("  "), Vec::<String>::new());
    }

    #[test]
    fn hits_are_marked_where_they_stand() {
        let text = "Züge: ein Zug, ZÜGE";
        let marked: Vec<&str> = hits(text, &words("züge ein"))
            .into_iter()
            .map(|hit| &text[hit])
            .collect();
        assert_eq!(marked, ["Züge", "ein", "ZÜGE"]);
        assert!(hits(text, &words("x")).is_empty());
    }

    #[test]
    fn an_excerpt_has_whole_words_and_the_first_hit() {
        let text = format!("{}hit{}", "before ".repeat(30), " after".repeat(60));
        let part = &text[excerpt(&text, &words("HIT"))];
        assert!(
            part.starts_with("before ") && part.ends_with(" after"),
            "{part}"
        );
        assert!(part.contains("hit") && part.len() < 250, "{part}");
        assert_eq!(excerpt("short", &words("x")), 0..5);
    }
}
