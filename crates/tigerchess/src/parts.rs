//! Parts of a position text, each with its place, so that errors can name it.

use game::TextError;

/// A part of a text and where it begins.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Part<'a> {
    pub(crate) fn error<T>(self, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::new(self.at, self.text.len(), message))
    }

    pub(crate) fn range(self, start: usize, end: usize) -> Part<'a> {
        Part {
            text: self.text.get(start..end).unwrap_or_default(),
            at: self.at + start,
        }
    }

    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.len() + 1;
            part
        })
    }

    /// Its characters, each as a part.
    pub(crate) fn characters(self) -> impl Iterator<Item = (char, Part<'a>)> {
        self.text
            .char_indices()
            .map(move |(start, c)| (c, self.range(start, start + c.len_utf8())))
    }

    pub(crate) fn number(self, least: u32, most: u32, what: &str) -> Result<u32, TextError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let padded = self.text.len() > 1 && self.text.starts_with('0');
        match self.text.parse() {
            Ok(number) if digits && !padded && (least..=most).contains(&number) => Ok(number),
            _ => self.error(format!("{what} is a number from {least} to {most}")),
        }
    }
}

const FIELDS: [&str; 11] = [
    "the game",
    "the board",
    "the side to move",
    "the Queens that may be protected",
    "the square of a capture en passant, or `-`",
    "the single moves since a capture, Pikeman or Swordsman move",
    "the number of the move",
    "the sides that have their TigerKnight exchange",
    "the Royal Guards, or `-`",
    "the deployment, or `-`",
    "the marks, or `-`",
];

/// Splits the text; the fields that `LancerChess` has not are empty.
pub(crate) fn fields<const TIGER: bool>(text: &str) -> Result<[Part<'_>; 11], TextError> {
    let whole = Part { text, at: 0 };
    let wanted = if TIGER { 11 } else { 7 };
    let mut fields = [whole.range(0, 0); 11];
    let mut count = 0;
    for field in whole.split(' ') {
        if count == wanted {
            return field.error(format!(
                "nothing follows {} in a position",
                FIELDS[wanted - 1]
            ));
        }
        fields[count] = field;
        count += 1;
    }
    if count < wanted {
        let message = format!("here should follow, after a space, {}", FIELDS[count]);
        return Err(TextError::new(text.len(), 0, message));
    }
    Ok(fields)
}
