//! What terrain boards and set-up files have in common: comments, headers, then lines.

use game::{Faults, Message, TextError};

/// A data file taken apart.
pub(crate) struct DataFile<'a> {
    pub(crate) name: String,
    /// Side length of the board: 9 or 17.
    pub(crate) size: usize,
    pub(crate) source: String,
    /// The lines after the headers, with their byte offsets.
    pub(crate) lines: Vec<(usize, &'a str)>,
}

impl<'a> DataFile<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Self, TextError> {
        let mut headers = Headers::default();
        let mut lines = Vec::new();
        let mut faults = Faults::default();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let content = line.trim_end();
            if content.is_empty() || content.starts_with('#') {
                // Nothing to read.
            } else if let Some((key, value)) = content.split_once('=') {
                faults.keep(headers.read(at, content.len(), key.trim(), value.trim()));
            } else {
                lines.push((at, content));
            }
            at += line.len();
        }
        let missing = |key: &str| {
            let message = Message::new("text-missing-line").with("line", key);
            TextError::new(text.len(), 0, message)
        };
        faults.finish()?;
        let (name, size) = TextError::both(
            headers.name.ok_or_else(|| missing("name")),
            headers.size.ok_or_else(|| missing("size")),
        )?;
        Ok(Self {
            name,
            size,
            source: headers.source.unwrap_or_default(),
            lines,
        })
    }
}

#[derive(Default)]
struct Headers {
    name: Option<String>,
    size: Option<usize>,
    source: Option<String>,
}

impl Headers {
    fn read(&mut self, at: usize, len: usize, key: &str, value: &str) -> Result<(), TextError> {
        let error = |message: &'static str| Err(TextError::new(at, len, message));
        match key {
            "name" if value.is_empty() || !value.chars().all(is_name_char) => {
                return error("tora-text-expected-name");
            }
            "name" => self.name = Some(value.to_owned()),
            "size" => match value {
                "9" => self.size = Some(9),
                "17" => self.size = Some(17),
                _ => return error("tora-text-expected-size"),
            },
            "source" => self.source = Some(value.to_owned()),
            _ => return error("tora-text-expected-header"),
        }
        Ok(())
    }
}

fn is_name_char(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}
