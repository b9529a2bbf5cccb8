//! The data files that tell of a [`Family`].
//!
//! ```text
//! # a comment
//! name = convoy                     the first word of position texts
//! source = where layout and rules come from
//! goal = corners | edge             where the king escapes; corners are then for him alone, and hostile
//! throne = hostile | hostile-when-empty
//! king-open = surrounded | flanked | safe           how he is captured on most squares,
//! king-edge = …                                     on the edge,
//! king-throne = …                                   on the throne,
//! king-beside-throne = …                            and next to it
//!
//! 3t3                               the layout: rows from the top one down, as in position texts
//! ```

use game::{Message, Part, TextError};

use crate::family::{Board, Escape, Family, Grip, Grips, Throne};
use crate::rows::read_rows;

/// A data file taken apart.
struct File<'a> {
    /// Keys and values.
    headers: Vec<(&'a str, Part<'a>)>,
    rows: Vec<Part<'a>>,
    /// Its end.
    end: Part<'a>,
}

impl<'a> File<'a> {
    fn new(text: &'a str) -> Self {
        let whole = Part::whole(text);
        let (mut headers, mut rows) = (Vec::new(), Vec::new());
        for line in whole.split('\n') {
            let line = line.range(0..line.text.trim_end().len());
            if line.text.is_empty() || line.text.starts_with('#') {
                continue;
            }
            match line.text.split_once('=') {
                Some((key, _)) => {
                    let value = line.from(key.len() + 1);
                    let blanks = value.text.len() - value.text.trim_start().len();
                    headers.push((key.trim(), value.from(blanks)));
                }
                None => rows.push(line),
            }
        }
        Self {
            headers,
            rows,
            end: whole.from(text.len()),
        }
    }

    fn header(&self, key: &str) -> Result<Part<'a>, TextError> {
        match self.headers.iter().find(|(known, _)| *known == key) {
            Some((_, value)) => Ok(*value),
            None => self
                .end
                .error(Message::new("text-missing-line").with("line", key)),
        }
    }

    fn choice<T: Copy>(&self, key: &str, names: &[(&str, T)]) -> Result<T, TextError> {
        let value = self.header(key)?;
        match names.iter().find(|(name, _)| *name == value.text) {
            Some((_, choice)) => Ok(*choice),
            None => {
                let known: Vec<_> = names.iter().map(|(name, _)| *name).collect();
                value.error(Message::new("text-expected-one-of").with("names", known.join(", ")))
            }
        }
    }

    fn grip(&self, key: &str) -> Result<Grip, TextError> {
        let names = [
            ("surrounded", Grip::Surrounded),
            ("flanked", Grip::Flanked),
            ("safe", Grip::Safe),
        ];
        self.choice(key, &names)
    }
}

impl Family {
    /// Reads a data file.
    ///
    /// # Errors
    ///
    /// All lines that are missing or wrong.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let file = File::new(text);
        let Some(board) = Board::new(file.rows.len()) else {
            let sizes = Board::SIZES.map(|size| size.to_string()).join(", ");
            let rows = file.rows.len();
            let message = Message::new("convoy-text-rows-of-layout");
            return file
                .end
                .error(message.with("found", rows).with("sizes", sizes));
        };
        let names = TextError::both(file.header("name"), file.header("source"));
        let escapes = [("corners", Escape::Corners), ("edge", Escape::Edge)];
        let thrones = [
            ("hostile", Throne::Hostile),
            ("hostile-when-empty", Throne::HostileWhenEmpty),
        ];
        let goals = TextError::both(
            file.choice("goal", &escapes),
            file.choice("throne", &thrones),
        );
        let grips = TextError::both(
            TextError::both(file.grip("king-open"), file.grip("king-edge")),
            TextError::both(file.grip("king-throne"), file.grip("king-beside-throne")),
        );
        let head = TextError::both(names, TextError::both(goals, grips));
        let (head, layout) = TextError::both(head, read_rows(&file.rows))?;
        let ((name, source), ((escape, throne), ((open, edge), (on_throne, beside_throne)))) = head;
        Ok(Self {
            name: name.text.to_owned(),
            source: source.text.to_owned(),
            layout: layout.into_iter().map(|(at, boat, _)| (at, boat)).collect(),
            escape,
            throne,
            grips: Grips {
                open,
                edge,
                throne: on_throne,
                beside_throne,
            },
            board,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k_13_a_family_is_data() {
        let names: Vec<_> = Family::all().iter().map(Family::name).collect();
        assert_eq!(names, ["convoy", "hnefatafl", "tablut", "brandubh"]);
        let sizes: Vec<_> = Family::all().iter().map(Family::size).collect();
        assert_eq!(sizes, [13, 11, 9, 7]);
        assert!(
            Family::all()
                .iter()
                .all(|family| !family.source().is_empty())
        );
        assert_eq!(Family::find("chess"), None);
    }

    #[test]
    fn k_13_a_wrong_file_is_refused_with_its_place() {
        let right = include_str!("../data/families/convoy.family");
        let one_of = |names: &str| Message::new("text-expected-one-of").with("names", names);
        let mut all = right.to_owned();
        let mut messages = Vec::new();
        for (from, to, message) in [
            (
                "name = convoy",
                "",
                Message::new("text-missing-line").with("line", "name"),
            ),
            ("goal = corners", "goal = moon", one_of("corners, edge")),
            (
                "king-edge = surrounded",
                "king-edge = 3",
                one_of("surrounded, flanked, safe"),
            ),
        ] {
            let error = Family::read(&right.replace(from, to)).expect_err("it is wrong");
            assert_eq!(error.first().message, message);
            assert!(error.first().at <= right.len());
            all = all.replace(from, to);
            messages.push(message);
        }
        let error = Family::read(&all).expect_err("it is wrong");
        let found: Vec<_> = error.faults().map(|fault| fault.message.clone()).collect();
        assert_eq!(found, messages);
    }
}
