//! What is shown of texts that may come from anywhere: nothing that controls the terminal, and no
//! endless lines.

mod lines;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use self::lines::Writer;

/// The longest message, in characters.
const MESSAGE: usize = 600;
/// Stands where something is left out.
const CUT: char = '…';

/// `text` on one line without control characters, cut if it is very long.
pub(crate) fn plain(text: &str) -> String {
    let mut shown: String = text.chars().take(MESSAGE).map(visible).collect();
    if text.chars().nth(MESSAGE).is_some() {
        shown.push(CUT);
    }
    shown
}

/// The picture of a control character, or the character itself if it is none. Marks that change
/// the direction of writing count as control characters.
fn visible(c: char) -> char {
    match c {
        '\0'..='\x1f' => {
            char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        '\x7f' => '␡',
        '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            char::REPLACEMENT_CHARACTER
        }
        c if c.is_control() => char::REPLACEMENT_CHARACTER,
        c => c,
    }
}

/// A text with places in it, as it is shown. Its lines have the numbers that they have in the text.
#[derive(Debug)]
pub(crate) struct Excerpt {
    name: String,
    shown: String,
    /// The places in `shown`: offset, length and the true column, in characters from 0.
    places: Vec<Place>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    at: usize,
    len: usize,
    column: usize,
}

impl Excerpt {
    /// The excerpt of `text` around places in it, each an offset and a length in bytes.
    pub(crate) fn new(name: &str, text: &str, places: &[(usize, usize)]) -> Self {
        let spans: Vec<[usize; 2]> = places
            .iter()
            .map(|&(at, len)| {
                let start = text.floor_char_boundary(at.min(text.len()));
                [
                    start,
                    text.ceil_char_boundary((start + len).min(text.len())),
                ]
            })
            .collect();
        let mut writer = Writer::new(spans.as_flattened());
        for line in text.split_inclusive('\n') {
            writer.line(line);
        }
        let mut shown = writer.finish();
        let place = |[start, end]: &[usize; 2]| Place {
            at: shown.of(*start),
            len: shown.of(*end) - shown.of(*start),
            column: column(text, *start),
        };
        let places: Vec<_> = spans.iter().map(place).collect();
        // A label at the very end of a text is shown only if there is a character to mark.
        if places.iter().any(|place| place.at == shown.text.len()) {
            shown.text.push(' ');
        }
        Self {
            name: plain(name),
            shown: shown.text,
            places,
        }
    }

    /// The lines and columns of the places, from 1.
    pub(crate) fn lines_and_columns(&self) -> impl Iterator<Item = (usize, usize)> {
        let line = |place: &Place| self.shown[..place.at].matches('\n').count();
        let places = self.places.iter();
        places.map(move |place| (line(place) + 1, place.column + 1))
    }

    /// The places as they are shown, offset and length, in their order.
    pub(crate) fn places(&self) -> impl Iterator<Item = (usize, usize)> {
        self.places.iter().map(|place| (place.at, place.len))
    }
}

/// The column of an offset, in characters from 0.
fn column(text: &str, at: usize) -> usize {
    let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
    text[line..at].chars().count()
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        lines_before: usize,
        lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let found = self.shown.read_span(span, lines_before, lines_after)?;
        let place = self.places.iter().find(|place| place.at == span.offset());
        let column = match place {
            Some(place) if lines_before == 0 => place.column,
            _ => found.column(),
        };
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            found.data(),
            *found.span(),
            found.line(),
            column,
            found.line_count(),
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::lines::LINE;
    use super::*;

    /// What is shown of a text, with the place in it in brackets.
    #[track_caller]
    fn shown(text: &str, at: usize, len: usize) -> (String, usize) {
        let excerpt = Excerpt::new("x", text, &[(at, len)]);
        let Place { at, len, column } = excerpt.places[0];
        let mut shown = excerpt.shown.clone();
        shown.insert(at + len, ']');
        shown.insert(at, '[');
        (shown, column)
    }

    #[test]
    fn control_characters_become_pictures() {
        assert_eq!(shown("a\x1b[2Jb", 5, 1), ("a␛[2J[b]".to_owned(), 5));
        assert_eq!(shown("\0\x7f\u{9b}\u{202e}b", 7, 1).0, "␀␡��[b]");
        assert_eq!(shown("a\tb", 2, 1).0, "a\t[b]");
        assert_eq!(plain("a\r\n\tb"), "a␍␊␉b");
    }

    #[test]
    fn lines_keep_their_numbers_and_lose_their_return() {
        assert_eq!(shown("a\r\nbc\r\nd", 4, 1), ("a\nb[c]\nd".to_owned(), 1));
        assert_eq!(shown("a\nb", 3, 1), ("a\nb[] ".to_owned(), 1));
        assert_eq!(shown("ab\nc", 2, 1), ("ab[\n]c".to_owned(), 2));
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let long = "x".repeat(10_000_000);
        let text = format!("{long}!{long}");
        let (shown, column) = shown(&text, long.len(), 1);
        assert_eq!(column, long.len());
        assert_eq!(shown.chars().count(), LINE + 2 + 2);
        assert!(shown.starts_with("…xxx") && shown.contains("x[!]x") && shown.ends_with("x…"));
        let cut = plain(&text);
        assert_eq!(cut.chars().count(), MESSAGE + 1);
    }

    #[test]
    fn a_place_beyond_what_is_shown_is_at_its_end() {
        let long = "é".repeat(1000);
        let excerpt = Excerpt::new("x", &long, &[(0, 2), (1600, 2)]);
        let places: Vec<_> = excerpt.places().collect();
        assert_eq!(places[0], (0, 2));
        assert!(places[1].0 + places[1].1 <= excerpt.shown.len());
        assert!(excerpt.shown.is_char_boundary(places[1].0));
    }

    #[test]
    fn every_place_in_every_text_can_be_shown() {
        let long = "aé\x1b—\t".repeat(90);
        let twice = format!("{long}\r\n\n{long}");
        for text in ["", "\n", "\r\n", "é\r\n\u{202e}\n", "a\rb", &long, &twice] {
            for at in 0..text.len() + 2 {
                for len in [0, 1, 3, 500] {
                    let excerpt = Excerpt::new("x", text, &[(at, len), (0, 1)]);
                    for (at, len) in excerpt.places() {
                        assert!(excerpt.shown.is_char_boundary(at), "{text:?} {at}");
                        assert!(excerpt.shown.is_char_boundary(at + len), "{text:?} {at}");
                        for lines in [0, 1] {
                            let span = SourceSpan::from((at, len));
                            assert!(excerpt.read_span(&span, lines, lines).is_ok());
                        }
                    }
                }
            }
        }
    }
}
