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

use game::{Part, TextError};

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
            None => self.end.error(format!("a line `{key} = …` is missing")),
        }
    }

    fn choice<T: Copy>(&self, key: &str, names: &[(&str, T)]) -> Result<T, TextError> {
        let value = self.header(key)?;
        match names.iter().find(|(name, _)| *name == value.text) {
            Some((_, choice)) => Ok(*choice),
            None => {
                let known: Vec<_> = names.iter().map(|(name, _)| *name).collect();
                value.error(format!("`{key}` is one of: {}", known.join(", ")))
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
    /// If a line is missing or wrong.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let file = File::new(text);
        let Some(board) = Board::new(file.rows.len()) else {
            let sizes = Board::SIZES.map(|size| size.to_string()).join(", ");
            let rows = file.rows.len();
            return file
                .end
                .error(format!("there are {rows} rows; a board has one of {sizes}"));
        };
        let layout = read_rows(&file.rows)?;
        Ok(Self {
            name: file.header("name")?.text.to_owned(),
            source: file.header("source")?.text.to_owned(),
            layout: layout.into_iter().map(|(at, boat, _)| (at, boat)).collect(),
            escape: file.choice(
                "goal",
                &[("corners", Escape::Corners), ("edge", Escape::Edge)],
            )?,
            throne: file.choice(
                "throne",
                &[
                    ("hostile", Throne::Hostile),
                    ("hostile-when-empty", Throne::HostileWhenEmpty),
                ],
            )?,
            grips: Grips {
                open: file.grip("king-open")?,
                edge: file.grip("king-edge")?,
                throne: file.grip("king-throne")?,
                beside_throne: file.grip("king-beside-throne")?,
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
        for (from, to, message) in [
            (
                "goal = corners",
                "goal = moon",
                "`goal` is one of: corners, edge",
            ),
            ("name = convoy", "", "a line `name = …` is missing"),
            (
                "king-edge = surrounded",
                "king-edge = 3",
                "`king-edge` is one of: surrounded, flanked, safe",
            ),
        ] {
            let error = Family::read(&right.replace(from, to)).expect_err("it is wrong");
            assert_eq!(error.first().message.to_string(), message);
            assert!(error.first().at <= right.len());
        }
    }
}
