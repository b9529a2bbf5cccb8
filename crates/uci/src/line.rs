//! Lines of any length and content, read without trusting them.

use std::io::{self, BufRead};

use game::{Message, TextError};

/// The longest line that is read, in bytes; a game of a thousand long turns takes a tenth of it.
pub const LONGEST: usize = 1 << 20;

/// A line of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text, without the end of the line.
    Text(String),
    /// It is too long or not UTF-8; the error's place is the first byte that can't be read.
    Unreadable(TextError),
}

/// The next line; `None` at the end of the input. A line that is too long is skipped and never held
/// in memory.
///
/// # Errors
///
/// If the input can't be read at all.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut read = 0;
    loop {
        let part = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            part => part?,
        };
        let end = part.iter().position(|byte| *byte == b'\n');
        let piece = &part[..end.unwrap_or(part.len())];
        let room = (LONGEST + 1).saturating_sub(bytes.len());
        bytes.extend_from_slice(&piece[..piece.len().min(room)]);
        let used = end.map_or(part.len(), |end| end + 1);
        read += used;
        input.consume(used);
        if end.is_some() || used == 0 {
            break;
        }
    }
    Ok((read > 0).then(|| line(bytes)))
}

fn line(bytes: Vec<u8>) -> Line {
    if bytes.len() > LONGEST {
        let message = Message::new("uci-text-long-line").with("most", LONGEST);
        return Line::Unreadable(TextError::new(LONGEST, 0, message));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            Line::Unreadable(TextError::new(at, 1, "text-expected-utf8"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| read_line(&mut input).expect("bytes can be read")).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn lines_end_where_they_should() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"uci\n\nstop"), [text("uci"), text(""), text("stop")]);
        assert_eq!(lines(b"uci\r\n"), [text("uci\r")]);
    }

    #[test]
    fn bytes_that_are_no_text_are_shown_at_their_place() {
        let [Line::Unreadable(error), next] = &lines(b"go \xff\nstop\n")[..] else {
            panic!("two lines");
        };
        assert_eq!((error.first().at, next), (3, &text("stop")));
    }

    #[test]
    fn a_long_line_is_skipped_and_the_next_one_read() {
        let mut input = vec![b'x'; LONGEST];
        input.extend(b"\n");
        assert!(matches!(&lines(&input)[..], [Line::Text(_)]));
        input.insert(0, b'x');
        input.extend(b"stop\n");
        let [Line::Unreadable(error), next] = &lines(&input)[..] else {
            panic!("two lines");
        };
        assert_eq!((error.first().at, next), (LONGEST, &text("stop")));
    }
}
